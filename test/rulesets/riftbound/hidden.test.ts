import { riftbound } from '#rulesets/riftbound';
import { game, type Game } from '../../support/riftbound/game.js';
import { piecesIn, playOf } from '../../support/riftbound/play-of.js';
import { duel } from '../../support/riftbound/tables.js';

const HELD = { controller: 'Ana', units: { Ana: ['First Mate'] } };
const hiding = (card: string | null, more: object = {}) => duel({ Ana: { hand: [card] }, warrens: HELD, ...more });
const facedown = (card: string | null, turn?: number) => ({
  ...HELD,
  facedown: { by: 'Ana', card, ...(turn === undefined ? {} : { turn }) },
});

const faceDown = (table: Game): readonly number[] =>
  table.table.pieces.flatMap((piece) => (piece.faceDown ? [Number(/\d+/.exec(piece.id)?.[0])] : []));

describe('hiding a card', () => {
  test('for one power of any domain, without a chain, and it is no play', () => {
    const table = game(hiding('Pakaa Cub', { Ana: { hand: ['Pakaa Cub'], runes: { Mind: 1 } } }));
    table.play('Ana: hides Pakaa Cub at Zaun Warrens');
    expect(table).toHaveLogged('CostPaid Ana pays 1 Mind power', 'CardHidden');
    expect(table.log.join()).not.toMatch('ItemPutOnChain');
    expect(table.state.seats[0]?.played).toBe(0);
    expect(table.waiting).toEqual(['Ana: has priority']);
  });

  test('from the champion zone too', () => {
    const table = game(duel({ Ana: { champion: 'Teemo, Strategist' }, warrens: HELD }));
    table.play('Ana: hides Teemo, Strategist at Zaun Warrens');
    expect(table).toHaveLogged('CardHidden');
  });

  test('others see that a card lies there and not which one', () => {
    const table = game(hiding('Pakaa Cub')).play('Ana: hides Pakaa Cub at Zaun Warrens');
    const seen = (viewer: 0 | 1 | 'public') =>
      riftbound
        .view(table.state, viewer)
        .pieces.filter(({ faceDown }) => faceDown)
        .map(({ name }) => name);
    expect([seen(0), seen(1), seen('public')]).toEqual([['Pakaa Cub'], [null], [null]]);
  });

  test.each([
    ['a card without Hidden', hiding('Wizened Elder'), 'Ana: hides Wizened Elder at Zaun Warrens', 'keyword.hidden'],
    [
      'a battlefield that is not controlled',
      hiding('Pakaa Cub'),
      'Ana: hides Pakaa Cub at Grove',
      'zones.facedown-controller',
    ],
    [
      'a facedown zone that is taken',
      duel({ Ana: { hand: ['Pakaa Cub'] }, warrens: facedown('Teemo, Scout') }),
      'Ana: hides Pakaa Cub at Zaun Warrens',
      'zones.facedown-room',
    ],
    [
      'no power to pay with',
      duel({ Ana: { hand: ['Pakaa Cub'], runes: {} }, warrens: HELD }),
      'Ana: hides Pakaa Cub at Zaun Warrens',
      'play.costs-paid',
    ],
    [
      "another player's turn",
      hiding('Pakaa Cub', { turn: 'Ben' }),
      'Ana: hides Pakaa Cub at Zaun Warrens',
      'hidden.cost-and-permission',
    ],
  ] as const)('%s: refused, and recorded as played', (_, layout, play, rule) => {
    expect(game(layout).attempt(play)).toBeRefusedBecause(rule);
  });

  test('not while a chain is open', () => {
    const table = game(duel({ Ana: { hand: ['Pakaa Cub', 'Hextech Ray'] }, warrens: HELD })).play(
      'Ana: plays Hextech Ray',
    );
    expect(table.attempt('Ana: hides Pakaa Cub at Zaun Warrens')).toBeRefusedBecause('hidden.cost-and-permission');
  });

  test('a card that nobody knows may be hidden; whether it could shows later', () => {
    const table = game(hiding(null));
    const [piece = -1] = piecesIn(table, "Ana's hand");
    const { strict, findings } = table.attempt({ play: 'HideCard', seat: 0, piece, card: null, at: 0, payment: null });
    expect(strict.outcome).toBe('accepted');
    expect(findings).toMatchObject([{ rule: 'keyword.hidden', severity: 'doubtful' }]);
  });
});

