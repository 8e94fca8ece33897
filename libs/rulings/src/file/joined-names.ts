import { isScalar, visit, type Document, type Scalar } from 'yaml';
import type { HeldRuleset } from '#ruleset';

type Ask = NonNullable<HeldRuleset['askForCard']>;

const isBare = (node: unknown): node is Scalar<string> =>
  isScalar(node) && node.type === 'PLAIN' && typeof node.value === 'string';

/** The whole of a name whose parts stand one after the other in a list; null where no card is called so. */
const wholeName = (one: unknown, other: unknown, ask: Ask): string | null => {
  if (!isBare(one) || !isBare(other) || !/^\p{Lu}/u.test(other.value)) return null;
  const [, count = '', first = ''] = /^(\d+ )?(.*)$/.exec(one.value) ?? [];
  const name = `${first}, ${other.value}`;
  const answer = ask(name);
  const isIt = answer.kind === 'found' && answer.card.name.toLowerCase() === name.toLowerCase();
  return isIt ? `${count}${answer.card.name}` : null;
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
