import type { Fact } from '#kernel';
import type { RuleKey } from '#rulebook';
import type { MatchResult } from '#ruleset';
import type { AbilityName, ReplacedEvent } from './abilities/definition.js';
import type { Correction } from './commands.js';
import type { DeckList } from './deck.js';
import type { Instruction } from './effects/instruction.js';
import type {
  Cause,
  ChainItem,
  Choice,
  ControlInForce,
  DelayedInForce,
  EffectInForce,
  Frame,
  ItemDeclared,
  ObjectRef,
  Target,
} from './state.js';
import type { BoundTo, ModeId, Phase, Place, PowerKind, SeatZone, Step } from './vocabulary.js';

/** A fact of this ruleset: `because` cites rule keys. */
type F<Type extends string, Data> = Fact<Type, Data> & { readonly because: readonly RuleKey[] };

/**
 * Pieces that a fact moves, with their cards as far as the fact makes them known (null: not known). A viewer who may not see
 * them gets the same fact with nulls.
 */
interface Moved {
  readonly pieces: readonly number[];
  readonly cards: readonly (string | null)[];
}

/** Opening, set-up and the match around the games (110-118, 485-486). */
export type SetUpFact =
  | F<
      'GameOpened',
      {
        readonly edition: string;
        readonly mode: ModeId;
        readonly victoryScore: number;
        readonly digital: boolean;
        readonly described: boolean;
        readonly game: number;
        readonly firstPlayer: number | null;
        readonly players: readonly {
          readonly name: string;
          readonly team?: string;
          readonly deck: DeckList | null;
        }[];
        /** Initial pieces by zone, in piece order: `card` null where unknown. */
        readonly pieces: readonly { readonly owner: number; readonly zone: SeatZone; readonly card: string | null }[];
      }
    >
  | F<'FirstPlayerChosen', { readonly seat: number }>
  | F<'BattlefieldChosen', { readonly seat: number; readonly card: string | null }>
  | F<'BattlefieldsPlaced', { readonly cards: readonly { readonly seat: number; readonly card: string }[] }>
  | F<'DeckShuffled', { readonly seat: number; readonly deck: 'main-deck' | 'rune-deck' } & Moved>
  /** A table laid out from a literal: what no other fact says of it. */
  | F<
      'TableLaidOut',
      { readonly players: readonly { readonly played: number; readonly wins: number; readonly turns: number }[] }
    >
  | F<'MulliganTaken', { readonly seat: number; readonly count: number }>
  /** `deck` is null where it was redacted for a viewer. */
  | F<'DeckChanged', { readonly seat: number; readonly deck: DeckList | null }>
  /**
   * Players have left the game (652): `pieces` are the cards that leave with them; priority and focus as they are then, with the
   * passes in a row that still count.
   */
  | F<
      'PlayersRemoved',
      {
        readonly seats: readonly number[];
        readonly pieces: readonly number[];
        readonly priority: number | null;
        readonly passes: number;
        readonly focus: number | null;
        readonly focusPasses: number;
      }
    >
  | F<'GameEnded', MatchResult>
  | F<'MatchEnded', MatchResult>;

/** The turn and its windows (301-317). */
export type TurnFact =
  | F<'TurnBegan', { readonly number: number; readonly seat: number; readonly additional?: boolean }>
  /** A player will take a turn after this one, before any that was added earlier (735, 738). */
  | F<'AdditionalTurnAdded', { readonly seat: number }>
  | F<'StepBegan', { readonly phase: Phase; readonly step: Step; readonly seat: number }>
  | F<'PriorityGained', { readonly seat: number }>
  | F<'PriorityPassed', { readonly seat: number; readonly to: number }>
  | F<'PriorityLost', Readonly<Record<string, never>>>
  | F<'FocusGained', { readonly seat: number }>
  | F<'FocusPassed', { readonly seat: number; readonly to: number; readonly asPass: boolean }>
  | F<'ChoiceAwaited', { readonly choice: Choice; readonly agenda: readonly Frame[]; readonly cleanupDue: boolean }>
  | F<'ChoiceMade', { readonly kind: Choice['kind'] }>;

