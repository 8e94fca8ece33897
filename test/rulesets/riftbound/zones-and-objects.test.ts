import { riftbound, type RiftboundFact } from '#rulesets/riftbound';
import { game, type Game } from '../../support/riftbound/game.js';
import { piecesIn } from '../../support/riftbound/play-of.js';
import { duel } from '../../support/riftbound/tables.js';

const WARRENS = { zone: 'battlefield', at: 0 } as const;
const CLEAVE = { hand: ['Cleave'] };

/** Ana's Cleave resolves with what is told of it. */
const resolves = (table: Game, told: string): Game =>
  table.play('Ana: plays Cleave').pass().play(`Ana: resolves: ${told}`);

const namesSeen = (table: Game, viewer: 0 | 1 | 'public', zone: string): readonly (string | null)[] => {
  const { zones, pieces } = riftbound.view(table.state, viewer);
  const ids = zones.find(({ name }) => name === zone)?.pieces ?? [];
  return ids.map((id) => pieces.find((piece) => piece.id === id)?.name ?? null);
};

describe('who may see what', () => {
  test('a hand is for its owner, its count for everybody', () => {
    const table = game(duel({ Ana: { hand: ['Cleave', 'First Mate'] } }));
    expect(namesSeen(table, 0, "Ana's hand")).toEqual(['Cleave', 'First Mate']);
    expect(namesSeen(table, 1, "Ana's hand")).toEqual([null, null]);
    expect(namesSeen(table, 'public', "Ana's hand")).toEqual([null, null]);
  });

  test('a deck is for nobody, a trash for everybody', () => {
    const table = game(duel({ Ana: { deck: ['Cleave'], trash: ['First Mate'] } }));
    expect(namesSeen(table, 0, "Ana's Main Deck")).not.toContain('Cleave');
    expect(namesSeen(table, 1, "Ana's trash")).toEqual(['First Mate']);
  });

  test('a card on the chain is public', () => {
    const table = game(duel({ Ana: CLEAVE })).play('Ana: plays Cleave');
    expect(riftbound.view(table.state, 1).stack[0]?.label).toMatch('Cleave');
  });

  test('a card shown voluntarily needs no priority and no moment', () => {
    const table = game(duel({ turn: 'Ben', Ana: { hand: [null] } }));
    const [piece = -1] = piecesIn(table, "Ana's hand");
    expect(table.attempt({ play: 'RevealCard', seat: 0, piece, card: 'OGN-001' })).toBeLegal();
  });
});

describe('a card that changes to or from a non-board zone is a new object', () => {
  const hurt = { card: 'Wizened Elder', damage: 2, buffs: 1, stunned: true, exhausted: true, might: 3 };

  test('damage, buffs, stun, exhaustion and what was given to it are gone', () => {
    const table = game(duel({ Ana: { ...CLEAVE, base: [hurt], runes: 'enough' } }));
    const before = table.state.pieces[table.number('Wizened Elder')];
    resolves(table, 'return Wizened Elder').play('Ana: plays Wizened Elder (nothing)');
    const unit = table.state.pieces[table.number('Wizened Elder')];
    expect(unit).toMatchObject({ damage: 0, buffs: 0, stunned: false });
    expect(unit?.object).not.toBe(before?.object);
    expect(table.piece('Wizened Elder').numbers).toContainEqual({ label: 'Might', value: 4, base: 4 });
  });

  test('moving on the board keeps all of it', () => {
    const table = game(duel({ Ana: { ...CLEAVE, base: [{ ...hurt, damage: 1 }] } }));
    const before = table.state.pieces[table.number('Wizened Elder')];
    resolves(table, 'move Wizened Elder to Zaun Warrens');
    expect(table.state.pieces[table.number('Wizened Elder')]).toMatchObject({
      damage: 1,
      buffs: 1,
      stunned: true,
      object: before?.object,
    });
  });

  test('a spell loses a target that was returned and played again in between', () => {
    const table = game(duel({ Ana: CLEAVE, Ben: { base: ['Janna, Savior'], hand: ['Defy'] } }));
    table.play('Ana: plays Cleave -> Janna: deal 3 to Janna', 'Ana: passes');
    table.play('Ben: plays Defy: return Janna').pass().pass(1);
    table.play('Ben: plays Janna to base').pass();
    expect(table).toHaveLogged(
      'PiecesReturned Returned to hand: Janna, Savior',
      'PermanentEntered Janna',
      'ChainItemResolving Cleave',
      'ChainItemResolved Cleave',
    );
    expect(table.log.join()).not.toMatch('DamageDealt');
  });

  test('where some targets remain, the instruction is done to those', () => {
    const table = game(duel({ Ana: CLEAVE, Ben: { base: ['Janna, Savior', 'Wizened Elder'], hand: ['Defy'] } }));
    table.play('Ana: plays Cleave -> Janna, Wizened Elder: deal 2 to Janna, Wizened Elder', 'Ana: passes');
    table.play('Ben: plays Defy: return Janna').pass().pass(1);
    table.play('Ben: plays Janna to base').pass();
    const dealt = table.facts.find(({ type }) => type === 'DamageDealt');
    expect(dealt?.data).toMatchObject({ parts: [{ unit: table.number('Wizened Elder'), amount: 2 }] });
  });
});

