import { game } from '../../support/riftbound/game.js';
import { duel, WARRENS } from '../../support/riftbound/tables.js';

const held = (...units: readonly string[]) => ({ controller: 'Ben', units: { Ben: units } });

describe('who attacks and who defends', () => {
  test('the player who contested attacks, has focus first, and every unit there is designated', () => {
    const table = game(duel({ Ana: { base: ['First Mate', 'Pit Rookie'] }, warrens: held('Wizened Elder') }));
    table.play('Ana: moves First Mate, Pit Rookie to Zaun Warrens');
    expect(table).toHaveLogged('ShowdownStaged', 'CombatStaged', 'ShowdownOpened', 'CombatOpened', 'DesignationsSet');
    expect(table.piece('First Mate').badges).toContain('attacker');
    expect(table.piece('Pit Rookie').badges).toContain('attacker');
    expect(table.piece('Wizened Elder').badges).toContain('defender');
    expect(table.waiting).toEqual(['Ana: has focus']);
  });

  test('Assault and Shield count with the designation, and no longer once the combat is over', () => {
    const table = game(duel({ Ana: { base: ['Chemtech Enforcer'] }, warrens: held('Stalwart Poro') }));
    expect(table.piece('Chemtech Enforcer').numbers).toContainEqual({ label: 'Might', value: 2, base: 2 });
    table.play('Ana: moves Chemtech Enforcer to Zaun Warrens');
    expect(table.piece('Chemtech Enforcer').numbers).toContainEqual({ label: 'Might', value: 4, base: 2 });
    expect(table.piece('Stalwart Poro').numbers).toContainEqual({ label: 'Might', value: 3, base: 2 });
    table.pass();
    expect(table.where('Stalwart Poro')).toBe("Ben's trash");
    expect(table.piece('Chemtech Enforcer').numbers).toContainEqual({ label: 'Might', value: 2, base: 2 });
    expect(table.piece('Chemtech Enforcer').badges).not.toContain('attacker');
  });

  test('a unit that comes later is designated in the next cleanup', () => {
    const table = game(
      duel({
        Ana: { base: ['First Mate'] },
        Ben: { hand: ['Flash'], base: ['Pit Rookie'] },
        warrens: held('Wizened Elder'),
      }),
    );
    table.play('Ana: moves First Mate to Zaun Warrens', 'Ana: passes');
    table.play('Ben: plays Flash -> Pit Rookie: move Pit Rookie to Zaun Warrens').pass();
    expect(table.piece('Pit Rookie').badges).toContain('defender');
    expect(table).toHaveLogged(
      'UnitsMoved Ana moves First Mate to Zaun Warrens',
      'ChainItemResolved',
      'DesignationsSet Rookie',
    );
  });

  test('a surprise defender turns the showdown in progress into a combat, and the focus stays where it is', () => {
    const table = game(duel({ Ana: { base: ['First Mate'] }, Ben: { hand: ['Flash'], base: ['Pit Rookie'] } }));
    table.play('Ana: moves First Mate to Zaun Warrens', 'Ana: passes');
    table.play('Ben: plays Flash -> Pit Rookie: move Pit Rookie to Zaun Warrens').pass();
    expect(table).toHaveLogged('ChainClosed', 'FocusPassed', 'CombatStaged', 'CombatOpened');
    expect(table.piece('First Mate').badges).toContain('attacker');
    expect(table.piece('Pit Rookie').badges).toContain('defender');
    expect(table.waiting).toEqual(['Ana: has focus']);
    expect(table.facts.filter(({ type }) => type === 'ShowdownOpened')).toHaveLength(1);
    table.pass();
    expect(table.points).toEqual({ Ana: 1, Ben: 0 });
  });
});

