import { game } from './support/game.js';

const nexus = (seat: number, health: number) =>
  ({ play: 'Correct', correction: { change: 'nexus', seat, health }, note: '' }) as const;

describe('a nexus that was at 0 by mistake', () => {
  test('has ended nothing once its health is corrected: who was to act acts', () => {
    const table = game({}).passes().play(nexus(0, 0));
    expect(table.state.result).toMatchObject({ winners: [1], reason: { kind: 'nexus', seat: 0 } });
    table.play(nexus(0, 3));
    expect(table.state).toMatchObject({ result: null, toAct: 1 });
    expect(table.passes().state).toMatchObject({ round: 10 });
  });

  test('was not the only one, and the game ends for the other player', () => {
    const table = game({}).play(nexus(0, 0)).play(nexus(1, 0)).play(nexus(0, 2));
    expect(table.state.result).toMatchObject({ winners: [0], reason: { kind: 'nexus', seat: 1 } });
  });

  test('stays fallen where something else is corrected, and nobody comes back who gave up', () => {
    const fallen = game({}).play(nexus(0, 0)).play(nexus(1, 7));
    expect(fallen.state.result).toMatchObject({ winners: [1] });
    expect(fallen.types).not.toContain('GameResumed');
    const both = game({}).play(nexus(0, 0)).play(nexus(1, 0)).play(nexus(1, 0));
    expect(both.types).not.toContain('GameResumed');
    expect(both.state.result).toMatchObject({ winners: [], reason: { kind: 'both-nexuses' } });
    const conceded = game({}).play({ play: 'Concede', seat: 0 }).play(nexus(0, 5));
    expect(conceded.state.result).toMatchObject({ winners: [1], reason: { kind: 'concession' } });
  });

  test('lets the tasks go on that its fall had cut short', () => {
    const attack = game({ bench: ['Brute 3/2', 'Runt 1/1'] }, { nexus: 2 })
      .attacks(['Brute', 'Runt'])
      .passes();
    expect(attack.types).toEqual(expect.arrayContaining(['TasksPutAside', 'GameEnded']));
    expect(attack.state.result).toMatchObject({ winners: [0] });
    attack.play(nexus(1, 5));
    expect(attack.types).toEqual(expect.arrayContaining(['GameResumed', 'UnitStruck', 'CombatEnded']));
    expect(attack.nexuses).toEqual([20, 4]);
    expect(attack.state).toMatchObject({ result: null, combat: null, toAct: 1 });
  });
});
