import type { AbilityOnObject, CostName } from './definition.js';
import type { Instruction } from './instruction.js';
import type { Domain, Location, SeatZone } from './vocabulary.js';

/** How a cost is paid from runes: pieces to exhaust for energy, pieces to recycle for power. Absent: the engine chooses. */
export interface Payment {
  readonly exhaust: readonly number[];
  readonly recycle: readonly { readonly rune: number; readonly domain: Domain | null }[];
}

/** What the table says an ability costs, for abilities that are not encoded. `instructions` are costs that are game actions. */
export interface DescribedCost {
  readonly energy: number;
  readonly power: readonly (Domain | 'any')[];
  /** True where the source itself is exhausted; false for cards being played. */
  readonly exhaustSource: boolean;
  readonly instructions: readonly Instruction[];
}

/** A mode by what it is called. Older tapes number the modes of a list from 0, and so does who tells a text that is not encoded. */
export type ModeNamed = string | number;

/** A cost by what gives it. Older tapes number costs from 0 among those that there are at that moment. */
export type CostNamed = CostName | number;

/**
 * What a player declares as something is played or used, beyond targets and destination (355.1, 355.3, 820.2).
 * - `modes`: of a list of modes
 * - `way`: the other cost that it is played for; null for its own, or the only one that its zone allows
 * - `using`: what the cost itself is paid with, where the payer chooses objects
 * - `extra`: optional and mandatory additional costs, with what they are paid with
 * - `amount`: how much is paid, where that is up to the payer; 0 elsewhere
 * - `repeats`: each time that the instructions are executed again, with choices of its own
 * - `also`: where an item that has several moves takes what the second of them moves, and so on; absent where there is one
 * - `named`: the tag that is named as the card is played (355.1, 763); absent where none is
 */
export interface Declared {
  readonly modes: readonly ModeNamed[];
  readonly way: CostNamed | null;
  readonly using: readonly number[];
  readonly extra: readonly DeclaredCost[];
  readonly repeats: readonly DeclaredRepeat[];
  readonly amount: number;
  readonly also?: readonly Location[];
  readonly named?: string;
}

export interface DeclaredCost {
  readonly cost: CostNamed;
  readonly using: readonly number[];
}

export interface DeclaredRepeat extends DeclaredCost {
  readonly modes: readonly ModeNamed[];
  readonly targets: readonly PlayTarget[];
  readonly to: Location | null;
  readonly also?: readonly Location[];
}

/** A described change to the table by a scorekeeper or a judge: always possible, an event of its own, bound by no rule. */
export type Correction =
  | { readonly change: 'move'; readonly piece: number; readonly zone: SeatZone; readonly seat: number }
  | { readonly change: 'move-to-battlefield'; readonly piece: number; readonly at: number }
  | { readonly change: 'damage'; readonly piece: number; readonly amount: number }
  | { readonly change: 'buffs'; readonly piece: number; readonly amount: number }
  | { readonly change: 'empowered'; readonly piece: number; readonly amount: number }
  | { readonly change: 'exhausted'; readonly piece: number; readonly value: boolean }
  | { readonly change: 'stunned'; readonly piece: number; readonly value: boolean }
  | { readonly change: 'controller'; readonly piece: number; readonly seat: number }
  /** `card` is null only where it was redacted for a viewer. */
  | { readonly change: 'card'; readonly piece: number; readonly card: string | null }
  | { readonly change: 'points'; readonly seat: number; readonly points: number }
  | { readonly change: 'energy'; readonly seat: number; readonly energy: number }
  | { readonly change: 'power'; readonly seat: number; readonly domain: Domain | 'any'; readonly amount: number }
  | { readonly change: 'battlefield-controller'; readonly at: number; readonly seat: number | null }
  | { readonly change: 'remove-item'; readonly item: number }
  | { readonly change: 'priority'; readonly seat: number };

/**
 * Plays: what a person enters. Pieces are piece numbers; `card` names a piece whose identity the recorder did not know, or
 * confirms one it did. `seat` is the player who acts; chance and the table itself act with seat null.
 */
