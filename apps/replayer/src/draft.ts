import type { Json, JsonObject } from '#kernel';
import type { Offer, Slot } from '#ruleset';

/**
 * A play being put together: an offer, and the values given to its slots so far, by slot name. `madeOn` is the tape's last revision as
 * it was when the offer was picked.
 */
export interface Draft {
  readonly offer: Offer<unknown>;
  readonly filled: JsonObject;
  readonly madeOn: number;
}

/** A draft of an offer as it stands, picked at a revision. */
export const draftOf = (offer: Offer<unknown>, madeOn: number): Draft => ({ offer, filled: {}, madeOn });

/** The play of a draft: the offer's, with the filled slots in it. */
export const playOf = ({ offer, filled }: Draft): JsonObject => ({ ...(offer.play as JsonObject), ...filled });

const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

const valueIn = (draft: Draft, slot: Slot): Json | undefined => playOf(draft)[slot.name];

const listIn = (draft: Draft, slot: Slot): readonly Json[] => {
  const value = valueIn(draft, slot);
  return Array.isArray(value) ? (value as readonly Json[]) : [];
};

/** Whether the draft's slot holds the option. */
export const isChosen = (draft: Draft, slot: Slot, value: Json): boolean => {
  if (slot.many !== undefined) return listIn(draft, slot).some((each) => same(each, value));
  const held = valueIn(draft, slot);
  return held !== undefined && same(held, value);
};

/** The place of an option among those chosen, from 1, in the order in which they were; null where order says nothing. */
export const placeOf = (draft: Draft, slot: Slot, value: Json): number | null => {
  const place = listIn(draft, slot).findIndex((each) => same(each, value)) + 1;
  return place > 0 && (slot.many?.max ?? 1) > 1 ? place : null;
};

/** The draft with an option chosen; where a slot takes several, with it added or taken away. */
export const choose = (draft: Draft, slot: Slot, value: Json): Draft => {
  if (slot.many === undefined) return { ...draft, filled: { ...draft.filled, [slot.name]: value } };
  const kept = listIn(draft, slot).filter((each) => !same(each, value));
  const list = isChosen(draft, slot, value) ? kept : [...kept, value];
  return { ...draft, filled: { ...draft.filled, [slot.name]: list } };
};

/** What is wrong with a slot's filling, as a sentence; null where it may stand. */
export const slotProblem = (draft: Draft, { many, ...slot }: Slot): string | null => {
  if (many === undefined) return null;
  const chosen = listIn(draft, { ...slot, many }).length;
  if (chosen < many.min) return `Choose ${String(many.min - chosen)} more.`;
  return chosen > many.max ? `Choose ${String(many.max)} at most.` : null;
};

/** Whether every slot's filling may stand. */
export const isComplete = (draft: Draft): boolean =>
  draft.offer.slots.every((slot) => slotProblem(draft, slot) === null);
