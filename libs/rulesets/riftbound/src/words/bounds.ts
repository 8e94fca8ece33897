/**
 * The most that a play, a literal or a table of this game may have of anything: larger than any game needs, and small enough that
 * no play, however odd, holds anybody up. Both notations read by these numbers: lines, and plays as JSON. docs/reference/bounds.md lists them.
 */
export const BOUNDS = {
  /** Damage, Might, energy, points, XP and other amounts, in a play and in a correction. */
  amount: 999,
  /** Cards drawn, burned, looked at, revealed or channeled at once. */
  cards: 60,
  /** Tokens created at once. */
  created: 20,
  /** Pieces, targets, cards or other things in one list. */
  list: 60,
  /** Instructions told at once. */
  instructions: 60,
  /** Number of an item on the chain, counted through the match. */
  item: 99_999,
  /** Characters of a note. */
  note: 500,
  /** Pieces of a table, those among them that have ceased to exist. */
  pieces: 1_000,
  /** Items on the chain. */
  chain: 200,
  /** Effects, changes of control and delayed abilities in force. */
  effects: 500,
  /** Additional turns that are owed. */
  additionalTurns: 20,
  /** Points beyond the Victory Score that a correction may give: players tied for the most go on past it. */
  pointsBeyond: 15,
  /** Points, XP, energy and power of a player. */
  score: 9_999,
} as const;
