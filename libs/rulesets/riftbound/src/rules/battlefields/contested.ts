import { emit, type Draft } from '../../draft.js';
import type { RiftboundFact } from '../../events.js';
import { isUnit, unitsOfAt } from '../../objects.js';
import type { RiftboundState } from '../../state.js';
import { battlefieldAt } from '../../zones.js';

const placedAt = (fact: RiftboundFact): number | null => {
  switch (fact.type) {
    case 'UnitsMoved':
    case 'PermanentEntered':
    case 'PiecePut':
    case 'TokensCreated':
      return fact.data.to.zone === 'battlefield' ? fact.data.to.at : null;
    case 'TableCorrected':
      return fact.data.correction.change === 'move-to-battlefield' ? fact.data.correction.at : null;
    default:
      return null;
  }
};

const changedHandsAt = (state: RiftboundState, fact: RiftboundFact): readonly number[] =>
  fact.type === 'ControlChanged'
    ? fact.data.pieces.flatMap((number) => {
        const at = isUnit(state, number) ? battlefieldAt(state.pieces[number]?.zone ?? -1) : null;
        return at === null ? [] : [at];
      })
    : [];

/**
 * A unit that becomes present at an uncontested battlefield its controller does not control applies Contested (190.3.a, 450);
 * so does one that changes controller there.
 */
export const contestArrivals = (draft: Draft, fact: RiftboundFact): void => {
  const at = placedAt(fact);
  for (const place of at === null ? changedHandsAt(draft.state, fact) : [at]) {
    const battlefield = draft.state.battlefields[place];
    if (!battlefield || battlefield.contestedBy !== null) continue;
    const intruder = draft.state.seats.findIndex(
      (_, seat) => seat !== battlefield.controller && unitsOfAt(draft.state, place, seat).length > 0,
    );
    if (intruder < 0) continue;
    emit(draft, {
      type: 'BattlefieldContested',
      data: { at: place, seat: intruder },
      because: ['battlefield.contested-applied', 'move.contests'],
    });
  }
};
