import { askedCard, needWhole } from '../whole-game.js';

/**
 * What a director means by a typed feature card: the card by its whole name (the empty one is none, and follows the plays), or that it is no
 * card or more than one, with the names that were perhaps meant.
 */
export type MeantCard =
  | { readonly kind: 'found'; readonly name: string }
  | { readonly kind: 'unknown' | 'ambiguous'; readonly typed: string; readonly names: readonly string[] };

/** Names that are offered at most. */
const MOST = 6;

/** Asks the game of the event; one that tells nothing of its cards takes what is typed. */
export const meantCard = async (game: string, typed: string): Promise<MeantCard> => {
  const asTyped = { kind: 'found', name: typed } as const;
  if (typed === '') return asTyped;
  await needWhole(game);
  const answer = askedCard(game, typed);
  if (answer === undefined) return asTyped;
  return answer.kind === 'found'
    ? { kind: 'found', name: answer.card.name }
    : { kind: answer.kind, typed, names: answer.names.slice(0, MOST) };
};
