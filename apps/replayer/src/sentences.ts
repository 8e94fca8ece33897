import type { Fact } from '#kernel';
import { isRecorderEvent } from '#match';
import { batchAt, batchesOf } from './batches.js';
import { eventAt, matchAt, type MatchTape } from './tape.js';

/** One sentence for the event of that revision, with the names its viewer knows. */
export const sentenceAt = (match: MatchTape, revision: number): string => {
  const event: Fact | undefined = eventAt(match, revision);
  if (event === undefined) return 'The tape is empty.';
  if (isRecorderEvent(event)) return batchAt(batchesOf(match), revision)?.line ?? event.type;
  return match.ruleset.describeFact(event, matchAt(match, revision - 1).game, match.viewer);
};
