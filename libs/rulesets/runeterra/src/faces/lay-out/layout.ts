import type { Card } from '../../cards/index.js';
import type { Duration } from '../../words/effect.js';
import type { Keyword, Phase } from '../../words/vocabulary.js';

/** A card by its code, or null for one that nobody knows. */
export type CardCode = string | null;

/**
 * A unit or landmark on a bench, and what is unusual about it.
 * - `level`: of a champion; `power`, `health`, `keywords`: gained for the round, or for ever where it is `lasting`
 * - `spent`: keywords used up; `counted`: towards its level; `acted`: times its text has acted this round
 */
export interface LaidUnit {
  readonly card: string;
  readonly level?: number;
  readonly damage?: number;
  readonly stunned?: boolean;
  readonly frostbitten?: boolean;
  readonly silenced?: Duration;
  /** What it had gained as it was silenced for the round. */
  readonly held?: readonly LaidGain[];
  readonly power?: number;
  readonly health?: number;
  readonly keywords?: readonly Keyword[];
  readonly lasting?: boolean;
  /** What else it has gained, and until when. */
  readonly gained?: readonly LaidGain[];
  readonly spent?: readonly Keyword[];
  readonly countdown?: number;
  readonly counted?: number;
  readonly acted?: number;
}

/** Something that a unit has gained. */
export interface LaidGain {
  readonly power?: number;
  readonly health?: number;
  readonly keyword?: Keyword;
  readonly until: Duration;
}

/** A card in a graveyard; `waits`: it comes back as soon as an Ephemeral ally attacks. */
export interface LaidDead {
  readonly card: string;
  readonly waits?: boolean;
}

/** A player. What is left out is usual: full health, as many gems as rounds, all mana, the token by turns, an unknown deck. */
export interface PlayerLayout {
  readonly nexus?: number;
  readonly gems?: number;
  readonly mana?: number;
  readonly spellMana?: number;
  readonly token?: boolean;
  /** Cards, or so many that nobody knows. */
  readonly hand?: readonly CardCode[] | number;
  readonly bench?: readonly LaidUnit[];
  readonly graveyard?: readonly LaidDead[];
  /** The top of the deck, topmost first; what lies under it is unknown. */
  readonly deck?: readonly CardCode[];
  readonly deckSize?: number;
  /** Cards played this round; strikes that allies have survived in the match. */
  readonly played?: number;
  readonly survived?: number;
  /** Units that have died this round; has damaged the enemy nexus this round. */
  readonly died?: number;
  readonly raided?: boolean;
  /** Its deck has been small enough for Deep. */
  readonly deep?: boolean;
  /** Has readied the attack by scouting this round. */
  readonly scouted?: boolean;
}

/**
 * A table as a literal, in the middle of a game. Lines are plays that are not judged, nor paid for, and set nothing off any more.
 * - `turn`: who acts; `passed`: has passed just before; `phase`: begun where it is not `actions`
 * - `attack`: the attack committed; `blocks`: what the defender has committed; `stack`: what lies there, bottom first
 * - `stackOpenedBy`: whose action put the first there: the attacker's, else that of the one who put it there, unless told
 * - `declared`: what is dragged out and not committed
 */
export interface TableLayout {
  readonly edition?: string;
  readonly digital?: boolean;
  readonly texts?: 'encoded' | 'described';
  readonly round?: number;
  readonly firstPlayer?: string;
  readonly phase?: Exclude<Phase, 'set-up'>;
  readonly turn?: string;
  /** The number of the turn; the first of its round unless told. */
  readonly turnNumber?: number;
  readonly passed?: string;
  readonly cards?: readonly Card[];
  readonly players: Readonly<Record<string, PlayerLayout>>;
  readonly attack?: string;
  readonly blocks?: string;
  readonly stack?: readonly string[];
  readonly stackOpenedBy?: string;
  readonly declared?: readonly string[];
}
