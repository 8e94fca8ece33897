import type { Problem, Seat } from '#ruleset';
import type { ErasureReason } from './events.js';

/** Says on the tape that names were erased. May be ordered of a closed match too; erasing itself is the store's. */
export interface ErasePeople {
  readonly type: 'ErasePeople';
  readonly seat: Seat | null;
  readonly reason: ErasureReason;
}

/** Why no name can be erased from a match whose events are not sealed. */
export const IN_THE_OPEN: Problem = {
  code: 'match/not-sealed',
  message:
    'An older version recorded this match, with names in the hashed bytes: they cannot go without breaking its chain.',
  remedy: 'Leave the match as it is, or take it out of the store whole: docs/how-to/erase-names.md.',
};
