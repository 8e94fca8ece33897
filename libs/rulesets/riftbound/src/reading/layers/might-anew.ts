import type { EffectInForce, RiftboundState } from '../../state/riftbound-state.js';
import { policyOf } from '../../words/editions/editions.js';
import { changed, mightOf } from './might.js';
import { isMightLimited } from './passives.js';

/** What an effect is where its text is applied to so much Might. */
const mightOfText = (might: number, { might: fixed, anew }: EffectInForce): number => {
  if (anew === undefined) return fixed;
  return anew === 'double' ? Math.max(0, might) : changed(might, anew) - might;
};

/** What takes or gives Might to an object by texts that may be applied anew, in the order in which it began: changed where that differs. */
const appliedTo = (state: RiftboundState, number: number): ReadonlyMap<number, number> => {
  const { object } = state.pieces[number] ?? {};
  const bare = state.effects.map((effect) => (effect.object === object ? { ...effect, might: 0 } : effect));
  let might = mightOf({ ...state, effects: bare }, number);
  const found = new Map<number, number>();
  for (const effect of state.effects) {
    if (effect.object !== object) continue;
    const change = mightOfText(might, effect);
    might += change;
    if (change !== effect.might) found.set(effect.id, change);
  }
  return found;
};

/**
 * The table where what stopped at a minimum, and what was doubled, is applied anew to the Might of now: the other reading of an edition
 * that does not say; null where that is the same.
 */
export const withMightAnew = (state: RiftboundState): RiftboundState | null => {
  const open = state.effects.filter(({ anew }) => anew !== undefined);
  // Of a piece that is another object by now nothing is found: no effect is of that one.
  const pieces = new Set(open.map(({ piece }) => piece));
  const found = new Map([...pieces].flatMap((piece) => [...appliedTo(state, piece)]));
  if (found.size === 0) return null;
  const effects = state.effects.map((effect) => ({ ...effect, might: found.get(effect.id) ?? effect.might }));
  return { ...state, effects };
};

/** The table where what passive abilities with a minimum take stays as it was when they began: the same of these. */
export const withLimitsFixed = (state: RiftboundState): RiftboundState | null => {
  const { limits } = state;
  if (policyOf(state).passiveLimits !== 'either' || (limits === undefined && !isMightLimited(state))) return null;
  return { ...state, limits: { fixed: limits?.fixed ?? [], read: true } };
};
