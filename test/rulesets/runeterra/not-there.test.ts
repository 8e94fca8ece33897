import { runeterra, type Play, type RuneterraState } from '#rulesets/runeterra';
import { game, type Game } from './support/game.js';
import { laid } from './support/lay.js';

type Committed = Extract<Play, { play: 'CommitSpells' }>;
type Announced = Extract<Play, { play: 'AnnounceEffect' }>;

const table = (): Game =>
  game(
    { bench: ['Brute 3/2', 'Runt 1/1'], hand: ['Garen', 'Mystic Shot'] },
    { bench: ['Foe 1/1'], hand: ['Judgment'] },
  );

const announced = (told: Partial<Announced>): Announced => ({
  play: 'AnnounceEffect',
  seat: 0,
  source: table().number('Brute'),
  skill: false,
  targets: [],
  effects: [{ do: 'nothing' }],
  ...told,
});

describe('what is not there is impossible:', () => {
  test('a challenge of two enemies by one attacker, or of who is not on the enemy bench', () => {
    const now = table();
    const [by, runt, foe] = ['Brute', 'Runt', 'Foe'].map((name) => now.number(name)) as [number, number, number];
    const judged = (...challenges: readonly { by: number; enemy: number }[]) =>
      now.judge({ ...now.attack(['Brute']), challenges });
    expect(judged({ by, enemy: foe }, { by, enemy: runt })).toEqual(['impossible runeterra/in-two-places']);
    expect(judged({ by, enemy: runt })).toEqual(['impossible runeterra/not-on-the-bench']);
    expect(judged({ by, enemy: now.number('Judgment') })).toEqual(['impossible runeterra/not-on-the-bench']);
    expect(judged({ by: runt, enemy: foe })).toEqual(['impossible runeterra/challenger-not-attacking']);
    expect(judged({ by, enemy: foe })).toEqual(['illegal runeterra.attack.challenge']);
  });

  test('a defence without a block', () => {
    const now = table().attacks(['Brute']);
    expect(now.judge(now.defence({}))).toEqual(['impossible runeterra/no-blocks']);
  });

  test('a target that is on no table', () => {
    const now = table();
    const targeting = (target: Committed['spells'][number]['targets'][number]): readonly string[] =>
      now.judge({
        play: 'CommitSpells',
        seat: 0,
        spells: [{ ...now.spell({ spell: 'Mystic Shot' }), targets: [target] }],
      });
    expect(targeting({ kind: 'piece', piece: 99 })).toEqual(['impossible runeterra/no-such-target']);
    expect(targeting({ kind: 'nexus', seat: 7 })).toEqual(['impossible runeterra/no-such-target']);
    expect(targeting({ kind: 'item', item: 99 })).toEqual(['impossible runeterra/no-such-target']);
    expect(targeting({ kind: 'nexus', seat: 1 })).toEqual([]);
  });

  test('an item of the stack is there, and no target for a spell that asks for another thing', () => {
    const now = table().commits({ spell: 'Mystic Shot', at: ['Foe'] });
    const item = now.state.stack[0]?.id ?? 0;
    const spell = {
      piece: now.number('Judgment'),
      card: null,
      targets: [{ kind: 'item', item } as const],
      effects: null,
    };
    expect(now.judge({ play: 'CommitSpells', seat: 1, spells: [spell] })).toContain('illegal runeterra.stack.targets');
  });

  test('a card that effects name', () => {
    const now = table();
    expect(now.judge(announced({ effects: [{ do: 'skill', cards: ['02BW026T5', 'none'] }] }))).toEqual([
      'impossible runeterra/no-such-card',
    ]);
    expect(now.judge(announced({ source: 99 }))).toEqual(['impossible runeterra/no-such-piece']);
    expect(now.judge(announced({}))).toEqual(['told runeterra.effect.told']);
  });

  test('an effect of a card that is gone, and of one that is in a hand only doubtfully', () => {
    const now = table();
    now.play({ play: 'Correct', correction: { change: 'move', piece: now.number('Brute'), to: 'gone' }, note: '' });
    expect(now.judge(announced({}))).toContain('illegal runeterra.text.acts');
  });

  test('a spell that is declared from elsewhere than a hand, or a unit', () => {
    const now = table();
    const declared = (name: string) => now.judge({ play: 'DeclareSpells', seat: 0, pieces: [now.number(name)] });
    expect(declared('Mystic Shot')).toEqual([]);
    expect(declared('Judgment')).toEqual(['impossible runeterra/not-in-hand']);
    expect(declared('Garen')).toEqual(['impossible runeterra/not-committed']);
  });

  test('a spell that is played as a unit', () => {
    const now = table();
    const played = (name: string) =>
      now.judge({
        play: 'PlayUnit',
        seat: 0,
        piece: now.number(name),
        card: null,
        targets: [],
        replaces: null,
        effects: null,
      });
    expect(played('Mystic Shot')).toEqual(['impossible runeterra/no-unit']);
    expect(played('Garen')).toEqual([]);
  });

  test('an item that is taken off the stack', () => {
    const now = table().commits({ spell: 'Mystic Shot', at: ['Foe'] });
    expect(now.judge({ play: 'Correct', correction: { change: 'remove-item', item: 99 }, note: '' })).toEqual([
      'impossible runeterra/no-such-item',
    ]);
  });

  test('a card that a correction names, and none is right where nobody knows it any more', () => {
    const now = table();
    const piece = now.number('Garen');
    const corrected = (card: string | null) =>
      now.judge({ play: 'Correct', correction: { change: 'card', piece, card }, note: '' });
    expect(corrected('none')).toEqual(['impossible runeterra/unknown-card']);
    expect(corrected('01DE006')).toEqual(['note runeterra.correction']);
    expect(corrected(null)).toEqual(['note runeterra.correction']);
  });
});

