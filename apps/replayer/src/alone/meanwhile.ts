import type { Verdict } from '#ruleset';
import { ApiProblem } from '../api.js';
import type { Desk } from '../desk.js';
import type { EntryProblem } from '../entry-problem.js';

/** Whether the server did not answer at all, or something before it said that it is away. */
export const isOffline = (refusal: unknown): boolean =>
  refusal instanceof ApiProblem && (refusal.status === 0 || [502, 504].includes(refusal.status));

/** The verdict on a play that stands on the tape already, by its id; null where it does not. */
export const verdictOf = (desk: Desk, playId: string): Verdict | null => {
  const found = desk.seen.peek().tape.events.findLast(({ cause, type }) => cause === playId && type === 'PlayRecorded');
  return found === undefined ? null : (found.data as unknown as { readonly verdict: Verdict }).verdict;
};

/** Lines that a refusal tells of what somebody else recorded. */
const MOST_TOLD = 6;

/** A conflict with who changed what: the plays that came onto the tape since the one that was entered was made on it. */
export const withMeanwhile = (desk: Desk, problem: EntryProblem, madeOn: number): EntryProblem => {
  if (!problem.isConflict) return problem;
  const since = desk.entries.peek().filter(({ from }) => from > madeOn);
  if (since.length === 0) return problem;
  const told = since.slice(0, MOST_TOLD).map(({ actor, line }) => `${actor}: "${line}"`);
  const more = since.length > told.length ? ` and ${since.length - told.length} more` : '';
  return {
    ...problem,
    message: `Meanwhile somebody else recorded at this table: ${told.join('; ')}${more}.`,
    remedy: 'Look at the table as it is now; then record yours so, mend it, or leave it out.',
  };
};
