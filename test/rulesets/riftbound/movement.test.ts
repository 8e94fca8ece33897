import { game } from '../../support/riftbound/game.js';
import { duel, GROVE, WARRENS } from '../../support/riftbound/tables.js';

describe('the Standard Move', () => {
  test('several units go to one place from different origins, as one move, each exhausted for it', () => {
    const table = game(
      duel({
        Ana: { base: ['Pit Rookie'] },
        grove: { controller: 'Ana', units: { Ana: ['Vi, Destructive', 'Recruit'] } },
      }),
    );
    table.play('Ana: moves Pit Rookie, Vi to Zaun Warrens');
    expect(table.lastFacts.filter(({ type }) => type === 'UnitsMoved')).toHaveLength(1);
    expect([table.where('Pit Rookie'), table.where('Vi')]).toEqual([WARRENS, WARRENS]);
    expect([table.piece('Pit Rookie').exhausted, table.piece('Vi').exhausted]).toEqual([true, true]);
  });

  test('an exhausted unit, a foreign unit, and a unit without Ganking between battlefields may not', () => {
    const table = game(
      duel({
        Ana: { base: [{ card: 'Pit Rookie', exhausted: true }] },
        Ben: { base: ['First Mate'] },
        grove: { controller: 'Ana', units: { Ana: ['Recruit'] } },
      }),
    );
    expect(table.attempt('Ana: moves Pit Rookie to Zaun Warrens')).toBeRefusedBecause('move.standard-cost');
    expect(table.attempt("Ana: moves Ben's First Mate to Zaun Warrens")).toBeRefusedBecause('ability.controller');
    expect(table.attempt('Ana: moves Recruit to Zaun Warrens')).toBeRefusedBecause('move.standard-ganking');
    expect(table).toOffer('Ana: moves Recruit to base');
    expect(table).not.toOffer('Ana: moves Recruit to Zaun Warrens');
  });

  test('one exhausted unit spoils the move of the group', () => {
    const table = game(duel({ Ana: { base: ['First Mate', { card: 'Pit Rookie', exhausted: true }] } }));
    expect(table.attempt('Ana: moves First Mate, Pit Rookie to Zaun Warrens')).toBeRefusedBecause('move.standard-cost');
  });

  test('only on the own turn, with no chain and no showdown', () => {
    const table = game(
      duel({ Ana: { base: ['First Mate', 'Pit Rookie'], hand: ['Cleave'] }, Ben: { base: ['Recruit'] } }),
    );
    expect(table.attempt('Ben: moves Recruit to Zaun Warrens')).toBeRefusedBecause('move.standard-main-phase');
    table.play('Ana: plays Cleave: draw 1');
    expect(table.attempt('Ana: moves First Mate to Zaun Warrens')).toBeRefusedBecause('move.standard-not-closed');
    table.pass().play('Ana: moves First Mate to Zaun Warrens');
    expect(table.attempt('Ana: moves Pit Rookie to Zaun Warrens')).toBeRefusedBecause('move.standard-not-showdown');
  });

  test('never to another base, and not to where the unit is', () => {
    const table = game(duel({ grove: { controller: 'Ana', units: { Ana: ['Vi, Destructive'] } } }));
    const unit = table.number('Vi');
    const move = (to: object) => ({ play: 'MoveUnits', seat: 0, units: [unit], to }) as never;
    expect(table.attempt(move({ zone: 'base', seat: 1 }))).toBeRefusedBecause('move.standard-to-base');
    expect(table.attempt(move({ zone: 'battlefield', at: 1 }))).toBeImpossible('already-there');
    expect(table.attempt(move({ zone: 'battlefield', at: 2 }))).toBeImpossible('no-such-battlefield');
  });

  test('cannot be answered: it uses no chain, and its cleanup comes at once', () => {
    const table = game(duel({ Ana: { base: ['First Mate'] } }));
    table.play('Ana: moves First Mate to Zaun Warrens');
    expect(table).not.toHaveLogged('ItemPutOnChain');
    expect(table).toHaveLogged(
      'PiecesExhausted',
      'UnitsMoved Ana moves First Mate to Zaun Warrens',
      'BattlefieldContested',
      'ShowdownStaged',
      'ShowdownOpened',
    );
  });

  test('going home loses the battlefield at once and opens nothing', () => {
    const table = game(duel({ grove: { controller: 'Ana', units: { Ana: ['Pit Rookie'] } } }));
    table.play('Ana: moves Pit Rookie to base');
    expect(table.at(GROVE)).toEqual([]);
    expect(table).toBeIn('neutral-open');
    expect(table.attempt('Ana: moves Pit Rookie to Zaun Warrens')).toBeRefusedBecause('move.standard-cost');
  });

  test('with Ganking one unit may conquer twice in a turn, if something readies it', () => {
    const table = game(duel({ Ana: { base: ['Vi, Destructive'], hand: ['Cleave'] } }));
    table.play('Ana: moves Vi to Zaun Warrens').pass();
    expect(table.attempt('Ana: moves Vi to Grove of the God-Willow')).toBeRefusedBecause('move.standard-cost');
    table.play('Ana: plays Cleave: ready Vi').pass();
    table.play('Ana: moves Vi to Grove of the God-Willow').pass();
    expect(table.points).toEqual({ Ana: 2, Ben: 0 });
    expect(table.at(WARRENS)).toEqual(['scored by Ana this turn']);
    expect(table).toHaveLogged(
      'UnitsMoved Ana moves Vi, Destructive to Grove of the God-Willow',
      'ControlLost Zaun',
      'ShowdownOpened Grove',
    );
  });

  test('recorded as it was played, a move against the rules moves, with its finding', () => {
    const table = game(duel({ Ana: { base: [{ card: 'Pit Rookie', exhausted: true }] } }));
    expect(table.playAnyway('Ana: moves Pit Rookie to Zaun Warrens').outcome).toBe('accepted');
    expect(table.where('Pit Rookie')).toBe(WARRENS);
    expect(table).not.toHaveLogged('PiecesExhausted');
    expect(table).toBeIn('showdown-open');
  });
});

