import type { Json } from '#kernel';
import type { Offer, Slot } from '#ruleset';
import type { Die } from './die.js';

/** One of a slot's options, or so many of them as it asks for. */
const filling = (die: Die, { options, many }: Slot): Json => {
  if (many === undefined) return die.one(options)?.value ?? null;
  const inOrder = die.order(options);
  const most = Math.min(many.max, options.length);
  return inOrder.slice(0, many.min + die.below(most - many.min + 1)).map(({ value }) => value);
};

/** The play of an offer, with about half of its slots filled by chance and the others as they are offered. */
export const filledByChance = <Play>(die: Die, { play, slots }: Offer<Play>): Play =>
  slots
    .filter(({ options }) => options.length > 0 && die.below(2) === 0)
    .reduce((each, slot) => ({ ...each, [slot.name]: filling(die, slot) }), play);