describe('playing it from facedown', () => {
  test('not on the turn on which it was hidden', () => {
    const table = game(hiding('Pakaa Cub')).play('Ana: hides Pakaa Cub at Zaun Warrens');
    expect(table.attempt('Ana: plays Pakaa Cub to Zaun Warrens')).toBeRefusedBecause('hidden.cost-and-permission');
  });

  test('from the next turn on with Reaction, for nothing, to that battlefield', () => {
    const table = game(
      duel({ turn: 'Ben', Ben: { base: ['Pit Rookie'] }, Ana: { runes: {} }, warrens: facedown('Pakaa Cub') }),
    );
    table.play('Ben: moves Pit Rookie to Zaun Warrens', 'Ben: passes');
    expect(table).toOffer('Ana: plays Pakaa Cub to Zaun Warrens');
    expect(table.attempt('Ana: plays Pakaa Cub to base')).toBeRefusedBecause('hidden.permanent-there');
    table.play('Ana: plays Pakaa Cub');
    expect(table.where('Pakaa Cub')).toBe('Zaun Warrens');
    expect(table.piece('Pakaa Cub').badges).toContain('defender');
    expect(table.log.join()).not.toMatch('CostPaid');
  });

  test('in answer to a spell, and the spell still resolves', () => {
    const table = game(duel({ turn: 'Ben', Ben: { hand: ['Hextech Ray'] }, warrens: facedown('Pakaa Cub') }));
    table.play('Ben: plays Hextech Ray -> First Mate', 'Ben: passes', 'Ana: plays Pakaa Cub').pass();
    expect(table).toHaveLogged('PermanentEntered Cub', 'ChainItemResolving Hextech');
  });

  test('its targets have to be at that battlefield, unless its text rules that out', () => {
    const table = game(
      duel({ warrens: facedown('Hidden Blade'), grove: { controller: 'Ben', units: { Ben: ['Pit Rookie'] } } }),
    );
    const away = table.attempt('Ana: plays Hidden Blade -> Pit Rookie');
    expect(away.findings).toMatchObject([{ rule: 'hidden.targets-there', severity: 'doubtful' }]);
    expect(away.strict).toMatchObject({ verdict: { status: 'doubtful' } });
    expect(table.attempt('Ana: plays Hidden Blade -> First Mate').findings).toEqual([]);
  });

  test('additional costs are still paid', () => {
    const table = game(
      duel({
        Ana: { runes: {} },
        Ben: {},
        warrens: { ...facedown('Hidden Blade'), units: { Ana: ['First Mate'], Ben: ['Pouty Poro'] } },
      }),
    );
    expect(table.attempt('Ana: plays Hidden Blade -> Pouty Poro')).toBeRefusedBecause('play.costs-paid');
  });

  test('only its controller may play it, and a card without Hidden lay there wrongly', () => {
    const table = game(duel({ warrens: facedown(null) }));
    const play = (seat: number, name: string) => ({ ...playOf(table, name, seat), piece: faceDown(table)[0] ?? -1 });
    expect(table.attempt(play(1, 'First Mate'))).toBeRefusedBecause('hidden.cost-and-permission');
    expect(table.attempt(play(0, 'First Mate')).findings).toMatchObject([
      { rule: 'keyword.hidden', severity: 'doubtful' },
    ]);
  });

  test('hidden gear goes there and is recalled to base', () => {
    const table = game(duel({ warrens: facedown("Zhonya's Hourglass") }));
    table.play("Ana: plays Zhonya's Hourglass");
    expect(table).toHaveLogged('PermanentEntered Warrens', "PiecesRecalled Recalled to base: Zhonya's Hourglass");
    expect(table.where("Zhonya's Hourglass")).toBe("Ana's base");
  });
});

describe('losing the battlefield', () => {
  test('the card is trashed for all to see once control is lost', () => {
    const table = game(duel({ warrens: facedown('Pakaa Cub') })).play('Ana: moves First Mate to base');
    expect(table).toHaveLogged('ControlLost Warrens', 'PiecesTrashed Put into the trash: Pakaa Cub');
    expect(table.where('Pakaa Cub')).toBe("Ana's trash");
    expect(riftbound.view(table.state, 1).pieces.find(({ name }) => name === 'Pakaa Cub')).toBeDefined();
  });

  test('not while the chain is open or a combat goes on there', () => {
    const table = game(
      duel({ turn: 'Ben', Ben: { base: ['Pit Rookie'], hand: ['Cleave'] }, warrens: facedown('Pakaa Cub') }),
    );
    table.play('Ben: moves Pit Rookie to Zaun Warrens', 'Ben: plays Cleave -> First Mate: kill First Mate').pass();
    expect(table.where('First Mate')).toBe("Ana's trash");
    expect(faceDown(table)).toHaveLength(1);
    table.play('Ana: plays Pakaa Cub');
    expect(table.where('Pakaa Cub')).toBe('Zaun Warrens');
  });
});
