import { drawBelow, drawOrder, seedRandom, type Json } from '#kernel';
import { allDefinitions, runeterra, type Play, type RuneterraState } from '#rulesets/runeterra';
import type { Offer, Slot } from '#ruleset';
import { board } from '../support/board.js';
import { isMet, noteFact, textsOf, whilePlaying } from './met.js';

/** Plays on one table, at most; each is drawn among those offered. */
const PLAYS = 40;
/** Tables on which a card is tried until all of it was met. */
const TABLES = 12;

const OTHERS = ['Brute 3/5', 'Bull 2/6 Challenger', 'Ghost 4/3 Ephemeral'];

/** The units whose texts put a skill on the stack that has this code. */
const usersOf = (code: string): readonly string[] =>
  allDefinitions
    .filter((definition) => JSON.stringify(definition).includes(`"skill","cards":["${code}"`))
    .map((each) => each.code);

/** A card on the bench and in the hand of each player, with units to choose, to strike and to block. */
const tableFor = (code: string, isUnit: boolean): RuneterraState => {
  const shown = isUnit ? [code] : usersOf(code);
  const side = { bench: [...shown, ...OTHERS], hand: [code, ...shown, 'Radiant Strike'], spellMana: 3 };
  return board(side, side);
};

const drawing = (seed: number) => {
  let random = seedRandom(seed);
  const below = (count: number): number => {
    const { value, next } = drawBelow(random, count);
    random = next;
    return value;
  };
  const fill = ({ options, many }: Slot): Json => {
    if (many === undefined) return options[below(options.length)]?.value ?? null;
    const { value, next } = drawOrder(random, options);
    random = next;
    const most = Math.min(many.max, options.length);
    return value.slice(0, many.min + below(most - many.min + 1)).map((choice) => choice.value);
  };
  const filled = ({ play, slots }: Offer<Play>): Play =>
    slots
      .filter(({ options }) => options.length > 0 && below(2) === 0)
      .reduce((each, slot) => ({ ...each, [slot.name]: fill(slot) }), play);
  return { below, filled };
};

/** Plays what is offered, drawn by the seed, and says what was wrong with it; null where nothing was. */
const playOn = (from: RuneterraState, seed: number, isDone: () => boolean): string | null => {
  const { below, filled } = drawing(seed);
  let state = from;
  for (let made = 0; made < PLAYS && !isDone(); made++) {
    const offers = runeterra
      .waitingFor(state)
      .flatMap(({ seat }) => (seat === null ? [] : runeterra.legalPlays(state, seat)));
    const offer = offers[below(Math.max(1, offers.length))];
    if (offer === undefined) return null;
    const play = filled(offer);
    const decision = whilePlaying(() => runeterra.decide(state, play, 'strict'));
    if (decision.outcome !== 'accepted') return `offered, but ${decision.outcome}: ${JSON.stringify(play)}`;
    for (const fact of decision.facts) {
      noteFact(fact, state);
      state = runeterra.evolve(state, fact);
    }
    const [broken] = runeterra.brokenInvariants(state);
    if (broken !== undefined) return broken;
  }
  return null;
};

/** What was wrong with a card on tables of its own, played on until all its texts were met. */
export const tryCard = (code: string, isUnit: boolean): readonly string[] => {
  const isDone = (): boolean => textsOf(code).every(isMet);
  return Array.from({ length: TABLES }, (_, seed) => seed).flatMap((seed) => {
    const problem = isDone() ? null : playOn(tableFor(code, isUnit), seed, isDone);
    return problem === null ? [] : [problem];
  });
};
