import type { TableClock, TableWindows } from '#table';
import { TURN_STATE_NAMES, turnStateName } from '../../reading/turn-states.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Phase, Step } from '../../words/vocabulary.js';
import { waitingFor } from '../../reading/waiting.js';

const PHASES: Readonly<Record<Phase, string>> = {
  'set-up': 'Set-up',
  awaken: 'Awaken',
  beginning: 'Beginning',
  channel: 'Channel',
  draw: 'Draw',
  main: 'Main',
  ending: 'Ending',
};

/** Steps that are named beside their phase. */
const STEPS: Readonly<Partial<Record<Step, string>>> = { scoring: 'scoring', expiration: 'expiration' };

const isSettingUp = ({ turn }: RiftboundState): boolean => turn.phase === 'set-up';

const phaseName = ({ turn }: RiftboundState): string => {
  const step = turn.phase === 'set-up' ? undefined : STEPS[turn.step];
  return step === undefined ? PHASES[turn.phase] : `${PHASES[turn.phase]}, ${step}`;
};

/** Every name of a state and of a phase that a table is shown with. */
export const STATE_WORDS: readonly string[] = ['Set-up', ...TURN_STATE_NAMES];
export const PHASE_WORDS: readonly string[] = [
  ...Object.values(PHASES),
  `${PHASES.beginning}, ${STEPS.scoring ?? ''}`,
  `${PHASES.ending}, ${STEPS.expiration ?? ''}`,
];

/** Game, turn and phase; nobody's turn while the game is set up. */
export const viewClock = (state: RiftboundState): TableClock => ({
  game: state.game,
  turn: state.turn.number,
  seat: isSettingUp(state) ? null : state.turn.seat,
  phase: phaseName(state),
});

/** The state of the turn (310) and who may act. */
export const viewWindows = (state: RiftboundState): TableWindows => ({
  state: isSettingUp(state) ? 'Set-up' : turnStateName(state),
  priority: state.priority,
  focus: state.showdown?.focus ?? null,
  waiting: waitingFor(state),
});
