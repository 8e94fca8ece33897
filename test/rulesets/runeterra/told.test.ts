import { runeterra, type Play } from '#rulesets/runeterra';
import { game, type Game } from './support/game.js';

const CARD = {
  code: 'told-1',
  name: 'Lantern Bearer',
  type: 'unit',
  cost: 2,
  power: 2,
  health: 2,
  speed: null,
  keywords: [],
  regions: [],
  champion: false,
  collectible: false,
  subtypes: [],
  hasText: true,
  level: null,
  countdown: null,
} as const;

/** A table where Ana holds a card that nobody knows. */
const unknownHand = (): Game => {
  const table = game({ hand: ['Garen'] }, { bench: ['Foe 1/3'] });
  const piece = table.number('Garen');
  table.state = {
    ...table.state,
    pieces: table.state.pieces.with(piece, { ...table.state.pieces[piece]!, card: null }),
  };
  return table;
};

const unit = (piece: number, card: string | null): Play => ({
  play: 'PlayUnit',
  seat: 0,
  piece,
  card,
  targets: [],
  replaces: null,
  effects: null,
});

describe('a card that nobody knows', () => {
  test('takes the name that it is played under', () => {
    const table = unknownHand();
    const piece = table.state.seats[0]?.hand[0] ?? -1;
    expect(table.judge(unit(piece, null))).toEqual(['impossible runeterra/unknown-card']);
    table.play(unit(piece, '01DE012'));
    expect(table.place('Garen')).toBe('bench');
  });

  test('may be revealed before', () => {
    const table = unknownHand();
    const piece = table.state.seats[0]?.hand[0] ?? -1;
    const reveal = { play: 'RevealCard', seat: 0, piece, card: '01DE012' } as const;
    expect(table.judge({ ...reveal, card: 'none' })).toEqual(['impossible runeterra/no-such-card']);
    expect(table.judge({ ...reveal, seat: 1 })).toEqual(['impossible runeterra/no-such-piece']);
    table.play(reveal);
    expect(table.state.pieces[piece]?.card).toBe('01DE012');
    expect(table.judge({ ...reveal, card: '01DE006' })).toEqual(['impossible runeterra/other-card']);
  });

  test('may be one whose facts were told', () => {
    const table = unknownHand();
    const piece = table.state.seats[0]?.hand[0] ?? -1;
    expect(table.judge(unit(piece, 'told-1'))).toEqual(['impossible runeterra/no-such-card']);
    table.play({ play: 'DefineCard', card: CARD }).play(unit(piece, 'told-1'));
    expect(table.state.seats[0]).toMatchObject({ mana: 8 });
    expect(table.place('Lantern Bearer')).toBe('bench');
  });

  test('is no card of the data files under another text', () => {
    const table = unknownHand();
    expect(table.judge({ play: 'DefineCard', card: { ...CARD, code: '01DE012' } })).toEqual([
      'impossible runeterra/card-known',
    ]);
  });
});

