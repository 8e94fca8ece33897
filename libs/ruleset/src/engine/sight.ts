import type { Viewer } from '../match-options.js';
import type { Finding } from '../verdict.js';
import { piecesNamed, type Renaming } from './renaming.js';

/**
 * The numbers that a viewer knows pieces by, where these are not the recorder's: `shown` by the recorder's number, `actual` the
 * other way about. A piece that is not there has the same number for both.
 */
export interface Sight {
  readonly shown: ReadonlyMap<number, number>;
  readonly actual: ReadonlyMap<number, number>;
}

/** Before anything was hidden: every piece has its own number. */
export const PLAIN_SIGHT: Sight = { shown: new Map(), actual: new Map() };

/** The number by which the viewer knows a piece. */
export const shownAs = ({ shown }: Sight, piece: number): number => shown.get(piece) ?? piece;

/** The piece that the viewer knows by a number. */
export const actualOf = ({ actual }: Sight, number: number): number => actual.get(number) ?? number;

/**
 * A place where pieces lie that a viewer may not see. `ordered`: they lie in an order which everybody sees (a deck), so that a
 * place in it is a number; else the viewer cannot tell one from another.
 */
export interface Hiding {
  readonly place: string;
  readonly ordered: boolean;
}

/**
 * What a game tells of its pieces, so that a viewer can be shown facts and plays by numbers that nobody can follow through a
 * place hidden from them.
 * - `hidingOf`: where a piece lies hidden from the viewer among others like it; null where it can be told from all others
 * - `hiddenIn`: the pieces hidden in such a place, in their order
 * - `objectFor`: what the object of a piece is to the viewer, who knows the piece by the number `shown`
 * - `renameFact`, `renamePlay`: with every piece that is named called otherwise
 * - `tellTogether`: cards that become known at once, in an order that does not tell which lay where
 * - `forget`: the state without what a viewer can no longer point at: which card is which of those in a hidden hand
 * - `laysAnew`: whether the fact puts new pieces in the place of all there were
 * - `unseen`: held against a play that a viewer cannot judge without what is hidden from them
 */
export interface PieceSight<State, Play, F> {
  readonly hidingOf: (state: State, piece: number, viewer: Viewer) => Hiding | null;
  readonly hiddenIn: (state: State, place: string, viewer: Viewer) => readonly number[];
  readonly objectFor: (tables: Tables<State>, piece: ShownPiece, object: number) => number;
  readonly renameFact: Renaming<F>;
  readonly renamePlay: Renaming<Play>;
  readonly tellTogether: (fact: F, isHidden: (piece: number) => boolean) => F;
  readonly forget: (state: State, viewer: Viewer) => State;
  readonly laysAnew: (fact: F) => boolean;
  readonly unseen: Finding;
}

/** A piece by its own number, and by the one that the viewer knows it by. */
export interface ShownPiece {
  readonly piece: number;
  readonly shown: number;
}

/** The table as it is, and as the viewer knows it. */
export interface Tables<State> {
  readonly actual: State;
  readonly known: State;
  readonly viewer: Viewer;
}

type Hidings<State> = Pick<PieceSight<State, never, never>, 'hidingOf' | 'hiddenIn'>;

const assign = (sight: Sight, from: readonly number[], to: readonly number[]): Sight => {
  if (from.every((piece, index) => shownAs(sight, piece) === to[index])) return sight;
  const [shown, actual] = [new Map(sight.shown), new Map(sight.actual)];
  from.forEach((piece, index) => {
    const number = to[index];
    if (number === undefined) return;
    shown.set(piece, number);
    actual.set(number, piece);
  });
  return { shown, actual };
};

/**
 * Pieces that are about to be named are given the first numbers of the place where they lie hidden, whichever they are: for
 * the viewer any of them may be meant. The others there follow in their order.
 */
export const expose = <State>(
  game: Hidings<State>,
  sight: Sight,
  { pieces, tables: { actual, known, viewer } }: { readonly pieces: readonly number[]; readonly tables: Tables<State> },
): Sight => {
  let places: Map<string, { readonly ordered: boolean; readonly named: number[] }> | undefined;
  for (const piece of pieces) {
    const hiding = game.hidingOf(actual, piece, viewer);
    if (hiding === null) continue;
    places ??= new Map();
    const place = places.get(hiding.place) ?? { ordered: hiding.ordered, named: [] };
    place.named.push(piece);
    places.set(hiding.place, place);
  }
  if (places === undefined) return sight;
  return [...places].reduce((current, [place, { ordered, named }]) => {
    const there = game.hiddenIn(actual, place, viewer);
    const moved = ordered ? there : [...named, ...there.filter((each) => !named.includes(each))];
    return assign(current, moved, game.hiddenIn(known, place, viewer));
  }, sight);
};

/** The value as the viewer is to be given it, and the numbers that the viewer knows pieces by from then on. */
export const nameFor = <State, T>(
  game: Hidings<State> & Pick<PieceSight<State, never, never>, 'objectFor'>,
  sight: Sight,
  { value, renaming, tables }: { readonly value: T; readonly renaming: Renaming<T>; readonly tables: Tables<State> },
): { readonly value: T; readonly sight: Sight } => {
  const exposed = expose(game, sight, { pieces: piecesNamed(value, renaming), tables });
  const named = renaming(value, {
    piece: (number) => shownAs(exposed, number),
    object: (number, object) => game.objectFor(tables, { piece: number, shown: shownAs(exposed, number) }, object),
  });
  return { value: named, sight: exposed };
};

/** Cards and the pieces that they are told of, with those of hidden pieces in the order of the cards. */
export const inOrderOfCards = <
  Data extends { readonly pieces: readonly number[]; readonly cards: readonly (string | null)[] },
>(
  data: Data,
  isHidden: (piece: number) => boolean,
): Data => {
  const told = data.pieces.map((piece, index) => ({ piece, card: data.cards[index] ?? null }));
  const sorted = told
    .filter(({ piece, card }) => card !== null && isHidden(piece))
    .sort((one, other) => ((one.card ?? '') < (other.card ?? '') ? -1 : Number(one.card !== other.card)))
    .values();
  const parts = told.map((part) => (part.card !== null && isHidden(part.piece) ? (sorted.next().value ?? part) : part));
  return { ...data, pieces: parts.map(({ piece }) => piece), cards: parts.map(({ card }) => card) };
};
