import type { RuneterraState } from '../state/runeterra-state.js';
import type { Card } from '../words/card.js';
import type { Definition } from '../words/definition.js';
import { cardOf, championSpellOf, isCardCode, isChampion, isSameChampion, nextLevelOf } from './catalogue.js';
import { definitionOf } from './definitions.js';

/** The facts of a card: told at the table, or of the data files; null where neither knows the code. */
export const cardOfCode = (state: RuneterraState, code: string | null): Card | null => {
  if (code === null) return null;
  return state.told.find((card) => card.code === code) ?? (isCardCode(code) ? cardOf(code) : null);
};

/** The encoded text of a card; null where the table tells what it does. */
export const textOf = (state: RuneterraState, code: string | null): Definition | null =>
  code === null || state.described ? null : definitionOf(code);

/** Whether a player's champion of that card has levelled up, or has seen enough for it wherever it is: some count the whole match. */
export const hasLevelled = (state: RuneterraState, seat: number, code: string): boolean => {
  const player = state.seats[seat];
  if (!player) return false;
  const levels = textOf(state, code)?.levelUp;
  const isDone = levels?.after === 'allies-survived-strikes' && player.strikesSurvived >= levels.count;
  return isDone || player.leveled.includes(code);
};

/** A player's card as it comes into play: a champion that has levelled up is of that level from then on, wherever it is. */
export const codeByLevel = (state: RuneterraState, seat: number, code: string): string => {
  const card = cardOfCode(state, code);
  if (card === null || !isChampion(card) || !hasLevelled(state, seat, code)) return code;
  const next = textOf(state, code)?.levelUp?.into ?? nextLevelOf(card)?.code;
  return next === undefined ? code : codeByLevel(state, seat, next);
};

/** The player's units in play that are of the same champion. */
const sameInPlay = (state: RuneterraState, seat: number, coming: Card): readonly Card[] =>
  state.pieces.flatMap(({ owner, place, card: code }) => {
    if (owner !== seat || (place !== 'bench' && place !== 'battlefield')) return [];
    const card = cardOfCode(state, code);
    return card !== null && isSameChampion(card, coming) ? [card] : [];
  });

/** What a champion in hand is now: its spell while the champion, of whatever level, is in play; else itself, of the level that it has reached. */
const codeInHand = (state: RuneterraState, seat: number, code: string): string => {
  const card = cardOfCode(state, code);
  if (card === null || !isChampion(card)) return code;
  const isFurther = sameInPlay(state, seat, card).some(({ level }) => level !== null);
  const spell = isFurther ? championSpellOf(card) : null;
  return spell?.code ?? codeByLevel(state, seat, code);
};

/** What a piece is now that is this card. */
export const codeNow = (state: RuneterraState, piece: number, code: string): string => {
  const found = state.pieces[piece];
  return found?.place === 'hand' ? codeInHand(state, found.owner, code) : code;
};

/** The code of the card that a piece is now, or null where its identity is not known. */
export const codeAt = (state: RuneterraState, piece: number): string | null => {
  const code = state.pieces[piece]?.card ?? null;
  return code === null ? null : codeNow(state, piece, code);
};

/** The card facts of a piece as it is now, or null where its identity is not known. */
export const cardAt = (state: RuneterraState, piece: number): Card | null => cardOfCode(state, codeAt(state, piece));

/**
 * Whether a champion comes from hand as itself, though a unit of it is in play: no source says so of one that is no level of it, as Eggnivia
 * is of Anivia, nor what spell a champion has that the table has told of.
 */
export const isOpenCopy = (state: RuneterraState, seat: number, code: string | null): boolean => {
  const coming = cardOfCode(state, code);
  return coming !== null && sameInPlay(state, seat, coming).length > 0;
};
