import { isPair, isScalar, visit, type Document, type Scalar } from 'yaml';

/** A number behind a text without quotes, which YAML takes for a remark; `isProse`: the text is said about the ruling. */
export interface Swallowed {
  readonly scalar: Scalar;
  readonly number: string;
  readonly at: number;
  readonly isProse: boolean;
}

const NUMBER = /^[ \t]+#(?<number>\d+)\b/;

const PROSE: readonly unknown[] = ['title', 'source', 'superseded', 'limits', 'notes'];

const isProse = (path: readonly unknown[]): boolean => {
  const pair = path.find(isPair);
  return pair !== undefined && isScalar(pair.key) && PROSE.includes(pair.key.value);
};

/** Texts whose piece number is swallowed by a remark: `- Ana: plays Stupefy #1`. */
export const swallowedIn = (document: Document, text: string): readonly Swallowed[] => {
  if (!/[ \t]#\d/.test(text)) return [];
  const found: Swallowed[] = [];
  visit(document, {
    Scalar: (_, scalar, path) => {
      const at = scalar.range?.[1] ?? 0;
      const number = NUMBER.exec(text.slice(at, at + 20))?.groups?.['number'];
      if (scalar.type === 'PLAIN' && number !== undefined) found.push({ scalar, number, at, isProse: isProse(path) });
    },
  });
  return found;
};
