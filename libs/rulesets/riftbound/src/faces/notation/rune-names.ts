import { wordsKind } from '#notation';

/** Which of a player's decks. */
export const deckKind = wordsKind([
  ['main-deck', 'main deck'],
  ['rune-deck', 'rune deck'],
]);
