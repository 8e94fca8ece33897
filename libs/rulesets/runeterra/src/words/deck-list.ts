import type { CardCount } from '#notation';

export { countCards, type CardCount } from '#notation';

/** A deck by card code, each card once. Plain JSON. */
export type DeckList = {
  readonly cards: readonly CardCount[];
};