/** The chain (327-340, 349-359). */
export type ChainFact =
  | F<
      'ItemPutOnChain',
      { readonly item: ChainItem; readonly card: string | null; readonly opens: 'play' | 'trigger' | 'add' | null }
    >
  /** The choices and costs of a card that an instruction plays: the item as it now is. */
  | F<'PlaySettled', { readonly item: ChainItem }>
  | F<'ChainItemFinalized', { readonly item: number; readonly controller: number; readonly countsAsPlayed: boolean }>
  | F<'ItemControlChanged', { readonly item: number; readonly seat: number }>
  /** Targets, by their places in the item's list, are no longer legal as it begins to resolve (359.3.e.9). */
  | F<'TargetsMissed', { readonly item: number; readonly missed: readonly number[] }>
  | F<'ChainItemResolving', { readonly item: number; readonly instructions: readonly Instruction[] | null }>
  | F<'ChainItemResolved', { readonly item: number; readonly to: SeatZone | null }>
  | F<'ChainItemCountered', { readonly item: number; readonly to: SeatZone | null }>
  | F<'ChainItemRemoved', { readonly item: number; readonly to: SeatZone | null }>
  | F<
      'PermanentEntered',
      { readonly item: number; readonly piece: number; readonly to: Place; readonly exhausted: boolean }
    >
  | F<'ChainClosed', Readonly<Record<string, never>>>
  /** Triggers of one player that wait together change places on the chain: `items` in their new order. */
  | F<'TriggersOrdered', { readonly seat: number; readonly items: readonly number[] }>
  | F<
      'TargetsChosen',
      {
        readonly item: number;
        readonly targets: readonly Target[];
        readonly to: number | null;
        readonly declared: ItemDeclared | null;
      }
    >;

/** Resources and costs (161-167, 429-430). */
export type ResourceFact =
  | F<'RunesChanneled', { readonly seat: number; readonly exhausted: boolean } & Moved>
  | F<'RunesExhausted', { readonly seat: number; readonly runes: readonly number[] }>
  | F<
      'RuneRecycled',
      { readonly seat: number; readonly rune: number; readonly card: string | null; readonly domain: PowerKind }
    >
  | F<
      'ResourcesAdded',
      {
        readonly seat: number;
        readonly energy: number;
        readonly power: readonly PowerKind[];
        /** What alone may be paid with it, where it is bound. */
        readonly only?: BoundTo;
      }
    >
  | F<
      'CostPaid',
      {
        readonly seat: number;
        readonly energy: number;
        readonly power: readonly PowerKind[];
        readonly unpaid: number;
        /** What the bound resources that may have helped are bound to. */
        readonly bound?: readonly BoundTo[];
      }
    >
  | F<'PoolsEmptied', Readonly<Record<string, never>>>;

/** Game actions on cards in non-board zones (413, 416, 422, 424, 427, 431, 440). */
export type CardFact =
  | F<'CardsDrawn', { readonly seat: number } & Moved>
  | F<'CardsSetAside', { readonly seat: number } & Moved>
  | F<'CardsRecycled', { readonly seat: number } & Moved>
  | F<'CardsDiscarded', { readonly seat: number } & Moved>
  | F<'CardsBurned', { readonly seat: number } & Moved>
  /** `with` is the number of the object with which they are banished, where it is one (427.3). */
  | F<'PiecesBanished', { readonly cause?: Cause; readonly with?: number | null } & Moved>
  | F<'PiecesReturned', { readonly cause?: Cause } & Moved>
  | F<'PiecesTrashed', Moved>
  | F<
      'CardHidden',
      { readonly seat: number; readonly piece: number; readonly card: string | null; readonly at: number }
    >
  /** Cards put on top or at the bottom of their owner's Main Deck, the first named topmost, or into another of their zones. */
  | F<'CardsPlaced', { readonly seat: number; readonly on: 'top' | 'bottom' | 'hand' | 'champion' } & Moved>
  | F<'CardRevealed', { readonly piece: number; readonly card: string }>
  /** Cards that a player looks at (`by`) or that all see (null), where they lie, until the item has resolved (424.1). */
  | F<'CardsShown', { readonly by: number | null } & Moved>
  /** For this turn a player may look at another's facedown cards: those that there are, and those hidden later. */
  | F<'FacedownShown', { readonly by: number; readonly of: number } & Moved>
  /** Cards looked at change places among themselves: `cards` in the order of `pieces`, which keep their places. */
  | F<'CardsArranged', { readonly seat: number; readonly by: number } & Moved>
  | F<'BurnedOut', { readonly seat: number } & Moved>;

