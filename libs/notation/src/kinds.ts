import type { Context } from './lexicon.js';
import { LINE_BOUNDS } from './bounds.js';
import {
  expectedAt,
  fail,
  matchWords,
  read,
  skipSpaces,
  wordAt,
  type Answer,
  type Kind,
  type Unread,
} from './source.js';

const readPattern = (line: string, at: number, pattern: RegExp): { text: string; end: number } | null => {
  const start = skipSpaces(line, at);
  const text = pattern.exec(line.slice(start))?.[0];
  return text === undefined ? null : { text, end: start + text.length };
};

/** A number as it is typed; there is no zero below zero. Whether it is one that may stand there the game's bounds say. */
const numberOf = (text: string): number => Number(text) + 0;

/** A whole number. */
export const numberKind: Kind<number> = {
  read: ({ line }, at) => {
    const found = readPattern(line, at, /^-?\d+(?![\p{L}\p{N}])/u);
    return found === null ? expectedAt(line, at, ['a number']) : read(numberOf(found.text), found.end);
  },
  write: (value) => `${value}`,
};

/** The number of an ability, counted from one by people and from zero by programs. */
export const abilityKind: Kind<number> = {
  read: (context, at) => {
    const answer = numberKind.read(context, at);
    return answer.ok ? read(answer.value - 1, answer.end) : answer;
  },
  write: (value) => `${value + 1}`,
};

/** A number with its sign: `+2`, `-1`. */
export const signedKind: Kind<number> = {
  read: ({ line }, at) => {
    const found = readPattern(line, at, /^[+-]?\d+(?![\p{L}\p{N}])/u);
    return found === null ? expectedAt(line, at, ['a number such as +2']) : read(numberOf(found.text), found.end);
  },
  write: (value) => (value < 0 ? `${value}` : `+${value}`),
};

/** One of a few values, by its words; the first words of a value are the ones that are written. */
export const wordsKind = <T extends string | boolean | null>(
  words: readonly (readonly [value: T, ...words: string[]])[],
): Kind<T> => ({
  read: ({ line }, at) => {
    for (const [value, ...ways] of words) {
      const [end] = ways.flatMap((way) => matchWords(line, at, way) ?? []);
      if (end !== undefined) return read(value, end);
    }
    return expectedAt(
      line,
      at,
      words.map(([, first = '']) => first),
    );
  },
  write: (value) => words.find(([each]) => each === value)?.[1] ?? `${value}`,
});

const readCount = (context: Context, at: number): { count: number; end: number } => {
  const found = readPattern(context.line, at, /^\d+ +(?=[^\s,;:)#-])/);
  return found === null ? { count: 1, end: at } : { count: Number(found.text), end: found.end };
};

interface ListOptions<T> {
  /** The piece that an item takes, so that the same name again means another. */
  readonly takes?: (item: T) => number;
  /** Whether `3 Recruit` stands for three of the name. */
  readonly counted?: boolean;
  /** Words behind a comma that end the list instead of going on with it. */
  readonly until?: string;
}

const readItems = <T, X extends Context>(
  { kind, takes, counted }: ListOptions<T> & { readonly kind: Kind<T, X> },
  context: X,
  at: number,
): Answer<readonly T[]> => {
  const { count, end: begin } = counted ? readCount(context, at) : { count: 1, end: at };
  if (count > LINE_BOUNDS.count) {
    const message = `${wordAt(context.line, skipSpaces(context.line, at))} is too many: a number here stands for ${LINE_BOUNDS.count} at most.`;
    return fail(skipSpaces(context.line, at), { code: 'out-of-bounds', message });
  }
  const items: T[] = [];
  let taken = context.taken;
  let end = begin;
  for (let each = 0; each < count; each++) {
    const answer = kind.read({ ...context, taken }, begin);
    if (!answer.ok) return answer;
    if (takes) taken = [...taken, takes(answer.value)];
    items.push(answer.value);
    end = answer.end;
  }
  return read(items, end);
};

/** Writes equal neighbours as a count, if the list is one where a count can be read. */
const grouped = (texts: readonly string[], counted: boolean): string => {
  const groups: { text: string; count: number }[] = [];
  for (const text of texts) {
    const last = groups.at(-1);
    if (counted && last?.text === text) last.count += 1;
    else groups.push({ text, count: 1 });
  }
  return groups.map(({ text, count }) => (count === 1 ? text : `${count} ${text}`)).join(', ');
};

const tooManyItems = (at: number): Unread => {
  const message = `A list has at most ${LINE_BOUNDS.list} things, and this one has more. Name fewer.`;
  return fail(at, { code: 'out-of-bounds', message });
};

/** A list, separated by commas; `nothing` where it is empty. */
export const listKind = <T, X extends Context>(
  kind: Kind<T, X>,
  options: ListOptions<T> = {},
): Kind<readonly T[], X> => ({
  read: (context, at) => {
    const none = matchWords(context.line, at, 'nothing');
    if (none !== null) return read([], none);
    const items: T[] = [];
    let { taken } = context;
    for (let begin = at; ;) {
      const answer = readItems({ ...options, kind }, { ...context, taken }, begin);
      if (!answer.ok) return answer;
      items.push(...answer.value);
      if (items.length > LINE_BOUNDS.list) return tooManyItems(skipSpaces(context.line, at));
      const { takes } = options;
      if (takes) taken = [...taken, ...answer.value.map(takes)];
      const comma = matchWords(context.line, answer.end, ',');
      const isOver = options.until !== undefined && matchWords(context.line, comma ?? 0, options.until) !== null;
      if (comma === null || isOver) return read(items, answer.end);
      begin = comma;
    }
  },
  write: (items, context) => {
    if (items.length === 0) return 'nothing';
    const { takes } = options;
    let { taken } = context;
    const texts = items.map((item) => {
      const text = kind.write(item, { ...context, taken });
      if (takes) taken = [...taken, takes(item)];
      return text;
    });
    return grouped(texts, options.counted ?? false);
  },
});
