import type { DeckList } from '../words/deck-list.js';
import type { BoundTo, Domain } from '../words/vocabulary.js';

/** Resources in a rune pool (166): energy (163.1), and power by domain (163.2); `any` is universal power (163.2.b). */
export interface Pool {
  readonly energy: number;
  readonly power: Readonly<Record<Domain | 'any', number>>;
}

/** Resources bound to what they may pay for. */
export interface BoundPool {
  readonly to: BoundTo;
  readonly pool: Pool;
}

export interface SeatState {
  readonly name: string;
  /** Name of the player's team, where one was told. */
  readonly team: string | null;
  /** True once the player has been removed from the game (652). */
  readonly out: boolean;
  /** Turns of this game that this player has begun. */
  readonly turns: number;
  /** Players whose facedown cards this player may look at this turn. */
  readonly looksAt: readonly number[];
  readonly deck: DeckList | null;
  /** The Chosen Champion's card (103.2.a.3), wherever its copies are; null where nobody told. */
  readonly champion: string | null;
  readonly points: number;
  readonly pool: Pool;
  /** Resources that pay for some things only, beside the pool; they leave with it. */
  readonly bound: readonly BoundPool[];
  /** Experience: the player's own, not their team's (732), and no object (731). */
  readonly xp: number;
  /** Cards finalized by this player this turn (812: Legion and other "have played" checks). */
  readonly played: number;
  /** Pieces of the cards that this player finalized this turn: what is not told of a table laid out is not there. */
  readonly finalized: readonly number[];
  /** The battlefield picked for this game; null before, and where the mode has the player bring none. */
  readonly battlefield: string | null;
  /** Battlefields of games that somebody won, newest last. */
  readonly usedBattlefields: readonly string[];
  /** Battlefields of all games of this match, newest last. */
  readonly presentedBattlefields: readonly string[];
  readonly wins: number;
  readonly burnedOut: boolean;
}
