import { allCards } from '#rulesets/runeterra';
import { game } from './support/game.js';

describe('levelling up', () => {
  test('a champion counts its own strikes, and levels once the strike is over', () => {
    const table = game({ bench: [{ unit: 'Garen', counted: 1 }] })
      .attacks(['Garen'])
      .passes();
    expect(table.state.combat).toBeNull();
    expect(table.named('ProgressCounted')).toEqual(['Garen (level 2)']);
    expect(table.types.indexOf('UnitLeveledUp')).toBeGreaterThan(table.types.indexOf('NexusDamaged'));
    expect(table.state.seats[0]?.leveled).toEqual(['01DE012']);
  });

  test('one that dies of the strike does not', () => {
    const table = game({ bench: [{ unit: 'Garen', counted: 1 }] }, { bench: ['Giant 9/9'] })
      .attacks(['Garen'])
      .blocks({ Giant: 'Garen' })
      .passes();
    expect(table.place('Garen')).toBe('graveyard');
    expect(table.types).not.toContain('UnitLeveledUp');
  });

  test('the next of its kind comes as the next level', () => {
    const table = game({ bench: [{ unit: 'Garen', counted: 1 }], hand: ['Garen'] })
      .attacks(['Garen'])
      .passes();
    const [copy = -1] = table.state.seats[0]?.hand ?? [];
    table.play({ play: 'Correct', correction: { change: 'move', piece: 0, to: 'graveyard' }, note: '' }).passes();
    const garen = { play: 'PlayUnit', seat: 0, piece: copy, targets: [], replaces: null, effects: null } as const;
    table.play({ ...garen, card: '01DE012' });
    expect(table.types).not.toContain('UnitLeveledUp');
    expect(table.state.pieces[copy]).toMatchObject({ card: '01DE012T1', place: 'bench' });
  });

  test('strikes of blockers that attackers survive count for the match, wherever the champion is', () => {
    const table = game(
      { bench: ['Brute 3/9', 'Jarvan IV', 'Ogre 4/9', 'Wolf 2/9'] },
      { bench: ['A 1/9', 'B 1/9', 'C 1/9'] },
    )
      .attacks(['Brute', 'Ogre', 'Wolf'])
      .blocks({ A: 'Brute', B: 'Ogre', C: 'Wolf' })
      .passes();
    expect(table.state.seats[0]?.strikesSurvived).toBe(3);
    expect(table.place('Jarvan IV (level 2)')).toBe('bench');
  });

  test('Barriers that allies gain, attacks that are committed, cards that are drawn', () => {
    const shen = game({ bench: [{ unit: 'Shen', counted: 3 }, 'Brute 3/2'] }).attacks(['Shen', 'Brute']);
    expect(shen.types).toContain('UnitLeveledUp');
    const fortune = game({ bench: [{ unit: 'Miss Fortune', counted: 3 }, 'Brute 3/2'] }).attacks(['Brute']);
    expect(fortune.types).toContain('UnitLeveledUp');
    const fate = game({ bench: [{ unit: 'Twisted Fate', counted: 8 }, 'Teller 1/1'] });
    const draw = { do: 'draw', count: 1, side: 'ally' } as const;
    fate.play({
      play: 'AnnounceEffect',
      seat: 0,
      source: fate.number('Teller'),
      skill: false,
      targets: [],
      effects: [draw],
    });
    expect(fate.place('Twisted Fate (level 2)')).toBe('bench');
  });

  test('a level-2 text sees the next Barrier', () => {
    const table = game({ bench: ['Shen (level 2)', 'Brute 3/2'] }).attacks(['Shen (level 2)', 'Brute']);
    const grants = table.facts.flatMap((fact) => (fact.type === 'UnitGrew' ? [fact.data.grant] : []));
    expect(grants).toMatchObject([{ keyword: 'Barrier' }, { power: 3, keyword: null }]);
  });

  test('told at the table: not before its time where the engine counts, else as it is told', () => {
    const table = game({ bench: ['Garen', 'Braum', 'Brute 3/2'] });
    const level = (name: string, into: string) =>
      ({ play: 'LevelUp', seat: 0, piece: table.number(name), into }) as const;
    const held = ['illegal runeterra.keyword.level-up', 'told runeterra.keyword.level-up'];
    expect(table.judge(level('Garen', '01DE012T1'))).toEqual(held);
    expect(table.judge(level('Garen', '01FR024T3'))).toEqual(held);
    expect(table.judge(level('Braum', '01DE012'))).toEqual(held);
    expect(table.judge(level('Brute', '01DE012T1'))).toEqual(held);
    expect(table.judge(level('Braum', 'nothing'))).toEqual(['impossible runeterra/no-such-card']);
    expect(table.judge({ ...level('Braum', '01FR024T3'), seat: 1 })).toEqual(['impossible runeterra/no-such-unit']);
    table.play(level('Braum', allCards.find(({ name }) => name === 'Braum (level 2)')?.code ?? ''));
    expect(table.place('Braum (level 2)')).toBe('bench');
  });
});
