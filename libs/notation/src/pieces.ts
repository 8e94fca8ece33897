import { findCard, nearestOrFew } from './card-names.js';
import { takeLooks } from './bounds.js';
import type { Context, Finder, Seated, Subject } from './lexicon.js';
import { firstPartOf, type Named } from './names/folding.js';
import { splitOwner, writeSeat } from './seats.js';
import type { Found } from './segments.js';
import { cardIdOf, cardsOf, sort, sortedOf } from './sorted-pieces.js';

/**
 * Where a name is looked for: the pieces most likely meant, then the next ones. `naming` are pieces of unknown identity that
 * a name may be given to, with the cards they can be; they are tried after the first group.
 */
export interface Scope<C extends Named = Named> {
  readonly what: string;
  readonly groups: readonly (readonly number[])[];
  /** The first group whose pieces `#1`, `#2` count, where that is not the first of all. */
  readonly numberedFrom?: number;
  readonly naming?: readonly Naming<C>[];
}

/** Pieces of unknown identity, and the cards that they can be. */
export interface Naming<C extends Named = Named> {
  readonly pieces: readonly number[];
  readonly cards: readonly C[];
}

const UNKNOWN = /^(?:an? )?(?:unknown|unknown card|card)s?$/i;

interface Selection {
  readonly name: string;
  readonly owner: number | null;
  readonly isThere: ((piece: number) => boolean) | null;
  readonly index: number | null;
}

/** Takes a reference apart: `Ben's Vi@Grove #2`. */
const selectionOf = <State extends Seated, C extends Named>(
  text: string,
  { state, lexicon }: Finder<State, C>,
): Selection => {
  const [, words = text, place, index] = /^("[^"]*"|.+?)(?:@(.+?))?(?:\s+#(\d+))?$/.exec(text) ?? [];
  const isThere = place === undefined ? null : lexicon.isAt(place, state);
  return { name: words, owner: null, isThere, index: index === undefined ? null : Number(index) };
};

interface Search<State extends Seated, C extends Named> {
  readonly scope: Scope<C>;
  readonly finder: Finder<State, C>;
}

/** Of many pieces of a name, so many are named in a message. */
const MOST_SAID = 6;

const ambiguous = <State extends Seated, C extends Named>(
  pieces: readonly number[],
  { scope, finder }: Search<State, C>,
): Found<Subject> => ({
  kind: 'ambiguous',
  expected: () =>
    pieces.slice(0, MOST_SAID).map((piece) => writePiece(piece, scope, { ...finder, line: '', style: 'natural' })),
  hint: 'say which by its place, its player or its number',
});

const choose = <State extends Seated, C extends Named>(
  pieces: readonly number[],
  { index }: Selection,
  { taken, lexicon, state, looks }: Finder<State, C>,
): number | null => {
  takeLooks(looks, pieces.length);
  if (index !== null) return pieces.toSorted((left, right) => left - right)[index - 1] ?? null;
  const free = pieces.filter((piece) => !taken.includes(piece));
  const [first, ...others] = free.length > 0 ? free : pieces;
  if (first === undefined) return null;
  const look = others.length > 0 ? lexicon.looksOf(first, state) : '';
  return others.every((piece) => lexicon.looksOf(piece, state) === look) ? first : null;
};

const matching = <State extends Seated, C extends Named>(
  group: readonly number[],
  { name, owner, isThere }: Selection,
  finder: Finder<State, C>,
): Found<readonly number[]> => {
  const { state, lexicon, looks } = finder;
  takeLooks(looks, group.length);
  const isMeant = (number: number): boolean =>
    (owner === null || lexicon.pieceOf(number, state)?.controller === owner) && (isThere === null || isThere(number));
  const isAll = owner === null && isThere === null;
  const { cards, pieces } = isAll ? sortedOf(finder, group) : sort(finder, group.filter(isMeant));
  if (UNKNOWN.test(name)) return { kind: 'found', value: pieces.get(null) ?? [] };
  const found = findCard(name, cards);
  return found.kind === 'found' ? { kind: 'found', value: pieces.get(lexicon.idOf(found.value)) ?? [] } : found;
};

const findIn = <State extends Seated, C extends Named>(
  group: readonly number[],
  selection: Selection,
  search: Search<State, C>,
): Found<Subject> | null => {
  const { finder } = search;
  const found = matching(group, selection, finder);
  if (found.kind === 'ambiguous') return found;
  if (found.kind === 'unknown' || found.value.length === 0) return null;
  const piece = choose(found.value, selection, finder);
  if (piece !== null) return { kind: 'found', value: { piece, card: cardIdOf(finder, piece) } };
  return selection.index === null ? ambiguous(found.value, search) : null;
};

