import { findingsAt, type PlayFindings } from '#audit';
import type { Fact } from '#kernel';
import type { MatchEvent, PlaysTakenBack } from '#match';
import type { MatchStep, Projection } from '#projections';

const isTakeBack = <Play>(event: MatchEvent<Play, Fact>): event is PlaysTakenBack => event.type === 'PlaysTakenBack';

/** The plays that the rules had something to say about, as `findingsOf` tells them, event by event; those that are taken back go. */
export const findings: Projection<readonly PlayFindings[]> = {
  initial: [],
  evolve: <State, Play, F extends Fact>(
    found: readonly PlayFindings[],
    { event, envelope: { revision }, before, ruleset }: MatchStep<State, Play, F>,
  ) => {
    const left = isTakeBack(event) ? found.filter(({ play }) => play < event.data.to) : found;
    const added = findingsAt(ruleset, { revision, event, before });
    return added.length === 0 ? left : [...left, ...added];
  },
};
