import { drawBelow, drawOrder, type Json, type RandomState } from '#kernel';
import type { Offer, Slot } from '#ruleset';

/** How often each kind of play is tried, by the name of the kind; 1 where nothing is said, never where 0. */
export type Weights = Readonly<Record<string, number>>;

interface Chosen<T> {
  readonly value: T;
  readonly next: RandomState;
}

/** The kind of a play: the name that it carries. */
export const kindOf = (play: unknown): string => {
  const { play: name, type } = play as { readonly play?: unknown; readonly type?: unknown };
  if (typeof name === 'string') return name;
  return typeof type === 'string' ? type : '';
};

const GRAIN = 1_000_000;

const drawKind = (kinds: readonly string[], weights: Weights, random: RandomState): Chosen<string | null> => {
  const parts = kinds.map((kind) => Math.max(0, weights[kind] ?? 1));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const { value, next } = drawBelow(random, GRAIN);
  let rest = (value / GRAIN) * whole;
  const index = parts.findIndex((part) => (rest -= part) < 0);
  return { value: kinds[index] ?? null, next };
};

const drawOne = <T>(items: readonly T[], random: RandomState): Chosen<T | undefined> => {
  if (items.length === 0) return { value: undefined, next: random };
  const { value, next } = drawBelow(random, items.length);
  return { value: items[value], next };
};

const drawFilling = ({ options, many }: Slot, random: RandomState): Chosen<Json | undefined> => {
  if (many === undefined) {
    const { value, next } = drawOne(options, random);
    return { value: value?.value, next };
  }
  const order = drawOrder(random, options);
  const room = Math.min(many.max, options.length) - many.min;
  const more = drawBelow(order.next, Math.max(0, room) + 1);
  const value = order.value.slice(0, many.min + more.value).map((option) => option.value);
  return { value, next: more.next };
};

/** Fills every slot of an offer by chance, or leaves it as it stands: one chance in four. */
export const drawPlay = <Play>({ play, slots }: Offer<Play>, random: RandomState): Chosen<Play> => {
  let value = play;
  let next = random;
  for (const slot of slots) {
    const leave = drawBelow(next, 4);
    const filling = drawFilling(slot, leave.next);
    next = filling.next;
    if (leave.value > 0 && filling.value !== undefined) value = { ...value, [slot.name]: filling.value };
  }
  return { value, next };
};

/** Chooses among offers: first a kind of play by its weight, then one of that kind, then its slots. Null where none is. */
export const drawOffer = <Play>(
  offers: readonly Offer<Play>[],
  weights: Weights,
  random: RandomState,
): Chosen<Play | null> => {
  const kinds = [...new Set(offers.map(({ play }) => kindOf(play)))];
  const kind = drawKind(kinds, weights, random);
  const offer = drawOne(
    offers.filter(({ play }) => kindOf(play) === kind.value),
    kind.next,
  );
  return offer.value === undefined ? { value: null, next: offer.next } : drawPlay(offer.value, offer.next);
};
