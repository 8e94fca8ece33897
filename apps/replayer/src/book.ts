import { signal } from '@preact/signals';
import type { BookWish, ListedRuling, RulingList } from '#rulings';
import type { RulingAddress } from './address.js';
import { wordsOf } from './api.js';
import { shownRule } from './citations.js';
import { fetchRulings } from './ruling-api.js';

/** What was looked for last: the way back from a ruling leads there. */
export const lastWish = signal<BookWish>({});

/** What the book answers; null until it has. The last answer stays while the next one is under way. */
export const found = signal<RulingList | null>(null);

/** Why the book does not answer, in words. */
export const bookProblem = signal<string | null>(null);

/** How long after a key the book is asked, in milliseconds. */
const PATIENCE = 120;

let asked: AbortController | null = null;

const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const ask = async (wish: BookWish, signal: AbortSignal): Promise<void> => {
  try {
    const list = await fetchRulings(wish, signal);
    if (signal.aborted) return;
    found.value = list;
    bookProblem.value = null;
  } catch (error) {
    if (!signal.aborted && !isAborted(error)) bookProblem.value = wordsOf(error);
  }
};

/** Asks the book, shortly after the last key; a question that is under way is dropped. */
export const look = (wish: BookWish): void => {
  asked?.abort();
  const question = new AbortController();
  asked = question;
  setTimeout(
    () => {
      if (!question.signal.aborted) void ask(wish, question.signal);
    },
    found.peek() === null ? 0 : PATIENCE,
  );
};

/** Rulings of a topic; those that only apply the rule asked for are a group of their own. */
export interface BookGroup {
  readonly topic: string | null;
  readonly rulings: readonly ListedRuling[];
}

/** The rulings as the page shows them: by topic, and last those that only apply the rule that was asked for. */
export const groupsOf = (rulings: readonly ListedRuling[]): readonly BookGroup[] => {
  const onRule = rulings.filter(({ isOnRule }) => isOnRule);
  const topics = [...new Set(onRule.map(({ topic }) => topic))];
  const groups = topics.map((topic) => ({ topic, rulings: onRule.filter((each) => each.topic === topic) }));
  const applied = rulings.filter(({ isOnRule }) => !isOnRule);
  return applied.length === 0 ? groups : [...groups, { topic: null, rulings: applied }];
};

/** A case of a ruling, at the step that decides it. */
export const placeOfRuling = (
  { topic, name }: Pick<ListedRuling, 'topic' | 'name'>,
  number: number,
): RulingAddress => ({
  page: 'ruling',
  topic,
  name,
  number,
  at: null,
});

const isAsked = (edition: string, key: string, asked: string): boolean => {
  const { number } = shownRule(edition, key);
  return key.startsWith(asked) || number === asked || (number?.startsWith(`${asked}.`) ?? false);
};

/** The rules of a ruling, those first that were asked for. */
export const askedFirst = ({ keys, edition }: ListedRuling, { rule = '' }: BookWish): readonly string[] => {
  const asked = rule.trim().toLowerCase();
  if (asked === '') return keys;
  return [...keys].sort((a, b) => Number(isAsked(edition, b, asked)) - Number(isAsked(edition, a, asked)));
};
