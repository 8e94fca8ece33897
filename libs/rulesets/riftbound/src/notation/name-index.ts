import { foldedNamesOf } from '../cards/folding.js';
import { allCards, type Card } from '../cards/index.js';

interface Entry {
  readonly text: string;
  readonly card: Card;
}

const textsOf = (card: Card): readonly string[] => {
  const { name, aliases, tails } = foldedNamesOf(card);
  return [...new Set([name, ...aliases, ...tails])];
};

let entries: readonly Entry[] | null = null;

/** Everything a card's name can be begun by, folded and sorted; made when the first name is read. */
const index = (): readonly Entry[] =>
  (entries ??= allCards
    .flatMap((card) => textsOf(card).map((text) => ({ text, card })))
    .sort((left, right) => (left.text < right.text ? -1 : 1)));

const firstFrom = (sorted: readonly Entry[], typed: string): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.text ?? '') < typed) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The cards with a name, alias or later word of a name that begins with a folded text. */
export const cardsBegunBy = (typed: string): ReadonlySet<Card> => {
  const sorted = index();
  const found = new Set<Card>();
  for (let at = firstFrom(sorted, typed); sorted[at]?.text.startsWith(typed); at++) {
    const entry = sorted[at];
    if (entry) found.add(entry.card);
  }
  return found;
};
