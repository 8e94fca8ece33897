import { eachOf, listed, mistaken, type Miss, type Moment } from '../moment.js';
import type { ExpectedDeck } from '../ruling.js';

/** The rules of deck construction that a list breaks. Stops with a mistake where it cannot be read. */
const brokenBy = ({ ruleset }: Moment, list: string): readonly string[] => {
  const { judgeDeck, title } = ruleset;
  if (!judgeDeck) return mistaken(`${title} has no decks.`);
  const deck = ruleset.parseDeck(list);
  if (!deck.ok) return mistaken(`Line ${String(deck.error.line)} of the deck list: ${deck.error.message}`);
  return judgeDeck(deck.value).map(({ rule }) => rule);
};

const ofDeck = (moment: Moment, { list, breaks = [], keeps = [] }: ExpectedDeck): readonly Miss[] => {
  const broken = brokenBy(moment, list);
  const missing = breaks.filter((key) => !broken.includes(key));
  const wrong = keeps.filter((key) => broken.includes(key));
  const unbroken: Miss = {
    expected: `the deck breaks ${listed(missing)}`,
    got: `it breaks ${listed(broken)}`,
    rules: missing,
  };
  const unkept: Miss = { expected: `the deck keeps ${listed(wrong)}`, got: 'it breaks them', rules: wrong };
  return [...(missing.length > 0 ? [unbroken] : []), ...(wrong.length > 0 ? [unkept] : [])];
};

/** What deck lists break and keep of the rules of deck construction. */
export const decks = (moment: Moment, wanted: readonly ExpectedDeck[]): readonly Miss[] =>
  eachOf(wanted, (each) => ofDeck(moment, each));
