import { isNode, isScalar, visit, type Document, type Scalar } from 'yaml';

/** The key of a pair as it is compared; null for one that is no simple value. */
const nameOf = (key: unknown): string | null => (isScalar(key) ? `${typeof key.value} ${String(key.value)}` : null);

/** A key that its group has already: where it stands, and where it stood first. */
export interface Repeated {
  readonly name: string;
  readonly at: number;
  readonly first: number;
}

const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

const repeatedIn = (pairs: readonly { readonly key: unknown }[]): readonly Repeated[] => {
  const seen = new Map<string, number>();
  return pairs.flatMap(({ key }) => {
    const name = nameOf(key);
    if (name === null) return [];
    const first = seen.get(name);
    if (first === undefined) seen.set(name, startOf(key));
    return first === undefined ? [] : [{ name: String((key as Scalar).value), at: startOf(key), first }];
  });
};

/** Every key that its group has a second time. */
export const repeatedKeysIn = (document: Document): readonly Repeated[] => {
  const found: Repeated[] = [];
  visit(document, {
    Map: (_, { items }) => {
      found.push(...repeatedIn(items));
    },
  });
  return found;
};
