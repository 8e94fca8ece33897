import type { Play } from '#rulesets/runeterra';
import { game, type Cast, type Game } from './support/game.js';

const commit = (table: Game, ...spells: readonly Cast[]): Play => ({
  play: 'CommitSpells',
  seat: table.state.toAct ?? 0,
  spells: spells.map((cast) => table.spell(cast)),
});

const cast = (table: Game, spell: Cast): Play => ({
  play: 'CastSpell',
  seat: table.state.toAct ?? 0,
  spell: table.spell(spell),
});

const SHOT: Cast = { spell: 'Mystic Shot', at: ["Ben's nexus"] };
const EDGE: Cast = { spell: "Blade's Edge", at: ["Ben's nexus"] };

const stackOf = (table: Game): readonly string[] => table.state.stack.map(({ card }) => table.nameOf(card));

describe('spells committed together', () => {
  test('are one slow spell below any fast ones, and the other player may respond', () => {
    const table = game({ hand: ['Decimate', 'Mystic Shot', "Blade's Edge"] });
    table.commits({ spell: 'Decimate' }, SHOT, EDGE);
    expect(stackOf(table)).toEqual(['Decimate', 'Mystic Shot', "Blade's Edge"]);
    expect(table.state).toMatchObject({ toAct: 1, turn: 1, stackOpenedBy: 0 });
  });

  test('hold one slow spell, and that at the bottom', () => {
    const table = game({ hand: ['Decimate', 'Guile', 'Mystic Shot'] }, { bench: ['Foe 1/1'] });
    const guile = { spell: 'Guile', at: ['Foe'] };
    expect(table.judge(commit(table, { spell: 'Decimate' }, guile))).toEqual(['illegal runeterra.stack.one-slow']);
    expect(table.judge(commit(table, SHOT, guile))).toEqual(['illegal runeterra.spells.slow-bottom']);
  });

  test('are paid for from the bottom upwards, spell mana first', () => {
    const table = game({ hand: ['Decimate', 'Mystic Shot'], mana: 5, spellMana: 3 });
    table.commits({ spell: 'Decimate' }, SHOT);
    const paid = table.facts.flatMap((fact) => (fact.type === 'ManaPaid' ? [fact.data] : []));
    expect(paid.map(({ spellMana, mana }) => [spellMana, mana])).toEqual([
      [3, 2],
      [0, 2],
    ]);
    expect(table.state.seats[0]).toMatchObject({ mana: 1, spellMana: 0 });
  });

  test('have to be paid for together', () => {
    const table = game({ hand: ['Decimate', 'Mystic Shot'], mana: 3, spellMana: 3 });
    expect(table.judge(commit(table, { spell: 'Decimate' }))).toEqual([]);
    expect(table.judge(commit(table, { spell: 'Decimate' }, SHOT))).toEqual(['illegal runeterra.spells.mana']);
  });

  test('are nine at most with what lies on the stack', () => {
    const table = game({ hand: Array.from({ length: 10 }, () => "Blade's Edge") });
    const hand = table.state.seats[0]?.hand ?? [];
    const spells = hand.map((piece) => ({ ...table.spell(EDGE), piece }));
    const play = { play: 'CommitSpells', seat: 0, spells } as const;
    expect(table.judge(play)).toEqual(['illegal runeterra.stack.limit']);
    expect(table.judge({ ...play, spells: spells.slice(1) })).toEqual([]);
    expect(table.judge({ ...play, spells: [spells[0]!, spells[0]!] })).toEqual(['impossible runeterra/card-twice']);
  });

  test('need their targets, each of the kind asked for', () => {
    const table = game(
      { hand: ['Single Combat'], bench: ['Brute 3/2'] },
      { bench: ['Foe 1/1'], hand: ['Mystic Shot'] },
    );
    const judged = (...at: readonly string[]) => table.judge(commit(table, { spell: 'Single Combat', at }));
    expect(judged('Brute', 'Foe')).toEqual([]);
    expect(judged('Brute')).toEqual(['illegal runeterra.stack.targets']);
    expect(judged('Foe', 'Brute')).toEqual(['illegal runeterra.stack.targets', 'illegal runeterra.stack.targets']);
    expect(judged('Brute', 'Brute')).toEqual(['illegal runeterra.stack.targets']);
    expect(judged('Brute', "Ben's nexus")).toEqual(['illegal runeterra.stack.targets']);
  });

  test('are no burst spells, and burst spells are no commit', () => {
    const table = game({ hand: ['Warning Shot', 'Mystic Shot'] });
    expect(table.judge(commit(table, { spell: 'Warning Shot' }))).toEqual(['impossible runeterra/other-speed']);
    expect(table.judge(cast(table, SHOT))).toEqual(['impossible runeterra/other-speed']);
    expect(table.judge(commit(table))).toEqual(['impossible runeterra/no-spells']);
  });
});

