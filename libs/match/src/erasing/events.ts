import type { Fact } from '#kernel';
import type { Seat } from '#ruleset';

/** Why names were erased: somebody asked for it, or they had been kept for as long as they are. */
export type ErasureReason = 'asked' | 'retention';

/**
 * The name and the notes of the player on that seat were erased from the tape, or with `seat` null those of everybody, officials included. What
 * stood before in their place is in no event any more, so this one says nothing of it. Whoever holds the tape reads it anew.
 */
export type PeopleErased = Fact<'PeopleErased', { readonly seat: Seat | null; readonly reason: ErasureReason }>;

/** Whether an event is an erasure. */
export const isErasure = (event: Fact): event is PeopleErased => event.type === 'PeopleErased';

/** Whether the tape says that the names of that seat were erased (null: everybody's). */
export const saysErased = (events: readonly Fact[], seat: Seat | null): boolean =>
  events.some((event) => isErasure(event) && (event.data.seat === null || event.data.seat === seat));
