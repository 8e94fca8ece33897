import { cardOf } from '../../cards/catalogue.js';
import type { Keyword } from '../../cards/card.js';
import type { Piece, RiftboundState } from '../../state.js';

/** A keyword an object has now, with its value summed where the book sums it (807, 809, 814, 823). */
export interface KeywordNow {
  readonly keyword: string;
  readonly value: number;
}

type Sums = Map<string, number>;

const add = (sums: Sums, keyword: string, value: number): void => {
  sums.set(keyword, (sums.get(keyword) ?? 0) + value);
};

const printed = (piece: Piece, sums: Sums): void => {
  if (piece.card === null || piece.attachedTo !== null || piece.faceDown) return;
  for (const { keyword, value } of cardOf(piece.card).keywords) add(sums, keyword, value ?? 1);
};

const fromAttachments = (state: RiftboundState, number: number, sums: Sums): void => {
  for (const piece of state.pieces) {
    if (piece.attachedTo !== number || piece.card === null) continue;
    for (const { keyword, value } of cardOf(piece.card).effectKeywords) add(sums, keyword, value ?? 1);
  }
};

const fromEffects = (state: RiftboundState, number: number, sums: Sums): void => {
  const object = state.pieces[number]?.object;
  for (const effect of state.effects) {
    if (effect.piece === number && effect.object === object && effect.keyword !== null)
      add(sums, effect.keyword, effect.value);
  }
};

const remembered = new WeakMap<RiftboundState, Map<number, readonly KeywordNow[]>>();

/**
 * The keywords of an object after the ability-altering layer (473-480): its own unless its text is inactive because it is
 * attached (135.4.b) or it lies facedown (421.3), those its attachments give it, those effects give it.
 */
export const keywordsOf = (state: RiftboundState, number: number): readonly KeywordNow[] => {
  let ofState = remembered.get(state);
  if (!ofState) remembered.set(state, (ofState = new Map()));
  const known = ofState.get(number);
  if (known) return known;
  const sums: Sums = new Map();
  const piece = state.pieces[number];
  if (piece) {
    printed(piece, sums);
    fromAttachments(state, number, sums);
    fromEffects(state, number, sums);
  }
  const found = [...sums].map(([keyword, value]) => ({ keyword, value }));
  ofState.set(number, found);
  return found;
};

/** The summed value of a keyword, 0 where the object lacks it. */
export const keywordValue = (state: RiftboundState, number: number, keyword: Keyword): number =>
  keywordsOf(state, number).find((each) => each.keyword === keyword)?.value ?? 0;

export const hasKeyword = (state: RiftboundState, number: number, keyword: Keyword): boolean =>
  keywordsOf(state, number).some((each) => each.keyword === keyword);
