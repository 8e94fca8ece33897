import { allCards, allDefinitions, runeterra, type RuneterraState } from '#rulesets/runeterra';
import { Die } from '../../../support/die.js';
import { filledByChance } from '../../../support/filled-by-chance.js';
import { board } from '../support/board.js';
import { isMet, noteFact, textsOf, whilePlaying } from './met.js';

/** Plays on one table, at most; each is drawn among those offered. */
const PLAYS = 40;
/** Tables on which a card is tried until all of it was met. */
const TABLES = 40;

const OTHERS = ['Brute 3/5', 'Bull 2/6 Challenger', 'Ghost 4/3 Ephemeral'];

/** The units whose texts put a skill on the stack that has this code. */
const usersOf = (code: string): readonly string[] =>
  allDefinitions
    .filter((definition) => JSON.stringify(definition).includes(`"skill","cards":["${code}"`))
    .map((each) => each.code);

const isChampion = (code: string): boolean => allCards.some((card) => card.code === code && card.champion);

/**
 * A card on the bench and in the hand of each player, with units to choose, to strike and to block. A champion is only on one of
 * them: while it is in play, further copies in hand are its spell.
 */
const tableFor = (code: string, isUnit: boolean, isHeld: boolean): RuneterraState => {
  const shown = isUnit ? [code] : usersOf(code);
  const inPlay = isHeld ? shown.filter((each) => !isChampion(each)) : shown;
  const side = { bench: [...inPlay, ...OTHERS], hand: [code, ...shown, 'Radiant Strike'], spellMana: 3 };
  return board(side, side);
};

/** Plays what is offered, drawn by the seed, and says what was wrong with it; null where nothing was. */
const playOn = (from: RuneterraState, seed: number, isDone: () => boolean): string | null => {
  const die = new Die(seed);
  let state = from;
  for (let made = 0; made < PLAYS && !isDone(); made++) {
    const offers = runeterra
      .waitingFor(state)
      .flatMap(({ seat }) => (seat === null ? [] : runeterra.legalPlays(state, seat)));
    const offer = die.one(offers);
    if (offer === undefined) return null;
    const play = filledByChance(die, offer);
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
    const problem = isDone() ? null : playOn(tableFor(code, isUnit, seed % 2 === 1), seed, isDone);
    return problem === null ? [] : [problem];
  });
};
