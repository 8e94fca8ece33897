import { game } from './support/game.js';

describe('committing an attack', () => {
  test('uses up the token and gives the other player the chance to block', () => {
    const table = game({ bench: ['Brute 3/2', 'Runt 1/1'] }).attacks(['Runt', 'Brute']);
    expect(table.types).toEqual(['AttackCommitted', 'AttackTokenLost', 'CombatStepBegan', 'PriorityGiven']);
    expect(table.lanes).toEqual(['Runt : -', 'Brute : -']);
    expect(table.state.seats[0]?.token).toBe(false);
    expect(table.state.toAct).toBe(1);
    expect(table.state.combat?.step).toBe('defence');
  });

  test('takes a token', () => {
    const table = game({ bench: ['Brute 3/2'], token: false });
    expect(table.judge(table.attack(['Brute']))).toEqual(['illegal runeterra.attack.token']);
  });

  test('cannot be done with units that are not on the bench, or twice with one', () => {
    const table = game({ bench: ['Brute 3/2'], hand: ['Runt 1/1'] }, { bench: ['Guard 0/4'] });
    expect(table.judge(table.attack(['Runt']))).toEqual(['impossible runeterra/not-on-the-bench']);
    expect(table.judge(table.attack(['Guard']))).toEqual(['impossible runeterra/not-on-the-bench']);
    expect(table.judge(table.attack(['Brute', 'Brute']))).toEqual(['impossible runeterra/in-two-places']);
    expect(table.judge(table.attack([]))).toEqual(['impossible runeterra/no-attackers']);
  });

  test.each([
    ['Statue 2/2 Immobile', 'runeterra.keyword.immobile'],
    ["Monk 2/2 Can't Attack", 'runeterra.keyword.cant-attack'],
  ])('%s does not attack', (unit, rule) => {
    const table = game({ bench: [unit] });
    expect(table.judge(table.attack([unit.split(' ')[0] ?? '']))).toEqual([`illegal ${rule}`]);
  });

  test('stunned units do not attack', () => {
    const table = game({ bench: [{ unit: 'Brute 3/2', stunned: true }] });
    expect(table.judge(table.attack(['Brute']))).toEqual(['illegal runeterra.keyword.stun']);
  });

  test('nobody attacks out of turn or in the middle of a combat', () => {
    const table = game({ bench: ['Brute 3/2', 'Runt 1/1'] }).attacks(['Brute']);
    expect(table.judge(table.attack(['Runt']))).toEqual(['illegal runeterra.turn.own', 'illegal runeterra.combat.on']);
  });
});

describe('challenging', () => {
  test('Challenger drags any enemy, another unit only a Vulnerable one', () => {
    const table = game(
      { bench: ['Fiora 3/3 Challenger', 'Brute 3/2'] },
      { bench: ['Guard 0/4', 'Prey 1/1 Vulnerable', { unit: 'Sleeper 2/2', stunned: true }] },
    );
    expect(table.judge(table.attack(['Brute'], { Brute: 'Guard' }))).toEqual(['illegal runeterra.attack.challenge']);
    expect(table.judge(table.attack(['Brute'], { Brute: 'Prey' }))).toEqual([]);
    table.attacks(['Fiora', 'Brute'], { Fiora: 'Sleeper', Brute: 'Prey' });
    expect(table.lanes).toEqual(['Fiora : Sleeper', 'Brute : Prey']);
  });

  test('one enemy each, and only by who attacks', () => {
    const table = game(
      { bench: ['Fiora 3/3 Challenger', 'Duelist 3/2 Challenger'] },
      { bench: ['Guard 0/4', 'Wall 0/5'] },
    );
    expect(table.judge(table.attack(['Fiora', 'Duelist'], { Fiora: 'Guard', Duelist: 'Guard' }))).toEqual([
      'impossible runeterra/in-two-places',
    ]);
    expect(table.judge(table.attack(['Fiora'], { Duelist: 'Guard' }))).toEqual([
      'impossible runeterra/challenger-not-attacking',
    ]);
  });
});

describe('Scout', () => {
  test('the first attack of the round with Scouts alone readies the attack', () => {
    const table = game({ bench: ['Ranger 2/2 Scout', 'Warden 2/3 Scout'] }).attacks(['Ranger', 'Warden']);
    expect(table.types).toContain('AttackTokenGained');
    expect(table.state.seats[0]?.token).toBe(true);
    table.passes().passes();
    table.attacks(['Warden']);
    expect(table.types).not.toContain('AttackTokenGained');
    expect(table.state.seats[0]?.token).toBe(false);
  });

  test('a mixed attack does not', () => {
    const table = game({ bench: ['Ranger 2/2 Scout', 'Brute 3/2'] }).attacks(['Ranger', 'Brute']);
    expect(table.state.seats[0]?.token).toBe(false);
  });
});

describe('an attack in the middle of another, as it was played', () => {
  test('ends the first one', () => {
    const table = game({ bench: ['Brute 3/2', 'Runt 1/1'], token: true }).attacks(['Brute']);
    table.play(table.attack(['Runt']), 'as-played');
    expect(table.lanes).toEqual(['Runt : -']);
    expect(table.place('Brute')).toBe('bench');
  });
});
