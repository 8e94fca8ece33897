import type { TableClock, TableWindows } from '#table';
import type { RuneterraState } from '../../state/runeterra-state.js';
import type { Phase, Situation } from '../../words/vocabulary.js';
import { situationOf } from '../../reading/situation.js';
import { waitingFor } from '../../reading/waiting.js';

const PHASES: Readonly<Record<Phase, string>> = {
  'set-up': 'Set-up',
  'round-start': 'Round start',
  actions: 'Actions',
  'round-end': 'Round end',
};

/** What the table is in, as players call it. */
const SITUATIONS: Readonly<Record<Situation, string>> = {
  open: 'Not in combat',
  stack: 'Stack open',
  defence: 'In combat, defence',
  responses: 'In combat, responses',
};

/** Every name of a state and of a phase that a table is shown with. */
export const STATE_WORDS: readonly string[] = [PHASES['set-up'], ...Object.values(SITUATIONS)];
export const PHASE_WORDS: readonly string[] = Object.values(PHASES);

/** A match is one game. Turns are counted through all its rounds. */
export const viewClock = ({ round, turn, toAct, phase }: RuneterraState): TableClock => ({
  game: 1,
  turn,
  seat: toAct,
  phase: PHASES[phase],
  ...(round === 0 ? {} : { round }),
});

/** What the table is in, and who may act. */
export const viewWindows = (state: RuneterraState): TableWindows => ({
  state: state.phase === 'set-up' ? PHASES['set-up'] : SITUATIONS[situationOf(state)],
  // While a question is open nobody may act.
  priority: state.choice === null ? state.toAct : null,
  focus: null,
  waiting: waitingFor(state),
});
