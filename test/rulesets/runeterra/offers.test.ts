import { runeterra, type Play } from '#rulesets/runeterra';
import { game, type Game } from './support/game.js';

const offers = (table: Game, seat = table.state.toAct ?? 0) => runeterra.legalPlays(table.state, seat);

const kinds = (table: Game, seat?: number): readonly string[] => [
  ...new Set(offers(table, seat).map(({ play }) => play.play)),
];

const verdicts = (table: Game, seat: number): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    runeterra
      .judgedPlays(table.state, seat)
      .map(({ label, verdict }) => [label, verdict.findings.map(({ severity, rule }) => `${severity} ${rule}`)]),
  );

const HAND = ['Garen', 'Decimate', 'Mystic Shot', 'Warning Shot', 'Prank'];

describe('what is offered', () => {
  test('out of combat over an empty stack is a unit, spells of every speed, an attack and a pass', () => {
    const table = game({ hand: HAND, bench: ['Brute 3/2'] });
    expect(kinds(table)).toEqual([
      'Pass',
      'PlayUnit',
      'CommitSpells',
      'CastSpell',
      'DeclareAttack',
      'CommitAttack',
      'Concede',
    ]);
    expect(kinds(table, 1)).toEqual(['Concede']);
  });

  test('while something is on the stack is fast, burst and a pass; focus is doubtful', () => {
    const table = game({ hand: ['Decimate'] }, { hand: HAND, bench: ['Foe 1/1'], token: true });
    table.commits({ spell: 'Decimate' });
    expect(kinds(table)).toEqual(['Pass', 'CommitSpells', 'CastSpell', 'Concede']);
    expect(verdicts(table, 1)).toMatchObject({
      'Play Garen': ['illegal runeterra.response'],
      'Commit Decimate': ['illegal runeterra.response'],
      'Commit Mystic Shot': [],
      'Cast Warning Shot': [],
      'Cast Prank': ['doubtful runeterra.keyword.focus', 'doubtful runeterra.burst'],
      Attack: ['illegal runeterra.attack.empty-stack'],
    });
  });

  test('to the defender is blocks as well, once', () => {
    const table = game({ bench: ['Brute 3/2'] }, { hand: HAND, bench: ['Foe 1/1', 'Other 1/1'] }).attacks(['Brute']);
    expect(kinds(table)).toEqual(['Pass', 'CommitSpells', 'CastSpell', 'CommitBlocks', 'Concede']);
    table.blocks({ Foe: 'Brute' });
    expect(kinds(table)).toEqual(['Pass', 'Concede']);
  });

  test('names targets one by one, and pairs of spells', () => {
    const table = game({ hand: ['Decimate', 'Mystic Shot'] }, { bench: ['Foe 1/1'] });
    const labels = offers(table).map(({ label, slots }) => [
      label,
      ...slots.flatMap(({ options }) => options.map((each) => each.label)),
    ]);
    expect(labels).toContainEqual(['Commit Mystic Shot', "Ben's Foe", "Ana's nexus", "Ben's nexus"]);
    expect(labels).toContainEqual(['Commit Decimate, then Mystic Shot']);
  });

  test('is accepted with every filling of its slots', () => {
    const table = game(
      {
        hand: ['Laurent Bladekeeper', "Blade's Edge", 'Garen'],
        bench: ['A 3/2 Challenger', 'B 2/2', 'C 1/1', 'D 1/1', 'E 1/1', 'F 1/1'],
      },
      { bench: ['Foe 1/1', 'Other 1/1'] },
    );
    const filled = offers(table).flatMap(({ play, slots }) =>
      slots.flatMap(({ name, options, many }) =>
        options.map(({ value }): Play => ({ ...play, [name]: many ? [value] : value })),
      ),
    );
    expect(filled.length).toBeGreaterThan(20);
    for (const play of filled) expect([play, table.decide(play).outcome]).toEqual([play, 'accepted']);
  });

  test('asks on a full board who makes room', () => {
    const bench = ['A 3/2', 'B 2/2', 'C 1/1', 'D 1/1', 'E 1/1', 'F 1/1'];
    const table = game({ hand: ['Garen'], bench });
    const [garen] = offers(table).filter(({ play }) => play.play === 'PlayUnit');
    expect(garen?.slots.map(({ name, options }) => [name, options.length])).toEqual([['replaces', 6]]);
  });

  test('answers a question, to whom it is asked', () => {
    const table = game({ hand: ['Prank'] }).casts({ spell: 'Prank' });
    expect(kinds(table, 0)).toEqual(['DescribeEffect', 'Concede']);
    expect(kinds(table, 1)).toEqual(['Concede']);
    expect(runeterra.waitingFor(table.state)).toEqual([{ seat: 0, question: 'What does Prank do?' }]);
  });
});
