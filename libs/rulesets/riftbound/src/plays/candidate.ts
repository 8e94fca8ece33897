import type { Slot } from '#ruleset';
import type { Play } from '../commands.js';

/**
 * A play somebody might think of. `slots` are the ways it can be varied with every combination still accepted.
 */
export interface Candidate {
  readonly play: Play;
  readonly label: string;
  readonly slots: readonly Slot[];
}
