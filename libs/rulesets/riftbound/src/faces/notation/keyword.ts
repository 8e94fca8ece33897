import { expectedAt, fail, read, skipSpaces } from '#notation';
import { KEYWORDS } from '../../cards/index.js';
import { type Kind } from './source.js';

const canonical = (text: string): string =>
  KEYWORDS.find((keyword) => keyword.toLowerCase() === text.toLowerCase()) ?? text;

/** A keyword: those of the book in any case, others as they are written between quotation marks. */
export const keywordKind: Kind<string> = {
  read: ({ line }, at) => {
    const start = skipSpaces(line, at);
    const [text, quoted, bare] = /^(?:"([^"]*)"|([A-Za-z][A-Za-z-]*))/.exec(line.slice(start)) ?? [];
    if (text === undefined) return expectedAt(line, start, ['a keyword']);
    if (quoted !== undefined) return read(quoted, start + text.length);
    const keyword = canonical(bare ?? '');
    if (KEYWORDS.some((each) => each === keyword)) return read(keyword, start + text.length);
    const message = `"${text}" is no keyword of the book. Put it between quotation marks if the card says so.`;
    return fail(start, { code: 'unknown-keyword', message, expected: KEYWORDS });
  },
  write: (keyword) => (KEYWORDS.some((each) => each === keyword) ? keyword : `"${keyword}"`),
};
