import type { Card } from './card.js';
import type { Effect } from './effect.js';

/** A target as entered: a unit or landmark, a nexus, or an item on the stack by its id. */
export type PlayTarget =
  | { readonly kind: 'piece'; readonly piece: number }
  | { readonly kind: 'nexus'; readonly seat: number }
  | { readonly kind: 'item'; readonly item: number };

/**
 * A spell as declared. `piece` is the card in hand; `card` names it where the recorder did not know it, or confirms it (null
 * only where redacted for a viewer). `effects`: what the table says it does, where its text is not encoded; null to be asked as
 * it resolves.
 */
export interface DeclaredSpell {
  readonly piece: number;
  readonly card: string | null;
  readonly targets: readonly PlayTarget[];
  readonly effects: readonly Effect[] | null;
}

/** An attacker drags an enemy unit to stand opposite. */
export interface Challenge {
  readonly by: number;
  readonly enemy: number;
}

export interface Block {
  readonly by: number;
  readonly attacker: number;
}

/** A described change to the table by a scorekeeper or a judge: always possible, an event of its own, bound by no rule. */
export type Correction =
  | { readonly change: 'move'; readonly piece: number; readonly to: 'hand' | 'bench' | 'graveyard' | 'gone' }
  | { readonly change: 'damage'; readonly piece: number; readonly amount: number }
  | { readonly change: 'stunned'; readonly piece: number; readonly value: boolean }
  /** `card` is null only where it was redacted for a viewer. */
  | { readonly change: 'card'; readonly piece: number; readonly card: string | null }
  | { readonly change: 'nexus'; readonly seat: number; readonly health: number }
  | { readonly change: 'mana'; readonly seat: number; readonly mana: number }
  | { readonly change: 'spell-mana'; readonly seat: number; readonly mana: number }
  | { readonly change: 'gems'; readonly seat: number; readonly gems: number }
  | { readonly change: 'token'; readonly seat: number; readonly value: boolean }
  | { readonly change: 'remove-item'; readonly item: number }
  | { readonly change: 'to-act'; readonly seat: number };

/**
 * Plays: what a person enters. Pieces are piece numbers, cards are card codes. What is dragged about before the button is
 * pressed is no play; `DeclareAttack` and `DeclareSpells` note it for those who log it, and change nothing but what `TakeBack` takes back.
 */
export type Play =
  | { readonly play: 'ChooseFirstPlayer'; readonly first: number }
  | { readonly play: 'Shuffle'; readonly seat: number; readonly cards: readonly string[] | null }
  | { readonly play: 'Mulligan'; readonly seat: number; readonly pieces: readonly number[] }
  /** A unit or a landmark. `replaces`: on a full board, the one that is obliterated for it. */
  | {
      readonly play: 'PlayUnit';
      readonly seat: number;
      readonly piece: number;
      readonly card: string | null;
      readonly targets: readonly PlayTarget[];
      readonly replaces: number | null;
      readonly effects: readonly Effect[] | null;
    }
  /** Slow and fast spells committed together, the one at the bottom of the stack first. */
  | { readonly play: 'CommitSpells'; readonly seat: number; readonly spells: readonly DeclaredSpell[] }
  /** One burst or focus spell. */
  | { readonly play: 'CastSpell'; readonly seat: number; readonly spell: DeclaredSpell }
  | {
      readonly play: 'DeclareAttack';
      readonly seat: number;
      readonly attackers: readonly number[];
      readonly challenges: readonly Challenge[];
    }
  /** Spells dragged out and not committed, noted for those who log it. */
  | { readonly play: 'DeclareSpells'; readonly seat: number; readonly pieces: readonly number[] }
  | { readonly play: 'TakeBack'; readonly seat: number }
  /** Attackers from left to right; fast spells committed with them begin the stack. */
  | {
      readonly play: 'CommitAttack';
      readonly seat: number;
      readonly attackers: readonly number[];
      readonly challenges: readonly Challenge[];
      readonly spells: readonly DeclaredSpell[];
    }
  | {
      readonly play: 'CommitBlocks';
      readonly seat: number;
      readonly blocks: readonly Block[];
      readonly spells: readonly DeclaredSpell[];
    }
  | { readonly play: 'Pass'; readonly seat: number }
  | { readonly play: 'ChooseCard'; readonly seat: number; readonly card: string }
  | { readonly play: 'DescribeEffect'; readonly seat: number; readonly effects: readonly Effect[] }
  /** A text that is not encoded acts by itself; `skill` puts it on the stack. */
  | {
      readonly play: 'AnnounceEffect';
      readonly seat: number;
      readonly source: number;
      readonly skill: boolean;
      readonly targets: readonly PlayTarget[];
      readonly effects: readonly Effect[];
    }
  | { readonly play: 'LevelUp'; readonly seat: number; readonly piece: number; readonly into: string }
  /** Facts of a card that the data files do not have. */
  | { readonly play: 'DefineCard'; readonly card: Card }
  | { readonly play: 'RevealCard'; readonly seat: number; readonly piece: number; readonly card: string | null }
  | { readonly play: 'Concede'; readonly seat: number }
  | { readonly play: 'Correct'; readonly correction: Correction; readonly note: string };

export type PlayName = Play['play'];
export type PlayOf<Name extends PlayName> = Extract<Play, { play: Name }>;