describe('the stack', () => {
  test('resolves from the top down when the player who may respond passes', () => {
    const table = game({ hand: ['Decimate', 'Mystic Shot'] }, { hand: ["Blade's Edge"] }).commits(
      { spell: 'Decimate' },
      SHOT,
    );
    table.commits({ spell: "Blade's Edge", at: ["Ana's nexus"] });
    expect(table.state.toAct).toBe(0);
    table.passes();
    const dealt = table.facts.flatMap((fact) => (fact.type === 'NexusDamaged' ? [fact.data] : []));
    expect(dealt.map(({ seat, amount }) => [seat, amount])).toEqual([
      [0, 1],
      [1, 2],
      [1, 4],
    ]);
    expect(table.state).toMatchObject({ stack: [], toAct: 1, turn: 2 });
  });

  test('lets burst and fast spells respond, not slow ones', () => {
    const table = game({ hand: ['Decimate'] }, { hand: ['Guile', 'Warning Shot', 'Mystic Shot'] }).commits({
      spell: 'Decimate',
    });
    expect(table.judge(commit(table, { spell: 'Guile', at: [] }))).toEqual([
      'illegal runeterra.response',
      'illegal runeterra.stack.targets',
    ]);
    expect(table.judge(cast(table, { spell: 'Warning Shot' }))).toEqual([]);
    expect(table.judge(commit(table, { spell: 'Mystic Shot', at: ["Ana's nexus"] }))).toEqual([]);
  });

  test('leaves focus spells in a response to two readings', () => {
    const table = game({ hand: ['Decimate'] }, { hand: ['Prank'] });
    table.commits({ spell: 'Decimate' });
    expect(table.judge(cast(table, { spell: 'Prank' }))).toEqual([
      'doubtful runeterra.keyword.focus',
      'doubtful runeterra.burst',
    ]);
    table.passes();
    expect(table.judge(cast(table, { spell: 'Prank' }))).toEqual([]);
  });

  test('lets a spell fizzle whose targets have all gone, and its effects on those that have', () => {
    const table = game(
      { hand: ['Mystic Shot'], bench: ['Brute 3/2'] },
      { hand: ['Recall'], bench: ['Foe 1/1'] },
    ).commits({ spell: 'Mystic Shot', at: ['Foe'] });
    table.commits({ spell: 'Recall', at: ['Foe'] }).passes();
    expect(table.types).toContain('ItemFizzled');
    expect(table.types).not.toContain('DamageDealt');
    expect(table.place('Foe')).toBe('hand');
    expect(table.place('Mystic Shot')).toBe('graveyard');
  });
});

describe('a burst spell', () => {
  test('is paid for and cast at once, on no stack, and the turn goes on', () => {
    const table = game({ hand: ['Radiant Strike', 'Radiant Strike'], bench: ['Brute 3/2'], spellMana: 1 });
    table.casts({ spell: 'Radiant Strike', at: ['Brute'] });
    expect(table.types).toEqual(['CardPlayed', 'ManaPaid', 'SpellCast', 'UnitGrew', 'ItemResolved']);
    expect(table.state).toMatchObject({ stack: [], toAct: 0, turn: 1, casting: null });
    expect(table.state.seats[0]).toMatchObject({ mana: 10, spellMana: 0 });
  });

  test('needs its targets and its mana', () => {
    const table = game({ hand: ['Radiant Strike'], bench: ['Brute 3/2'], mana: 0 });
    expect(table.judge(cast(table, { spell: 'Radiant Strike' }))).toEqual([
      'illegal runeterra.burst.targets',
      'illegal runeterra.burst.casts',
    ]);
  });

  test('is cast in a response and in combat, and leaves the chance to respond and to block', () => {
    const table = game(
      { hand: ['Decimate'], bench: ['Brute 3/2'] },
      { hand: ['Warning Shot', 'Warning Shot'], bench: ['Foe 1/1'] },
    ).commits({ spell: 'Decimate' });
    table.casts({ spell: 'Warning Shot' });
    expect(table.state).toMatchObject({ toAct: 1, stack: [{ card: '01NX002' }] });
    table.passes(2).attacks(['Brute']);
    const [, second] = table.state.pieces.flatMap(({ card }, piece) => (card === '02BW020' ? [piece] : []));
    table.play({
      play: 'CastSpell',
      seat: 1,
      spell: { piece: second ?? -1, card: null, targets: [], effects: null },
    });
    expect(table.nexuses).toEqual([18, 16]);
    expect(table.blocks({ Foe: 'Brute' }).lanes).toEqual(['Brute : Foe']);
  });
});
