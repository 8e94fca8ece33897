import type { MightAnew } from './lasting.js';
import type { RuleKey } from '#rulebook';
import type { Group } from '../words/definition.js';
import type { DeckName, Instruction } from '../words/instruction.js';
import type { Application, EventProgress } from './event-progress.js';
import type { Left } from './piece.js';
import type { Location, Step } from '../words/vocabulary.js';

/** A question somebody must answer before anything else happens. `seat` is null where chance or the table answers. */
export type Choice =
  | { readonly kind: 'first-player'; readonly seat: number | null }
  | {
      readonly kind: 'battlefield';
      readonly seat: number;
      readonly byChance: boolean;
      readonly options: readonly string[] | null;
    }
  | { readonly kind: 'shuffle'; readonly seat: null; readonly of: number; readonly deck: 'main-deck' | 'rune-deck' }
  | { readonly kind: 'sideboard'; readonly seat: number }
  | { readonly kind: 'mulligan'; readonly seat: number }
  | { readonly kind: 'order'; readonly seat: null; readonly pieces: readonly number[] }
  | { readonly kind: 'assign-damage'; readonly seat: number }
  | { readonly kind: 'describe'; readonly seat: number; readonly item: number }
  | {
      readonly kind: 'next-showdown';
      readonly seat: number;
      readonly battlefields: readonly number[];
      readonly combat: boolean;
    }
  /** Triggers that wait together on the chain, by item, in the order that stands unless their controller changes it. */
  | { readonly kind: 'order-triggers'; readonly seat: number; readonly items: readonly number[] }
  /** A triggered ability with something to decide as it is finalized: whether, which targets, where (402). */
  | { readonly kind: 'finalize'; readonly seat: number; readonly item: number }
  /** Whether an instruction is done that is up to a player (383.3.a.3). */
  | {
      readonly kind: 'may';
      readonly seat: number;
      readonly item: number;
      /** The token that would be accelerated; absent where nothing of that kind is asked. */
      readonly token?: string;
    }
  /** Objects to choose as an instruction is executed (355.17). */
  | {
      readonly kind: 'pick';
      readonly seat: number;
      /** Null where it is no item that asks. */
      readonly item: number | null;
      readonly from: readonly number[];
      readonly min: number;
      readonly max: number;
      /** The piece that becomes a copy of what is chosen; absent where it is something else that is chosen. */
      readonly copying?: number;
    }
  /** How a card is played that an instruction has put on the chain, as it is finalized (355-357). */
  | { readonly kind: 'play'; readonly seat: number; readonly item: number }
  /** Cards that are revealed and that nobody has named yet: only where the recorder does not know them. */
  | { readonly kind: 'show'; readonly seat: number; readonly pieces: readonly number[] }
  /** Whether its owner does what a card lets them do as it is revealed. */
  | { readonly kind: 'seen'; readonly seat: number; readonly piece: number }
  /** Cards looked at: which are recycled, and in what order the others go back (436). */
  | { readonly kind: 'arrange'; readonly seat: number; readonly pieces: readonly number[] }
  /** An opponent to gain the point of a Burn Out (431.2.c). */
  | { readonly kind: 'opponent'; readonly seat: number; readonly from: readonly number[] }
  /** Which replacement effect applies to what next, or, where it is optional, whether one does (371.2, 372, 373). */
  | {
      readonly kind: 'replace';
      readonly seat: number;
      readonly options: readonly Application[];
      readonly optional: boolean;
    }
  /** How much of an amount of damage each of several targets is dealt (355.14.e). */
  | {
      readonly kind: 'split';
      readonly seat: number;
      readonly item: number;
      readonly amount: number;
      readonly from: readonly number[];
    }
  /** Where a token enters that an instruction plays, of several places where it may (355.2). */
  | {
      readonly kind: 'place';
      readonly seat: number;
      readonly item: number;
      readonly token: string;
      readonly from: readonly Location[];
    }
  /** One of the words that a text lets players choose between (355.17). */
  | { readonly kind: 'vote'; readonly seat: number; readonly item: number; readonly between: readonly string[] }
  /** A card to be named (762). */
  | { readonly kind: 'name'; readonly seat: number; readonly item: number; readonly what: 'spell' }
  /** Whether, and what, is chosen anew for an item on the chain (751). */
  | { readonly kind: 'choose-anew'; readonly seat: number; readonly item: number; readonly about: number }
  | { readonly kind: 'next-game'; readonly seat: null };

/**
 * How far an instruction of an encoded ability has come: what the one before acted on, what has been picked for it, whether it
 * is done at all where that is up to somebody, and the players who have still to do it.
 */