describe('owners', () => {
  test('a stolen unit that dies goes to its owner’s trash, one that returns to its owner’s hand', () => {
    const layout = duel({ Ana: { ...CLEAVE, base: [{ card: 'Wizened Elder', owner: 'Ben' }] } });
    expect(resolves(game(layout), 'kill Wizened Elder').where('Wizened Elder')).toBe("Ben's trash");
    expect(resolves(game(layout), 'return Wizened Elder').where('Wizened Elder')).toBe("Ben's hand");
    expect(resolves(game(layout), 'recycle Wizened Elder').where('Wizened Elder')).toBe("Ben's Main Deck");
  });

  test('a unit whose control is taken in a base is recalled to the base of its new controller', () => {
    const table = resolves(
      game(duel({ Ana: CLEAVE, Ben: { base: ['Wizened Elder'] } })),
      'take control of Wizened Elder',
    );
    expect(table).toHaveLogged('ControlChanged', 'PiecesRecalled Recalled to base: Wizened Elder');
    expect(table.where('Wizened Elder')).toBe("Ana's base");
  });

  test('a recycled rune goes to the Rune Deck, a recycled card to the Main Deck', () => {
    const table = game(duel({ Ana: { ...CLEAVE, runes: { Fury: 2, Calm: 1 }, trash: ['First Mate'] } }));
    resolves(table, 'recycle First Mate');
    expect(table.where('First Mate')).toBe("Ana's Main Deck");
    table.play('Ana: recycles Calm Rune for Calm');
    expect(table).toHaveLogged('RuneRecycled Calm');
    expect(table.where('Calm Rune')).toBe("Ana's Rune Deck");
  });
});

describe('tokens', () => {
  const withRecruit = duel({ Ana: { ...CLEAVE, base: ['Recruit'] } });

  test.each(['kill Recruit', 'return Recruit', 'banish Recruit', 'recycle Recruit'])(
    '%s: it ceases to exist',
    (told) => {
      const table = game(withRecruit);
      const token = table.number('Recruit');
      resolves(table, told);
      expect(riftbound.view(table.state, 'recorder').zones.some(({ pieces }) => pieces.includes(String(token)))).toBe(
        false,
      );
    },
  );

  test('created where the effect says, and then it contests as any unit', () => {
    const table = resolves(game(duel({ Ana: CLEAVE })), 'create 2 Recruit at Zaun Warrens');
    expect(table).toHaveLogged(
      'TokensCreated Ana creates 2 Recruit at Zaun Warrens',
      'BattlefieldContested Warrens',
      'ShowdownOpened Warrens',
    );
  });
});

