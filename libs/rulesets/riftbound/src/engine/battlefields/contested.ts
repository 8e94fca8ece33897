import type { Correction } from '../../words/plays.js';
import { emit, type Draft } from '../draft.js';
import type { RiftboundFact } from '../../state/facts.js';
import { isUnit } from '../../reading/objects.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { battlefieldAt } from '../../state/zones.js';

/** A piece that a correction put somewhere or gave to somebody. */
const corrected = (correction: Correction): readonly number[] =>
  correction.change === 'move-to-battlefield' || correction.change === 'controller' ? [correction.piece] : [];

/** Pieces that a fact has brought somewhere, or into other hands where they are. */
const arrivals = (draft: Draft, fact: RiftboundFact): readonly number[] => {
  switch (fact.type) {
    case 'UnitsMoved':
      return fact.data.units;
    case 'PermanentEntered':
    case 'PiecePut':
      return [fact.data.piece];
    case 'TokensCreated':
      return draft.state.pieces.map((_, number) => number).slice(-fact.data.count);
    case 'ControlChanged':
    case 'ControlReturned':
      return fact.data.pieces;
    case 'TableCorrected':
      return corrected(fact.data.correction);
    default:
      return [];
  }
};

interface Intrusion {
  readonly at: number;
  readonly seat: number;
}

/** The unit at a battlefield that is not contested yet and not its controller's, or null (190.3.a.1). */
const intrusionOf = (state: RiftboundState, number: number): Intrusion | null => {
  const piece = state.pieces[number];
  const at = piece && isUnit(state, number) ? battlefieldAt(piece.zone) : null;
  const battlefield = at === null ? undefined : state.battlefields[at];
  if (!piece || at === null || battlefield?.contestedBy !== null) return null;
  return battlefield.controller === piece.controller ? null : { at, seat: piece.controller };
};

/**
 * A unit that becomes present at an uncontested battlefield its controller does not control applies Contested (190.3.a, 450);
 * so does one that changes controller there. A cleanup stages the showdown or combat that comes of it (451, 452).
 */
export const contestArrivals = (draft: Draft, fact: RiftboundFact): void => {
  for (const number of arrivals(draft, fact)) {
    const data = intrusionOf(draft.state, number);
    if (!data) continue;
    emit(draft, { type: 'BattlefieldContested', data, because: ['battlefield.contested-applied', 'move.contests'] });
  }
};