/** Game actions on objects on the board (414-428, 434-439). */
export type BoardFact =
  | F<'PiecesReadied', { readonly pieces: readonly number[]; readonly cause?: Cause }>
  | F<'PiecesExhausted', { readonly pieces: readonly number[] }>
  | F<
      'UnitsMoved',
      {
        readonly seat: number;
        readonly units: readonly number[];
        readonly to: Place;
        readonly standard: boolean;
        readonly cause?: Cause;
      }
    >
  | F<'PiecesRecalled', { readonly pieces: readonly number[] }>
  | F<
      'PiecePut',
      { readonly piece: number; readonly card: string | null; readonly to: Place; readonly exhausted: boolean }
    >
  | F<
      'TokensCreated',
      {
        readonly seat: number;
        readonly token: string;
        readonly count: number;
        readonly to: Place;
        readonly exhausted: boolean;
      }
    >
  | F<'UnitsStunned', { readonly units: readonly number[]; readonly cause?: Cause }>
  | F<
      'DamageDealt',
      {
        readonly parts: readonly { readonly unit: number; readonly amount: number }[];
        readonly source: string;
        /** What deals it: nothing where the table was laid out so. */
        readonly by?: 'spell' | 'ability' | 'unit' | 'combat';
        readonly cause?: Cause;
      }
    >
  | F<'UnitsHealed', { readonly units: readonly number[] }>
  | F<
      'PiecesKilled',
      {
        readonly by: 'cleanup' | 'instruction' | 'cost';
        /** Whom and what each kill is attributed to, as far as to anybody. */
        readonly causes?: readonly { readonly piece: number; readonly cause: Cause }[];
      } & Moved
    >
  | F<'UnitsBuffed', { readonly units: readonly number[]; readonly cause?: Cause }>
  | F<'PiecesEmpowered', { readonly pieces: readonly number[]; readonly cause?: Cause }>
  | F<'PiecesDisempowered', { readonly pieces: readonly number[]; readonly cause?: Cause }>
  | F<'BuffsSpent', { readonly units: readonly number[]; readonly cause?: Cause }>
  | F<
      'ControlChanged',
      {
        readonly pieces: readonly number[];
        readonly seat: number;
        readonly until: ControlInForce['until'];
        readonly source: ObjectRef;
      }
    >
  /** Changes of control have ended: `pieces` are those that change hands thereby, `seats` whose each is now. */
  | F<
      'ControlReturned',
      { readonly ended: readonly number[]; readonly pieces: readonly number[]; readonly seats: readonly number[] }
    >
  | F<'PieceAttached', { readonly piece: number; readonly to: number; readonly seat: number; readonly turn: number }>
  /** The rules text of the card becomes the piece's Effect Text for as long as it is attached. */
  | F<'TextCopied', { readonly piece: number; readonly card: string }>
  /** The pieces become copies of the object: their copyable traits are those of the card (477.1.b). */
  | F<'CopiesMade', { readonly pieces: readonly number[]; readonly of: number; readonly card: string }>
  | F<'PieceDetached', { readonly piece: number }>
  /** A replacement effect applies to an event; `left` is what remains of a delayed one, where that counts (370, 437.3). */
  | F<
      'ReplacementApplied',
      {
        readonly name: AbilityName;
        readonly source: number;
        /** The delayed effect that it is; null for the ability of an object. */
        readonly delayed: number | null;
        readonly seat: number;
        /** What the event would have happened to; null where it is about no piece. */
        readonly part: number | null;
        readonly would: ReplacedEvent['would'];
        readonly left: number | null;
      }
    >
  | F<'EffectsBegan', { readonly effects: readonly EffectInForce[]; readonly cause?: Cause }>
  | F<'AbilityDelayed', { readonly delayed: DelayedInForce }>
  | F<'DelayedEnded', { readonly delayed: readonly number[] }>
  | F<'EffectsEnded', { readonly effects: readonly number[]; readonly unstunned: readonly number[] }>;

