import { emit, type Draft } from '../../draft.js';
import type { RiftboundFact } from '../../events.js';
import { isUnit } from '../../objects.js';
import { battlefieldAt } from '../../zones.js';

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
      return fact.data.pieces;
    case 'TableCorrected':
      return fact.data.correction.change === 'move-to-battlefield' ? [fact.data.correction.piece] : [];
    default:
      return [];
  }
};

/**
 * A unit that becomes present at an uncontested battlefield its controller does not control applies Contested (190.3.a, 450);
 * so does one that changes controller there.
 */
export const contestArrivals = (draft: Draft, fact: RiftboundFact): void => {
  for (const number of arrivals(draft, fact)) {
    const at = battlefieldAt(draft.state.pieces[number]?.zone ?? -1);
    const seat = draft.state.pieces[number]?.controller;
    if (at === null || seat === undefined || !isUnit(draft.state, number)) continue;
    const battlefield = draft.state.battlefields[at];
    if (!battlefield || battlefield.contestedBy !== null || battlefield.controller === seat) continue;
    emit(draft, {
      type: 'BattlefieldContested',
      data: { at, seat },
      because: ['battlefield.contested-applied', 'move.contests'],
    });
  }
};
