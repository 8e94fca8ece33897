import { cardAt } from '../../cards/known-cards.js';
import { isSilenced } from '../objects.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import type { Keyword } from '../../words/vocabulary.js';

/** The keywords that are printed on a piece, whether or not they are used up. */
const printedKeywords = (state: RuneterraState, piece: number): readonly Keyword[] =>
  isSilenced(state, piece) ? [] : (cardAt(state, piece)?.keywords ?? []);

/** How many times a piece has a keyword that counts each time: printed, and gained. */
export const countOf = (state: RuneterraState, piece: number, keyword: Keyword): number => {
  const gained = (state.pieces[piece]?.grants ?? []).filter((grant) => grant.keyword === keyword).length;
  return gained + (printedKeywords(state, piece).includes(keyword) ? 1 : 0);
};

/** The keywords that a piece has of itself: printed ones that are not used up, and granted ones. */
export const ownKeywords = (state: RuneterraState, piece: number): readonly Keyword[] => {
  const { grants = [], spent = [] } = state.pieces[piece] ?? {};
  const left = printedKeywords(state, piece).filter((keyword) => !spent.includes(keyword));
  return [...new Set([...left, ...grants.flatMap(({ keyword }) => keyword ?? [])])];
};
