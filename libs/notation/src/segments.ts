import { takeLooks, TooManyNames, type Looks } from './bounds.js';
import { skipSpaces, type Answer, type Unread } from './source.js';

const stops = new WeakMap<readonly string[], RegExp>();

/** What a name in a line may end before: punctuation, remarks, and the words that join the parts of a play. */
const stopsOf = (joining: readonly string[]): RegExp => {
  const known = stops.get(joining);
  if (known) return known;
  const pattern = new RegExp(
    String.raw`"[^"]*"|,|;|:|->|[()]|\s#(?=\s|$)|\s(?:${joining.join('|')})(?=\s|,|;|:|\)|$)|$`,
    'g',
  );
  stops.set(joining, pattern);
  return pattern;
};

/** No name of a card, player or place together is longer. */
const LONGEST = 120;

/** A line, with what the game says of where names end. */
interface Written {
  readonly line: string;
  readonly lexicon: { readonly joining: readonly string[] };
  readonly looks: Looks;
}

/** Where a name that begins at `at` may end, nearest first. */
const endsFrom = ({ line, lexicon }: Pick<Written, 'line' | 'lexicon'>, at: number): readonly number[] => {
  const ends: number[] = [];
  const rest = line.slice(at);
  for (const match of rest.matchAll(stopsOf(lexicon.joining))) {
    if (match.index > LONGEST && ends.length > 0) break;
    if (!match[0].startsWith('"') && match.index > 0) ends.push(at + match.index);
  }
  return ends;
};

/** Names are compared without punctuation, so that what joins the parts of a play must not be taken into a name. */
const isCutBadly = (text: string): boolean => /[,;:(>]$/.test(text) || (text.endsWith(')') && !text.includes('('));

interface Ambiguous {
  readonly kind: 'ambiguous';
  readonly expected: () => readonly string[];
  readonly hint: string;
}

/** What a piece of text was found to stand for. Lists of what else it might be are worked out only when somebody reads them. */
export type Found<T> =
  | { readonly kind: 'found'; readonly value: T }
  | Ambiguous
  | { readonly kind: 'unknown'; readonly nearest: () => readonly string[] };

/** Lists words for a message: `A, B or C`. */
const listed = (words: readonly string[]): string => {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
};

/** Words of a complaint, with what is meant perhaps. */
interface Words {
  readonly message: string;
  readonly expected: readonly string[];
}

/** Words of a complaint about a line that has named so much already that nothing more is looked for. */
const saidWithin = (say: () => Words): Words => {
  try {
    return say();
  } catch (error) {
    if (!(error instanceof TooManyNames)) throw error;
    return { message: `${error.message} Split it among several plays.`, expected: [] };
  }
};

interface Failing {
  readonly code: string;
  readonly name?: string;
}

/** Fails in words that are worked out only if somebody reads them: most readings that fail are given up for others. */
const failLater = (at: number, { code, name }: Failing, say: () => Words): Unread => {
  let said: Words | null = null;
  const words = (): Words => (said ??= saidWithin(say));
  return {
    ok: false,
    error: {
      code: `notation/${code}`,
      column: at + 1,
      ...(name !== undefined && { unknown: name }),
      get message() {
        return words().message;
      },
      get expected() {
        return words().expected;
      },
    },
  };
};

const ambiguous = (at: number, text: string, found: Ambiguous): Unread =>
  failLater(at, { code: 'ambiguous-name' }, () => {
    const expected = found.expected();
    return { message: `"${text}" may be ${listed(expected)}: ${found.hint}.`, expected };
  });

interface Search<T> {
  readonly what: string;
  readonly resolve: (text: string) => Found<T>;
}

const unknown = <T>(at: number, text: string, { what, resolve }: Search<T>): Unread =>
  failLater(at, { code: 'unknown-name', ...(text !== '' && { name: text }) }, () => {
    const answer = text === '' ? null : resolve(text);
    const nearest = answer?.kind === 'unknown' ? answer.nearest() : [];
    const said = text === '' ? `The line ends where ${what} is expected.` : `"${text}" is not ${what}.`;
    const hint = nearest.length === 0 ? '' : ` Perhaps ${listed(nearest)}?`;
    return { message: said + hint, expected: nearest };
  });

/**
 * Reads a name: the longest run of words that stands for something. Names hold commas and words such as "to", so that where
 * a name ends is known only by what it can mean.
 */
export const readSegment = <T>(written: Written, at: number, { what, resolve }: Search<T>): Answer<T> => {
  const { line } = written;
  const start = skipSpaces(line, at);
  const ends = endsFrom(written, start);
  let worst: Unread | null = null;
  for (const end of ends.toReversed()) {
    const text = line.slice(start, end).trim();
    if (isCutBadly(text)) continue;
    takeLooks(written.looks);
    const found = resolve(text);
    if (found.kind === 'found') return { ok: true, value: found.value, end };
    if (found.kind === 'ambiguous') worst ??= ambiguous(start, text, found);
  }
  return worst ?? unknown(start, line.slice(start, ends[0] ?? start).trim(), { what, resolve });
};
