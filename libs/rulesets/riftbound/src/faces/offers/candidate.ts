import type { CandidateOf } from '#ruleset';
import type { Play } from '../../words/plays.js';

/** A play somebody might think of. */
export type Candidate = CandidateOf<Play>;