export type Play =
  | { readonly play: 'ChooseFirstPlayer'; readonly first: number }
  /** `card` is null only where it was redacted for a viewer. */
  | { readonly play: 'ChooseBattlefield'; readonly seat: number; readonly card: string | null }
  | {
      readonly play: 'Shuffle';
      readonly seat: number;
      readonly deck: 'main-deck' | 'rune-deck';
      readonly cards: readonly string[] | null;
    }
  | { readonly play: 'OrderCards'; readonly pieces: readonly number[] }
  | { readonly play: 'Mulligan'; readonly seat: number; readonly pieces: readonly number[] }
  | {
      readonly play: 'PlayCard';
      readonly seat: number;
      readonly piece: number;
      readonly card: string;
      readonly to: Location | null;
      readonly targets: readonly PlayTarget[];
      readonly accelerate: boolean;
      readonly declared: Declared | null;
      /** The cost as the table says it is, where an effect that is not encoded changes it; null for the printed cost. */
      readonly cost: DescribedCost | null;
      readonly instructions: readonly Instruction[] | null;
      readonly payment: Payment | null;
    }
  | {
      readonly play: 'ActivateAbility';
      readonly seat: number;
      readonly source: number;
      /**
       * The encoded ability, whose cost is its own; null for one described at the table, or the only one that there is. Older tapes
       * number it among those of the source.
       */
      readonly ability: AbilityOnObject | number | null;
      readonly cost: DescribedCost;
      /** Destination of a move that the ability chooses. */
      readonly to: Location | null;
      readonly targets: readonly PlayTarget[];
      readonly declared: Declared | null;
      readonly instructions: readonly Instruction[] | null;
      readonly payment: Payment | null;
    }
  | {
      readonly play: 'AnnounceTrigger';
      readonly seat: number;
      readonly source: number;
      readonly targets: readonly PlayTarget[];
      readonly instructions: readonly Instruction[] | null;
    }
  | { readonly play: 'UseRunes'; readonly seat: number; readonly payment: Payment }
  | { readonly play: 'MoveUnits'; readonly seat: number; readonly units: readonly number[]; readonly to: Location }
  | {
      readonly play: 'HideCard';
      readonly seat: number;
      readonly piece: number;
      readonly card: string | null;
      readonly at: number;
      readonly payment: Payment | null;
    }
  | { readonly play: 'Pass'; readonly seat: number }
  | { readonly play: 'EndTurn'; readonly seat: number }
  | {
      readonly play: 'AssignDamage';
      readonly seat: number;
      readonly damage: readonly { readonly unit: number; readonly amount: number }[];
    }
  | { readonly play: 'DescribeEffect'; readonly seat: number; readonly instructions: readonly Instruction[] }
  | { readonly play: 'ChooseShowdown'; readonly seat: number; readonly at: number }
  /** Items of the chain by id, first placed first: the last named resolves first. */
  | { readonly play: 'OrderTriggers'; readonly seat: number; readonly items: readonly number[] }
  | {
      readonly play: 'FinalizeItem';
      readonly seat: number;
      /** False declines an ability that the player may leave, or its cost: it counts as not triggered (383.3.a, 404.2). */
      readonly use: boolean;
      readonly targets: readonly PlayTarget[];
      readonly to: Location | null;
      readonly declared: Declared | null;
      readonly payment: Payment | null;
    }
  | {
      readonly play: 'Decide';
      readonly seat: number;
      readonly yes: boolean;
      readonly declared: Declared | null;
      readonly payment: Payment | null;
    }
  /**
   * New choices for a spell on the chain; `targets` null keeps all that it has. `modes`: one for each time that it is executed, those
   * that stay as well; absent where all stay.
   */
  | {
      readonly play: 'ChooseAnew';
      readonly seat: number;
      readonly targets: readonly PlayTarget[] | null;
      readonly to: Location | null;
      readonly also?: readonly Location[];
      readonly modes?: readonly ModeNamed[];
    }
  /** `cards` names the pieces, where the recorder learns by the choice what they are; else it is empty. */
  | {
      readonly play: 'PickObjects';
      readonly seat: number;
      readonly pieces: readonly number[];
      readonly cards: readonly (string | null)[];
    }
  /** What is revealed, in the order of the pieces asked for; null for one that nobody could tell. */
  | { readonly play: 'ShowCards'; readonly seat: number; readonly cards: readonly (string | null)[] }
  /** Doing what a card says that happens as it is looked at or revealed; null leaves it. */
  | { readonly play: 'ActOnSeen'; readonly seat: number; readonly piece: number | null }
  /** Cards looked at: `keep` go back topmost first, `recycle` to the bottom in random order. */
  | {
      readonly play: 'ArrangeCards';
      readonly seat: number;
      readonly keep: readonly number[];
      readonly recycle: readonly number[];
    }
  /** The replacer's source (what is attached, where it gives the ability) and the piece that the event is about (null: it is about none); `source` null applies none. */
  | {
      readonly play: 'ApplyReplacement';
      readonly seat: number;
      readonly source: number | null;
      readonly to: number | null;
      readonly payment: Payment | null;
    }
  | { readonly play: 'RevealCard'; readonly seat: number; readonly piece: number; readonly card: string }
  /**
   * The turn player lends a teammate priority, for a spell or an ability (489.8.a); in a combat of older editions whoever acts has another
   * player act.
   */
  | { readonly play: 'Invite'; readonly seat: number; readonly mate: number }
  /** Where a token that an instruction plays enters. */
  | { readonly play: 'ChoosePlace'; readonly seat: number; readonly to: Location }
  /** Naming a card, as an instruction has its player do (762). */
  | { readonly play: 'NameCard'; readonly seat: number; readonly card: string }
  /** Choosing one of the words that a text puts to its players. */
  | { readonly play: 'ChooseWord'; readonly seat: number; readonly word: string }
  | { readonly play: 'ChooseOpponent'; readonly seat: number; readonly opponent: number }
  | { readonly play: 'Concede'; readonly seat: number }
  | { readonly play: 'AgreeDraw' }
  /**
   * Cards exchanged with the sideboard between two games, each named once for each copy; `champion`: the Chosen Champion from then on, left out
   * where it stays.
   */
  | {
      readonly play: 'Sideboard';
      readonly seat: number;
      readonly out: readonly string[];
      readonly in: readonly string[];
      readonly champion?: string;
    }
  | { readonly play: 'NextGame'; readonly first: number | null }
  | { readonly play: 'Correct'; readonly correction: Correction; readonly note: string };

/** A target as entered: a piece, a chain item by its id, or a player. */
export type PlayTarget =
  | { readonly kind: 'piece'; readonly piece: number }
  | { readonly kind: 'item'; readonly item: number }
  | { readonly kind: 'seat'; readonly seat: number };

export type PlayName = Play['play'];
export type PlayOf<Name extends PlayName> = Extract<Play, { play: Name }>;
