import { cardKind, expectedAt, orUnknown, pieceKind, read, skipSpaces } from '#notation';
import { allCards, isMainDeckCard, type Card } from '../../cards/index.js';
import type { Choice, RiftboundState } from '../../state/riftbound-state.js';
import type { Kind } from './source.js';
import { deckCards, deckCardsOf, objectScope, TOKENS } from './scopes.js';

/** A token's card. */
export const tokenKind = cardKind<RiftboundState, Card>('a token', () => [TOKENS]);

/** Any card, those of the acting player's deck first. */
export const anyCardKind = cardKind<RiftboundState, Card>('the name of a card', ({ state, seat }) => [
  deckCards(state, seat),
]);

const MAIN_DECK_CARDS = allCards.filter(isMainDeckCard);

/** A card that is named (761): any that a Main Deck may have, whoever's. */
export const nameableKind = cardKind<RiftboundState, Card>('the name of a card', () => [MAIN_DECK_CARDS]);

const wordsAsked = (choice: Choice | null): readonly string[] => (choice?.kind === 'vote' ? choice.between : []);

/** A word that a text lets players choose: as it asks for it, in any case. */
export const wordKind: Kind<string> = {
  read: ({ line, state }, at) => {
    const start = skipSpaces(line, at);
    const [text] = /^\p{L}+/u.exec(line.slice(start)) ?? [];
    if (text === undefined) return expectedAt(line, start, wordsAsked(state.choice));
    const asked = wordsAsked(state.choice).find((word) => word.toLowerCase() === text.toLowerCase());
    return read(asked ?? text, start + text.length);
  },
  write: (word) => word,
};

/** As `anyCardKind`, or `unknown`. */
export const cardOrUnknownKind = orUnknown(anyCardKind);

const BATTLEFIELDS = allCards.filter(({ type }) => type === 'Battlefield');

/** A battlefield card, those of the acting player's deck first; or `unknown`. */
export const battlefieldCardKind = orUnknown(
  cardKind<RiftboundState, Card>('a battlefield', (context) => [deckCardsOf(context, 'Battlefield'), BATTLEFIELDS]),
);

/** An object that an effect speaks of. */
export const objectKind = pieceKind(objectScope);
