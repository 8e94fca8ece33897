import type { LimitInForce } from '../../state/lasting.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { piecesOnBoard } from '../../state/zones.js';
import { policyOf } from '../../words/editions/editions.js';
import { changed, fixedAt, limitsOn, mightOf } from './might.js';
import { isMightLimited } from './passives.js';

/** Older editions fix what a passive ability with a minimum takes as it begins to apply to a unit (477.3.b). */
const isFixing = (state: RiftboundState): boolean =>
  policyOf(state).passiveLimits !== 'by the Might of now' &&
  ((state.limits?.fixed.length ?? 0) > 0 || isMightLimited(state));

const reading = (state: RiftboundState, fixed: readonly LimitInForce[]): RiftboundState => ({
  ...state,
  limits: { fixed, read: true },
});

/** The limits on one unit: those fixed before stay, and each that is new takes what it can of the Might that the others leave. */
const limitsOnUnit = (
  state: RiftboundState,
  number: number,
  known: readonly LimitInForce[],
): readonly LimitInForce[] => {
  const unit = { piece: number, object: state.pieces[number]?.object ?? -1 };
  const found = limitsOn(state, number).map((limit) => ({
    limit,
    before: fixedAt(state, number, limit),
    source: { piece: limit.source, object: state.pieces[limit.source]?.object ?? -1 },
  }));
  let fixed: readonly LimitInForce[] = found.map(({ before, source }) => before ?? { source, unit, might: 0 });
  found.forEach(({ limit, before }, index) => {
    if (before) return;
    const might = mightOf(reading(state, [...known, ...fixed]), number);
    const taken = changed(might, limit) - might;
    fixed = fixed.map((each, at) => (at === index ? { ...each, might: taken } : each));
  });
  return fixed;
};

/** What is fixed now, where that is something else than what was; null where nothing begins or ends to apply. */
export const limitsBegun = (state: RiftboundState): readonly LimitInForce[] | null => {
  if (!isFixing(state)) return null;
  const before = state.limits?.fixed ?? [];
  const known = piecesOnBoard(state).filter((number) => (state.pieces[number]?.card ?? null) !== null);
  const now = known.flatMap((number) => limitsOnUnit(state, number, before));
  return now.length === before.length && now.every((each) => before.includes(each)) ? null : now;
};
