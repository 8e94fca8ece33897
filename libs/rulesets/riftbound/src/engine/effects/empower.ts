import { timesEmpowerable } from '../../reading/statics/limits.js';
import { propose } from '../gate.js';
import { isOnBoard } from '../../reading/objects.js';
import { causeOf, type Performer } from './performer.js';

/** Empower (441): what is Empowered as often as it may be stays as it is. */
export const empower: Performer<'empower'> = (draft, instruction, item) => {
  const { state } = draft;
  const pieces = instruction.pieces.filter(
    (number) => isOnBoard(state, number) && (state.pieces[number]?.empowered ?? 0) < timesEmpowerable(state, number),
  );
  const data = { pieces, cause: causeOf(item) };
  if (pieces.length > 0)
    propose(draft, { type: 'PiecesEmpowered', data, because: ['action.empower', 'action.empower-again'] });
};

/** Disempower (442): once, where something is Empowered more than once. */
export const disempower: Performer<'disempower'> = (draft, instruction, item) => {
  const pieces = instruction.pieces.filter((number) => (draft.state.pieces[number]?.empowered ?? 0) > 0);
  const data = { pieces, cause: causeOf(item) };
  if (pieces.length > 0) propose(draft, { type: 'PiecesDisempowered', data, because: ['action.disempower'] });
};
