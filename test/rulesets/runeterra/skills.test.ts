import { game } from './support/game.js';

const QUIRK = 'runeterra-actions-2021-02-28';
const WITHOUT = 'runeterra-actions-without-quirk';
const LEVEL_2 = 'Twisted Fate (level 2)';

/** Ana has a level-2 Twisted Fate and casts a burst spell, from which a skill is on the stack. */
const cast = (placed: boolean, edition: string) => {
  const table = game({ bench: [LEVEL_2, 'Brute 3/2'], hand: ['Radiant Strike'] }, {}, edition);
  if (placed) table.play({ play: 'DeclareAttack', seat: 0, attackers: [table.number('Brute')], challenges: [] });
  return table
    .casts({ spell: 'Radiant Strike', at: ['Brute'] })
    .play({ play: 'ChooseCard', seat: 0, card: '02BW026T4' });
};

describe('a skill', () => {
  test('of several is picked, and lies on the stack for responses', () => {
    const table = game({ bench: [LEVEL_2], hand: ['Radiant Strike'] }).casts({
      spell: 'Radiant Strike',
      at: [LEVEL_2],
    });
    expect(table.state.choice).toMatchObject({ kind: 'card', cards: ['02BW026T2', '02BW026T4', '02BW026T5'] });
    expect(table.judge({ play: 'ChooseCard', seat: 0, card: '02BW060T1' })).toEqual([
      'impossible runeterra/not-among-them',
    ]);
    table.play({ play: 'ChooseCard', seat: 0, card: '02BW026T2' });
    expect(table.state.stack).toMatchObject([{ kind: 'skill', card: '02BW026T2', controller: 0 }]);
    expect(table.state.toAct).toBe(0);
    expect(table.passes().state.toAct).toBe(1);
    expect(table.passes().state.stack).toEqual([]);
    expect(table.types).toContain('CardsDrawn');
  });

  test('comes up three times a round at most', () => {
    const spells = Array.from({ length: 4 }, () => 'Radiant Strike');
    const table = game({ bench: [LEVEL_2, 'Brute 3/2'], hand: spells });
    for (let times = 0; times < 3; times++) {
      table.casts({ spell: 'Radiant Strike', at: ['Brute'] });
      table.play({ play: 'ChooseCard', seat: 0, card: '02BW026T2' });
      table.play({
        play: 'Correct',
        correction: { change: 'move', piece: table.state.seats[0]?.graveyard[0] ?? 0, to: 'gone' },
        note: 'The next of its name.',
      });
    }
    table.casts({ spell: 'Radiant Strike', at: ['Brute'] });
    expect(table.state.choice).toBeNull();
    expect(table.state.stack).toHaveLength(3);
  });

  test('is not damage of its unit', () => {
    const table = game({ bench: ['Miss Fortune', 'Brute 3/2'] }, { bench: ['Prey 1/3 Vulnerable'] })
      .attacks(['Brute'], { Brute: 'Prey' })
      .passes();
    const dealt = table.facts.flatMap((fact) => (fact.type === 'DamageDealt' ? [fact.data.source] : []));
    expect(dealt).toEqual([null, table.number('Brute'), table.number('Prey')]);
  });
});

describe('an attack with a skill on the stack', () => {
  test('is not committed: the skill counts as slow', () => {
    const table = cast(false, QUIRK);
    expect(table.judge(table.attack(['Brute']))).toEqual(['illegal runeterra.two-actions.skill-as-slow']);
  });

  test('is committed where the units were placed before, as the page has it', () => {
    const table = cast(true, QUIRK);
    expect(table.judge(table.attack(['Brute']))).toEqual(['note runeterra.two-actions.skill-as-slow']);
    table.attacks(['Brute']);
    expect(table.state.stack).toHaveLength(1);
    expect(table.lanes).toEqual(['Brute : -']);
    table.passes();
    expect(table.nexuses).toEqual([20, 15]);
  });

  test('is not in the edition without that quirk', () => {
    const table = cast(true, WITHOUT);
    expect(table.judge(table.attack(['Brute']))).toEqual(['illegal runeterra.two-actions.skill-as-slow']);
  });

  test('is not with other units, or once they were taken back', () => {
    const table = cast(true, QUIRK);
    expect(table.judge(table.attack([LEVEL_2]))).toEqual(['illegal runeterra.two-actions.skill-as-slow']);
    table.play({ play: 'TakeBack', seat: 0 });
    expect(table.judge(table.attack(['Brute']))).toEqual(['illegal runeterra.two-actions.skill-as-slow']);
  });

  test('is not where they were placed only afterwards, even as it was played', () => {
    const table = cast(false, QUIRK);
    table.play({ play: 'DeclareAttack', seat: 0, attackers: [table.number('Brute')], challenges: [] }, 'as-played');
    expect(table.judge(table.attack(['Brute']))).toEqual(['illegal runeterra.two-actions.skill-as-slow']);
  });
});