describe('a text that is not encoded', () => {
  test('of a spell is asked for as it resolves, and acts by the same verbs', () => {
    const table = game({ hand: ['Prank'], bench: ['Brute 3/2'] });
    table.casts({ spell: 'Prank' });
    expect(table.state.choice).toMatchObject({ kind: 'describe', seat: 0 });
    const grow = {
      do: 'grow',
      power: 1,
      health: 1,
      to: { who: 'piece', piece: table.number('Brute') },
      until: 'round',
    } as const;
    expect(table.judge({ play: 'DescribeEffect', seat: 1, effects: [grow] })).toEqual([
      'impossible runeterra/not-your-choice',
    ]);
    const stranger = { ...grow, to: { who: 'piece', piece: 99 } } as const;
    expect(table.judge({ play: 'DescribeEffect', seat: 0, effects: [stranger] })).toEqual([
      'impossible runeterra/no-such-piece',
    ]);
    table.play({ play: 'DescribeEffect', seat: 0, effects: [grow] });
    expect(table.named('UnitGrew')).toEqual(['Brute']);
    expect(table.state).toMatchObject({ casting: null, choice: null, toAct: 0 });
  });

  test('may be told with the spell', () => {
    const table = game({ hand: ['Prank'] });
    const spell = {
      ...table.spell({ spell: 'Prank' }),
      effects: [{ do: 'draw', count: 1, side: 'ally' }],
    } as const;
    table.play({ play: 'CastSpell', seat: 0, spell });
    expect(table.types).toContain('CardsDrawn');
  });

  test('of a unit is announced as it acts, at once or as a skill', () => {
    const table = game({ bench: ['Brute 3/2'] }, { hand: ['Mystic Shot'] });
    const announced = {
      play: 'AnnounceEffect',
      seat: 0,
      source: table.number('Brute'),
      skill: false,
      targets: [{ kind: 'nexus', seat: 1 }],
      effects: [{ do: 'deal-nexus', amount: 1, side: 'enemy' }],
    } as const;
    expect(table.judge(announced)).toEqual(['told runeterra.effect.told']);
    expect(table.judge({ ...announced, source: 99 })).toEqual(['impossible runeterra/no-such-piece']);
    expect(table.judge({ ...announced, targets: [{ kind: 'item', item: 5 }] })).toEqual([
      'impossible runeterra/no-such-target',
    ]);
    table.play(announced);
    expect(table.nexuses).toEqual([20, 19]);
    table.passes().play({ ...announced, skill: true });
    expect(table.state).toMatchObject({ stack: [{ kind: 'skill' }], toAct: 1 });
    table.passes();
    expect(table.nexuses).toEqual([20, 18]);
    expect(table.state.toAct).toBe(1);
  });

  test('that is encoded is told too, where the match was opened so', () => {
    const table = game({ hand: ['Decimate'] });
    table.state = { ...table.state, described: true };
    table.commits({ spell: 'Decimate' }).passes();
    expect(table.state.choice).toMatchObject({ kind: 'describe', seat: 0 });
    table.play({ play: 'DescribeEffect', seat: 0, effects: [{ do: 'deal-nexus', amount: 3, side: 'enemy' }] });
    expect(table.nexuses).toEqual([20, 17]);
    expect(table.state).toMatchObject({ stack: [], toAct: 1 });
  });
});

describe('what is known cannot be told otherwise', () => {
  const dealing = [{ do: 'deal-nexus', amount: 20, side: 'enemy' }] as const;
  const announced = (source: number) =>
    ({ play: 'AnnounceEffect', seat: 0, source, skill: false, targets: [], effects: dealing }) as const;

  test('a unit whose text is encoded does that and nothing else', () => {
    const table = game({ bench: ['Legion Grenadier'] });
    const play = announced(table.number('Legion Grenadier'));
    expect(table.judge(play)).toEqual(['illegal runeterra.text.acts', 'told runeterra.effect.told']);
    expect(table.decide(play)).toMatchObject({ outcome: 'refused' });
  });

  test('nor does one without a text do anything', () => {
    const table = game({ bench: ['Vanguard Redeemer', 'Cithria of Cloudfield'] });
    expect(table.decide(announced(table.number('Cithria of Cloudfield')))).toMatchObject({ outcome: 'refused' });
  });

  test('nor a spell, told as it is cast', () => {
    const table = game({ hand: ['Decimate'] });
    const spell = { ...table.spell({ spell: 'Decimate' }), effects: dealing };
    expect(table.judge({ play: 'CommitSpells', seat: 0, spells: [spell] })).toEqual([
      'illegal runeterra.text.acts',
      'told runeterra.effect.told',
    ]);
  });

  test('nor a unit, told as it is played', () => {
    const table = game({ hand: ['Garen'] });
    const play = { ...unit(table.number('Garen'), null), effects: dealing } as Play;
    expect(table.decide(play)).toMatchObject({ outcome: 'refused' });
  });

  test('nor a text of the other player’s, and one of a card in hand is open', () => {
    const table = game({ hand: ['Prank'] }, { bench: ['Foe 1/3'] });
    expect(table.decide(announced(table.number('Foe')))).toMatchObject({ outcome: 'refused' });
    expect(table.decide(announced(table.number('Prank')))).toMatchObject({
      outcome: 'accepted',
      verdict: { status: 'doubtful' },
    });
  });

  test('told effects name what is there', () => {
    const table = game({ hand: ['Prank', 'Guest 2/2'] });
    const effects = [{ do: 'kill', to: { who: 'piece', piece: 99 } }] as const;
    const spell = { ...table.spell({ spell: 'Prank' }), effects };
    expect(table.judge({ play: 'CastSpell', seat: 0, spell })).toEqual(['impossible runeterra/no-such-piece']);
    const summon = [
      { do: 'summon', card: '01NX002', count: 1, attacking: false, side: 'ally' } as const,
      { do: 'create', card: 'none', count: 1, where: 'hand', fleeting: false, side: 'ally' } as const,
    ];
    const play = { ...unit(table.number('Guest'), null), effects: summon } as Play;
    expect(table.judge(play)).toEqual(['impossible runeterra/no-such-card']);
  });
});