describe('how a combat ends', () => {
  test('the attacker who alone has units left conquers', () => {
    const table = game(duel({ Ana: { base: ['Wizened Elder'] }, warrens: held('Pit Rookie') }));
    table.play('Ana: moves Wizened Elder to Zaun Warrens').pass();
    expect(table).toHaveLogged(
      'ShowdownClosed',
      'DamageAssigned Ana assigns 4 damage to Pit Rookie',
      'DamageAssigned Ben assigns 2 damage to Wizened Elder',
      'DamageDealt Combat: 4 against 2: 4 damage to Pit Rookie and 2 damage to Wizened Elder',
      'PiecesKilled Killed: Pit Rookie',
      'UnitsHealed',
      'CombatResultDetermined',
      'ContestedCleared',
      'ControlEstablished',
      'BattlefieldConquered',
      'PointsGained Ana gains 1 point (Conquest of Zaun Warrens) and has 1',
      'CombatEnded',
    );
    expect(table.at(WARRENS)).toEqual(['controlled by Ana', 'scored by Ana this turn']);
    expect(table.points).toEqual({ Ana: 1, Ben: 0 });
    expect(table).toBeIn('neutral-open');
  });

  test('where both sides die nobody controls and nobody scores', () => {
    const table = game(duel({ Ana: { base: ['First Mate'] }, warrens: held('Eager Apprentice') }));
    table.play('Ana: moves First Mate to Zaun Warrens').pass();
    expect(table.at(WARRENS)).toEqual([]);
    expect(table.points).toEqual({ Ana: 0, Ben: 0 });
    expect(table).toHaveLogged('CombatResultDetermined', 'ContestedCleared', 'ControlLost', 'CombatEnded');
    expect(table).not.toHaveLogged('BattlefieldConquered');
  });

  test('where both sides live the attackers are recalled, healed and no longer designated, and control stays', () => {
    const stunned = (card: string) => ({ card, stunned: true });
    const tie = game(
      duel({
        Ana: { base: ['Wizened Elder'] },
        warrens: { controller: 'Ben', units: { Ben: [stunned('Playful Phantom'), stunned('Mega-Mech')] } },
      }),
    );
    tie.play('Ana: moves Wizened Elder to Zaun Warrens').pass().play('Ana: assigns 4 to Playful Phantom');
    expect(tie).toHaveLogged(
      'DamageDealt Combat: 4 against 0: 4 damage to Playful Phantom',
      'UnitsHealed',
      'AttackersRecalled',
      'CombatResultDetermined',
      'ContestedCleared',
      'CombatEnded',
    );
    expect(tie.where('Wizened Elder')).toBe("Ana's base");
    expect(tie.piece('Wizened Elder')).toMatchObject({ exhausted: true, badges: [] });
    expect(tie.piece('Playful Phantom').numbers).toEqual([{ label: 'Might', value: 5, base: 5 }]);
    expect(tie.at(WARRENS)).toEqual(['controlled by Ben']);
    expect(tie.points).toEqual({ Ana: 0, Ben: 0 });
  });

  test('a defender who held nothing before conquers when both sides live', () => {
    const stunned = { card: 'First Mate', stunned: true };
    const table = game(
      duel({ Ana: { base: [stunned] }, Ben: { hand: ['Flash'], base: [{ card: 'Wizened Elder', stunned: true }] } }),
    );
    table.play('Ana: moves First Mate to Zaun Warrens', 'Ana: passes');
    table.play('Ben: plays Flash -> Wizened Elder: move Wizened Elder to Zaun Warrens').pass().pass();
    expect(table).toHaveLogged(
      'AttackersRecalled',
      'CombatResultDetermined',
      'ControlEstablished',
      'BattlefieldConquered',
    );
    expect(table.points).toEqual({ Ana: 0, Ben: 1 });
    expect(table.at(WARRENS)).toContain('controlled by Ben');
  });

  test('no damage is dealt where one side left before; the attacker still conquers and everything heals', () => {
    const table = game(
      duel({
        Ana: { base: ['First Mate', { card: 'Wizened Elder', damage: 2 }], hand: ['Gust'] },
        warrens: held('Pit Rookie'),
      }),
    );
    table.play('Ana: moves First Mate to Zaun Warrens');
    table.play('Ana: plays Gust -> Pit Rookie: return Pit Rookie').pass();
    expect(table).toBeIn('showdown-open');
    expect(table.at(WARRENS)).toContain('controlled by Ben');
    table.pass();
    expect(table).not.toHaveLogged('DamageDealt');
    expect(table).toHaveLogged('UnitsHealed Elder', 'CombatResultDetermined', 'BattlefieldConquered');
    expect(table.points).toEqual({ Ana: 1, Ben: 0 });
  });

  test('where the attackers left, the defender wins without a point and control stays', () => {
    const table = game(duel({ Ana: { base: ['First Mate'] }, Ben: { hand: ['Gust'] }, warrens: held('Pit Rookie') }));
    table.play('Ana: moves First Mate to Zaun Warrens', 'Ana: passes');
    table.play('Ben: plays Gust -> First Mate: return First Mate').pass().pass();
    expect(table).toHaveLogged('CombatResultDetermined Ben', 'ContestedCleared', 'CombatEnded');
    expect(table.points).toEqual({ Ana: 0, Ben: 0 });
    expect(table.at(WARRENS)).toEqual(['controlled by Ben']);
  });

  test('effects of this combat end with it, those of the turn stay', () => {
    const table = game(duel({ Ana: { base: ['Wizened Elder'], hand: ['Cleave'] }, warrens: held('Pit Rookie') }));
    table.play('Ana: moves Wizened Elder to Zaun Warrens');
    table
      .play(
        'Ana: plays Cleave -> Wizened Elder: give Assault 3 to Wizened Elder this combat; give +1 Might to Wizened Elder this turn',
      )
      .pass();
    expect(table.piece('Wizened Elder').numbers).toContainEqual({ label: 'Might', value: 8, base: 4 });
    table.pass();
    expect(table).toHaveLogged('CombatStepBegan', 'EffectsEnded', 'CombatEnded');
    expect(table.piece('Wizened Elder').numbers).toContainEqual({ label: 'Might', value: 5, base: 4 });
  });
});

