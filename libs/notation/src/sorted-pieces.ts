import type { Finder, Seated, Subject } from './lexicon.js';
import type { Named } from './names/folding.js';

/** The card of a piece as far as the table or the line itself says. */
export const cardIdOf = <State extends Seated, C extends Named>(
  { state, subject, lexicon }: Finder<State, C>,
  piece: number,
): string | null => lexicon.pieceOf(piece, state)?.card ?? (subject?.piece === piece ? subject.card : null);

/** Pieces by what they are, as a table and a line have them: `cards` are those that are known, `pieces` those of each, by its id. */
interface Sorted<C> {
  readonly state: unknown;
  readonly subject: Subject | null;
  readonly cards: readonly C[];
  readonly pieces: ReadonlyMap<string | null, readonly number[]>;
}

export const sort = <State extends Seated, C extends Named>(
  finder: Finder<State, C>,
  among: readonly number[],
): Sorted<C> => {
  const { state, subject, lexicon } = finder;
  const pieces = new Map<string | null, number[]>();
  for (const piece of among) {
    const id = cardIdOf(finder, piece);
    const same = pieces.get(id);
    if (same) same.push(piece);
    else pieces.set(id, [piece]);
  }
  const cards = [...pieces.keys()].flatMap((id) => (id === null ? [] : (lexicon.cardOf(id, state) ?? [])));
  return { state, subject, cards, pieces };
};

const sortedGroups = new WeakMap<readonly number[], Sorted<Named>>();

const isSame = (one: Subject | null, other: Subject | null): boolean =>
  one === other || (one?.piece === other?.piece && one?.card === other?.card);

/** The same, of a group that many names are looked for in: sorted once for a table and what the line is about. */
export const sortedOf = <State extends Seated, C extends Named>(
  finder: Finder<State, C>,
  group: readonly number[],
): Sorted<C> => {
  const known = sortedGroups.get(group) as Sorted<C> | undefined;
  const isKnown = known?.state === finder.state && isSame(known.subject, finder.subject);
  if (known && isKnown) return known;
  const sorted = sort(finder, group);
  sortedGroups.set(group, sorted);
  return sorted;
};

export const cardsOf = <State extends Seated, C extends Named>(
  finder: Finder<State, C>,
  pieces: readonly number[],
): readonly C[] => sort(finder, pieces).cards;
