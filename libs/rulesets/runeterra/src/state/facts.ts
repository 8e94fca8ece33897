import type { Card } from '../words/card.js';
import type { Moment } from '../words/definition.js';
import type { Block, Challenge, Correction } from '../words/plays.js';
import type { Duration, Effect } from '../words/effect.js';
import type { RuneterraResult } from './ending.js';
import type { Choice, Frame, Grant, StackItem, Target } from './runeterra-state.js';
import type { Keyword, Phase } from '../words/vocabulary.js';
import type { Fact } from '#kernel';
import type { RuleKey } from '#rulebook';

/** A fact of this ruleset: `because` cites rule keys. */
type F<Type extends string, Data> = Fact<Type, Data> & { readonly because: readonly RuleKey[] };

/** New pieces with their cards as far as they are known. A viewer who may not see them gets the same fact with nulls. */
interface Seen {
  readonly pieces: readonly number[];
  readonly cards: readonly (string | null)[];
}

/** Setting up, and the frame of the game. */
export type SetUpFact =
  | F<
      'TableLaid',
      {
        readonly edition: string;
        readonly mode: string;
        readonly digital: boolean;
        readonly described: boolean;
        readonly players: readonly { readonly name: string; readonly deck: readonly (string | null)[] }[];
      }
    >
  /** A table stands as a person laid it out: what had been counted for each player, which no other fact tells. */
  | F<
      'TableArranged',
      {
        readonly players: readonly {
          readonly played: number;
          readonly survived: number;
          /** Left out on older tapes, and where nothing of the kind has happened. */
          readonly died?: number;
          readonly raided?: boolean;
          readonly deep?: boolean;
        }[];
      }
    >
  | F<'FirstPlayerChosen', { readonly seat: number }>
  | F<'DeckShuffled', { readonly seat: number; readonly cards: readonly (string | null)[] }>
  | F<'HandKept', { readonly seat: number; readonly returned: readonly number[] }>
  | F<'CardDefined', { readonly card: Card }>
  | F<'CardRevealed', { readonly piece: number; readonly card: string | null }>
  | F<'GameEnded', RuneterraResult>
  /** The nexus that had ended the game has health left: it goes on where it was. */
  | F<'GameResumed', object>;

/** Rounds, turns, the attack token, mana. */
export type RoundFact =
  | F<'RoundStarted', { readonly round: number; readonly seat: number }>
  | F<'PhaseBegan', { readonly phase: Phase }>
  | F<'AttackTokenGained', { readonly seat: number; readonly by: 'round' | 'rally' | 'scout' }>
  | F<'AttackTokenLost', { readonly seat: number; readonly by: 'attack' | 'round-end' }>
  | F<'ManaGemGained', { readonly seat: number; readonly gems: number }>
  | F<'ManaRefilled', { readonly seat: number; readonly mana: number }>
  | F<'SpellManaGained', { readonly seat: number; readonly amount: number; readonly spellMana: number }>
  | F<
      'ManaPaid',
      {
        readonly seat: number;
        readonly spellMana: number;
        readonly mana: number;
        readonly for: number;
      }
    >
  | F<'TurnBegan', { readonly seat: number; readonly turn: number }>
  | F<'ActionPassed', { readonly seat: number }>
  | F<'PriorityGiven', { readonly seat: number }>;

