import { game } from '../../support/riftbound/game.js';
import { duel, GROVE, WARRENS } from '../../support/riftbound/tables.js';

describe('a showdown without a combat', () => {
  test('everybody passes, and who stands there alone takes control and conquers', () => {
    const table = game(duel({ Ana: { base: ['Pit Rookie'] } }));
    table.play('Ana: moves Pit Rookie to Zaun Warrens', 'Ana: passes');
    expect(table.waiting).toEqual(['Ben: has focus']);
    expect(table.points).toEqual({ Ana: 0, Ben: 0 });
    table.play('Ben: passes');
    expect(table).toHaveLogged(
      'FocusPassed',
      'ShowdownClosed',
      'ContestedCleared',
      'ControlEstablished',
      'BattlefieldConquered',
      'ShowdownEnded',
    );
    expect(table.points).toEqual({ Ana: 1, Ben: 0 });
    expect(table.waiting).toEqual(['Ana: has priority']);
  });

  test('focus passes when the chain has closed, and the passes count anew', () => {
    const table = game(duel({ Ana: { base: ['Pit Rookie'], hand: ['Cleave'] }, Ben: { hand: ['Stupefy'] } }));
    table.play('Ana: moves Pit Rookie to Zaun Warrens', 'Ana: passes', 'Ben: plays Stupefy: draw 1').pass();
    expect(table.waiting).toEqual(['Ana: has focus']);
    table.play('Ana: plays Cleave: draw 1').pass();
    expect(table.waiting).toEqual(['Ben: has focus']);
    table.play('Ben: passes');
    expect(table).toBeIn('showdown-open');
    table.play('Ana: passes');
    expect(table).toBeIn('neutral-open');
  });

  test('focus passes by turns, whoever answered on the chain', () => {
    const table = game(duel({ Ana: { base: ['Pit Rookie'], hand: ['Cleave'] }, Ben: { hand: ['Stupefy'] } }));
    table.play('Ana: moves Pit Rookie to Zaun Warrens', 'Ana: plays Cleave: draw 1', 'Ana: passes');
    table.play('Ben: plays Stupefy: draw 1').pass().pass();
    expect(table.waiting).toEqual(['Ben: has focus']);
  });

  test('a unit that entered at once was a chain as well: focus passes', () => {
    const table = game(duel({ Ana: { base: ['Pit Rookie'], hand: ['Rengar, Pouncing'] } }));
    table.play('Ana: moves Pit Rookie to Zaun Warrens', 'Ana: plays Rengar to base');
    expect(table.where('Rengar')).toBe("Ana's base");
    expect(table.waiting).toEqual(['Ben: has focus']);
  });

  test('a chain that a trigger opened keeps the focus, also where others have added to it', () => {
    const table = game(duel({ Ana: { base: ['Pit Rookie'] }, Ben: { hand: ['Stupefy'] } }));
    table.play('Ana: moves Pit Rookie to Zaun Warrens', 'Ana: triggers Pit Rookie: draw 1', 'Ana: passes');
    table.play('Ben: plays Stupefy: draw 1').pass().pass();
    expect(table.waiting).toEqual(['Ana: has focus']);
    expect(table).not.toHaveLogged('FocusPassed');
  });

  test('so does one that an ability opened which only adds', () => {
    const table = game(duel({ Ana: { base: ['Pit Rookie', 'Seal of Rage'] } }));
    table.play('Ana: moves Pit Rookie to Zaun Warrens', 'Ana: uses Seal of Rage (exhaust): add 1 Fury');
    expect(table).toHaveLogged('ResourcesAdded Ana adds 1 Fury power', 'ChainClosed');
    expect(table.waiting).toEqual(['Ana: has focus']);
    table.play('Ana: exhausts Fury Rune');
    expect(table.waiting).toEqual(['Ana: has focus']);
  });

  test('it goes on when its units have gone, and then nobody scores', () => {
    const table = game(duel({ Ana: { base: ['Pit Rookie'] }, Ben: { hand: ['Gust'] } }));
    table.play('Ana: moves Pit Rookie to Zaun Warrens', 'Ana: passes');
    table.play('Ben: plays Gust -> Pit Rookie: return Pit Rookie').pass();
    expect(table).toBeIn('showdown-open');
    expect(table.at(WARRENS)).toEqual(['contested by Ana', 'showdown']);
    table.pass();
    expect(table).toHaveLogged('ShowdownEnded', 'ContestedCleared');
    expect(table.points).toEqual({ Ana: 0, Ben: 0 });
    expect(table.at(WARRENS)).toEqual([]);
  });

  test('who has scored there this turn takes control again without a point', () => {
    const table = game(duel({ Ana: { base: ['Pit Rookie'] }, warrens: { scoredBy: ['Ana'] } }));
    table.play('Ana: moves Pit Rookie to Zaun Warrens').pass();
    expect(table).toHaveLogged('ControlEstablished');
    expect(table).not.toHaveLogged('BattlefieldConquered');
    expect(table.points).toEqual({ Ana: 0, Ben: 0 });
  });
});

