import { readFileSync } from 'node:fs';

/** A change that a page tells: to a file, the lines that are there and those that come instead. A new file has none that are there. */
export interface Change {
  readonly path: string;
  readonly isNew: boolean;
  readonly before: string;
  readonly after: string;
}

const LANGUAGE = /^```(\w+)\n([\s\S]*?)^```$/gm;

/** The blocks of code of a page in one language, without their fences. */
export const blocksIn = (page: string, language: string): readonly string[] =>
  [...readFileSync(page, 'utf8').matchAll(LANGUAGE)].flatMap(([, of, code = '']) => (of === language ? [code] : []));

const lines = (of: readonly string[], signs: string): string =>
  of
    .filter((line) => signs.includes(line.charAt(0)))
    .map((line) => `${line.slice(1)}\n`)
    .join('');

/** The changes of a page, in its order: each block of code names its file, and marks what goes and what comes. */
export const changesIn = (page: string): readonly Change[] =>
  blocksIn(page, 'diff').map((block) => {
    const [head = '', ...rest] = block.trimEnd().split('\n');
    const [, sign, path = ''] = /^(---|\+\+\+) (\S+)$/.exec(head) ?? [];
    if (path === '') throw new Error(`A change names no file: ${head}`);
    return { path, isNew: sign === '+++', before: lines(rest, ' -'), after: lines(rest, ' +') };
  });

/** The text of a file with a change made in it. Throws where what should be there is not, or stands in several places. */
export const changed = (text: string, { path, before, after }: Change): string => {
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`${path} has ${parts.length - 1} places that read:\n${before}`);
  return parts.join(after);
};
