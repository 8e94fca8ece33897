import { findCardIn, writeCard } from './card-names.js';
import { listKind } from './kinds.js';
import type { Context, Seated, Subject } from './lexicon.js';
import type { Named } from './names/folding.js';
import { findPiece, writePiece, type Scope } from './pieces.js';
import { readSegment } from './segments.js';
import { matchWords, read, type Answer, type Kind } from './source.js';

/** The scope that a reference is looked for in, by the table and who speaks. */
export type ScopeOf<State extends Seated, C extends Named> = (context: Context<State, C>) => Scope<C>;

interface Place<State extends Seated, C extends Named> {
  readonly context: Context<State, C>;
  readonly at: number;
}

const readSubject = <State extends Seated, C extends Named>(
  scopeOf: ScopeOf<State, C>,
  { context, at }: Place<State, C>,
): Answer<Subject> => {
  const scope = scopeOf(context);
  return readSegment(context, at, { what: scope.what, resolve: (text) => findPiece(text, scope, context) });
};

/** A piece that may be spoken of by a name nobody knew it has: the name is not kept, as with a rune that gives Fury. */
export const presumedKind = <State extends Seated, C extends Named>(
  scopeOf: ScopeOf<State, C>,
): Kind<number, Context<State, C>> => ({
  read: (context, at) => {
    const answer = readSubject(scopeOf, { context, at });
    return answer.ok ? { ...answer, value: answer.value.piece } : answer;
  },
  write: (piece, context) => writePiece(piece, scopeOf(context), context),
});

const unnamed =
  <State extends Seated, C extends Named>(scopeOf: ScopeOf<State, C>): ScopeOf<State, C> =>
  (context) => {
    const { naming: _unwanted, ...scope } = scopeOf(context);
    return scope;
  };

/** A piece, by its number in the state, spoken of as what it is known to be. */
export const pieceKind = <State extends Seated, C extends Named>(
  scopeOf: ScopeOf<State, C>,
): Kind<number, Context<State, C>> => presumedKind(unnamed(scopeOf));

/** As `pieceKind`, for what the rest of the line is about. */
export const subjectKind = <State extends Seated, C extends Named>(
  scopeOf: ScopeOf<State, C>,
): Kind<number, Context<State, C>> => ({
  ...pieceKind(scopeOf),
  subject: (piece, { state, lexicon }) => ({ piece, card: lexicon.pieceOf(piece, state)?.card ?? null }),
});

/** Several pieces read in a way of their own, each another one; `3 Recruit` is three of them. */
export const listOfPieces = <X extends Context>(kind: Kind<number, X>): Kind<readonly number[], X> =>
  listKind(kind, { takes: (piece) => piece, counted: true });

/** Several pieces, each another one. */
export const piecesKind = <State extends Seated, C extends Named>(
  scopeOf: ScopeOf<State, C>,
): Kind<readonly number[], Context<State, C>> => listOfPieces(pieceKind(scopeOf));

const readNamed = <State extends Seated, C extends Named>(
  subject: Subject,
  { context, at }: Place<State, C>,
): Answer<Subject> => {
  const afterAs = matchWords(context.line, at, 'as');
  if (afterAs === null) return read(subject, at);
  const unknown = matchWords(context.line, afterAs, 'unknown');
  if (unknown !== null) return read({ ...subject, card: null }, unknown);
  const groups = context.lexicon.cardGroups(context);
  const resolve = (text: string) => findCardIn(text, groups, context);
  const answer = readSegment(context, afterAs, { what: 'the name of a card', resolve });
  return answer.ok ? { ...answer, value: { ...subject, card: context.lexicon.idOf(answer.value) } } : answer;
};

/** Whether the words for a piece alone also say this card of it. */
const says = <State extends Seated, C extends Named>(
  text: string,
  { piece, card }: Subject,
  { scope, context }: { scope: Scope<C>; context: Context<State, C> },
): boolean => {
  const found = findPiece(text, scope, context);
  return found.kind === 'found' && found.value.piece === piece && found.value.card === card;
};

/**
 * A piece together with what it is: its name alone where that says both (an unknown card in hand takes the name it is played
 * under), else `piece 12 as Vi`.
 */
export const namedKind = <State extends Seated, C extends Named>(
  scopeOf: ScopeOf<State, C>,
): Kind<Subject, Context<State, C>> => ({
  read: (context, at) => {
    const answer = readSubject(scopeOf, { context, at });
    return answer.ok ? readNamed(answer.value, { context, at: answer.end }) : answer;
  },
  write: ({ piece, card }, context) => {
    const scope = scopeOf(context);
    const { naming: _unwanted, ...plain } = scope;
    const named = card === null ? 'unknown' : writeCard(card, context.lexicon.cardGroups(context), context);
    const ways = context.style === 'numbered' ? [] : [writePiece(piece, scope, context), named];
    const short = ways.find((text) => says(text, { piece, card }, { scope, context }));
    return short ?? `${writePiece(piece, plain, context)} as ${named}`;
  },
  subject: (subject) => subject,
});
