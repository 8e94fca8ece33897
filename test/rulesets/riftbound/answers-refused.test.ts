import type { Play } from '#rulesets/riftbound';
import { game, type Game } from '../../support/riftbound/game.js';
import { opening } from '../../support/riftbound/opening.js';
import { piecesIn } from '../../support/riftbound/play-of.js';
import { duel } from '../../support/riftbound/tables.js';

// Answers and plays that name what is not there, or one thing twice: the table could not do them, whatever the rules say.

describe('the damage of a combat is assigned to enemy units there, to each once', () => {
  const assigning = (): Game =>
    game(
      duel({
        Ana: { base: ['Mountain Drake'] },
        warrens: { controller: 'Ben', units: { Ben: ['Pit Rookie', 'Mega-Mech'] } },
      }),
    )
      .play('Ana: moves Mountain Drake to Zaun Warrens')
      .pass();
  const assigned = (table: Game, ...parts: readonly (readonly [name: string, amount: number])[]): Play => ({
    play: 'AssignDamage',
    seat: 0,
    damage: parts.map(([name, amount]) => ({ unit: table.number(name), amount })),
  });

  test.each([
    ['a unit of its own side', [['Mountain Drake', 10]]],
    [
      'one unit twice',
      [
        ['Pit Rookie', 5],
        ['Pit Rookie', 5],
      ],
    ],
    [
      'less than nothing',
      [
        ['Pit Rookie', 11],
        ['Mega-Mech', -1],
      ],
    ],
  ] as const)('not to %s', (_what, parts) => {
    const table = assigning();
    expect(table.attempt(assigned(table, ...parts))).toBeImpossible('bad-assignment');
  });

  test('to both, or to one of them', () => {
    const table = assigning();
    expect(table.attempt(assigned(table, ['Pit Rookie', 2], ['Mega-Mech', 8])).asPlayed.outcome).toBe('accepted');
    expect(table.attempt(assigned(table, ['Pit Rookie', 10], ['Mega-Mech', 0])).asPlayed.outcome).toBe('accepted');
  });
});

describe('cards are chosen as many as are asked for, and as what they are', () => {
  const looking = (): Game =>
    game({
      ...duel({ Ana: { hand: ['Stacked Deck'], deck: ['Pit Rookie', 'Mega-Mech', 'Stupefy', 'Defy'] } }),
      digital: true,
      texts: 'encoded',
    })
      .play('Ana: plays Stacked Deck')
      .pass();
  const picked = (table: Game, names: readonly string[], cards: readonly (string | null)[]): Play => ({
    play: 'PickObjects',
    seat: 0,
    pieces: names.map((name) => table.state.pieces.findIndex(({ card }) => card === CARDS[name])),
    cards,
  });
  const CARDS: Readonly<Record<string, string>> = { 'Pit Rookie': 'OGN-136', Stupefy: 'OGN-095' };

  test('not one more', () => {
    const table = looking();
    expect(table.attempt(picked(table, ['Pit Rookie', 'Stupefy'], []))).toBeImpossible('wrong-number');
  });

  test('not more cards named than are chosen', () => {
    const table = looking();
    expect(table.attempt(picked(table, ['Pit Rookie'], [null, null]))).toBeImpossible('wrong-number');
  });

  test('not by the name of another card', () => {
    const table = looking();
    expect(table.attempt(picked(table, ['Pit Rookie'], ['OGN-095']))).toBeImpossible('other-card');
    expect(table.attempt(picked(table, ['Pit Rookie'], ['OGN-136'])).strict.outcome).toBe('accepted');
  });

  test('not by the name of a rune, which is in another deck', () => {
    const table = game({ ...duel({ Ana: { hand: ['Stacked Deck'] } }), texts: 'encoded' })
      .play('Ana: plays Stacked Deck')
      .pass();
    expect(table.attempt('Ana: chooses cards unknown as Fury Rune')).toBeImpossible('other-kind');
  });
});