export interface StepProgress {
  readonly those: readonly number[];
  readonly picks: readonly (readonly number[])[];
  readonly agreed: boolean | null;
  readonly players: readonly number[] | null;
  /** Of `those`, the ones to which it was not done after all, because something else happened instead. */
  readonly undone: readonly number[];
  /** What instructions so far have chosen, to be spoken of later. */
  readonly chosen: readonly number[];
  /** What they chose as the text was executed before; absent where nothing was. */
  readonly earlier?: readonly number[];
  /** The cost within an instruction so far was paid; absent where none was. */
  readonly paid?: true;
  /** How much was paid for it, where that was up to the payer. */
  readonly amount: number;
  /** What instructions so far were to take from the board, as it was then. */
  readonly left: readonly Left[];
  /** Where the tokens of the instruction are played, as far as that has been chosen; absent where it is not asked. */
  readonly places?: readonly Location[];
  /** Which tokens of the instruction are accelerated, as far as that has been decided; absent where it is not asked. */
  readonly accelerated?: readonly boolean[];
  /** Words that players have chosen so far; absent where nobody has chosen one. */
  readonly votes?: readonly Vote[];
}

/** The word that a player has chosen. */
export interface Vote {
  readonly seat: number;
  readonly word: string;
}

/** Nothing of an instruction has been done yet. */
export const UNTOUCHED: StepProgress = {
  those: [],
  picks: [],
  agreed: null,
  players: null,
  undone: [],
  chosen: [],
  amount: 0,
  left: [],
};

/** Nothing of the next instruction, or for the next player, has been done yet; what later ones speak of is kept. */
export const nextProgress = ({ those, chosen, earlier, left, paid, votes }: StepProgress): StepProgress => ({
  ...UNTOUCHED,
  chosen,
  left,
  those,
  ...(earlier && { earlier }),
  ...(paid && { paid }),
  ...(votes && { votes }),
});

/** The instructions are executed once more: they speak of nothing that the time before chose, paid for, or took from the board (820.1.d.1). */
export const progressAnew = ({
  votes: _votes,
  paid: _paid,
  earlier = [],
  chosen,
  ...progress
}: StepProgress): StepProgress => ({
  ...progress,
  chosen: [],
  ...(earlier.length + chosen.length > 0 && { earlier: [...earlier, ...chosen] }),
  left: [],
});

/** A task in progress (333), resumed when a choice has been made. Plain data: see engine/run.ts for what each does. */
export type Frame =
  | { readonly task: 'set-up'; readonly step: string }
  | { readonly task: 'cleanup'; readonly step: number; readonly special: 'combat' | 'ending' | null }
  | { readonly task: 'step-work'; readonly step: Step }
  | { readonly task: 'resolve'; readonly item: number; readonly next: number; readonly progress: StepProgress }
  /** Targets, by their places in the item's list, that no longer fit together: some of them are chosen (355.11.b). */
  | { readonly task: 'regroup'; readonly item: number; readonly places: readonly number[]; readonly group: Group }
  /** What a piece is attached to is to become a copy, for as long as it is. */
  | { readonly task: 'copying'; readonly piece: number; readonly host: number }
  /** More cards lie facedown at a battlefield than may. */
  | { readonly task: 'overfull'; readonly at: number }
  /**
   * - `by`: the player who performs it, where that is not the item's controller (411.1)
   * - `anew`: what the text says of Might, where an edition leaves open whether what comes of it stays
   */
  | {
      readonly task: 'perform';
      readonly item: number;
      readonly instructions: readonly Instruction[];
      readonly by?: number;
      readonly anew?: MightAnew;
    }
  | {
      readonly task: 'draw';
      readonly to: 'hand' | 'trash';
      readonly seat: number;
      readonly count: number;
      /** Burn outs so far in this sequence (431.3). */
      readonly burnedOut: number;
      readonly because: readonly RuleKey[];
    }
  /** An event that replacement effects apply to before what is left of it happens (370). */
  | ({ readonly task: 'event' } & EventProgress)
  /** What a replacement effect has happen instead, for "you" who may be the player that the event was about. */
  | { readonly task: 'instead'; readonly application: Application; readonly you: number; readonly next: number }
  | { readonly task: 'combat-cleanup' }
  /** An item whose choices are made becomes finalized once its costs are paid. */
  | { readonly task: 'finalize'; readonly item: number }
  /** Whether a trigger is used at all, in editions that decide it as it triggers or as it resolves. */
  | { readonly task: 'whether'; readonly item: number }
  /** A question put aside while its player adds resources to pay with. */
  | { readonly task: 'ask'; readonly choice: Choice }
  | { readonly task: 'order-triggers'; readonly seat: number; readonly items: readonly number[] }
  /** Cards are shown to a player (`by`) or to all (null). */
  | { readonly task: 'show'; readonly by: number | null; readonly pieces: readonly number[] }
  /** A card that all see, and that its owner may act on. */
  | { readonly task: 'seen'; readonly piece: number }
  /** `because`: what has them looked at, where they are not predicted. */
  | {
      readonly task: 'arrange';
      readonly seat: number;
      readonly pieces: readonly number[];
      readonly because?: readonly RuleKey[];
    }
  /** Cards from the top of a deck are revealed, once what comes before that is done. */
  | { readonly task: 'reveal'; readonly seat: number; readonly deck: DeckName; readonly count: number }
  | { readonly task: 'burn-out'; readonly seat: number; readonly burnedOut: number }
  | { readonly task: 'burn-out-point'; readonly seat: number; readonly burnedOut: number }
  | {
      readonly task: 'recycle';
      readonly seat: number;
      readonly pieces: readonly number[];
      readonly because: readonly RuleKey[];
    };
