import type { Domain, ModeId, Phase, PowerKind } from '../../words/vocabulary.js';

/** A card as a person names it, or null for one that nobody knows. */
export type CardName = string | null;

/** A piece on the board, and what is unusual about it. A bare name is a ready, unhurt piece of its player's own. */
export interface LaidPiece {
  readonly card: CardName;
  readonly exhausted?: boolean;
  readonly stunned?: boolean;
  readonly damage?: number;
  readonly buffs?: number;
  /** How many times it is Empowered. */
  readonly empowered?: number;
  /** The player who owns it, where that is not the player it is listed under. */
  readonly owner?: string;
  /** The unit that it is a copy of. */
  readonly copyOf?: string;
  /** Of something attached: the unit that its bearer is a copy of while it is. */
  readonly bearerCopyOf?: string;
  /** Might gained this turn; below zero where it was lost. */
  readonly might?: number;
  /** Keywords gained this turn, with their values. */
  readonly keywords?: Readonly<Record<string, number>>;
  /** What else it has gained, and until when. */
  readonly effects?: readonly LaidEffect[];
  readonly attached?: readonly Laid[];
}

/**
 * An effect in force on a piece: Might gained, what its base Might is set to, a keyword with its value, a tag gained, or the tag or
 * the id of the card that was named for it.
 */
export interface LaidEffect {
  readonly might?: number;
  readonly base?: number;
  readonly keyword?: string;
  readonly value?: number;
  readonly tag?: string;
  readonly named?: string;
  readonly until: 'turn' | 'combat' | 'always';
}

export type Laid = string | LaidPiece;

/** A legend, and what is unusual about it. A bare name is a ready one. */
export type LaidLegend = Pick<LaidPiece, 'card' | 'exhausted' | 'empowered'>;

/** Runes of one domain: ready ones as a number, or ready and exhausted ones. */
export type LaidRunes = number | { readonly ready?: number; readonly exhausted?: number };

export interface PlayerLayout {
  readonly points?: number;
  readonly xp?: number;
  /** Games won in this match. */
  readonly wins?: number;
  /** Cards played this turn. */
  readonly played?: number;
  readonly legend?: CardName | LaidLegend;
  /** The Chosen Champion in the Champion Zone; false where that is empty. */
  readonly champion?: CardName | false;
  /** Cards by name, or so many that nobody knows. */
  readonly hand?: readonly CardName[] | number;
  readonly base?: readonly Laid[];
  readonly trash?: readonly CardName[];
  readonly banished?: readonly CardName[];
  /** The Main Deck's top cards, topmost first; what lies under them is unknown. */
  readonly deck?: readonly CardName[];
  /** How many cards the Main Deck has in all. Absent: as many as are left over of a usual deck. */
  readonly deckSize?: number;
  /** `enough`: two ready runes of every domain. */
  readonly runes?: 'enough' | Readonly<Partial<Record<Domain | 'unknown', LaidRunes>>>;
  /** The Rune Deck's top cards, topmost first. */
  readonly runeDeck?: readonly CardName[];
  readonly energy?: number;
  readonly power?: readonly PowerKind[];
}

export interface BattlefieldLayout {
  readonly card: string;
  /** The player who brought it; absent: seat by seat. */
  readonly owner?: string;
  readonly controller?: string | null;
  readonly contestedBy?: string;
  /** Units by the name of the player who controls them. */
  readonly units?: Readonly<Record<string, readonly Laid[]>>;
  /** The card in the facedown zone; `by`: absent, who controls the battlefield. `turn`: on which it was hidden (absent: the one before). */
  readonly facedown?: { readonly by?: string; readonly card: CardName; readonly turn?: number };
  /** Who controlled it in this turn's Scoring Step; absent: nobody of whom that matters. */
  readonly heldAtScoring?: string;
  /** Players who have scored here this turn. */
  readonly scoredBy?: readonly string[];
  /** A showdown in progress here, of the combat where units of two players are here; the units are designated already. */
  readonly showdown?: LaidShowdown;
}

/**
 * A showdown in its middle. `focus`: absent, who contests. `passed`: who have passed focus in a row just before. `defender`: of a
 * combat in which they have no unit left.
 */
export interface LaidShowdown {
  readonly defender?: string;
  readonly focus?: string;
  readonly passed?: readonly string[];
}

/** A table as a literal: plain data, so that a ruling file can hold it. Players are seated in the order they are named. */
export interface TableLayout {
  readonly mode?: ModeId;
  readonly edition?: string;
  readonly digital?: boolean;
  /** `described`: what encoded cards do is told at this table too. */
  readonly texts?: 'encoded' | 'described';
  readonly game?: number;
  readonly victoryScore?: number;
  /** Whose turn it is; absent: the first player's. */
  readonly turn?: string;
  readonly turnNumber?: number;
  /** The phase that the table is in, its work done in the Main Phase and about to be done in the others. Absent: main. */
  readonly phase?: Exclude<Phase, 'set-up'>;
  readonly firstPlayer?: string;
  readonly players: Readonly<Record<string, PlayerLayout>>;
  readonly battlefields: readonly BattlefieldLayout[];
  /** Finalized items on the chain, oldest first: each as the play that put it there, paid for already. */
  readonly chain?: readonly string[];
  /** Who has priority on that chain: absent, the controller of its newest item; those before have passed it. */
  readonly priority?: string;
}