/** A piece of unknown identity that gets its name from the line: the first that is where the line says, free, and can be it. */
const nameOne = <State extends Seated, C extends Named>(
  { name, owner, index, isThere }: Selection,
  { scope, finder: { taken, lexicon } }: Search<State, C>,
): Found<Subject> | null => {
  if (owner !== null || index !== null) return null;
  for (const { pieces, cards } of scope.naming ?? []) {
    const piece = pieces.find((each) => !taken.includes(each) && (isThere === null || isThere(each)));
    if (piece === undefined) continue;
    const found = findCard(name, cards);
    if (found.kind === 'found') return { kind: 'found', value: { piece, card: lexicon.idOf(found.value) } };
    if (found.kind === 'ambiguous') return found;
  }
  return null;
};

const bySelection = <State extends Seated, C extends Named>(
  selection: Selection,
  search: Search<State, C>,
): Found<Subject> | null => {
  const { groups, numberedFrom = 0 } = search.scope;
  const [first = [], ...others] = selection.index === null ? groups : groups.slice(numberedFrom);
  const near = findIn(first, selection, search) ?? nameOne(selection, search);
  if (near !== null) return near;
  for (const group of others) {
    const found = findIn(group, selection, search);
    if (found !== null) return found;
  }
  return null;
};

/** References that need no name: `this`, `piece 17`, and what the game counts. */
const byNumber = <State extends Seated, C extends Named>(text: string, finder: Finder<State, C>): Subject | null => {
  const { subject, lexicon } = finder;
  if (subject !== null && text.toLowerCase() === 'this') return subject;
  const [, digits] = /^piece (\d+)$/i.exec(text) ?? [];
  const piece = digits === undefined ? lexicon.counted?.find(text, finder) : Number(digits);
  return piece === undefined ? null : { piece, card: cardIdOf(finder, piece) };
};

const nearestIn =
  <State extends Seated, C extends Named>({ scope, finder }: Search<State, C>, name: string) =>
  (): readonly string[] => {
    const named = (scope.naming ?? []).flatMap(({ cards }) => cards);
    const all = [...cardsOf(finder, scope.groups.flat()), ...named];
    return nearestOrFew(name, all, cardsOf(finder, scope.groups[0] ?? []));
  };

/** Finds the piece that a text speaks of. */
export const findPiece = <State extends Seated, C extends Named>(
  text: string,
  scope: Scope<C>,
  finder: Finder<State, C>,
): Found<Subject> => {
  const search: Search<State, C> = { scope, finder };
  const numbered = byNumber(text, finder);
  if (numbered !== null) return { kind: 'found', value: numbered };
  const selection = selectionOf(text, finder);
  const owned = splitOwner(text, finder.state);
  const found = bySelection(selection, search);
  if (found !== null) return found;
  if (owned !== null) {
    const theirs = bySelection({ ...selectionOf(owned.rest, finder), owner: owned.seat }, search);
    if (theirs !== null) return theirs;
  }
  return { kind: 'unknown', nearest: nearestIn(search, owned?.rest ?? selection.name) };
};

const namesFor = <State extends Seated, C extends Named>(
  id: string,
  { style, lexicon, state }: Context<State, C>,
): readonly string[] => {
  const card = lexicon.cardOf(id, state);
  if (card === null) return [];
  const { name } = card;
  return style === 'quoted' ? [`"${name}"`] : [firstPartOf(name), name, `"${name}"`];
};

const MOST_ALIKE = 40;

/** Ways to speak of a piece, shortest first. */
function* waysToSay<State extends Seated, C extends Named>(
  number: number,
  context: Context<State, C>,
): Generator<string> {
  const { state, subject, lexicon, style } = context;
  const piece = lexicon.pieceOf(number, state);
  if (piece === undefined || style === 'numbered') return;
  const id = cardIdOf(context, number);
  const counted = lexicon.counted?.names(number, context) ?? [];
  const names = id === null ? [...counted, 'unknown'] : namesFor(id, context);
  const owner = `${writeSeat(piece.controller, state)}'s `;
  const place = `@${lexicon.placeOf(number, context)}`;
  for (const name of names) yield* [name, owner + name, name + place, owner + name + place];
  if (subject?.piece === number) yield 'this';
  yield* counted;
  for (let index = 1; index <= MOST_ALIKE; index++) {
    yield* names.flatMap((name) => [`${name} #${index}`, `${owner}${name} #${index}`]);
  }
}

/** Writes the shortest reference that is read back as this piece, with this card where the line has to name it. */
export const writePiece = <State extends Seated, C extends Named>(
  number: number,
  scope: Scope<C>,
  context: Context<State, C>,
): string => {
  for (const text of waysToSay(number, context)) {
    const found = findPiece(text, scope, context);
    if (found.kind === 'found' && found.value.piece === number) return text;
  }
  return `piece ${number}`;
};
