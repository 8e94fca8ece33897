import { battlefields, controls, counters, points, units, where, winner, zones } from './expectations/board.js';
import { decks } from './expectations/decks.js';
import { because, caused, logged, never, verdict } from './expectations/log.js';
import { impossible, legal, offered, refused, targets } from './expectations/plays.js';
import { chain, focus, noWindow, phase, priority, state, turn, waiting } from './expectations/windows.js';
import { RulingMistakeError, type Miss, type Moment } from './moment.js';
import type { Expectation, ExpectationName } from './ruling.js';

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

const checkOne = (moment: Moment, expectation: ExpectationName, wanted: unknown): readonly NamedMiss[] => {
  try {
    const check = CHECKS[expectation] as (moment: Moment, wanted: unknown) => readonly Miss[];
    return check(moment, wanted).map((miss) => ({ expectation, ...miss }));
  } catch (error) {
    if (!(error instanceof RulingMistakeError)) throw error;
    throw new RulingMistakeError({ ...error.mistake, path: [expectation] });
  }
};

/** Checks all expectations of a moment. Throws RulingMistakeError with the expectation's name as its path. */
export const check = (moment: Moment, wanted: Expectation): readonly NamedMiss[] =>
  (Object.keys(wanted) as ExpectationName[]).flatMap((name) => checkOne(moment, name, wanted[name]));
