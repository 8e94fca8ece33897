import { game } from '../../support/riftbound/game.js';
import { duel, GROVE, WARRENS } from '../../support/riftbound/tables.js';

const held = (...units: readonly string[]) => ({ controller: 'Ben', units: { Ben: units } });

describe('units that come, go and change sides during a combat', () => {
  test('a defender that changes hands attacks from then on', () => {
    const table = game(
      duel({ Ana: { base: ['Pit Rookie'], hand: ['Cleave'] }, warrens: held('Wizened Elder', 'First Mate') }),
    );
    table.play('Ana: moves Pit Rookie to Zaun Warrens');
    table.play('Ana: plays Cleave: Ana takes control of Wizened Elder').pass();
    expect(table.piece('Wizened Elder').badges).toContain('attacker');
    table.pass().play('Ben: assigns 3 to Wizened Elder');
    expect(table.points).toEqual({ Ana: 1, Ben: 0 });
    expect(table.at(WARRENS)).toContain('controlled by Ana');
  });

  test('an attacker that leaves is one no longer, and Assault goes with it', () => {
    const table = game(
      duel({
        Ana: { base: ['Chemtech Enforcer', 'Pit Rookie'], hand: ['Ride the Wind'] },
        warrens: held('Wizened Elder'),
      }),
    );
    table.play('Ana: moves Chemtech Enforcer, Pit Rookie to Zaun Warrens');
    table.play('Ana: plays Ride the Wind: move Chemtech Enforcer to base').pass();
    expect(table.piece('Chemtech Enforcer').badges).toEqual(['Assault 2']);
    expect(table.piece('Chemtech Enforcer').numbers).toEqual([{ label: 'Might', value: 2, base: 2 }]);
    expect(table.piece('Pit Rookie').badges).toContain('attacker');
  });

  test('where both sides have left, nobody wins, nobody controls, and everything ends', () => {
    const table = game(
      duel({ Ana: { base: ['Pit Rookie'], hand: ['Gust'] }, Ben: { hand: ['Flash'] }, warrens: held('Recruit') }),
    );
    table.play('Ana: moves Pit Rookie to Zaun Warrens', 'Ana: plays Gust: return Recruit').pass();
    table.play('Ben: plays Flash: return Pit Rookie').pass().pass();
    expect(table).not.toHaveLogged('DamageDealt');
    expect(table).toHaveLogged('CombatResultDetermined', 'ContestedCleared', 'ControlLost', 'CombatEnded');
    expect(table.at(WARRENS)).toEqual([]);
    expect(table.points).toEqual({ Ana: 0, Ben: 0 });
  });

  test('a defender gone and another come: the combat is the same and the newcomer defends', () => {
    const table = game(
      duel({
        Ana: { base: ['First Mate'], hand: ['Gust'] },
        Ben: { base: ['Pit Rookie'], hand: ['Flash'] },
        warrens: held('Mega-Mech'),
      }),
    );
    table.play('Ana: moves First Mate to Zaun Warrens', 'Ana: plays Gust: return Mega-Mech').pass();
    table.play('Ben: plays Flash: move Pit Rookie to Zaun Warrens').pass();
    expect(table.facts.filter(({ type }) => type === 'CombatOpened')).toHaveLength(1);
    expect(table.piece('Pit Rookie').badges).toContain('defender');
    expect(table.at(WARRENS)).toContain('controlled by Ben');
    table.pass();
    expect(table.points).toEqual({ Ana: 1, Ben: 0 });
  });

  test('the attacker keeps the role of who contested, also on the turn of the other', () => {
    const table = game(
      duel({
        turn: 'Ben',
        Ana: { base: ['First Mate'], hand: ['Flash'] },
        Ben: { hand: ['Cleave'] },
        warrens: held('Pit Rookie'),
      }),
    );
    table.play('Ben: plays Cleave: draw 1', 'Ben: passes', 'Ana: plays Flash: move First Mate to Zaun Warrens').pass();
    table.pass();
    expect(table.waiting).toEqual(['Ana: has focus']);
    expect(table.piece('First Mate').badges).toContain('attacker');
  });
});

test('a unit drawn in by its enemy attacks: its player contested, whoever moved it and whose turn it is', () => {
  const table = game(
    duel({
      Ana: { hand: ['Charm'] },
      Ben: { base: ['Chemtech Enforcer'] },
      warrens: { controller: 'Ana', units: { Ana: ['Stalwart Poro'] } },
    }),
  );
  table.play('Ana: plays Charm -> Chemtech Enforcer: move Chemtech Enforcer to Zaun Warrens').pass();
  expect(table.at(WARRENS)).toContain('contested by Ben');
  expect(table.waiting).toEqual(['Ben: has focus']);
  expect(table.piece('Chemtech Enforcer').badges).toContain('attacker');
  expect(table.piece('Stalwart Poro').numbers).toContainEqual({ label: 'Might', value: 3, base: 2 });
  table.pass();
  expect(table.points).toEqual({ Ana: 0, Ben: 1 });
});

test('a unit played to a battlefield in combat joins its side, and may be assigned damage', () => {
  const table = game(
    duel({
      Ana: { base: ['Mega-Mech'] },
      Ben: { hand: ['Shen, Kinkou'] },
      warrens: held('Pit Rookie'),
    }),
  );
  table.play('Ana: moves Mega-Mech to Zaun Warrens', 'Ana: passes', 'Ben: plays Shen to Zaun Warrens');
  expect(table.piece('Shen').badges).toEqual(expect.arrayContaining(['defender', 'Tank', 'Shield 2']));
  expect(table.waiting).toEqual(['Ana: has focus']);
  table.pass();
  expect(table.attempt('Ana: assigns 2 to Pit Rookie, 6 to Shen')).toBeLegal();
  expect(table.attempt('Ana: assigns 4 to Pit Rookie, 4 to Shen')).toBeRefusedBecause('combat.assign-requirements');
});

