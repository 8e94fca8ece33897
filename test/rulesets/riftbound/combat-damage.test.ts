import { game, type Game } from '../../support/riftbound/game.js';
import { duel } from '../../support/riftbound/tables.js';
import type { TableLayout } from '#rulesets/riftbound';

type Units = NonNullable<TableLayout['players'][string]['base']>;

/** Ana's units have come to Ben's battlefield, and everybody has passed. */
const fight = (attackers: Units, defenders: Units): Game => {
  const table = game(duel({ Ana: { base: attackers }, warrens: { controller: 'Ben', units: { Ben: defenders } } }));
  const units = attackers.map((unit) => table.number(`Ana's ${typeof unit === 'string' ? unit : (unit.card ?? '')}`));
  table.play({ play: 'MoveUnits', seat: 0, units, to: { zone: 'battlefield', at: 0 } });
  return table.pass();
};

/** Ben's pieces by name, as many as the assignment names, one amount each. */
const assigns = (table: Game, ...amounts: readonly (readonly [unit: string, amount: number])[]) =>
  table.attempt({
    play: 'AssignDamage',
    seat: 0,
    damage: amounts.map(([unit, amount]) => ({ unit: table.number(unit), amount })),
  });

describe('whose damage, and how much', () => {
  test('each side assigns exactly what its units bring, the attacker first', () => {
    const table = fight(['First Mate', 'Pit Rookie'], ['Wizened Elder', 'Playful Phantom']);
    expect(table.waiting).toEqual(['Ana: How is combat damage assigned?']);
    expect(assigns(table, ['Wizened Elder', 4])).toBeRefusedBecause('combat.assign');
    expect(assigns(table, ['Wizened Elder', 4], ['Playful Phantom', 2])).toBeRefusedBecause('combat.assign');
    table.play('Ana: assigns 4 to Wizened Elder, 1 to Playful Phantom');
    expect(table.waiting).toEqual(['Ben: How is combat damage assigned?']);
    expect(table).not.toHaveLogged('DamageDealt');
    table.play('Ben: assigns 3 to First Mate, 6 to Pit Rookie');
    expect(table.facts.filter(({ type }) => type === 'DamageDealt')).toHaveLength(1);
  });

  test('stunned units bring no damage and take it all the same', () => {
    const table = fight(['First Mate'], [{ card: 'Mega-Mech', stunned: true }, 'Recruit']);
    table.play('Ana: assigns 1 to Recruit, 2 to Mega-Mech');
    expect(table).toHaveLogged(
      'DamageDealt Combat: 3 against 1: 1 damage to Recruit, 2 damage to Mega-Mech and 1 damage to First Mate',
      'AttackersRecalled',
    );
    expect(table.where('First Mate')).toBe("Ana's base");
    expect(table.where('Mega-Mech')).toBe('Zaun Warrens');
  });

  test('Might below zero counts as none and takes nothing from the others', () => {
    const table = fight(['First Mate', { card: 'Recruit', might: -3 }], ['Wizened Elder', 'Mega-Mech']);
    expect(assigns(table, ['Wizened Elder', 1])).toBeRefusedBecause('combat.assign');
    expect(assigns(table, ['Wizened Elder', 3])).toBeLegal();
  });

  test('a unit without Might still needs one damage to die', () => {
    const table = fight(['First Mate'], [{ card: 'Recruit', might: -1 }, 'Pit Rookie']);
    expect(assigns(table, ['Recruit', 2], ['Pit Rookie', 1])).toBeRefusedBecause('combat.assign-no-excess');
    table.play('Ana: assigns 1 to Recruit, 2 to Pit Rookie');
    expect(table.points).toEqual({ Ana: 1, Ben: 0 });
  });
});

