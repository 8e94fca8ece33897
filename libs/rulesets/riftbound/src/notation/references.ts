import { allCards, type Card } from '../cards/index.js';
import { cardKind, deckCards, findCardIn, writeCard } from './card-names.js';
import { listKind } from './kinds.js';
import { findPiece, writePiece, type Scope } from './pieces.js';
import { deckCardsOf, objectScope, TOKENS } from './scopes.js';
import { readSegment } from './segments.js';
import { matchWords, read, type Answer, type Context, type Kind, type Subject } from './source.js';

type ScopeOf = (context: Context) => Scope;

const readSubject = (scopeOf: ScopeOf, context: Context, at: number): Answer<Subject> => {
  const scope = scopeOf(context);
  return readSegment(context.line, at, { what: scope.what, resolve: (text) => findPiece(text, scope, context) });
};

const readPiece = (scopeOf: ScopeOf, context: Context, at: number): Answer<number> => {
  const answer = readSubject(scopeOf, context, at);
  return answer.ok ? { ...answer, value: answer.value.piece } : answer;
};

/** A piece that may be spoken of by a name nobody knew it has: the name is not kept, as with a rune that gives Fury. */
export const presumedKind = (scopeOf: ScopeOf): Kind<number> => ({
  read: (context, at) => readPiece(scopeOf, context, at),
  write: (piece, context) => writePiece(piece, scopeOf(context), context),
});

const unnamed =
  (scopeOf: ScopeOf): ScopeOf =>
  (context) => {
    const { naming: _unwanted, ...scope } = scopeOf(context);
    return scope;
  };

/** A piece, by its number in the state, spoken of as what it is known to be. */
export const pieceKind = (scopeOf: ScopeOf): Kind<number> => presumedKind(unnamed(scopeOf));

/** As `pieceKind`, for what the rest of the line is about. */
export const subjectKind = (scopeOf: ScopeOf): Kind<number> => ({
  ...pieceKind(scopeOf),
  subject: (piece, { state }) => ({ piece, card: state.pieces[piece]?.card ?? null }),
});

/** Several pieces, each another one; `3 Recruit` is three of them. */
export const piecesKind = (scopeOf: ScopeOf): Kind<readonly number[]> => listOfPieces(pieceKind(scopeOf));

/** As `piecesKind`, of pieces read in a way of their own. */
export const listOfPieces = (kind: Kind<number>): Kind<readonly number[]> =>
  listKind(kind, { takes: (piece) => piece, counted: true });

const cardGroups = ({ state, seat }: Context): readonly (readonly Card[])[] => [deckCards(state, seat), allCards];

const readNamed = (context: Context, subject: Subject, at: number): Answer<Subject> => {
  const afterAs = matchWords(context.line, at, 'as');
  if (afterAs === null) return read(subject, at);
  const unknown = matchWords(context.line, afterAs, 'unknown');
  if (unknown !== null) return read({ ...subject, card: null }, unknown);
  const groups = cardGroups(context);
  const what = 'the name of a card';
  const answer = readSegment(context.line, afterAs, { what, resolve: (text) => findCardIn(text, groups) });
  return answer.ok ? { ...answer, value: { ...subject, card: answer.value.id } } : answer;
};

/** Whether the words for a piece alone also say this card of it. */
const says = (
  text: string,
  { piece, card }: Subject,
  { scope, context }: { scope: Scope; context: Context },
): boolean => {
  const found = findPiece(text, scope, context);
  return found.kind === 'found' && found.value.piece === piece && found.value.card === card;
};

/**
 * A piece together with what it is: its name alone where that says both (an unknown card in hand takes the name it is played
 * under), else `piece 12 as Vi`.
 */
export const namedKind = (scopeOf: ScopeOf): Kind<Subject> => ({
  read: (context, at) => {
    const answer = readSubject(scopeOf, context, at);
    return answer.ok ? readNamed(context, answer.value, answer.end) : answer;
  },
  write: ({ piece, card }, context) => {
    const scope = scopeOf(context);
    const { naming: _unwanted, ...plain } = scope;
    const named = card === null ? 'unknown' : writeCard(card, cardGroups(context), context);
    const ways = context.style === 'numbered' ? [] : [writePiece(piece, scope, context), named];
    const short = ways.find((text) => says(text, { piece, card }, { scope, context }));
    return short ?? `${writePiece(piece, plain, context)} as ${named}`;
  },
  subject: (subject) => subject,
});

/** A card, or `unknown` where it was redacted for a viewer. */
const orUnknown = (kind: Kind<string>): Kind<string | null> => ({
  read: (context, at) => {
    const end = matchWords(context.line, at, 'unknown');
    return end === null ? kind.read(context, at) : read(null, end);
  },
  write: (card, context) => (card === null ? 'unknown' : kind.write(card, context)),
});

/** A token's card. */
export const tokenKind = cardKind('a token', () => [TOKENS]);

/** Any card, those of the acting player's deck first. */
export const anyCardKind = cardKind('the name of a card', ({ state, seat }) => [deckCards(state, seat)]);

/** As `anyCardKind`, or `unknown`. */
export const cardOrUnknownKind = orUnknown(anyCardKind);

const BATTLEFIELDS = allCards.filter(({ type }) => type === 'Battlefield');

/** A battlefield card, those of the acting player's deck first; or `unknown`. */
export const battlefieldCardKind = orUnknown(
  cardKind('a battlefield', (context) => [deckCardsOf(context, 'Battlefield'), BATTLEFIELDS]),
);

/** An object that an effect speaks of. */
export const objectKind = pieceKind(objectScope);
