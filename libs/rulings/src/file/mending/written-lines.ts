/** A line of a file that says something, and its parts. Offsets count in the text, columns in the line, both from 0. */
export interface WrittenLine {
  readonly text: string;
  readonly start: number;
  /** From 1. */
  readonly number: number;
  /** Where its first letter stands, dashes of lists counted. */
  readonly indent: number;
  readonly hasDash: boolean;
  /** Where what stands behind its dashes begins; what that is, without a remark at its end. */
  readonly column: number;
  readonly content: string;
  /** `key: value`, where the content is that. */
  readonly key: string | null;
  readonly value: string;
  /** Where the value begins, or the content where there is no key. */
  readonly valueColumn: number;
}

const PARTS = /^(?<indent>[ \t]*)(?<dashes>(?:-[ \t]+)*)(?<content>.*?)(?:[ \t]+#(?:[ \t].*)?)?[ \t]*$/;
const PAIR = /^(?<key>[^\s'"[\]{},#&*!|>%@`-][^:]*?):(?<gap>[ \t]+|$)(?<value>.*)$/;

type Pair = Pick<WrittenLine, 'key' | 'value' | 'valueColumn'>;

const pairIn = (content: string, column: number): Pair => {
  const pair = PAIR.exec(content);
  if (pair === null) return { key: null, value: content, valueColumn: column };
  const { key = '', gap = '', value = '' } = pair.groups ?? {};
  return { key, value, valueColumn: column + key.length + 1 + gap.length };
};

const lineAt = (text: string, start: number, number: number): WrittenLine => {
  const { indent = '', dashes = '', content = '' } = PARTS.exec(text)?.groups ?? {};
  const column = indent.length + dashes.length;
  const place = { indent: indent.length, hasDash: dashes !== '', column };
  return { text, start, number, content, ...place, ...pairIn(content, column) };
};

const isBlank = ({ content, text }: WrittenLine): boolean => content === '' || text.trimStart().startsWith('#');

/** The lines of a text that say something, without those of texts in blocks (`plays: |`). */
export const writtenLines = (text: string): readonly WrittenLine[] => {
  const lines: WrittenLine[] = [];
  let start = 0;
  let block = Infinity;
  for (const [index, each] of text.split('\n').entries()) {
    const line = lineAt(each.replace(/\r$/, ''), start, index + 1);
    start += each.length + 1;
    if (isBlank(line) || line.indent > block) continue;
    block = /^[|>][+-]?\d*$/.test(line.value) ? line.indent : Infinity;
    lines.push(line);
  }
  return lines;
};