describe('one after the other', () => {
  const threes = ['First Mate', 'Eager Apprentice', 'Poro Herder', 'Pit Crew'];

  test('a unit gets lethal damage before the next gets any', () => {
    const table = fight(['Playful Phantom'], threes);
    expect(
      assigns(table, ['First Mate', 2], ['Eager Apprentice', 1], ['Poro Herder', 1], ['Pit Crew', 1]),
    ).toBeRefusedBecause('combat.assign-lethal-first');
    expect(assigns(table, ['First Mate', 3], ['Poro Herder', 2])).toBeLegal();
  });

  test('damage that a unit has counts: what is lethal is less, and no more may be assigned', () => {
    const hurt = threes.map((card) => ({ card, damage: 1 }));
    const table = fight(['Playful Phantom'], hurt);
    expect(assigns(table, ['First Mate', 3], ['Poro Herder', 2])).toBeRefusedBecause('combat.assign-no-excess');
    expect(assigns(table, ['First Mate', 2], ['Poro Herder', 2], ['Pit Crew', 1])).toBeLegal();
  });

  test('what is left over goes on any unit once all are filled', () => {
    const table = fight(['Mega-Mech'], ['First Mate', 'Pit Rookie']);
    expect(assigns(table, ['First Mate', 6], ['Pit Rookie', 2])).toBeLegal();
    expect(assigns(table, ['First Mate', 7], ['Pit Rookie', 1])).toBeRefusedBecause('combat.assign-no-excess');
  });
});

describe('Tank and Backline', () => {
  test('Tank comes first, Backline last', () => {
    const table = fight(['Wizened Elder'], ['Lecturing Yordle', 'Pit Rookie', 'Enthusiastic Promoter']);
    expect(assigns(table, ['Pit Rookie', 2], ['Lecturing Yordle', 2])).toBeLegal();
    expect(assigns(table, ['Pit Rookie', 2], ['Enthusiastic Promoter', 2])).toBeRefusedBecause(
      'combat.assign-requirements',
    );
    expect(assigns(table, ['Lecturing Yordle', 2], ['Enthusiastic Promoter', 2])).toBeRefusedBecause(
      'combat.assign-requirements',
    );
  });

  test('of two units with Tank the assigner takes either first', () => {
    const table = fight(['First Mate'], ['Lecturing Yordle', 'Maddened Marauder', 'Pit Rookie']);
    expect(assigns(table, ['Lecturing Yordle', 2], ['Maddened Marauder', 1])).toBeLegal();
    expect(assigns(table, ['Maddened Marauder', 3])).toBeLegal();
    expect(assigns(table, ['Lecturing Yordle', 2], ['Pit Rookie', 1])).toBeRefusedBecause('combat.assign-requirements');
  });

  test('a unit with both is taken first or last, never in between', () => {
    const both = { card: 'Enthusiastic Promoter', keywords: { Tank: 1 } };
    const table = fight(['Wizened Elder'], [both, 'Pit Rookie', 'Clockwork Keeper']);
    expect(assigns(table, ['Enthusiastic Promoter', 2], ['Pit Rookie', 2])).toBeLegal();
    expect(assigns(table, ['Pit Rookie', 2], ['Clockwork Keeper', 2])).toBeLegal();
    const more = fight(['First Mate'], [both, 'Pit Rookie', 'Clockwork Keeper']);
    expect(assigns(more, ['Pit Rookie', 2], ['Enthusiastic Promoter', 1])).toBeRefusedBecause(
      'combat.assign-contradiction',
    );
  });

  test('each of several such units goes by the requirement that the assigner picks for it', () => {
    const both = (card: string) => ({ card, keywords: { Tank: 1, Backline: 1 } });
    const table = fight(['Wizened Elder'], [both('Pit Rookie'), both('Clockwork Keeper'), 'Ravenbloom Student']);
    expect(assigns(table, ['Pit Rookie', 2], ['Clockwork Keeper', 2])).toBeLegal();
    expect(assigns(table, ['Pit Rookie', 2], ['Ravenbloom Student', 2])).toBeLegal();
    expect(assigns(table, ['Ravenbloom Student', 2], ['Clockwork Keeper', 2])).toBeLegal();
  });

  test('where everybody dies of it, the order is not asked for but the sum is', () => {
    const table = fight(['Mega-Mech'], ['Lecturing Yordle', 'Pit Rookie', 'Enthusiastic Promoter']);
    expect(assigns(table, ['Lecturing Yordle', 2], ['Pit Rookie', 2], ['Enthusiastic Promoter', 4])).toBeLegal();
  });
});

test('what is played as it was counts, with its finding: the damage falls as it was assigned', () => {
  const table = fight(['Wizened Elder'], ['Lecturing Yordle', 'Pit Rookie']);
  const decision = table.playAnyway('Ana: assigns 4 to Pit Rookie');
  expect(decision.outcome).toBe('accepted');
  expect(table.where('Pit Rookie')).toBe("Ben's trash");
  expect(table.where('Lecturing Yordle')).toBe('Zaun Warrens');
});
