import type { AbilityName } from '../words/definition.js';
import type { CostNamed, DeclaredCost, ModeNamed } from '../words/plays.js';
import type { Instruction, InstructionOf, PlayTerms } from '../words/instruction.js';
import type { Left, ObjectRef } from './piece.js';
import type { SeatZone } from '../words/vocabulary.js';

/** What a chain item is: a card being played, an ability of a source, or tokens that an effect of the source plays, which exist once they enter. */
export type ItemKind = 'unit' | 'gear' | 'spell' | 'activated' | 'triggered' | 'token';

/**
 * What opens a chain (346.1): a play, a trigger, an ability that adds; `combat` for the triggers that a combat begins with, where the
 * match's edition tells them apart.
 */
export type ChainOpening = 'play' | 'trigger' | 'add' | 'combat';

/** How an instruction has a card played: `settled` once its choices are made and its costs are paid. */
export type Instructed = PlayTerms & { readonly settled: boolean };

/** An item on the chain (328-329), newest last. */
export interface ChainItem {
  readonly id: number;
  readonly kind: ItemKind;
  readonly controller: number;
  /** The card being played, or the source of the ability, as piece and object. */
  readonly piece: number;
  readonly object: number;
  /** Finalized once it is no longer pending (329.3). */
  readonly status: 'pending' | 'finalized' | 'resolving';
  readonly targets: readonly Target[];
  /** Where a permanent will enter. */
  readonly to: number | null;
  readonly accelerated: boolean;
  /** Instructions announced with the play; null where the table has yet to describe what happens. */
  readonly instructions: readonly Instruction[] | null;
  /** Name of the keyword or a few words, for triggers the engine itself put here. */
  readonly label: string | null;
  /** True for an ability that only adds resources: it resolves at once and nobody gets priority (429). */
  readonly adds: boolean;
  /** Zone the card came from, to put it back if the play is undone. */
  readonly from: number | null;
  /** A card that an instruction plays, and how; null or absent where it is played freely, and for abilities. */
  readonly instructed?: Instructed | null;
  /** The items that its card was before, oldest first: a spell that is played again as it resolves; absent where it was none. */
  readonly again?: readonly number[];
  /** The encoded ability that it resolves by; null where the table describes it. */
  readonly definition: AbilityName | null;
  /** Pieces that the trigger speaks of. */
  readonly it: readonly number[];
  /** Of these, the ones that have become other objects since, of which it speaks no more (124); absent where none has. */
  readonly gone?: readonly number[];
  /** What else a reflexive trigger speaks of; absent where it does not. */
  readonly that?: readonly ObjectRef[];
  /** What was declared beyond targets and destination; null where nothing was. */
  readonly declared: ItemDeclared | null;
  /** Zone of the source as it was made: where the event was, and "here" for what looks back at a source that has left. */
  readonly here: number | null;
  /** Zones between which the event moved what a trigger is about: where it came from, where it went; absent where it did not. */
  readonly between?: readonly number[];
  /** The attached object whose Effect Text the ability is (136.2); null for a source's own text. */
  readonly attachment: ObjectRef | null;
}

/**
 * What was declared as an item was put on the chain, as far as it matters later: see `Declared`.
 * - `modes`: those of the first time that its instructions are executed
 * - `paid`: additional costs, with the pieces that paid them; of a play trigger, those of the card played. Null is its own cost
 * - `repeats`: each further time: its modes, how many of the last targets of the item are for it, where it moves things
 * - `banishes`: where the card leaves the chain other than by its own instructions, it is banished (829.1.b.1)
 * - `also`: zones where further moves go, in their order; absent where there is at most one move
 * - `named`: the tag that was named as the card was played; absent where none was
 */
export interface ItemDeclared {
  readonly modes: readonly ModeNamed[];
  readonly paid: readonly PaidCost[];
  readonly repeats: readonly ExecutionDeclared[];
  readonly banishes: boolean;
  readonly also?: readonly number[];
  readonly named?: string;
}

/** A cost that was paid, with what of it was to leave the board, as it was then (359.3.e.13); absent where nothing was. */
export interface PaidCost extends Omit<DeclaredCost, 'cost'> {
  readonly cost: CostNamed | null;
  readonly left?: readonly Left[];
}

export interface ExecutionDeclared {
  readonly modes: readonly ModeNamed[];
  readonly targets: number;
  readonly to: number | null;
  readonly also?: readonly number[];
}

/** A target: a piece as the object it was when chosen, a chain item, a battlefield or a player; counters are none (704.1). */
export type Target = (
  | { readonly kind: 'piece'; readonly piece: number; readonly object: number }
  | { readonly kind: 'item'; readonly item: number }
  | { readonly kind: 'seat'; readonly seat: number }
) & {
  /** No legal target as the resolution began: it is unaffected (359.3.e.5, 359.3.e.9). */
  readonly missed?: true;
};

/** Whether an item on the chain is a card being played; else it is an ability of a source, or tokens (328.1). */
export const isCardItem = ({ kind }: ChainItem): boolean => kind === 'unit' || kind === 'gear' || kind === 'spell';

/** The item of that number, while it is on the chain. */
export const itemOn = (
  { chain }: { readonly chain: readonly ChainItem[] },
  number: number | null,
): ChainItem | undefined => chain.find(({ id }) => id === number);

/** Whether the card of an item has become another item: it is played again, and goes nowhere as this one leaves (354). */
export const isPlayedAgain = (chain: readonly ChainItem[], item: ChainItem): boolean =>
  chain.some((other) => isCardItem(other) && other.piece === item.piece && other.again?.includes(item.id) === true);

const GOES_TO = { recycle: 'main-deck', banish: 'banishment' } as const;

/** Where the card of a spell goes as it leaves the chain: to the trash, or where Flow or the instruction that played it says (390.3.a). */
export const spellGoesTo = ({ instructed, declared }: ChainItem): SeatZone => {
  if (declared?.banishes) return 'banishment';
  return instructed?.then ? GOES_TO[instructed.then] : 'trash';
};

/** The tokens that an item is to play; null where it plays none. */
export const tokensOf = ({ kind, instructions }: ChainItem): InstructionOf<'create'> | null => {
  const [first] = kind === 'token' ? (instructions ?? []) : [];
  return first?.verb === 'create' ? first : null;
};

/** The number of the piece that comes next: tokens that wait on the chain to be played have theirs already. */
export const nextPiece = ({
  pieces,
  chain,
}: {
  readonly pieces: readonly unknown[];
  readonly chain: readonly ChainItem[];
}): number => chain.reduce((next, item) => next + (tokensOf(item)?.count ?? 0), pieces.length);

/** The item with so many tokens more. */
export const withMoreTokens = (item: ChainItem, more: number): ChainItem => {
  const tokens = tokensOf(item);
  return tokens === null ? item : { ...item, instructions: [{ ...tokens, count: tokens.count + more }] };
};
