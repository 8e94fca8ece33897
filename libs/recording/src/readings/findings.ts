import { findingsAt, type PlayFindings } from '#audit';
import type { Fact } from '#kernel';
import type { MatchStep, Projection } from '#projections';

/** The plays that the rules had something to say about, as `findingsOf` tells them, event by event. */
export const findings: Projection<readonly PlayFindings[]> = {
  initial: [],
  evolve: <State, Play, F extends Fact>(
    found: readonly PlayFindings[],
    { event, envelope: { revision }, before, ruleset }: MatchStep<State, Play, F>,
  ) => {
    const added = findingsAt(ruleset, { revision, event, before });
    return added.length === 0 ? found : [...found, ...added];
  },
};