describe('attached cards', () => {
  const equipped = (place: object) => duel({ Ana: CLEAVE, ...place });
  const host = { card: 'Wizened Elder', attached: ['Long Sword'] };

  test('they go where their host goes, exhausted or not', () => {
    const table = resolves(game(equipped({ Ana: { ...CLEAVE, base: [host] } })), 'move Wizened Elder to Zaun Warrens');
    expect(table.where('Long Sword')).toBe('Zaun Warrens');
    const moved = { units: [table.number('Wizened Elder')], attached: [table.number('Long Sword')] };
    expect(table.facts).toContainEqual(expect.objectContaining({ data: expect.objectContaining(moved) as object }));
  });

  test('they stay behind when it leaves the board, and gear left at a battlefield is recalled', () => {
    const table = game(equipped({ warrens: { controller: 'Ana', units: { Ana: [host] } } }));
    resolves(table, 'kill Wizened Elder');
    expect(table).toHaveLogged('PiecesKilled Killed: Wizened Elder', 'PiecesRecalled Recalled to base: Long Sword');
    expect(table.where('Long Sword')).toBe("Ana's base");
    expect(table.state.pieces[table.number('Long Sword')]?.attachedTo).toBeNull();
  });

  /** Whether the attached card has gone anywhere by a fact that moves its host, and whether it is attached then. */
  const after = (fact: (host: number, attached: number) => Omit<RiftboundFact, 'because'>): object => {
    const { state, number } = game(equipped({ Ana: { ...CLEAVE, base: [host] } }));
    const [unit, sword] = [number('Wizened Elder'), number('Long Sword')];
    const { pieces } = riftbound.evolve(state, { ...fact(unit, sword), because: [] } as RiftboundFact);
    const held = pieces[sword];
    return { goes: held?.zone !== state.pieces[sword]?.zone, attached: held?.attachedTo === unit };
  };
  const moves = (said: object) => (unit: number) =>
    ({ type: 'UnitsMoved', data: { seat: 0, units: [unit], to: WARRENS, standard: true, ...said } }) as const;
  const dies = (said: object) => (unit: number) =>
    ({ type: 'PiecesKilled', data: { pieces: [unit], cards: [null], by: 'cleanup', ...said } }) as const;

  test('a fact names them, and does to no other what it does to them', () => {
    expect(after((unit, sword) => moves({ attached: [sword] })(unit))).toEqual({ goes: true, attached: true });
    expect(after(moves({}))).toEqual({ goes: false, attached: true });
    expect(after((unit, sword) => dies({ attached: [sword] })(unit))).toEqual({ goes: false, attached: false });
    expect(after(dies({}))).toEqual({ goes: false, attached: true });
  });

  test('a fact of an older tape, which does not say what is attached, does it to whatever is', () => {
    expect(after(moves({ attached: null }))).toEqual({ goes: true, attached: true });
    expect(after(dies({ attached: null }))).toEqual({ goes: false, attached: false });
  });
});

describe('a card that is taken off the chain', () => {
  test('takes its item with it: nothing of it happens', () => {
    const table = game(duel({ Ana: CLEAVE, Ben: { hand: ['Defy'] } })).play('Ana: plays Cleave: draw 2', 'Ana: passes');
    table.play('Ben: plays Defy: return Cleave').pass();
    expect(table).toHaveLogged(
      'PiecesReturned Returned to hand: Cleave',
      'ChainItemRemoved',
      'ChainItemResolved Defy',
      'ChainClosed',
    );
    expect(table.where('Cleave')).toBe("Ana's hand");
    expect(table.log.join()).not.toMatch('CardsDrawn');
  });

  const flows = { runes: 'enough', energy: 9, power: ['any'], trash: ['Dredge Up'] } as const;
  const flowed = (): Game =>
    game(duel({ Ana: flows, Ben: { runes: 'enough', hand: ['Defy', 'Stupefy'] } })).play('Ana: plays Dredge Up');

  test('is banished where it was played for Flow, and another spell beside it is not', () => {
    const table = flowed().play('Ana: passes', 'Ben: plays Stupefy');
    table.play('Ben: plays Defy: return Stupefy; return Dredge Up').pass();
    expect(table.where('Dredge Up')).toBe("Ana's Banishment");
    expect(table.where('Stupefy')).toBe("Ben's hand");
  });

  test('goes where it says that it goes, Flow or not', () => {
    const table = flowed().pass().play('Ana: resolves: return Dredge Up');
    expect(table.where('Dredge Up')).toBe("Ana's hand");
  });

  test('a spell that banishes itself has finished resolving', () => {
    const table = resolves(game(duel({ Ana: CLEAVE })), 'banish Cleave; draw 1');
    expect(table.where('Cleave')).toBe("Ana's Banishment");
    expect(table.log.join()).not.toMatch('CardsDrawn');
    expect(table).toBeIn('neutral-open');
  });
});
