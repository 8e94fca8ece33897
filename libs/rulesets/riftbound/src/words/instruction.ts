import type { BoundTo, Domain, Location } from './vocabulary.js';

/** An object an instruction speaks of: a piece on the table by its number. */
export type PieceRef = number;

/** How long what an instruction gives lasts. */
export type Duration = 'turn' | 'combat' | 'always';

/** How long control that was taken lasts; `leaves`: until the object that gave it leaves the board. */
export type ControlDuration = 'turn' | 'always' | 'leaves';

/**
 * One instruction: a game action of the book (413-444) with what it is done to. The same verbs serve cards whose text is
 * encoded and effects that a person describes at the table. Seats are players; pieces are piece numbers.
 */
export type Instruction =
  | { readonly verb: 'deal'; readonly amount: number; readonly to: readonly PieceRef[] }
  /** Damage shared out among units, its Bonus Damage included (355.14, 715.3). */
  /** `by`: a unit deals it, where it does. */
  | {
      readonly verb: 'split';
      readonly by?: PieceRef;
      readonly shares: readonly { readonly unit: PieceRef; readonly amount: number }[];
    }
  /** A unit deals damage: it is the source, not the item (417.6.b.3). */
  | { readonly verb: 'strike'; readonly by: PieceRef; readonly amount: number; readonly to: readonly PieceRef[] }
  | { readonly verb: 'heal'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'kill'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'stun'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'ready'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'exhaust'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'recall'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'move'; readonly pieces: readonly PieceRef[]; readonly to: Location }
  | { readonly verb: 'buff'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'empower'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'disempower'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'spend-buff'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'banish'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'return'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'recycle'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'discard'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'draw'; readonly seat: number; readonly count: number }
  | { readonly verb: 'burn'; readonly seat: number; readonly count: number }
  | { readonly verb: 'channel'; readonly seat: number; readonly count: number; readonly exhausted: boolean }
  | { readonly verb: 'score'; readonly seat: number; readonly points: number }
  | { readonly verb: 'win'; readonly seat: number }
  /** A battlefield, by its number, makes way for a token; or the card it replaced comes back (438). */
  | { readonly verb: 'replace'; readonly seat: number; readonly at: number; readonly token: string }
  | { readonly verb: 'swap-back'; readonly at: number }
  | { readonly verb: 'extra-turn'; readonly seat: number }
  | { readonly verb: 'gain-xp'; readonly seat: number; readonly amount: number }
  | {
      readonly verb: 'add';
      readonly seat: number;
      readonly energy: number;
      readonly power: readonly (Domain | 'any')[];
      /** What alone may be paid with it; null for anything. */
      readonly only: BoundTo | null;
    }
  /** A cost within an instruction: paid as the item resolves (204.3.b, 444). */
  | {
      readonly verb: 'pay';
      readonly seat: number;
      readonly energy: number;
      readonly power: readonly (Domain | 'any')[];
    }
  | {
      readonly verb: 'create';
      readonly token: string;
      readonly seat: number;
      readonly to: Location;
      readonly count: number;
      readonly exhausted: boolean;
      /** The text plays it (185.2.a). */
      readonly played?: boolean;
    }
  | { readonly verb: 'counter'; readonly item: number }
  /** Control of a spell on the chain (191). */
  | { readonly verb: 'take-item'; readonly item: number; readonly seat: number }
  | { readonly verb: 'might'; readonly pieces: readonly PieceRef[]; readonly amount: number; readonly until: Duration }
  /** Base Might is set (477.1.a.1). */
  | { readonly verb: 'set-might'; readonly pieces: readonly PieceRef[]; readonly to: number; readonly until: Duration }
  /** Becoming a copy of an object on the board (477.1.b). */
  | { readonly verb: 'copy'; readonly pieces: readonly PieceRef[]; readonly of: PieceRef }
  | {
      readonly verb: 'keyword';
      readonly pieces: readonly PieceRef[];
      readonly keyword: string;
      readonly value: number;
      readonly until: Duration;
    }
  | {
      readonly verb: 'control';
      readonly pieces: readonly PieceRef[];
      readonly seat: number;
      readonly until: ControlDuration;
    }
  /** What of the player's control over them has been taken ends: whoever had it before has it again. */
  | { readonly verb: 'lose-control'; readonly pieces: readonly PieceRef[]; readonly seat: number }
  | { readonly verb: 'attach'; readonly piece: PieceRef; readonly to: PieceRef }
  | { readonly verb: 'detach'; readonly piece: PieceRef }
  | { readonly verb: 'put'; readonly piece: PieceRef; readonly card: string | null; readonly to: Location }
  | { readonly verb: 'reveal'; readonly piece: PieceRef; readonly card: string }
  /** Looking at the top cards of one's own Main Deck, which nobody else sees (128.3). */
  | { readonly verb: 'look'; readonly seat: number; readonly count: number }
  | { readonly verb: 'reveal-top'; readonly seat: number; readonly count: number; readonly deck: DeckName }
  | { readonly verb: 'reveal-hand'; readonly seat: number }
  /** Being allowed to look at a player's facedown cards this turn. */
  | { readonly verb: 'look-facedown'; readonly seat: number; readonly of: number }
  /** Showing cards that are known to somebody, where they lie (424). */
  | { readonly verb: 'show'; readonly pieces: readonly PieceRef[] }
  /** A card is played as a part of resolving: it becomes a pending item, finalized once this has resolved (419.3). */
  | ({
      readonly verb: 'play';
      readonly seat: number;
      readonly piece: PieceRef;
      readonly card: string | null;
    } & PlayTerms)
  | { readonly verb: 'predict'; readonly seat: number; readonly count: number }
  /** Drawing cards that the effect names (413). */
  | { readonly verb: 'draw-these'; readonly pieces: readonly PieceRef[] }
  | { readonly verb: 'place'; readonly pieces: readonly PieceRef[]; readonly on: CardPlace };

/**
 * How an instruction plays a card (419.3), where that differs from playing it freely.
 * - `ignoring`: its energy cost, its whole base cost, or any and all costs (356.1, 356.5)
 * - `cost`: what is paid instead of the printed cost; `less`: energy that it costs less
 * - `only`: where a permanent has to enter; `also`: where it may enter besides the usual places
 * - `then`: where it goes as it leaves the chain, unless its own text says where (390.3.a)
 */
export type PlayTerms = {
  readonly ignoring: 'energy' | 'cost' | 'all' | null;
  readonly cost: { readonly energy: number; readonly power: readonly (Domain | 'any')[] } | null;
  readonly less: number;
  readonly only: readonly Location[] | null;
  readonly also: readonly Location[];
  readonly then: 'recycle' | 'banish' | null;
};

export type DeckName = 'main-deck' | 'rune-deck';

/** Where an effect puts cards beyond the board: always their owners' zones (056). */
export type CardPlace = 'top' | 'bottom' | 'hand' | 'trash' | 'champion';

export type Verb = Instruction['verb'];

/** Verbs that take a piece away from where it is, for good. */
export const TAKES_AWAY: ReadonlySet<string> = new Set<Verb>(['kill', 'banish', 'return', 'recycle', 'discard']);

export type InstructionOf<Name extends Verb> = Extract<Instruction, { verb: Name }>;