describe('whose it is and what it is', () => {
  test('a mulligan names no card twice', () => {
    const table = opening().deal();
    const [first = -1] = table.hand(0);
    expect(table.attempt({ play: 'Mulligan', seat: 0, pieces: [first, first] })).toBeImpossible('not-in-hand');
  });

  test('what is recycled is ordered whole, each card once', () => {
    const table = opening().deal();
    const [first = -1, second = -1] = table.hand(0);
    table.play({ play: 'Mulligan', seat: 0, pieces: [second, first] });
    for (const pieces of [[first], [first, first], [first, second, second]])
      expect(table.attempt({ play: 'OrderCards', pieces })).toBeImpossible('other-cards');
    table.play({ play: 'OrderCards', pieces: [second, first] });
  });

  test('nobody who is not at the table goes first', () => {
    const table = opening({ firstPlayer: null });
    expect(table.attempt({ play: 'ChooseFirstPlayer', first: 2 })).toBeImpossible('no-such-player');
  });

  test('a card that is told is one of the set, and lies on the table', () => {
    const table = game(duel());
    expect(table.attempt({ play: 'RevealCard', seat: 0, piece: 999, card: 'OGN-136' })).toBeImpossible('no-such-piece');
    expect(table.attempt({ play: 'RevealCard', seat: 0, piece: 0, card: 'OGN-999' })).toBeImpossible('unknown-card');
  });

  test('a card that is hidden is one of the Main Deck, and goes to a battlefield of the game', () => {
    const table = game(
      duel({ Ana: { hand: [null, 'Pakaa Cub'] }, warrens: { controller: 'Ana', units: { Ana: ['Pit Rookie'] } } }),
    );
    const [unknown = -1] = piecesIn(table, "Ana's hand");
    const hidden = (piece: number, card: string | null, at: number): Play => ({
      play: 'HideCard',
      seat: 0,
      piece,
      card,
      at,
      payment: null,
    });
    expect(table.attempt(hidden(unknown, 'OGN-007', 0))).toBeImpossible('other-kind');
    expect(table.attempt(hidden(unknown, 'OGN-999', 0))).toBeImpossible('unknown-card');
    expect(table.attempt(hidden(table.number('Pakaa Cub'), 'OGN-136', 0))).toBeImpossible('other-card');
    expect(table.attempt(hidden(table.number('Pakaa Cub'), null, 2))).toBeImpossible('no-such-battlefield');
    expect(table.attempt(hidden(table.number('Pakaa Cub'), null, 0)).strict.outcome).toBe('accepted');
  });

  test('a card that is played is one of the set', () => {
    const table = game(duel({ Ana: { hand: ['Pit Rookie'] } }));
    const played = { play: 'PlayCard', seat: 0, to: null, targets: [], accelerate: false } as const;
    const rest = { declared: null, cost: null, instructions: null, payment: null } as const;
    const piece = table.state.pieces.findIndex(({ card }) => card === 'OGN-136');
    expect(table.attempt({ ...played, ...rest, piece, card: 'OGN-999' })).toBeImpossible('unknown-card');
  });

  test('a card that is named is one of the set', () => {
    const warrens = { controller: 'Ana', units: { Ana: ['Mega-Mech'] } };
    const table = game({ ...duel({ Ana: { hand: ['Fallen Feline'] }, warrens }), texts: 'encoded' });
    table.play('Ana: plays Fallen Feline to Zaun Warrens').pass();
    expect(table.attempt({ play: 'NameCard', seat: 0, card: 'OGN-999' })).toBeImpossible('unknown-card');
    table.play('Ana: names Hextech Ray');
  });

  test('a card that an effect plays is played, and not used as an ability is', () => {
    const table = game(duel({ Ana: { hand: ['Hextech Ray', 'Pit Rookie'] } }));
    table.play('Ana: plays Hextech Ray: Ana plays Pit Rookie').pass();
    const rest = { targets: [], to: null, declared: null, payment: null } as const;
    expect(table.attempt({ play: 'FinalizeItem', seat: 0, use: true, ...rest })).toBeImpossible('card-to-play');
  });

  test('what triggers is of something on the table', () => {
    const announced = { play: 'AnnounceTrigger', seat: 0, source: 999, targets: [], instructions: null } as const;
    expect(game(duel()).attempt(announced)).toBeImpossible('no-such-piece');
  });

  test('nobody is corrected to more than fifteen points past the Victory Score', () => {
    const corrected = (points: number): Play => ({
      play: 'Correct',
      correction: { change: 'points', seat: 0, points },
      note: '',
    });
    const table = game(duel());
    expect(table.attempt(corrected(24))).toBeImpossible('too-many-points');
    expect(table.attempt(corrected(23)).strict.outcome).toBe('accepted');
  });
});