describe('triggers told in a combat', () => {
  test("the attacker's and then the defender's: the defender's resolves first, and the focus has not moved", () => {
    const table = game(duel({ Ana: { base: ['First Mate'] }, warrens: held('Pit Rookie') }));
    table.play('Ana: moves First Mate to Zaun Warrens');
    table.play('Ana: triggers First Mate: give +1 Might to First Mate this turn');
    table.play('Ben: triggers Pit Rookie: stun First Mate');
    expect(table.waiting).toEqual(['Ben: has priority']);
    table.pass();
    expect(table).toHaveLogged('ItemPutOnChain Mate', 'ItemPutOnChain Rookie', 'UnitsStunned Stunned: First Mate');
    expect(table).not.toHaveLogged('EffectsBegan');
    table.pass();
    expect(table).toHaveLogged('UnitsStunned Stunned: First Mate', 'EffectsBegan', 'ChainClosed');
    expect(table.waiting).toEqual(['Ana: has focus']);
  });

  test('a trigger between two passes of focus does not ask for them again', () => {
    const table = game(duel({ Ana: { base: ['First Mate'] }, warrens: held('Pit Rookie') }));
    table.play('Ana: moves First Mate to Zaun Warrens', 'Ana: passes');
    table.play('Ben: triggers Pit Rookie: draw 1').pass();
    expect(table.waiting).toEqual(['Ben: has focus']);
    table.play('Ben: passes');
    expect(table).toHaveLogged(
      'ShowdownClosed',
      'DamageDealt Combat: 3 against 2: 3 damage to Pit Rookie and 2 damage to First Mate',
    );
  });

  test('one that conquers with Hunt resolves before the combat ends', () => {
    const table = game(duel({ Ana: { base: ['Gemhand Hunter'] }, warrens: held('Recruit') }));
    table.play('Ana: moves Gemhand Hunter to Zaun Warrens').pass();
    expect(table).toHaveLogged(
      'BattlefieldConquered',
      'PointsGained Ana gains 1 point (Conquest of Zaun Warrens) and has 1',
      'ItemPutOnChain Hunt',
    );
    expect(table).not.toHaveLogged('CombatEnded');
    expect(table.waiting).toEqual(['Ana: has priority']);
    expect(table).toBeIn('showdown-closed');
    table.pass();
    expect(table).toHaveLogged('ExperienceGained Ana gains 1 XP', 'ChainClosed', 'CombatEnded');
    expect(table.waiting).toEqual(['Ana: has priority']);
    expect(table).toBeIn('neutral-open');
  });

  test('units of both sides that came after the result leave control open, and fight again', () => {
    const table = game(
      duel({ Ana: { base: ['First Mate'] }, Ben: { base: ['Pit Rookie'] }, warrens: held('Watchful Sentry') }),
    );
    table.play('Ana: moves First Mate to Zaun Warrens').pass(4);
    table.play('Ben: resolves: move Pit Rookie to Zaun Warrens');
    expect(table).toHaveLogged('CombatResultDetermined', 'ShowdownStaged', 'CombatEnded', 'CombatOpened');
    expect(table).not.toHaveLogged('BattlefieldConquered');
    expect(table.at(WARRENS)).toContain('controlled by Ben');
  });
});

describe('points in a combat', () => {
  test('the last point by conquest needs every battlefield: else a card, and the battlefield all the same', () => {
    const table = game(duel({ Ana: { points: 7, base: ['First Mate'] }, warrens: held('Recruit') }));
    table.play('Ana: moves First Mate to Zaun Warrens').pass();
    expect(table).toHaveLogged(
      'BattlefieldConquered',
      'FinalPointDenied',
      'CardsDrawn Ana draws a card',
      'CombatEnded',
    );
    expect(table.points).toEqual({ Ana: 7, Ben: 0 });
    expect(table.at(WARRENS)).toContain('controlled by Ana');
  });

  test('with the other scored this turn it wins, in the cleanup, before the combat is over', () => {
    const table = game(
      duel({ Ana: { points: 7, base: ['First Mate'] }, warrens: held('Recruit'), grove: { scoredBy: ['Ana'] } }),
    );
    table.play('Ana: moves First Mate to Zaun Warrens').pass();
    expect(table).toHaveLogged(
      'PointsGained Ana gains 1 point (Conquest of Zaun Warrens) and has 8',
      'GameEnded Ana',
      'MatchEnded',
    );
    expect(table).not.toHaveLogged('CombatEnded');
    expect(table.waiting).toEqual([]);
  });

  test('a battlefield scored this turn is taken without a point, and counts for nothing more', () => {
    const table = game(
      duel({ Ana: { points: 3, base: ['First Mate'] }, warrens: { ...held('Recruit'), scoredBy: ['Ana'] } }),
    );
    table.play('Ana: moves First Mate to Zaun Warrens').pass();
    expect(table.points).toEqual({ Ana: 3, Ben: 0 });
    expect(table.at(WARRENS)).toContain('controlled by Ana');
    expect(table.at(GROVE)).toEqual([]);
  });
});
