import { isScalar, visit, type Document, type Scalar } from 'yaml';
import type { HeldRuleset } from '#ruleset';

type Ask = NonNullable<HeldRuleset['askForCard']>;

const isBare = (node: unknown): node is Scalar<string> =>
  isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string';

/** Names that are remembered: more than a book of rulings has. */
const MOST_KNOWN = 5_000;

const known = new WeakMap<Ask, Map<string, string | null>>();

/** The name of the card that is called so and not otherwise; null where none is. Asked once: it is dear to look for what is not there. */
const cardCalled = (name: string, ask: Ask): string | null => {
  const names = known.get(ask) ?? new Map<string, string | null>();
  known.set(ask, names);
  const before = names.get(name);
  if (before !== undefined) return before;
  const answer = ask(name);
  const isIt = answer.kind === 'found' && answer.card.name.toLowerCase() === name.toLowerCase();
  const found = isIt ? answer.card.name : null;
  if (names.size >= MOST_KNOWN) names.clear();
  names.set(name, found);
  return found;
};

/** The whole of a name whose parts stand one after the other in a list; null where no card is called so. */
const wholeName = (one: unknown, other: unknown, ask: Ask): string | null => {
  if (!isBare(one) || !isBare(other) || !/^\p{Lu}/u.test(other.value)) return null;
  // Nearly always the other is a card of its own.
  if (cardCalled(other.value, ask) !== null) return null;
  const [, count = '', first = ''] = /^(\d+ )?(.*)$/.exec(one.value) ?? [];
  const name = cardCalled(`${first}, ${other.value}`, ask);
  return name === null ? null : `${count}${name}`;
};

/**
 * Names that hold a comma are one item of their list, as the longest reading wins in plays too. Answers whether there was one. The
 * names of a case list stand in short lists of a line.
 */
export const joinNames = (document: Document, ask: Ask): boolean => {
  let isChanged = false;
  visit(document, {
    Seq: (_, list) => {
      if (list.flow !== true) return;
      for (let index = 0; index + 1 < list.items.length; index += 1) {
        const [item, next] = [list.items[index], list.items[index + 1]];
        const name = wholeName(item, next, ask);
        if (name === null || !isScalar(item)) continue;
        item.value = name;
        list.items.splice(index + 1, 1);
        isChanged = true;
      }
    },
  });
  return isChanged;
};
