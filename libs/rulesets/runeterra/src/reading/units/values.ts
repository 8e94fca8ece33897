import type { Card } from '../../words/card.js';
import { cardAt } from '../../cards/known-cards.js';
import type { Piece, RuneterraState } from '../../state/runeterra-state.js';
import { isDeep } from '../objects.js';
import { aurasOn } from './auras.js';
import { ownKeywords } from './gained.js';
import type { Keyword } from '../../words/vocabulary.js';

/** What a piece gains, added up. */
const granted = (piece: Piece | undefined, of: 'power' | 'health'): number =>
  (piece?.grants ?? []).reduce((sum, grant) => sum + grant[of], 0);

/** What texts in play give it, added up. */
const given = (state: RuneterraState, piece: number, of: 'power' | 'health'): number =>
  aurasOn(state, piece).reduce((sum, aura) => sum + (aura[of] ?? 0), 0);

/** What a unit with Deep has more, of power and of health. */
const DEEP = 3;

const deepens = (state: RuneterraState, piece: number): number =>
  isDeep(state, state.pieces[piece]?.owner ?? 0) && hasKeyword(state, piece, 'Deep') ? DEEP : 0;

/** What a unit has beside what is printed. */
const more = (state: RuneterraState, piece: number, of: 'power' | 'health'): number =>
  granted(state.pieces[piece], of) + given(state, piece, of) + deepens(state, piece);

const printed = (card: Card | null, of: 'power' | 'health'): number => card?.[of] ?? 0;

/** A unit's power now, never below 0 (an unknown unit has none). */
export const powerOf = (state: RuneterraState, piece: number): number =>
  Math.max(0, printed(cardAt(state, piece), 'power') + more(state, piece, 'power'));

/** A unit's health without its damage. */
export const maxHealthOf = (state: RuneterraState, piece: number): number =>
  printed(cardAt(state, piece), 'health') + more(state, piece, 'health');

/** The health a unit has left; at 0 or below it dies. */
export const healthOf = (state: RuneterraState, piece: number): number =>
  maxHealthOf(state, piece) - (state.pieces[piece]?.damage ?? 0);

/** The keywords a piece has now: its own, and those that texts in play give it. */
export const keywordsOf = (state: RuneterraState, piece: number): readonly Keyword[] => {
  const own = ownKeywords(state, piece);
  const auras = aurasOn(state, piece);
  return auras.length === 0 ? own : [...new Set([...own, ...auras.flatMap(({ keywords = [] }) => keywords)])];
};

/** Whether a piece has a keyword now. */
export const hasKeyword = (state: RuneterraState, piece: number, keyword: Keyword): boolean =>
  keywordsOf(state, piece).includes(keyword);
