import { redactFactBy, redactPlayBy } from '#ruleset';
import type { Play } from '../words/plays.js';
import type { RiftboundFact } from '../state/facts.js';
import { FACT_REDACTORS } from './redact/facts.js';
import { PLAY_REDACTORS } from './redact/play.js';
import type { RiftboundState } from '../state/riftbound-state.js';

/** The fact as the viewer may know it, given the state before it. */
export const redactFact = redactFactBy<RiftboundState, RiftboundFact>(FACT_REDACTORS);

/** The play as the viewer may know it, given the state before it. */
export const redactPlay = redactPlayBy<RiftboundState, Play>(PLAY_REDACTORS);