/** Battlefields, showdowns, combat (188-192, 341-348, 459-466). */
export type BattleFact =
  | F<'BattlefieldContested', { readonly at: number; readonly seat: number }>
  | F<'ContestedCleared', { readonly at: number }>
  | F<'ShowdownStaged', { readonly at: number; readonly staged: boolean }>
  | F<'CombatStaged', { readonly at: number; readonly staged: boolean }>
  | F<'ShowdownOpened', { readonly at: number; readonly focus: number }>
  | F<'ShowdownClosed', { readonly at: number }>
  | F<'ShowdownEnded', { readonly at: number }>
  | F<'CombatOpened', { readonly at: number; readonly attacker: number; readonly defender: number }>
  | F<
      'DesignationsSet',
      {
        readonly attackers: readonly number[];
        readonly defenders: readonly number[];
        readonly cleared: readonly number[];
      }
    >
  | F<'CombatStepBegan', { readonly step: 'damage' | 'cleanup' | 'result' | 'control' | 'end' }>
  | F<
      'DamageAssigned',
      {
        readonly seat: number;
        readonly damage: readonly { readonly unit: number; readonly amount: number }[];
        /** Damage beyond what was lethal, over all units, as it was assigned. */
        readonly excess?: number;
      }
    >
  | F<'AttackersRecalled', { readonly pieces: readonly number[] }>
  | F<'CombatResultDetermined', { readonly at: number; readonly winner: number | null; readonly loser: number | null }>
  | F<'CombatEnded', { readonly at: number }>
  /** A battlefield makes way for a token of its owner's; what is there stays as it is (438, 652.2). */
  /** A token battlefield is added to those in play: nobody controls it (439.4.b). */
  | F<'BattlefieldAdded', { readonly owner: number; readonly token: string }>
  /** The card that was replaced comes back in the token's place (438.7). */
  | F<'BattlefieldSwappedBack', { readonly at: number; readonly piece: number }>
  | F<'BattlefieldReplaced', { readonly at: number; readonly owner: number; readonly token: string }>
  | F<'ControlEstablished', { readonly at: number; readonly seat: number }>
  | F<'ControlLost', { readonly at: number; readonly seat: number }>;

/** Scoring (467-472) and experience (728). */
export type ScoreFact =
  /** `open` where nobody had controlled it. */
  | F<'BattlefieldConquered', { readonly at: number; readonly seat: number; readonly open?: true }>
  | F<'BattlefieldHeld', { readonly at: number; readonly seat: number }>
  | F<
      'PointsGained',
      {
        readonly seat: number;
        readonly points: number;
        readonly total: number;
        readonly source: string;
        /** What scored it, for the point of a conquest or a hold (469). */
        readonly scored?: 'hold' | 'conquest';
      }
    >
  | F<'FinalPointDenied', { readonly seat: number; readonly at: number }>
  | F<'ExperienceGained', { readonly seat: number; readonly amount: number }>;

/**
 * A change that a scorekeeper or a judge described. `card` is what is known of the piece that a correction moves, else null:
 * it may come from a hidden zone into an open one.
 */
export type CorrectionFact = F<
  'TableCorrected',
  { readonly correction: Correction; readonly note: string; readonly card: string | null }
>;

/** Every fact of this ruleset. */
export type RiftboundFact =
  SetUpFact | TurnFact | ChainFact | ResourceFact | CardFact | BoardFact | BattleFact | ScoreFact | CorrectionFact;

export type FactType = RiftboundFact['type'];
export type FactOf<Type extends FactType> = Extract<RiftboundFact, { type: Type }>;
