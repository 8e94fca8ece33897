/**
 * A physical piece, numbered by its place in `RiftboundState.pieces`, with its statuses (124.2). `object` is renewed whenever the
 * book makes it a new object (124): what points at an object number finds nothing once the piece has become another.
 * `card` is null while nobody told the recorder what it is.
 */
export interface Piece {
  readonly card: string | null;
  /** Who brought it into the game (127.1). */
  readonly owner: number;
  readonly controller: number;
  readonly token: boolean;
  /** True for pieces with a rune's back: known even where the card is not. */
  readonly rune: boolean;
  readonly object: number;
  /** Index into `RiftboundState.zones`: see state/zones.ts. */
  readonly zone: number;
  readonly faceDown: boolean;
  readonly exhausted: boolean;
  readonly stunned: boolean;
  /** Marked on a unit, never taken from its Might (142.3). */
  readonly damage: number;
  /** Players whose damage is marked on it (142.3.a); none where nobody has told. */
  readonly damagedBy: readonly number[];
  /** Counters (742) of the one kind that the book knows, buffs (702): a number, which nobody controls (749). */
  readonly buffs: number;
  /** How many times it is Empowered: once, unless something lets it be so more often (441). */
  readonly empowered: number;
  /** Its host, one at most (718.5.d), perhaps of another controller (718.5.e). */
  readonly attachedTo: number | null;
  /** Turn on which it was attached to that; null while it is not. */
  readonly attachedOn: number | null;
  /** The card whose rules text is its Effect Text, for as long as it is attached; `instance` tells one copying from another. */
  readonly copiedText: { readonly card: string; readonly instance: number } | null;
  /** What is printed on it, while it is a copy of something and `card` says of what (477.1.b); null while it is none. */
  readonly print: string | null;
  /** The copies that it is one on top of the other, where one of them is so only for a time; absent where none is. */
  readonly copies?: readonly CopyInForce[];
  readonly designation: 'attacker' | 'defender' | null;
  /** Turn on which it was hidden, for cards in a facedown zone. */
  readonly hiddenOn: number | null;
  /** The object with which it was banished, for cards in Banishment (427.3). */
  readonly banishedWith: number | null;
  /** Who may look at it beyond those whom its zone lets, until the item that shows it has resolved (424.1.a.3). */
  readonly shownTo: readonly number[] | 'all';
}

/**
 * Being a copy of a card (477.1.b): for good, or with `while` for as long as that piece is attached to it. `instance` tells one copying
 * from another: what each copies are abilities of its own.
 */
export interface CopyInForce {
  readonly card: string;
  readonly while: number | null;
  readonly instance: number;
}

/** A piece as the object that it is or was. */
export interface ObjectRef {
  readonly piece: number;
  readonly object: number;
}

/** An object that was to leave the board: what can be looked back at (359.3.e.13). */
export interface Left {
  readonly piece: number;
  readonly zone: number;
  readonly might: number;
}
