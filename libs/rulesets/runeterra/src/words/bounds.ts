/**
 * The most that a play, a literal or a table of this game may have of anything: larger than any game needs, and small enough that
 * no play, however odd, holds anybody up. Both notations read by these numbers: lines, and plays as JSON. docs/reference/bounds.md lists them.
 */
export const BOUNDS = {
  /** Damage, power, health, mana and other amounts, in a play and in a correction. */
  amount: 999,
  /** Cards drawn, made or summoned at once. */
  cards: 60,
  /** Pieces, targets, cards or other things in one list. */
  list: 60,
  /** Attackers that challenge, blockers, or spells in one play. */
  lanes: 20,
  /** Effects told at once. */
  effects: 60,
  /** Number of an item on the stack, counted through the match. */
  item: 99_999,
  /** Characters of a note. */
  note: 500,
  /** Cards of a deck that effects have put more into. */
  deck: 200,
  /** Pieces of a table: every card that was ever drawn, made or summoned. */
  pieces: 1_000,
  /** Items on the stack. */
  stack: 60,
  /** Gains of one unit. */
  grants: 200,
  /** Cards that were told at a table. */
  told: 200,
} as const;
