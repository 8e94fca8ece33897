export interface BattlefieldState {
  /** Piece number of the battlefield card. */
  readonly piece: number;
  /** One player, or nobody: it is uncontrolled (190.2, 170.11.b). */
  readonly controller: number | null;
  /** The player whose units have contested it, null while it is not contested (190.3). */
  readonly contestedBy: number | null;
  readonly showdownStaged: boolean;
  readonly combatStaged: boolean;
  /** Seats that have scored here this turn (470). */
  readonly scoredBy: readonly number[];
  /** Who controlled it as this turn's scoring step began, or in older editions in its phase; null for nobody, and before (469.1.a). */
  readonly heldAtScoring: number | null;
  /** The card that tokens have replaced here (438.7): one at most, since only the first of them replaces a card. */
  readonly replaced: readonly number[];
}

/**
 * A showdown in progress (341-348); `combat` where it is the showdown step of a combat (464). Focus is part of it: outside of
 * showdowns nobody has any (313.5).
 */
export interface Showdown {
  readonly battlefield: number;
  readonly focus: number | null;
  /** Passes of focus in a row. */
  readonly passes: number;
  readonly combat: Combat | null;
  readonly closed: boolean;
}

/** The steps of a combat after its showdown has closed, in the book's order (465-466). */
export type CombatStep = 'showdown' | 'damage' | 'cleanup' | 'result' | 'control' | 'end';

export interface Combat {
  readonly attacker: number;
  readonly defender: number;
  readonly step: CombatStep;
  /** Damage assigned so far, by seat that assigned it. */
  readonly assigned: readonly Assignment[];
  readonly recalled: boolean;
  /** Objects that have had a designation in this combat: theirs was the first time (383.4.e.2.a). */
  readonly designated: readonly number[];
  /** Those of them that have had both, as they changed sides; absent where none has. */
  readonly bothSides?: readonly number[];
  /** Those of them that have lost the designation as defenders on leaving; absent where none has. */
  readonly leftDefending?: readonly number[];
  /** Players who do not fight and have put something on a chain of this combat, where the edition asks for that. */
  readonly joined?: readonly number[];
}

export interface Assignment {
  readonly seat: number;
  /** Damage beyond what was lethal, over all units. */
  readonly excess: number;
  readonly damage: readonly { readonly unit: number; readonly amount: number }[];
}