/** Cards, units and landmarks. */
export type BoardFact =
  /** `at`: where in the deck they lay, counted from the top, where that is elsewhere than on top. */
  | F<'CardsDrawn', { readonly seat: number; readonly at?: readonly number[] } & Seen>
  | F<'DrawLost', { readonly seat: number; readonly card: string | null; readonly at?: number }>
  | F<
      'CardsTossed',
      { readonly seat: number; readonly at: readonly number[]; readonly cards: readonly (string | null)[] }
    >
  | F<'CardsCreated', { readonly seat: number; readonly where: 'hand' | 'deck'; readonly fleeting: boolean } & Seen>
  | F<'CardsDiscarded', { readonly seat: number } & Seen>
  | F<'CardPlayed', { readonly seat: number; readonly piece: number; readonly card: string }>
  | F<
      'UnitSummoned',
      {
        readonly seat: number;
        readonly piece: number;
        readonly card: string;
        readonly from: 'hand' | 'nowhere' | 'graveyard';
        readonly to: 'bench' | 'battlefield';
        /** Whom it challenges as it comes attacking. */
        readonly challenging: number | null;
      }
    >
  | F<'PieceObliterated', { readonly piece: number; readonly by: 'full-board' | 'full-hand' | 'effect' }>
  | F<'UnitDied', { readonly pieces: readonly number[]; readonly by: 'damage' | 'effect' | 'ephemeral' }>
  | F<'UnitRecalled', { readonly piece: number }>
  | F<'UnitCaptured', { readonly piece: number; readonly by: number }>
  | F<'UnitReleased', { readonly piece: number }>
  | F<'UnitStunned', { readonly piece: number }>
  | F<'UnitSilenced', { readonly piece: number; readonly until: Duration }>
  | F<'UnitFrostbitten', { readonly piece: number; readonly power: number }>
  | F<'UnitGrew', { readonly piece: number; readonly grant: Grant }>
  | F<'KeywordSpent', { readonly piece: number; readonly keyword: Keyword }>
  | F<'UnitHealed', { readonly piece: number; readonly amount: number }>
  | F<'UnitLeveledUp', { readonly piece: number; readonly into: string }>
  | F<'ProgressCounted', { readonly piece: number; readonly counted: number }>
  | F<'AbilityActed', { readonly piece: number; readonly ability: Moment }>
  | F<'CountdownTicked', { readonly piece: number; readonly left: number }>
  | F<'ReturnAwaited', { readonly seat: number; readonly piece: number }>
  | F<'DamageDealt', { readonly piece: number; readonly amount: number; readonly source: number | null }>
  | F<'StrikeSurvived', { readonly seat: number; readonly piece: number; readonly survived: number }>
  | F<
      'NexusDamaged',
      {
        readonly seat: number;
        readonly amount: number;
        readonly health: number;
        readonly source: number | null;
        /** Who has damaged it, where it is not the enemy. */
        readonly by?: number;
      }
    >
  | F<'NexusHealed', { readonly seat: number; readonly amount: number; readonly health: number }>
  | F<'RoundEffectsEnded', { readonly pieces: readonly number[] }>;

/** The stack. */
export type StackFact =
  | F<'ItemStacked', { readonly item: StackItem; readonly openedBy: number | null }>
  | F<'ItemResolved', { readonly item: number }>
  | F<'SpellCast', { readonly item: StackItem }>
  /** Something else has stopped it. */
  | F<'ItemStopped', { readonly item: number }>
  | F<'ItemFizzled', { readonly item: number; readonly targets: readonly Target[] }>
  | F<'EffectDescribed', { readonly seat: number; readonly item: number | null; readonly effects: readonly Effect[] }>;

/** Combat. */
export type CombatFact =
  | F<
      'AttackDeclared',
      { readonly seat: number; readonly attackers: readonly number[]; readonly challenges: readonly Challenge[] }
    >
  | F<'SpellsDeclared', { readonly seat: number; readonly pieces: readonly number[] }>
  | F<'DeclarationTakenBack', { readonly seat: number }>
  | F<
      'AttackCommitted',
      {
        readonly seat: number;
        readonly attackers: readonly number[];
        readonly challenges: readonly Challenge[];
        readonly free: boolean;
      }
    >
  | F<'BlocksCommitted', { readonly seat: number; readonly blocks: readonly Block[] }>
  | F<'CombatStepBegan', { readonly step: 'commit' | 'defence' | 'responses' | 'strikes' }>
  | F<'PositionsSwapped', { readonly one: number; readonly other: number }>
  | F<'UnitStruck', { readonly by: number; readonly target: number | null; readonly amount: number }>
  | F<'LaneFinished', { readonly lane: number }>
  | F<'CombatEnded', { readonly survivors: readonly number[] }>;

/** Questions and corrections. */
export type ChoiceFact =
  /** The end of the game leaves these tasks undone; a correction that takes it back takes them up again. */
  | F<'TasksPutAside', { readonly agenda: readonly Frame[] }>
  | F<'ChoiceAwaited', { readonly choice: Choice; readonly agenda: readonly Frame[] }>
  | F<'ChoiceMade', { readonly kind: Choice['kind'] }>
  /** `card`: what a piece is that is moved into the open. */
  | F<'TableCorrected', { readonly correction: Correction; readonly note: string; readonly card: string | null }>;

/** Every fact of this ruleset. */
export type RuneterraFact = SetUpFact | RoundFact | BoardFact | StackFact | CombatFact | ChoiceFact;

export type FactType = RuneterraFact['type'];
export type FactOf<Type extends FactType> = Extract<RuneterraFact, { type: Type }>;
