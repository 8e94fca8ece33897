import { game } from './support/game.js';

describe('blocking', () => {
  const table = () =>
    game(
      { bench: ['Brute 3/2', 'Runt 1/1'] },
      { bench: ['Guard 0/4', 'Wall 0/5'], hand: ['Mystic Shot', 'Mystic Shot'] },
    );

  test('units of the bench stand opposite attackers, and the attacker may respond', () => {
    const blocked = table().attacks(['Brute', 'Runt']).blocks({ Wall: 'Brute' });
    expect(blocked.lanes).toEqual(['Brute : Wall', 'Runt : -']);
    expect(blocked.state.combat).toMatchObject({ step: 'responses', defended: true });
    expect(blocked.state.toAct).toBe(0);
  });

  test('there is one chance', () => {
    const blocked = table().attacks(['Brute', 'Runt']).blocks({ Wall: 'Brute' });
    expect(blocked.judge(blocked.defence({ Guard: 'Runt' }))).toContain('illegal runeterra.defence.once');
  });

  test('after spells alone, whether the chance is over is an open point', () => {
    const answered = game(
      { bench: ['Brute 3/2'], hand: ['Mystic Shot'] },
      { bench: ['Guard 0/4'], hand: ['Mystic Shot'] },
    )
      .attacks(['Brute'])
      .commits({ spell: "Ben's Mystic Shot", at: ["Ana's nexus"] })
      .commits({ spell: "Ana's Mystic Shot", at: ["Ben's nexus"] });
    expect(answered.judge(answered.defence({ Guard: 'Brute' }))).toEqual([
      'doubtful runeterra.defence.once',
      'doubtful runeterra.combat.fast',
    ]);
  });

  test('nobody blocks without an attack, or who does not attack, or with another unit', () => {
    const before = table();
    expect(before.judge(before.defence({ Wall: 'Brute' }))).toEqual(['impossible runeterra/no-attack']);
    const attacked = before.attacks(['Brute']);
    expect(attacked.judge(attacked.defence({ Wall: 'Runt' }))).toEqual(['impossible runeterra/not-attacking']);
    expect(attacked.judge(attacked.defence({ Runt: 'Brute' }))).toEqual(['impossible runeterra/not-on-the-bench']);
    expect(attacked.judge(attacked.defence({ Wall: 'Brute', Guard: 'Brute' }))).toEqual([
      'impossible runeterra/in-two-places',
    ]);
  });

  test('a challenging attacker has its blocker already', () => {
    const challenged = game({ bench: ['Fiora 3/3 Challenger'] }, { bench: ['Guard 0/4', 'Wall 0/5'] }).attacks(
      ['Fiora'],
      { Fiora: 'Guard' },
    );
    expect(challenged.judge(challenged.defence({ Wall: 'Fiora' }))).toEqual(['illegal runeterra.defence.blocks']);
  });

  test.each([
    ['Ghost 2/2 Elusive', 'Guard 0/4', ['illegal runeterra.keyword.elusive']],
    ['Ghost 2/2 Elusive', 'Bird 0/4 Elusive', []],
    ['Horror 2/2 Fearsome', 'Guard 2/4', ['illegal runeterra.keyword.fearsome']],
    ['Horror 2/2 Fearsome', 'Hero 3/4', []],
    ['Brute 3/2', "Coward 2/2 Can't Block", ['illegal runeterra.keyword.cant-block']],
    ['Brute 3/2', 'Statue 2/2 Immobile', ['illegal runeterra.keyword.immobile']],
  ])('%s and %s', (attacker, blocker, findings) => {
    const attacked = game({ bench: [attacker] }, { bench: [blocker] });
    const [by = '', target = ''] = [blocker.split(' ')[0], attacker.split(' ')[0]];
    attacked.attacks([target]);
    expect(attacked.judge(attacked.defence({ [by]: target }))).toEqual(findings);
  });

  test('stunned units do not block', () => {
    const attacked = game({ bench: ['Brute 3/2'] }, { bench: [{ unit: 'Guard 0/4', stunned: true }] }).attacks([
      'Brute',
    ]);
    expect(attacked.judge(attacked.defence({ Guard: 'Brute' }))).toEqual(['illegal runeterra.keyword.stun']);
  });

  test('as it was played, a second block takes the place of the first', () => {
    const blocked = table().attacks(['Brute']).blocks({ Wall: 'Brute' });
    const again = { ...blocked.defence({ Guard: 'Brute' }), seat: 1 } as const;
    blocked.play(again, 'as-played');
    expect(blocked.lanes).toEqual(['Brute : Guard']);
    expect(blocked.place('Wall')).toBe('bench');
  });
});

describe('positions', () => {
  test('only a swap changes them once blocks are committed', () => {
    const swapped = game({ bench: ['Brute 3/2'] }, { bench: ['Guard 0/1', 'Wall 0/5'], hand: ['Stand United'] })
      .attacks(['Brute'])
      .blocks({ Guard: 'Brute' })
      .play({ play: 'Correct', correction: { change: 'to-act', seat: 1 }, note: 'Ben may respond.' })
      .casts({ spell: 'Stand United', at: ['Guard', 'Wall'] });
    expect(swapped.lanes).toEqual(['Brute : Wall']);
    expect(swapped.place('Guard')).toBe('bench');
    expect(swapped.named('UnitGrew')).toEqual(['Guard', 'Wall']);
  });
});