describe('what a finding is told with', () => {
  test('is the whole cost, and what there is to pay it with', () => {
    const now = game({ hand: ['Decimate', 'Mystic Shot'], mana: 3, spellMana: 1 });
    const spells = [now.spell({ spell: 'Decimate' }), now.spell({ spell: 'Mystic Shot', at: ["Ben's nexus"] })];
    const decision = now.decide({ play: 'CommitSpells', seat: 0, spells }, 'as-played');
    expect(decision).toMatchObject({
      verdict: { findings: [{ rule: 'runeterra.spells.mana', facts: { cost: 7, mana: 3, spellMana: 1 } }] },
    });
  });
});

describe('what a fact cites', () => {
  const because = (now: Game, type: string): readonly string[] =>
    now.facts.flatMap((fact) => (fact.type === type ? fact.because : []));

  test('is that a card resolves, that a text acts, or that it was told', () => {
    const spell = table()
      .commits({ spell: 'Mystic Shot', at: ["Ben's nexus"] })
      .passes();
    expect(because(spell, 'NexusDamaged')).toEqual(['runeterra.stack.resolves']);
    const effects = [{ do: 'deal-nexus', amount: 1, side: 'enemy' }] as const;
    expect(because(table().play(announced({ effects })), 'NexusDamaged')).toEqual(['runeterra.text.acts']);
    const described = table();
    described.state = { ...described.state, described: true };
    expect(because(described.play(announced({ effects })), 'NexusDamaged')).toEqual(['runeterra.told']);
  });
});

describe('a table that was just laid', () => {
  test('has a nexus of 20 on either side and nothing else', () => {
    const facts = runeterra.setUp({
      mode: 'standard',
      edition: 'runeterra-actions-2021-02-28',
      players: [
        { name: 'Ana', deck: null },
        { name: 'Ben', deck: null },
      ],
      firstPlayer: null,
      seed: null,
    });
    if (!facts.ok) throw new Error(JSON.stringify(facts.error));
    const [first] = facts.value;
    const state: RuneterraState = runeterra.evolve(runeterra.initial, first!);
    const fresh = { nexus: 20, gems: 0, mana: 0, spellMana: 0, token: false, hand: [], bench: [], graveyard: [] };
    const uncounted = {
      kept: false,
      attacks: 0,
      scouted: false,
      cardsPlayed: 0,
      waitingToReturn: [],
      strikesSurvived: 0,
      leveled: [],
    };
    expect(state.seats).toMatchObject([
      { name: 'Ana', ...fresh, ...uncounted },
      { name: 'Ben', ...fresh, ...uncounted },
    ]);
    expect(state).toMatchObject({ round: 0, phase: 'set-up', turn: 0, toAct: null, passes: 0, nextItem: 1, stack: [] });
  });
});

describe('a table does not grow without end:', () => {
  const crowd = (many: number): RuneterraState => {
    const state = laid({ players: { Ana: { bench: ['Garen'], hand: ['Mystic Shot'] }, Ben: null }, round: 9 });
    const garen = state.pieces.findIndex(({ card }) => card === '01DE012');
    const grant = { power: 1, health: 0, keyword: null, until: 'always' } as const;
    const piece = state.pieces[garen]!;
    return {
      ...state,
      pieces: state.pieces.with(garen, { ...piece, grants: Array.from({ length: many }, () => grant) }),
    };
  };
  const told = (state: RuneterraState, line: string): string => {
    const read = runeterra.notation.parse(line, state);
    if (!read.ok) throw new Error(read.error.message);
    const decision = runeterra.decide(state, read.value, 'as-played');
    return decision.outcome === 'impossible' ? decision.problem.message : decision.outcome;
  };

  test('one unit gains no more than it may', () => {
    expect(told(crowd(199), 'Ana: announces Garen: give +1/+0 to Garen')).toBe('accepted');
    expect(told(crowd(200), 'Ana: announces Garen: give +1/+0 to Garen')).toMatch(/gains of one unit/);
  });

  test.each([
    [
      'items on the stack',
      (state: RuneterraState) => ({
        ...state,
        stack: Array.from({ length: 60 }, (_, id) => ({
          id,
          kind: 'skill' as const,
          piece: null,
          source: null,
          card: null,
          controller: 0,
          speed: 'slow' as const,
          targets: [],
          effects: [],
        })),
        nextItem: 60,
      }),
      "Ana: commits Mystic Shot -> Ben's nexus",
    ],
    [
      'cards in a deck',
      (state: RuneterraState) => ({
        ...state,
        seats: state.seats.map((seat) => ({ ...seat, deck: Array.from({ length: 200 }, () => null) })),
      }),
      'Ana: announces Garen: create 1 Garen in the deck',
    ],
    [
      'pieces',
      (state: RuneterraState) => ({
        ...state,
        pieces: [
          ...state.pieces,
          ...Array.from({ length: 1000 - state.pieces.length }, () => ({
            ...state.pieces[0]!,
            place: 'gone' as const,
          })),
        ],
      }),
      'Ana: announces Garen: create 1 Garen in hand',
    ],
    [
      'cards told at the table',
      (state: RuneterraState) => ({
        ...state,
        told: Array.from({ length: 200 }, (_, at) => ({ code: `told-${at}` }) as RuneterraState['told'][number]),
      }),
      'card: Oracle unit 2 2/2',
    ],
  ])('%s', (what, grown, line) => {
    expect(told(crowd(0), line)).not.toMatch(what);
    expect(told(grown(crowd(0)), line)).toMatch(what);
  });
});
