import type { EvolversOf } from '#ruleset';
import type { Correction } from '../words/plays.js';
import type { ChoiceFact } from '../state/facts.js';
import type { RuneterraState } from '../state/runeterra-state.js';
import { changePiece, changeSeat, movePiece } from './pieces.js';

type Changes = {
  readonly [Name in Correction['change']]: (
    state: RuneterraState,
    correction: Extract<Correction, { change: Name }>,
  ) => RuneterraState;
};

const CHANGES: Changes = {
  move: (state, { piece, to }) => movePiece(state, piece, to),
  damage: (state, { piece, amount }) => changePiece(state, piece, () => ({ damage: amount })),
  stunned: (state, { piece, value }) => changePiece(state, piece, () => ({ stunned: value })),
  card: (state, { piece, card }) => changePiece(state, piece, () => ({ card })),
  nexus: (state, { seat, health }) => changeSeat(state, seat, () => ({ nexus: health })),
  mana: (state, { seat, mana }) => changeSeat(state, seat, () => ({ mana })),
  'spell-mana': (state, { seat, mana }) => changeSeat(state, seat, () => ({ spellMana: mana })),
  gems: (state, { seat, gems }) => changeSeat(state, seat, () => ({ gems })),
  token: (state, { seat, value }) => changeSeat(state, seat, () => ({ token: value })),
  'remove-item': (state, { item }) => {
    const piece = state.stack.find(({ id }) => id === item)?.piece ?? null;
    const left: RuneterraState = { ...state, stack: state.stack.filter(({ id }) => id !== item) };
    return piece === null ? left : movePiece(left, piece, 'graveyard');
  },
  'to-act': (state, { seat }) => ({ ...state, toAct: seat }),
};

const changeOf = (state: RuneterraState, correction: Correction): RuneterraState =>
  (CHANGES[correction.change] as (state: RuneterraState, correction: Correction) => RuneterraState)(state, correction);

/** Questions and corrections, folded. */
export const evolveChoice: EvolversOf<RuneterraState, ChoiceFact> = {
  ChoiceAwaited: (state, { choice, agenda }) => ({ ...state, choice, agenda }),
  TasksPutAside: (state, { agenda }) => ({ ...state, agenda }),
  ChoiceMade: (state) => ({ ...state, choice: null, agenda: [] }),
  TableCorrected: (state, { correction, card }) => {
    const changed = changeOf(state, correction);
    return card === null || !('piece' in correction)
      ? changed
      : changePiece(changed, correction.piece, () => ({ card }));
  },
};
