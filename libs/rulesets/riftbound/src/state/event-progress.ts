import type { AbilityName } from '../words/definition.js';
import type { EventFact } from './facts/event.js';

/** An event on its way: what of it may still happen, and which replacers have been applied to it or left. */
export interface EventProgress {
  readonly fact: EventFact;
  readonly done: readonly Application[];
  /** Replacers whose uninterrupted sequence is over (373.2), and the one whose sequence goes on. */
  readonly closed: readonly Replacer[];
  readonly current: Replacer | null;
  /** What comes next by the word of who orders, and is another's to apply or to leave (371.2, 372); absent where nothing is. */
  readonly named?: Application;
}

/** An event that nothing has been applied to yet. */
export const begun = (fact: EventFact): EventProgress => ({ fact, done: [], closed: [], current: null });

/** A replacement effect that may apply to events now (367-375): of an object on the board, or put on something for a time. */
export interface Replacer {
  readonly name: AbilityName;
  readonly source: number;
  readonly attachment: number | null;
  /** The delayed effect that it is; null for the ability of an object. */
  readonly delayed: number | null;
  /** Who controls its source (374). */
  readonly seat: number;
}

/** The piece that a replacer is spoken of by: what is attached and gives the ability, else its source. */
export const spokenOf = ({ source, attachment }: Replacer): number => attachment ?? source;

/** A replacer that may apply, and what it would apply to: a piece, or null where the event is about none. */
export interface Application {
  readonly replacer: Replacer;
  readonly part: number | null;
}
