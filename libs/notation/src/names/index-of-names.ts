import { foldedNamesOf, type Named } from './folding.js';

interface Entry<C> {
  readonly text: string;
  readonly card: C;
  /** The card's place in its list. */
  readonly at: number;
}

const textsOf = (card: Named): readonly string[] => {
  const { name, aliases, tails } = foldedNamesOf(card);
  return [...new Set([name, ...aliases, ...tails])];
};

const indexes = new WeakMap<readonly Named[], readonly Entry<Named>[]>();

/** Everything a card's name can be begun by, folded and sorted; made once for each list of cards. */
const indexOf = <C extends Named>(cards: readonly C[]): readonly Entry<C>[] => {
  const known = indexes.get(cards) as readonly Entry<C>[] | undefined;
  if (known) return known;
  const entries = cards
    .flatMap((card, at) => textsOf(card).map((text) => ({ text, card, at })))
    .sort((left, right) => (left.text < right.text ? -1 : 1));
  indexes.set(cards, entries);
  return entries;
};

const firstFrom = (sorted: readonly Entry<Named>[], typed: string): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.text ?? '') < typed) low = middle + 1;
    else high = middle;
  }
  return low;
};

const searched = <C extends Named>(typed: string, cards: readonly C[]): readonly C[] => {
  const sorted = indexOf(cards);
  const found: Entry<C>[] = [];
  for (let at = firstFrom(sorted, typed); sorted[at]?.text.startsWith(typed); at++) {
    const entry = sorted[at];
    if (entry) found.push(entry);
  }
  return [...new Set(found.sort((left, right) => left.at - right.at).map(({ card }) => card))];
};

const begins = (typed: string, card: Named): boolean => {
  const { name, aliases, tails } = foldedNamesOf(card);
  return (
    name.startsWith(typed) ||
    aliases.some((alias) => alias.startsWith(typed)) ||
    tails.some((tail) => tail.startsWith(typed))
  );
};

/** Lists of no more cards are gone through: they are often made for one question, and an index would not pay. */
const MOST_GONE_THROUGH = 150;

/** The cards with a name, alias or later word of a name that begins with a folded text, in the order of their list. */
export const cardsBegunBy = <C extends Named>(typed: string, among: readonly C[]): readonly C[] => {
  if (typed === '') return [];
  return among.length > MOST_GONE_THROUGH ? searched(typed, among) : among.filter((card) => begins(typed, card));
};
