import type { Ruleset } from '#ruleset';
import type { Play } from './words/plays.js';
import type { RuneterraFact } from './state/facts.js';
import type { RuneterraState } from './state/runeterra-state.js';
import { askForCard } from './faces/card-sheets.js';
import { LAY_OUT_FORM, layOutLiteral, USUAL_TABLE } from './faces/lay-out.js';
import { toLiteral } from './faces/to-literal.js';
import { COUNTER_LABELS } from './faces/view/players.js';
import { runeterraPlayed } from './played.js';

/** Legends of Runeterra, as the recorder takes it. */
export const runeterra: Ruleset<RuneterraState, Play, RuneterraFact> = {
  ...runeterraPlayed,
  askForCard,
  counterLabels: COUNTER_LABELS,
  layOut: layOutLiteral,
  toLiteral,
  usualTable: USUAL_TABLE,
  layOutForm: LAY_OUT_FORM,
};
