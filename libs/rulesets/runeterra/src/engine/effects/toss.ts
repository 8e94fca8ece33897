import { cardOfCode } from '../../cards/known-cards.js';
import { isDrawnAsTossed } from '../../cards/definitions.js';
import { seatOfSide } from '../../reading/units/board.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { propose } from '../gate.js';
import { drawAt } from '../rounds/draw.js';
import { causeOf, type Performer } from './performer.js';

const isChampionCard = (state: RuneterraState, code: string | null): boolean =>
  cardOfCode(state, code)?.champion ?? false;

/** Where the lowest cards of a deck lie that are no champions, so many of them, the highest first. */
const lowest = (state: RuneterraState, seat: number, count: number): readonly number[] =>
  (state.seats[seat]?.deck ?? []).flatMap((code, at) => (isChampionCard(state, code) ? [] : [at])).slice(-count);

/** Cards go from the bottom of a deck; those whose text says so are drawn instead, the lowest first. */
export const toss: Performer<'toss'> = (draft, { count, side }, doing) => {
  if (count === 0) return;
  const seat = seatOfSide(doing.seat, side);
  const { deck = [] } = draft.state.seats[seat] ?? {};
  const meant = lowest(draft.state, seat, count);
  if (meant.some((at) => deck[at] === null)) draft.doubts.add('toss-of-unknown');
  const isDrawn = (at: number): boolean => !draft.state.described && isDrawnAsTossed(deck[at] ?? '');
  const gone = meant.filter((at) => !isDrawn(at));
  if (gone.length > 0) {
    const data = { seat, at: gone, cards: gone.map((at) => deck[at] ?? null) };
    propose(draft, { type: 'CardsTossed', data, because: ['runeterra.keyword.toss'] });
  }
  for (const at of meant.filter(isDrawn).toReversed()) {
    const now = at - gone.filter((other) => other < at).length;
    drawAt(draft, { seat, at: now }, causeOf(draft.state, doing));
  }
};