describe('moves by effects and recalls', () => {
  test('an effect moves without exhausting and between battlefields without Ganking', () => {
    const table = game(
      duel({ Ana: { hand: ['Ride the Wind'] }, grove: { controller: 'Ana', units: { Ana: ['Pit Rookie'] } } }),
    );
    table.play('Ana: plays Ride the Wind: move Pit Rookie to Zaun Warrens').pass();
    expect(table.piece('Pit Rookie').exhausted).toBe(false);
    expect(table).toHaveLogged(
      'UnitsMoved Moved to Zaun Warrens: Pit Rookie',
      'BattlefieldContested',
      'ControlLost Grove',
      'ShowdownOpened',
    );
  });

  test('an effect that would move a unit into a foreign base recalls it instead', () => {
    const table = game(
      duel({ Ana: { hand: ['Charm'] }, warrens: { controller: 'Ben', units: { Ben: ['Pit Rookie'] } } }),
    );
    table.play('Ana: plays Charm -> Pit Rookie: move Pit Rookie to base').pass();
    expect(table).toHaveLogged('PiecesRecalled Recalled to base: Pit Rookie', 'ControlLost');
    expect(table).not.toHaveLogged('UnitsMoved');
    expect(table.where('Pit Rookie')).toBe("Ben's base");
  });

  test('a recall keeps damage and exhaustion, is no move, and takes the attached along', () => {
    const unit = { card: 'First Mate', damage: 2, exhausted: true, attached: ["Doran's Blade"] };
    const table = game(duel({ Ana: { hand: ['Cleave'] }, warrens: { controller: 'Ana', units: { Ana: [unit] } } }));
    table.play('Ana: plays Cleave: recall First Mate').pass();
    expect(table).toHaveLogged('PiecesRecalled Recalled to base: First Mate', 'ControlLost');
    expect(table).not.toHaveLogged('UnitsMoved');
    expect(table.piece('First Mate')).toMatchObject({ exhausted: true });
    expect(table.piece('First Mate').numbers).toContainEqual({ label: 'damage', value: 2 });
    expect(table.where('Doran')).toBe("Ana's base");
    expect(table.piece('Doran').attachedTo).toBe(table.piece('First Mate').id);
  });
});
