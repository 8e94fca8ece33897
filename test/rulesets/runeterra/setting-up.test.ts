import { seedRandom } from '#kernel';
import type { MatchOptions } from '#ruleset';
import { runeterra, type Play, type RuneterraState } from '#rulesets/runeterra';

const DECK = {
  cards: ['01DE012', '01DE006', '01DE007', '01DE013', '01DE018', '01DE021', '01DE025', '01DE026', '01DE029', '01DE035']
    .map((card) => ({ card, count: 3 }))
    .concat([
      { card: '01DE037', count: 3 },
      { card: '01DE041', count: 3 },
      { card: '01DE043', count: 3 },
      { card: '01DE055', count: 1 },
    ]),
};

const OPTIONS: MatchOptions = {
  mode: 'standard',
  edition: 'runeterra-actions-2021-02-28',
  players: [
    { name: 'Ana', deck: DECK },
    { name: 'Ben', deck: DECK },
  ],
  firstPlayer: null,
  seed: 7,
};

const opened = (options: MatchOptions): RuneterraState => {
  const facts = runeterra.setUp(options);
  if (!facts.ok) throw new Error(JSON.stringify(facts.error));
  return facts.value.reduce(runeterra.evolve, runeterra.initial);
};

const played = (state: RuneterraState, play: Play): RuneterraState => {
  const decision = runeterra.decide(state, play, 'strict');
  if (decision.outcome !== 'accepted') throw new Error(JSON.stringify(decision));
  return decision.facts.reduce(runeterra.evolve, state);
};

/** Plays on by what the dealer draws, until a person has to choose. */
const dealt = (state: RuneterraState): RuneterraState => {
  const draw = runeterra.drawChance(state, seedRandom(1));
  return draw ? dealt(played(state, draw.value)) : state;
};

const problems = (options: Partial<MatchOptions>): readonly string[] => {
  const facts = runeterra.setUp({ ...OPTIONS, ...options });
  return facts.ok ? [] : facts.error.map(({ code }) => code);
};

