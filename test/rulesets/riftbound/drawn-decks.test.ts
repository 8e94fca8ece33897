import { seedRandom } from '#kernel';
import {
  allCards,
  checkDeck,
  DEFINITIONS,
  drawDeck,
  isMainDeckCard,
  type Card,
  type DeckList,
} from '#rulesets/riftbound';
import {
  allCards as runeterraCards,
  checkDeck as checkRuneterra,
  drawDeck as drawRuneterra,
} from '#rulesets/runeterra';

/** Decks of any cards, one after the other from one seed. */
const drawn = <Deck>(draw: (random: ReturnType<typeof seedRandom>) => { value: Deck; next: typeof random }) =>
  Array.from({ length: 400 }).reduce<{ decks: Deck[]; random: ReturnType<typeof seedRandom> }>(
    ({ decks, random }) => {
      const { value, next } = draw(random);
      return { decks: [...decks, value], random: next };
    },
    { decks: [], random: seedRandom(1) },
  ).decks;

describe('decks of any cards, by chance', () => {
  const decks: readonly DeckList[] = drawn(drawDeck);

  test('deck construction holds nothing against them', () => {
    expect(decks.flatMap((deck) => checkDeck(deck))).toEqual([]);
  });

  test('the same chance draws the same deck, another chance another', () => {
    expect(drawDeck(seedRandom(7))).toMatchObject({ value: drawDeck(seedRandom(7)).value });
    expect(new Set(decks.map((deck) => JSON.stringify(deck))).size).toBe(decks.length);
  });

  test('every encoded card that a deck may have is in some of them, and no other card in any', () => {
    const seen = new Set(
      decks.flatMap(({ legend, champion, main, runes, battlefields }) => [
        legend,
        champion,
        ...battlefields,
        ...[...main, ...runes].map(({ card }) => card),
      ]),
    );
    const encoded = allCards.filter(({ id }) => Object.hasOwn(DEFINITIONS, id));
    const tags = new Set(encoded.filter(({ type }) => type === 'Legend').flatMap(({ championTags }) => championTags));
    const mayBeDrawn = (card: Card): boolean =>
      (isMainDeckCard(card) || ['Legend', 'Battlefield', 'Rune'].includes(card.type)) &&
      card.supertype !== 'Token' &&
      encoded.includes(card) &&
      (card.supertype !== 'Signature' || card.championTags.some((tag) => tags.has(tag)));
    const wrong = allCards.filter((card) => mayBeDrawn(card) !== seen.has(card.id));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('so in Legends of Runeterra', () => {
    const all = drawn(drawRuneterra);
    expect(all.flatMap((deck) => checkRuneterra(deck))).toEqual([]);
    const seen = new Set(all.flatMap(({ cards }) => cards.map(({ card }) => card)));
    expect(runeterraCards.filter(({ collectible, code }) => collectible && !seen.has(code))).toEqual([]);
  });
});
