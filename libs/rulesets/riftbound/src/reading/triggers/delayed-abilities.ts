import type { DelayedInForce, RiftboundState } from '../../state/riftbound-state.js';
import { abilityOf } from '../../cards/encodings.js';
import { makingStep, type MakingStep } from '../../cards/abilities-within.js';
import { plainSetting, type Setting } from '../setting.js';

/** Delayed abilities in force (389-392). */
type Delaying = Extract<MakingStep, { readonly do: 'delay' }>;

/** What the symbols of a delayed ability are read against: "it" is what it was made about, as far as that is still there. */
export const delayedSetting = (
  state: RiftboundState,
  { name, source, controller, attachment, item, here, about }: DelayedInForce,
): Setting => ({
  ...plainSetting(state, source.piece, controller),
  object: source.object,
  attachment,
  printedOn: name.card,
  item,
  here,
  there: here,
  it: about.flatMap(({ piece, object }) => (state.pieces[piece]?.object === object ? [piece] : [])),
});

/** The instruction that made a delayed ability. */
export const delayingStep = ({ name }: DelayedInForce): Delaying | null => {
  const within = name.within ?? [];
  const outer = abilityOf({ ...name, within: within.slice(0, -1) });
  const step = outer && makingStep(outer, within.at(-1));
  return step?.do === 'delay' ? step : null;
};
