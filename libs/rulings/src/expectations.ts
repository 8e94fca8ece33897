import { battlefields, controls, counters, points, units, where, winner, zones } from './expectations/board.js';
import { decks } from './expectations/decks.js';
import { because, caused, logged, never, verdict } from './expectations/log.js';
import { impossible, legal, offered, refused, targets } from './expectations/plays.js';
import { chain, focus, noWindow, phase, priority, state, turn, waiting } from './expectations/windows.js';
import { mistakesOf, type Miss, type Moment } from './moment.js';
import type { Expectation, ExpectationName, RulingMistake } from './ruling.js';

type Check<Name extends ExpectationName> = (moment: Moment, wanted: NonNullable<Expectation[Name]>) => readonly Miss[];

/** How each expectation is checked. */
const CHECKS: { readonly [Name in ExpectationName]-?: Check<Name> } = {
  offered,
  legal,
  refused,
  impossible,
  targets,
  priority,
  focus,
  state,
  phase,
  turn,
  waiting,
  chain,
  stack: chain,
  points,
  score: points,
  counters,
  where,
  zones,
  units,
  controls,
  battlefields,
  winner,
  logged,
  caused,
  never,
  'no window': noWindow,
  verdict,
  because,
  decks,
};

/** A miss, and the expectation that it is one of. */
export interface NamedMiss extends Miss {
  readonly expectation: ExpectationName;
}

/** What came of the expectations of a moment: those that are not met, and those that ask for what cannot be. */
interface Checked {
  readonly misses: readonly NamedMiss[];
  readonly mistakes: readonly RulingMistake[];
}

const checkOne = (moment: Moment, expectation: ExpectationName, wanted: unknown): Checked => {
  try {
    const check = CHECKS[expectation] as (moment: Moment, wanted: unknown) => readonly Miss[];
    return { misses: check(moment, wanted).map((miss) => ({ expectation, ...miss })), mistakes: [] };
  } catch (error) {
    return { misses: [], mistakes: mistakesOf(error, [expectation]) };
  }
};

/** Checks all expectations of a moment; paths begin with the expectation's name. */
export const check = (moment: Moment, wanted: Expectation): Checked => {
  const all = (Object.keys(wanted) as ExpectationName[]).map((name) => checkOne(moment, name, wanted[name]));
  return { misses: all.flatMap(({ misses }) => misses), mistakes: all.flatMap(({ mistakes }) => mistakes) };
};
