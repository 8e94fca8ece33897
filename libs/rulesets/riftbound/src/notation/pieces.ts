import { cardOf } from '../cards/index.js';
import { firstPartOf } from '../cards/folding.js';
import type { Card } from '../cards/index.js';
import type { RiftboundState } from '../state.js';
import { GONE_ZONE } from '../zones.js';
import { runesOf } from '../objects.js';
import { findCard, nearestOrFew } from './card-names.js';
import { writeZone, zonesNamed } from './places.js';
import { splitOwner, writeSeat } from './seats.js';
import type { Found } from './segments.js';
import type { Context, Subject } from './source.js';

/**
 * Where a name is looked for: the pieces most likely meant, then the next ones. `naming` are pieces of unknown identity that
 * a name may be given to, with the cards they can be; they are tried after the first group.
 */
export interface Scope {
  readonly what: string;
  readonly groups: readonly (readonly number[])[];
  /** The first group whose pieces `#1`, `#2` count, where that is not the first of all. */
  readonly numberedFrom?: number;
  readonly naming?: readonly Naming[];
}

/** Pieces of unknown identity, and the cards that they can be. */
export interface Naming {
  readonly pieces: readonly number[];
  readonly cards: readonly Card[];
}

type Finder = Pick<Context, 'state' | 'seat' | 'subject' | 'taken'>;

/** The card of a piece as far as the table or the line itself says. */
const cardIdOf = ({ state, subject }: Finder, piece: number): string | null =>
  state.pieces[piece]?.card ?? (subject?.piece === piece ? subject.card : null);

/** Every piece that is somewhere. */
export const everywhere = (state: RiftboundState): readonly number[] =>
  state.pieces.flatMap(({ zone }, piece) => (zone === GONE_ZONE ? [] : [piece]));

const UNKNOWN = /^(?:an? )?(?:unknown|unknown card|card)s?$/i;

interface Selection {
  readonly name: string;
  readonly owner: number | null;
  readonly zones: readonly number[] | null;
  readonly index: number | null;
}

/** Takes a reference apart: `Ben's Vi@Grove #2`. */
const selectionOf = (text: string, state: RiftboundState): Selection => {
  const [, words = text, place, index] = /^("[^"]*"|.+?)(?:@(.+?))?(?:\s+#(\d+))?$/.exec(text) ?? [];
  const zones = place === undefined ? null : zonesNamed(place, state);
  return { name: words, owner: null, zones, index: index === undefined ? null : Number(index) };
};

/** What tells one piece of a card from another; pieces that nothing tells apart are interchangeable. */
const looks = (state: RiftboundState, number: number): string => {
  const piece = state.pieces[number];
  const effects = state.effects.filter((effect) => effect.piece === number).map(({ id }) => id);
  const attached = state.pieces.flatMap(({ attachedTo }, each) => (attachedTo === number ? [each] : []));
  return JSON.stringify([{ ...piece, object: 0, card: null }, effects, attached]);
};

const ambiguous = (pieces: readonly number[], scope: Scope, finder: Finder): Found<Subject> => ({
  kind: 'ambiguous',
  expected: () => pieces.map((piece) => writePiece(piece, scope, { ...finder, line: '', style: 'natural' })),
  hint: 'say which by its place, its player or its number',
});

const choose = (pieces: readonly number[], { index }: Selection, finder: Finder): number | null => {
  if (index !== null) return pieces.toSorted((left, right) => left - right)[index - 1] ?? null;
  const free = pieces.filter((piece) => !finder.taken.includes(piece));
  const [first, ...others] = free.length > 0 ? free : pieces;
  if (first === undefined) return null;
  const look = others.length > 0 ? looks(finder.state, first) : '';
  return others.every((piece) => looks(finder.state, piece) === look) ? first : null;
};

const matching = (
  group: readonly number[],
  { name, owner, zones }: Selection,
  finder: Finder,
): Found<readonly number[]> => {
  const { state } = finder;
  const here = group.filter((number) => {
    const piece = state.pieces[number];
    if (piece === undefined) return false;
    return (owner === null || piece.controller === owner) && (zones === null || zones.includes(piece.zone));
  });
  const unknowns = here.filter((piece) => cardIdOf(finder, piece) === null);
  if (UNKNOWN.test(name)) return { kind: 'found', value: unknowns };
  const ids = new Set(here.map((piece) => cardIdOf(finder, piece)));
  const cards = [...ids].flatMap((id) => (id === null ? [] : [cardOf(id)]));
  const found = findCard(name, cards);
  if (found.kind !== 'found') return found;
  return { kind: 'found', value: here.filter((piece) => cardIdOf(finder, piece) === found.value.id) };
};

const findIn = (group: readonly number[], selection: Selection, { scope, finder }: Search): Found<Subject> | null => {
  const found = matching(group, selection, finder);
  if (found.kind === 'ambiguous') return found;
  if (found.kind === 'unknown' || found.value.length === 0) return null;
  const piece = choose(found.value, selection, finder);
  if (piece !== null) return { kind: 'found', value: { piece, card: cardIdOf(finder, piece) } };
  return selection.index === null ? ambiguous(found.value, scope, finder) : null;
};

