/**
 * A ruleset-neutral picture of a table: what a person standing beside it would point at. Drawn by the replayer, compared by
 * `diffTables`, never folded into. All ids are strings that stay the same for a piece or zone through a tape.
 */
export interface Table {
  readonly players: readonly TablePlayer[];
  readonly zones: readonly TableZone[];
  readonly pieces: readonly TablePiece[];
  /** Stack items, bottom first: the last one resolves next. */
  readonly stack: readonly TableStackItem[];
  readonly clock: TableClock;
  readonly windows: TableWindows;
  readonly result: { readonly winners: readonly number[]; readonly reason: string } | null;
}

/** A player: score, and other public numbers such as resources in the pool. */
export interface TablePlayer {
  readonly seat: number;
  readonly name: string;
  readonly score: number;
  /** What the score counts: "points", "nexus health". */
  readonly scoreName: string;
  /** The score that wins; null where none does. */
  readonly target: number | null;
  readonly counters: readonly { readonly label: string; readonly value: number }[];
  /** Games won, where the match has several. */
  readonly wins: number;
  /** The team's name, where players have teammates; teammates sit apart and have the same. */
  readonly team?: string;
  /** The player has left a game that the others play on. */
  readonly out?: true;
}

/** What a zone is for, so that a page can place it without knowing the game. */
export const ZONE_ROLES = [
  'hand',
  'deck',
  'resource-deck',
  'discard',
  'removed',
  'leader',
  'champion',
  'home',
  'arena',
  'hidden',
  'stack',
  'aside',
] as const;
export type ZoneRole = (typeof ZONE_ROLES)[number];

/** A zone. `pieces` are piece ids in the zone's order; `owner` null for shared zones; `arena` names the arena it belongs to. */
export interface TableZone {
  readonly id: string;
  readonly name: string;
  readonly role: ZoneRole;
  readonly owner: number | null;
  readonly arena: string | null;
  readonly pieces: readonly string[];
  /** Words about the zone as a whole: "controlled by Ana", "contested", "showdown". */
  readonly badges: readonly string[];
  /**
   * Where pieces stand opposite one another: the pieces of each lane, from left to right. A piece in no lane lies beside them.
   */
  readonly lanes?: readonly (readonly string[])[];
  /** What each seat with pieces there would bring to a fight, as the game adds it up; left out where it adds nothing up. */
  readonly strengths?: readonly { readonly seat: number; readonly label: string; readonly value: number }[];
}

/** A piece. `name` is null where the viewer does not know what it is. */
export interface TablePiece {
  readonly id: string;
  readonly name: string | null;
  readonly kind: string | null;
  readonly owner: number;
  readonly controller: number;
  readonly faceDown: boolean;
  /** Turned sideways. */
  readonly exhausted: boolean;
  /** Words in the order to show them: "stunned", "attacker", "Tank", "contested". */
  readonly badges: readonly string[];
  readonly numbers: readonly { readonly label: string; readonly value: number; readonly base?: number }[];
  /** What it costs to play, as printed; left out where it has no cost or the viewer does not know what it is. */
  readonly costs?: readonly { readonly label: string; readonly value: number }[];
  readonly attachedTo: string | null;
  /** Colours of the card (its domains or regions), for a page to tint it. */
  readonly colours: readonly string[];
  /** `ground`: the card is the place that its zone is. `resource`: players pay with it, and nobody tells one from another. */
  readonly role?: 'ground' | 'resource';
}

/** An item on the stack. */
export interface TableStackItem {
  readonly id: string;
  readonly label: string;
  readonly controller: number;
  readonly status: 'pending' | 'finalized' | 'resolving';
  readonly targets: readonly string[];
}

/** Where in the game we are. */
export interface TableClock {
  readonly game: number;
  readonly turn: number;
  /** Where turns are grouped into rounds. */
  readonly round?: number;
  readonly seat: number | null;
  readonly phase: string;
}

/** Who may do something now, and the name of the state the table is in ("Showdown Closed"). */
export interface TableWindows {
  readonly state: string;
  readonly priority: number | null;
  readonly focus: number | null;
  readonly waiting: readonly { readonly seat: number | null; readonly question: string }[];
}
