import { cardAt } from '../../cards/known-cards.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import type { Keyword } from '../../words/vocabulary.js';

/** The keywords that a piece has of itself: printed ones that are not used up, and granted ones. */
export const ownKeywords = (state: RuneterraState, piece: number): readonly Keyword[] => {
  const { grants = [], spent = [] } = state.pieces[piece] ?? {};
  const left = (cardAt(state, piece)?.keywords ?? []).filter((keyword) => !spent.includes(keyword));
  return [...new Set([...left, ...grants.flatMap(({ keyword }) => keyword ?? [])])];
};