interface Search {
  readonly scope: Scope;
  readonly finder: Finder;
}

/** The first piece of a group that is where the line says, and free. */
const freeOne = (pieces: readonly number[], { zones }: Selection, { state, taken }: Finder): number | undefined =>
  pieces.find((each) => !taken.includes(each) && (zones === null || zones.includes(state.pieces[each]?.zone ?? -1)));

/** A piece of unknown identity that gets its name from the line: the first that can be it. */
const nameOne = (selection: Selection, { scope, finder }: Search): Found<Subject> | null => {
  if (selection.owner !== null || selection.index !== null) return null;
  for (const { pieces, cards } of scope.naming ?? []) {
    const piece = freeOne(pieces, selection, finder);
    if (piece === undefined) continue;
    const found = findCard(selection.name, cards);
    if (found.kind === 'found') return { kind: 'found', value: { piece, card: found.value.id } };
    if (found.kind === 'ambiguous') return found;
  }
  return null;
};

const bySelection = (selection: Selection, search: Search): Found<Subject> | null => {
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

/** References that need no name: `this`, `piece 17`, `rune 2` of the acting player. */
const byNumber = (text: string, finder: Finder): Subject | null => {
  const { state, seat, subject } = finder;
  if (subject !== null && text.toLowerCase() === 'this') return subject;
  const [, word = '', digits = ''] = /^(piece|rune) (\d+)$/i.exec(text) ?? [];
  if (word === '') return null;
  const piece = word.toLowerCase() === 'piece' ? Number(digits) : runesOf(state, seat ?? 0)[Number(digits) - 1];
  return piece === undefined ? null : { piece, card: cardIdOf(finder, piece) };
};

const nearestIn =
  ({ scope, finder }: Search, name: string) =>
  (): readonly string[] => {
    const cardsOf = (pieces: readonly number[]): readonly Card[] => {
      const ids = new Set(pieces.map((piece) => cardIdOf(finder, piece)));
      return [...ids].flatMap((id) => (id === null ? [] : [cardOf(id)]));
    };
    const all = [...cardsOf(scope.groups.flat()), ...(scope.naming ?? []).flatMap(({ cards }) => cards)];
    return nearestOrFew(name, all, cardsOf(scope.groups[0] ?? []));
  };

/** Finds the piece that a text speaks of. */
export const findPiece = (text: string, scope: Scope, finder: Finder): Found<Subject> => {
  const search: Search = { scope, finder };
  const numbered = byNumber(text, finder);
  if (numbered !== null) return { kind: 'found', value: numbered };
  const selection = selectionOf(text, finder.state);
  const owned = splitOwner(text, finder.state);
  const found = bySelection(selection, search);
  if (found !== null) return found;
  if (owned !== null) {
    const theirs = bySelection({ ...selectionOf(owned.rest, finder.state), owner: owned.seat }, search);
    if (theirs !== null) return theirs;
  }
  return { kind: 'unknown', nearest: nearestIn(search, owned?.rest ?? selection.name) };
};

const namesFor = (id: string, { style }: Context): readonly string[] => {
  const { name } = cardOf(id);
  return style === 'quoted' ? [`"${name}"`] : [firstPartOf(name), name, `"${name}"`];
};

const unknownNames = (number: number, { state, seat }: Context): readonly string[] => {
  const rune = runesOf(state, seat ?? 0).indexOf(number);
  return rune < 0 ? ['unknown'] : [`rune ${rune + 1}`, 'unknown'];
};

const MOST_ALIKE = 40;

/** Ways to speak of a piece, shortest first. */
function* waysToSay(number: number, context: Context): Generator<string> {
  const { state, subject } = context;
  const piece = state.pieces[number];
  if (piece === undefined || context.style === 'numbered') return;
  const id = cardIdOf(context, number);
  const names = id === null ? unknownNames(number, context) : namesFor(id, context);
  const owner = `${writeSeat(piece.controller, state)}'s `;
  const place = `@${writeZone(piece.zone, context)}`;
  for (const name of names) yield* [name, owner + name, name + place, owner + name + place];
  if (subject?.piece === number) yield 'this';
  if (piece.rune) yield* unknownNames(number, context);
  for (let index = 1; index <= MOST_ALIKE; index++) {
    yield* names.flatMap((name) => [`${name} #${index}`, `${owner}${name} #${index}`]);
  }
}

/** Writes the shortest reference that is read back as this piece, with this card where the line has to name it. */
export const writePiece = (number: number, scope: Scope, context: Context): string => {
  for (const text of waysToSay(number, context)) {
    const found = findPiece(text, scope, context);
    if (found.kind === 'found' && found.value.piece === number) return text;
  }
  return `piece ${number}`;
};