describe('a foreign unit in it', () => {
  const table = () =>
    game(
      duel({
        Ana: { base: ['Pit Rookie'], hand: ['Gust'] },
        Ben: { base: ['First Mate'], hand: ['Stupefy', 'Flash'] },
      }),
    )
      .play('Ana: moves Pit Rookie to Zaun Warrens', 'Ana: passes', 'Ben: plays Stupefy: draw 1')
      .play('Ben: plays Flash: move First Mate to Zaun Warrens')
      .pass();

  test('while the chain is open the combat is only staged, and nobody is designated', () => {
    const game = table();
    expect(game).toBeIn('showdown-closed');
    expect(game.at(WARRENS)).toEqual(['contested by Ana', 'showdown', 'staged combat']);
    expect(game.piece('First Mate').badges).toEqual([]);
    game.pass();
    expect(game).toHaveLogged('ChainClosed', 'CombatOpened', 'DesignationsSet');
    expect(game.waiting).toEqual(['Ana: has focus']);
  });

  test('gone again before the chain has closed, it makes no combat', () => {
    const game = table();
    game.play('Ben: passes', 'Ana: plays Gust -> First Mate: return First Mate').pass();
    expect(game.at(WARRENS)).toEqual(['contested by Ana', 'showdown']);
    game.pass().pass();
    expect(game).not.toHaveLogged('CombatOpened');
    expect(game.points).toEqual({ Ana: 1, Ben: 0 });
  });

  test('alone at the end it takes the battlefield, though it came second', () => {
    const game = table();
    game.play('Ben: passes', 'Ana: plays Gust -> Pit Rookie: return Pit Rookie').pass().pass();
    expect(game).toBeIn('showdown-open');
    game.pass();
    expect(game).not.toHaveLogged('CombatOpened');
    expect(game).toHaveLogged('ContestedCleared', 'ControlEstablished Ben', 'BattlefieldConquered Ben');
    expect(game.points).toEqual({ Ana: 0, Ben: 1 });
  });
});

describe('when a showdown begins', () => {
  test('not while a chain is open: the place is contested and waits', () => {
    const table = game(duel({ Ana: { base: ['Pit Rookie'], hand: ['Cleave', 'Flash'] } }));
    table.play('Ana: plays Cleave: draw 1', 'Ana: plays Flash: move Pit Rookie to Zaun Warrens').pass();
    expect(table).toBeIn('neutral-closed');
    expect(table.at(WARRENS)).toEqual(['contested by Ana', 'staged showdown']);
    table.pass();
    expect(table).toHaveLogged('ChainClosed', 'ShowdownOpened');
  });

  test('not while another goes on: what was staged elsewhere begins when the combat is over', () => {
    const table = game(
      duel({
        Ana: { base: ['Wizened Elder'], hand: ['Ride the Wind'] },
        Ben: { points: 2 },
        warrens: { controller: 'Ben', units: { Ben: ['Pit Rookie'] } },
      }),
    );
    table.play('Ana: moves Wizened Elder to Zaun Warrens');
    table.play('Ana: plays Ride the Wind: move Wizened Elder to Grove of the God-Willow').pass();
    expect(table.at(GROVE)).toEqual(['contested by Ana', 'staged showdown']);
    expect(table.piece('Wizened Elder').badges).toEqual([]);
    expect(table.at(WARRENS)).toEqual(['controlled by Ben', 'contested by Ana', 'showdown', 'combat']);
    table.pass();
    expect(table).toHaveLogged('CombatResultDetermined Ben', 'CombatEnded', 'ShowdownOpened Grove');
    table.pass();
    expect(table.points).toEqual({ Ana: 1, Ben: 2 });
  });

  test('in any phase: a unit moved as the turn ends fights for the place before the turn is over', () => {
    const table = game(duel({ Ana: { base: ['Pit Rookie'] } }));
    table.happens({ type: 'StepBegan', data: { phase: 'ending', step: 'ending', seat: 0 }, because: [] });
    table.play('Ana: triggers Pit Rookie: move Pit Rookie to Zaun Warrens').pass();
    expect(table.table.clock).toMatchObject({ turn: 3, seat: 0, phase: 'Ending' });
    expect(table).toBeIn('showdown-open');
    table.pass();
    expect(table.points).toEqual({ Ana: 1, Ben: 0 });
    expect(table.table.clock).toMatchObject({ turn: 4, seat: 1, phase: 'Main' });
  });

  test("on the opponent's turn the mover has focus, conquers and scores", () => {
    const table = game(
      duel({ turn: 'Ben', Ana: { base: ['Pit Rookie'], hand: ['Flash'] }, Ben: { hand: ['Cleave'] } }),
    );
    table
      .play('Ben: plays Cleave: draw 1', 'Ben: passes', 'Ana: plays Flash: move Pit Rookie to Zaun Warrens')
      .pass()
      .pass();
    expect(table.waiting).toEqual(['Ana: has focus']);
    table.pass();
    expect(table.points).toEqual({ Ana: 1, Ben: 0 });
    expect(table.waiting).toEqual(['Ben: has priority']);
  });
});
