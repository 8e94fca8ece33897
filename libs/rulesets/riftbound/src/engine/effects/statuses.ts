import { staysExhausted } from '../../reading/statics/prohibitions.js';
import { propose } from '../gate.js';
import { isAtLocation, isOnBoard, isUnit } from '../../reading/objects.js';
import { mayBeBuffed } from '../../reading/statics/limits.js';
import { timesIn } from '../../judging/targets/subsets.js';
import { causeOf, type Performer } from './performer.js';

/** Stun (423): a unit already stunned is not stunned again (423.1.a.1). */
export const stun: Performer<'stun'> = (draft, { pieces }, item) => {
  const { state } = draft;
  const units = pieces.filter((n) => isUnit(state, n) && isAtLocation(state, n) && !(state.pieces[n]?.stunned ?? true));
  const data = { units, cause: causeOf(item) };
  if (units.length > 0) propose(draft, { type: 'UnitsStunned', data, because: ['action.stun'] });
};

/** Ready (415): what is ready already stays as it is (415.1.b), and what a card keeps exhausted stays so. */
export const ready: Performer<'ready'> = (draft, instruction, item) => {
  const { state } = draft;
  const pieces = instruction.pieces.filter(
    (n) => isOnBoard(state, n) && state.pieces[n]?.exhausted && !staysExhausted(state, n, 'effects'),
  );
  const data = { pieces, cause: causeOf(item) };
  if (pieces.length > 0) propose(draft, { type: 'PiecesReadied', data, because: ['action.ready'] });
};

/** Exhaust (414): what is exhausted already stays as it is (414.1.b). */
export const exhaust: Performer<'exhaust'> = (draft, instruction) => {
  const pieces = instruction.pieces.filter(
    (n) => isOnBoard(draft.state, n) && draft.state.pieces[n]?.exhausted === false,
  );
  if (pieces.length > 0) propose(draft, { type: 'PiecesExhausted', data: { pieces }, because: ['action.exhaust'] });
};

/** Buff (426): one buff on each unit that has none. */
export const buff: Performer<'buff'> = (draft, { pieces }, item) => {
  const { state } = draft;
  const units = pieces.filter((n) => isUnit(state, n) && isAtLocation(state, n) && mayBeBuffed(state, n));
  const data = { units, cause: causeOf(item) };
  if (units.length > 0) propose(draft, { type: 'UnitsBuffed', data, because: ['action.buff', 'buff.one'] });
};

/** Spending buffs, counters (702.2, 745): one of a unit for each time that it is named, as far as it has any. */
export const spendBuff: Performer<'spend-buff'> = (draft, { pieces }, item) => {
  const units = pieces.filter((n, at) => (draft.state.pieces[n]?.buffs ?? 0) > timesIn(pieces.slice(0, at), n));
  const data = { units, cause: causeOf(item) };
  if (units.length > 0)
    propose(draft, { type: 'BuffsSpent', data, because: ['buff.spend-existing', 'buff.spend-own'] });
};
