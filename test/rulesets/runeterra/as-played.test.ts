import { readFileSync } from 'node:fs';
import { drawBelow, seedRandom, type JsonObject, type RandomState } from '#kernel';
import { runeterra, type Play, type RuneterraState } from '#rulesets/runeterra';
import { game } from './support/game.js';

const deckIn = (name: string): JsonObject => {
  const file = new URL(`../../decks/runeterra/${name}.deck`, import.meta.url);
  const deck = runeterra.parseDeck(readFileSync(file, 'utf8'));
  if (!deck.ok) throw new Error(deck.error.message);
  return deck.value as JsonObject;
};

const DECKS = ['demacia-ionia-guards', 'bilgewater-shadow-isles-fortune'].map(deckIn);

const opened = (seed: number): RuneterraState => {
  const players = DECKS.map((deck, seat) => ({ name: seat === 0 ? 'Ana' : 'Ben', deck }));
  const edition = 'runeterra-actions-2021-02-28';
  const facts = runeterra.setUp({ mode: 'standard', edition, players, firstPlayer: 0, seed });
  if (!facts.ok) throw new Error(JSON.stringify(facts.error));
  return facts.value.reduce(runeterra.evolve, runeterra.initial);
};

const MOST_PLAYS = 400;

/** Plays anything that either seat might think of, legal or not; says what is broken, and how many plays were illegal. */
const playOddly = (seed: number) => {
  let state = opened(seed);
  let random: RandomState = seedRandom(seed);
  let illegal = 0;
  const broken: string[] = [];
  const below = (count: number): number => {
    const draw = drawBelow(random, count);
    random = draw.next;
    return draw.value;
  };
  const next = (): Play | undefined => {
    const chance = runeterra.drawChance(state, random);
    if (chance) random = chance.next;
    if (chance) return chance.value;
    const seat = below(4) === 0 ? below(2) : (runeterra.waitingFor(state)[0]?.seat ?? 0);
    const plays = runeterra.judgedPlays(state, seat).filter(({ play }) => play.play !== 'Concede');
    return plays[below(Math.max(1, plays.length))]?.play;
  };
  for (let made = 0; made < MOST_PLAYS && state.result === null; made++) {
    const play = next();
    const decision = play && runeterra.decide(state, play, 'as-played');
    if (decision?.outcome !== 'accepted') continue;
    if (decision.verdict.status === 'illegal') illegal++;
    state = decision.facts.reduce(runeterra.evolve, state);
    broken.push(...runeterra.brokenInvariants(state));
  }
  return { broken, illegal };
};

describe('illegal plays as they were made', () => {
  test.each([1, 2, 3, 4, 5, 6])('leave a table that can be played on, game %d', (seed) => {
    const { broken, illegal } = playOddly(seed);
    expect(broken).toEqual([]);
    expect(illegal).toBeGreaterThan(10);
  });

  test('are recorded with what is held against them, and refused where the match is strict', () => {
    const table = game({ hand: ['Decimate'], bench: ['Brute 3/2'] });
    table.play({ play: 'DeclareSpells', seat: 0, pieces: [table.number('Decimate')] });
    const attack = table.attack(['Brute']);
    expect(table.decide(attack).outcome).toBe('refused');
    expect(table.judge(attack)).toEqual(['illegal runeterra.two-actions.slow-and-attack']);
    table.play(attack, 'as-played');
    expect(table.lanes).toEqual(['Brute : -']);
  });

  test('may be a unit out of turn, after which the other player has the turn', () => {
    const table = game({}, { hand: ['Garen'] });
    const piece = table.number('Garen');
    const play = { play: 'PlayUnit', seat: 1, piece, card: null, targets: [], replaces: null, effects: null } as const;
    table.play(play, 'as-played');
    expect(table.state).toMatchObject({ toAct: 0, turn: 2 });
    expect(table.place('Garen')).toBe('bench');
  });
});