describe('deaths in combat', () => {
  test('what dies with Deathknell is settled before the result is determined', () => {
    const table = game(duel({ Ana: { base: ['First Mate'] }, warrens: held('Watchful Sentry') }));
    table.play('Ana: moves First Mate to Zaun Warrens').pass();
    expect(table).toBeIn('showdown-closed');
    expect(table).not.toHaveLogged('CombatResultDetermined');
    expect(table.waiting).toEqual(['Ben: has priority']);
    table.pass().play('Ben: resolves: draw 1');
    expect(table).toHaveLogged(
      'PiecesKilled Killed: Watchful Sentry',
      'ItemPutOnChain Deathknell',
      'UnitsHealed',
      'CardsDrawn Ben draws a card',
      'ChainClosed',
      'CombatResultDetermined',
      'BattlefieldConquered',
    );
    expect(table.points).toEqual({ Ana: 1, Ben: 0 });
  });

  test('a unit that a Deathknell puts there keeps the result open: showdown and combat are staged again', () => {
    const table = game(duel({ Ana: { base: ['First Mate'] }, warrens: held('Watchful Sentry') }));
    table.play('Ana: moves First Mate to Zaun Warrens').pass(4);
    table.play('Ben: resolves: create 1 Recruit at Zaun Warrens');
    expect(table).toHaveLogged(
      'TokensCreated Ben creates 1 Recruit at Zaun Warrens',
      'CombatResultDetermined',
      'ShowdownStaged A showdown is staged at Zaun Warrens',
      'CombatStaged A combat is staged at Zaun Warrens',
      'CombatEnded',
      'ShowdownOpened',
      'CombatOpened',
    );
    expect(table.piece('Recruit').badges).toContain('defender');
    expect(table.waiting).toEqual(['Ana: has focus']);
    table.pass();
    expect(table.points).toEqual({ Ana: 1, Ben: 0 });
  });

  test('a unit may have two Deathknells, and each goes on the chain', () => {
    const sentry = { card: 'Watchful Sentry', keywords: { Deathknell: 1 } };
    const table = game(
      duel({ Ana: { base: ['First Mate'] }, warrens: { controller: 'Ben', units: { Ben: [sentry] } } }),
    );
    table.play('Ana: moves First Mate to Zaun Warrens').pass();
    expect(table.table.stack).toHaveLength(2);
  });
});
