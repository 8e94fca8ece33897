import { cardAt } from '../../cards/known-cards.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import type { Which } from '../../words/which.js';
import { hasSubtype } from '../objects.js';
import { hasKeyword, healthOf, powerOf } from './values.js';

type Check<Value> = (state: RuneterraState, piece: number, value: Value) => boolean;

/** A check that asks something only where its word is there. */
const asked =
  <Value>(check: Check<Value>): Check<Value | undefined> =>
  (state, piece, value) =>
    value === undefined || check(state, piece, value);

const CHECKS: { readonly [Name in keyof Which]-?: Check<Which[Name]> } = {
  keyword: asked(hasKeyword),
  subtype: asked(hasSubtype),
  follower: (state, piece, value) => value !== true || cardAt(state, piece)?.champion === false,
  damaged: (state, piece, value) => value !== true || (state.pieces[piece]?.damage ?? 0) > 0,
  cost: asked((state, piece, cost) => cardAt(state, piece)?.cost === cost),
  leastCost: asked((state, piece, least) => (cardAt(state, piece)?.cost ?? 0) >= least),
  mostPower: asked((state, piece, most) => powerOf(state, piece) <= most),
  leastPower: asked((state, piece, least) => powerOf(state, piece) >= least),
  mostHealth: asked((state, piece, most) => healthOf(state, piece) <= most),
};

const NAMES = Object.keys(CHECKS) as readonly (keyof Which)[];

/** Whether a unit is such a one. */
export const isSuch = (state: RuneterraState, piece: number, which: Which): boolean =>
  NAMES.every((name) => (CHECKS[name] as Check<unknown>)(state, piece, which[name]));
