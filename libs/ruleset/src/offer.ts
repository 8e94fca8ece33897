import type { Seat } from './match-options.js';
import type { Json } from '#kernel';
import type { Verdict } from './verdict.js';

/** One answer to a slot: the value to put into the play, and its words. */
export interface SlotOption {
  readonly value: Json;
  readonly label: string;
}

/**
 * A choice inside an offered play. Filling it sets the play's property `name`: to one option's value where `many` is absent,
 * else to a list of `many.min` to `many.max` different options' values. Any combination of fillings is an accepted play,
 * unless `free` says that the play may also hold values that cannot be listed (described effects).
 */
export interface Slot {
  readonly name: string;
  readonly question: string;
  readonly options: readonly SlotOption[];
  readonly many?: { readonly min: number; readonly max: number };
  readonly free?: boolean;
}

/** A play that is accepted as it stands; its slots offer the other ways to make it. Products of choices are never listed. */
export interface Offer<Play> {
  readonly play: Play;
  readonly label: string;
  readonly because: readonly string[];
  readonly slots: readonly Slot[];
}

/** A play somebody at the table might think of, with the verdict on it: how "why not" is answered. */
export interface JudgedPlay<Play> {
  readonly play: Play;
  readonly label: string;
  readonly verdict: Verdict;
}

/** The hand of a player on paper, of which the recorder knows nothing but how many cards it holds. */
export interface UnseenHand<State, Play> {
  /** What its unknown cards may be, by name: those of the deck where that is known. Empty where none is unknown. */
  readonly cards: (state: State, seat: Seat) => readonly { readonly card: string; readonly name: string }[];
  /** The plays of one of them that would be legal, were it that card. Each names the card. */
  readonly playsOf: (state: State, seat: Seat, card: string) => readonly Offer<Play>[];
}