describe('setting up', () => {
  test('asks who has the first token, shuffles, deals four, and asks for the mulligans, that player first', () => {
    const table = opened(OPTIONS);
    expect(table.choice).toEqual({ kind: 'first-player', seat: null });
    const asked = dealt(played(table, { play: 'ChooseFirstPlayer', first: 1 }));
    expect(asked.choice).toEqual({ kind: 'mulligan', seat: 1 });
    expect(asked.seats.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
      [4, 36],
      [4, 36],
    ]);
  });

  test('exchanges any of the first cards for others, and shuffles those back in', () => {
    const asked = dealt(opened({ ...OPTIONS, firstPlayer: 0 }));
    const hand = asked.seats[0]?.hand ?? [];
    const exchanged = played(asked, { play: 'Mulligan', seat: 0, pieces: hand.slice(0, 3) });
    expect(exchanged.choice).toEqual({ kind: 'shuffle', seat: null, of: 0 });
    expect(exchanged.seats[0]?.hand.slice(1)).toEqual([8, 9, 10]);
    expect(exchanged.seats[0]?.deck).toHaveLength(36);
    const other = played(asked, { play: 'Mulligan', seat: 0, pieces: [] });
    expect(other.choice).toEqual({ kind: 'mulligan', seat: 1 });
    const twice = [hand[0] ?? -1, hand[0] ?? -1];
    expect(runeterra.decide(asked, { play: 'Mulligan', seat: 0, pieces: twice }, 'as-played').outcome).toBe(
      'impossible',
    );
    const bens = asked.seats[1]?.hand[0] ?? -1;
    expect(runeterra.decide(asked, { play: 'Mulligan', seat: 0, pieces: [bens] }, 'as-played').outcome).toBe(
      'impossible',
    );
  });

  test('goes on to round 1: one gem, five cards, the first turn', () => {
    const asked = dealt(opened({ ...OPTIONS, firstPlayer: 1 }));
    const state = [1, 0].reduce((table, seat) => played(table, { play: 'Mulligan', seat, pieces: [] }), asked);
    expect(state).toMatchObject({ round: 1, toAct: 1, turn: 1, phase: 'actions' });
    expect(state.seats).toMatchObject([
      { gems: 1, mana: 1, token: false, hand: { length: 5 }, nexus: 20 },
      { gems: 1, mana: 1, token: true, hand: { length: 5 }, nexus: 20 },
    ]);
  });

  test('asks no dealer where nobody knows how the cards lie', () => {
    const players = [
      { name: 'Ana', deck: DECK },
      { name: 'Ben', deck: null },
    ];
    const state = opened({ ...OPTIONS, players, seed: null, firstPlayer: 0 });
    expect(state.choice).toEqual({ kind: 'mulligan', seat: 0 });
    expect(state.pieces.map(({ card }) => card)).toEqual(Array.from({ length: 8 }, () => null));
    expect(state.seats.map(({ deck }) => deck.length)).toEqual([36, 36]);
  });

  test('takes the order of a deck only if it holds the cards of the deck', () => {
    const table = played(opened(OPTIONS), { play: 'ChooseFirstPlayer', first: 0 });
    const cards = table.seats[0]?.deck.filter((card) => card !== null) ?? [];
    const judged = (play: Play) => {
      const decision = runeterra.decide(table, play, 'strict');
      return decision.outcome === 'impossible' ? decision.problem.code : decision.outcome;
    };
    expect(judged({ play: 'Shuffle', seat: 0, cards: cards.slice(1) })).toBe('runeterra/other-deck');
    expect(judged({ play: 'Shuffle', seat: 0, cards: cards.with(0, '01SI001') })).toBe('runeterra/other-deck');
    expect(judged({ play: 'Shuffle', seat: 1, cards })).toBe('runeterra/other-players-deck');
    expect(judged({ play: 'Shuffle', seat: 0, cards: [...cards, '01DE012'] })).toBe('runeterra/other-deck');
    const partly = { ...table, seats: table.seats.map((seat) => ({ ...seat, deck: seat.deck.with(0, null) })) };
    const named = runeterra.decide(partly, { play: 'Shuffle', seat: 0, cards }, 'strict');
    expect(named.outcome).toBe('accepted');
    expect(runeterra.decide(partly, { play: 'Shuffle', seat: 0, cards: cards.slice(1) }, 'strict').outcome).toBe(
      'impossible',
    );
    expect(played(table, { play: 'Shuffle', seat: 0, cards: null }).seats[0]?.deck).toEqual(cards.map(() => null));
    expect(runeterra.decide(opened(OPTIONS), { play: 'ChooseFirstPlayer', first: 7 }, 'strict').outcome).toBe(
      'impossible',
    );
    expect(judged({ play: 'Shuffle', seat: 0, cards: cards.toReversed() })).toBe('accepted');
    expect(judged({ play: 'Pass', seat: 0 })).toBe('runeterra/choice-awaited');
  });

  test('names what is wrong with what it is given', () => {
    const [ana, ben] = OPTIONS.players;
    expect(problems({ mode: 'gauntlet' })).toEqual(['runeterra/mode']);
    expect(problems({ edition: 'core-1.4' })).toEqual(['runeterra/edition']);
    expect(problems({ players: [ana!] })).toEqual(['runeterra/players']);

    expect(problems({ players: [ana!, { ...ben!, name: 'Ana' }] })).toEqual(['runeterra/player-names']);
    expect(problems({ players: [ana!, { ...ben!, name: 'ANA' }] })).toEqual(['runeterra/player-names']);
    expect(problems({ firstPlayer: 2 })).toEqual(['runeterra/first-player']);
    expect(problems({ players: [ana!, { ...ben!, deck: null }] })).toEqual(['runeterra/seed-without-deck']);
    const short = { cards: DECK.cards.slice(1) };
    expect(problems({ players: [ana!, { ...ben!, deck: short }] })).toEqual(['runeterra/deck-check']);
  });
});