describe('corrections', () => {
  const corrected = (correction: Extract<Play, { play: 'Correct' }>['correction']): Play => ({
    play: 'Correct',
    correction,
    note: 'As seen on the table.',
  });

  test('change what they say and nothing else', () => {
    const table = game({ bench: ['Brute 3/2'], hand: ['Garen'] }, { bench: ['Foe 1/3'] });
    const foe = table.number('Foe');
    expect(table.judge(corrected({ change: 'damage', piece: foe, amount: 2 }))).toEqual(['note runeterra.correction']);
    table
      .play(corrected({ change: 'damage', piece: foe, amount: 2 }))
      .play(corrected({ change: 'stunned', piece: foe, value: true }))
      .play(corrected({ change: 'nexus', seat: 1, health: 7 }))
      .play(corrected({ change: 'mana', seat: 0, mana: 3 }))
      .play(corrected({ change: 'spell-mana', seat: 0, mana: 2 }))
      .play(corrected({ change: 'token', seat: 1, value: true }))
      .play(corrected({ change: 'to-act', seat: 1 }))
      .play(corrected({ change: 'move', piece: table.number('Garen'), to: 'bench' }));
    expect(table.state.pieces[foe]).toMatchObject({ damage: 2, stunned: true });
    expect(table.state.seats).toMatchObject([
      { mana: 3, spellMana: 2 },
      { nexus: 7, token: true },
    ]);
    expect(table.state.toAct).toBe(1);
    expect(table.place('Garen')).toBe('bench');
  });

  test('take an item off the stack', () => {
    const table = game({ hand: ['Decimate'] }).commits({ spell: 'Decimate' });
    const [item] = table.state.stack;
    const move = corrected({ change: 'move', piece: table.number('Decimate'), to: 'hand' });
    expect(table.judge(move)).toEqual(['impossible runeterra/on-the-stack']);
    table.play(corrected({ change: 'remove-item', item: item?.id ?? 0 }));
    expect(table.state.stack).toEqual([]);
    expect(table.place('Decimate')).toBe('graveyard');
  });

  test('do not change what is not there, or what cannot be', () => {
    const table = game({ hand: ['Garen'] });
    const judged = (correction: Parameters<typeof corrected>[0]) => table.judge(corrected(correction))[0];
    expect(judged({ change: 'move', piece: 99, to: 'hand' })).toBe('impossible runeterra/no-such-card');
    expect(judged({ change: 'token', seat: 5, value: true })).toBe('impossible runeterra/no-such-player');
    expect(judged({ change: 'remove-item', item: 1 })).toBe('impossible runeterra/no-such-item');
    expect(judged({ change: 'card', piece: 0, card: 'none' })).toBe('impossible runeterra/unknown-card');
    expect(judged({ change: 'damage', piece: 0, amount: 1 })).toBe('impossible runeterra/not-on-board');
    expect(judged({ change: 'nexus', seat: 0, health: -1 })).toBe('impossible runeterra/negative');
    expect(judged({ change: 'spell-mana', seat: 0, mana: 4 })).toBe('impossible runeterra/too-many');
  });

  test('put no seventh card on a bench', () => {
    const bench = ['One 1/1', 'Two 1/1', 'Three 1/1', 'Four 1/1', 'Five 1/1', 'Six 1/1'];
    const table = game({ bench, hand: ['Garen'] });
    const move = corrected({ change: 'move', piece: table.number('Garen'), to: 'bench' });
    expect(table.judge(move)).toEqual(['impossible runeterra/bench-full']);
    table.play(corrected({ change: 'move', piece: table.number('One'), to: 'graveyard' })).play(move);
    expect(table.place('Garen')).toBe('bench');
    expect(table.place('Six')).toBe('bench');
  });
});

describe('a player', () => {
  test('may concede at any time', () => {
    const table = game({}).play({ play: 'Concede', seat: 1 });
    expect(table.state.result).toMatchObject({ winners: [0], because: ['runeterra.concede'] });
    expect(runeterra.waitingFor(table.state)).toEqual([]);
  });
});
