import type { Ruleset } from '#ruleset';
import type { Play } from './words/plays.js';
import type { RiftboundFact } from './state/facts.js';
import type { RiftboundState } from './state/riftbound-state.js';
import { askForCard } from './faces/card-sheets.js';
import { LAY_OUT_FORM, layOutLiteral, USUAL_TABLE } from './faces/lay-out.js';
import { toLiteral } from './faces/to-literal.js';
import { COUNTER_LABELS } from './faces/view/players.js';
import { riftboundPlayed } from './played.js';

/** Riftbound, as the recorder takes it. */
export const riftbound: Ruleset<RiftboundState, Play, RiftboundFact> = {
  ...riftboundPlayed,
  askForCard,
  counterLabels: COUNTER_LABELS,
  layOut: layOutLiteral,
  toLiteral,
  usualTable: USUAL_TABLE,
  layOutForm: LAY_OUT_FORM,
};
