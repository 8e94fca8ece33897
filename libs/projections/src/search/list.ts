import { err, ok, type Result } from '#kernel';
import type { Problem } from '#ruleset';
import type { MatchSummary } from '../summary.js';
import { type ChosenBy, fitsMatch } from './find.js';
import { foldedName } from './terms.js';
import { checkSearch, SEARCH_FIELDS, type SearchField, type SearchWish } from './wish.js';

/**
 * What a list of matches is put in order by: when they were opened, when something was last recorded, the names of players or of the event, how
 * many plays were made, and how many of them the rules hold something against, which is for who knows every play.
 */
export const LIST_ORDERS = ['newest', 'oldest', 'latest', 'players', 'event', 'plays', 'findings'] as const;

export type ListOrder = (typeof LIST_ORDERS)[number];

/** Whether plays were made that the rules hold something against. */
const FINDINGS = ['some', 'none'] as const;

/** What a search says of steps, not of matches. */
type OfSteps = 'card' | 'answers' | 'rule' | 'finding';

/**
 * The matches that a list shows, and in which order. `words`: each of them stands in the names of players, event, table, game, mode or of what was
 * brought, or is the id; the rest as a search says it of matches.
 */
export interface ListWish extends Omit<SearchWish, OfSteps> {
  readonly words?: string;
  readonly findings?: (typeof FINDINGS)[number];
  readonly sort?: ListOrder;
}

export type ListField = keyof ListWish;

const OF_STEPS: readonly string[] = ['card', 'answers', 'rule', 'finding'] satisfies readonly OfSteps[];

const ofMatches = SEARCH_FIELDS.filter((field): field is Exclude<SearchField, OfSteps> => !OF_STEPS.includes(field));

/** The words of a list, in the order in which they are told. */
export const LIST_FIELDS: readonly ListField[] = ['words', ...ofMatches, 'findings', 'sort'];

const problem = (message: string, remedy: string): Problem => ({ code: 'list/unread', message, remedy });

const oneOf = <Word extends string>(words: readonly Word[], text: string): Word | undefined =>
  words.find((word) => word === text);

/** The two words that a list has and a search has not. */
const checkOwn = (name: 'findings' | 'sort', text: string): Result<Pick<ListWish, 'findings' | 'sort'>, Problem> => {
  if (name === 'findings') {
    const findings = oneOf(FINDINGS, text);
    return findings ? ok({ findings }) : err(problem(`"${text}" is no choice of findings.`, 'Name some or none.'));
  }
  const sort = oneOf(LIST_ORDERS, text);
  return sort
    ? ok({ sort })
    : err(problem(`Matches are put in no order "${text}".`, `Name one of: ${LIST_ORDERS.join(', ')}.`));
};

/** Checks what a list shows: each word once, in the shape that it has. */
export const checkList = (entries: readonly (readonly [string, string])[]): Result<ListWish, Problem> => {
  let own: Pick<ListWish, 'words' | 'findings' | 'sort'> = {};
  const rest: (readonly [string, string])[] = [];
  for (const [name, text] of entries) {
    if (name === 'words') own = { ...own, words: text.trim() };
    else if (name === 'findings' || name === 'sort') {
      const read = checkOwn(name, text.trim());
      if (!read.ok) return read;
      own = { ...own, ...read.value };
    } else rest.push([name, text]);
  }
  const read = checkSearch(rest);
  return read.ok ? ok({ ...read.value, ...own }) : read;
};

/** Whether a list tells something of what the rules said of plays, which is for who knows every play. */
export const isOfRecorder = ({ findings, sort }: ListWish): boolean => findings !== undefined || sort === 'findings';

const chosenBy = ({ ruleset, mode, edition, event, openedAt, players, brought, result }: MatchSummary): ChosenBy => ({
  ...{ ruleset, mode, edition, event, openedAt },
  players: players.map((name, seat) => ({ name, brought: brought.filter((each) => each.seat === seat) })),
  winners: result && result.winners,
});

const textOf = ({ id, players, event, table, ruleset, mode, brought }: MatchSummary): string =>
  foldedName([id, ...players, event ?? '', table ?? '', ruleset, mode, ...brought.map(({ card }) => card)].join(' '));

type Fits = (match: MatchSummary) => boolean;

const hasWords = (words: string): Fits => {
  const asked = foldedName(words).split(' ');
  return (match) => {
    const text = textOf(match);
    return asked.every((word) => text.includes(word));
  };
};

const fitting = ({ words = '', findings, sort: _, ...wish }: ListWish): readonly Fits[] => [
  ...(findings === undefined ? [] : [(match: MatchSummary) => match.findings > 0 === (findings === 'some')]),
  ...(Object.keys(wish).length === 0 ? [] : [(match: MatchSummary) => fitsMatch(chosenBy(match), wish)]),
  ...(words === '' ? [] : [hasWords(words)]),
];

const compared = (one: string, other: string): number => Number(one > other) - Number(one < other);

const byText =
  (text: (match: MatchSummary) => string) =>
  (matches: readonly MatchSummary[]): readonly MatchSummary[] =>
    matches
      .map((match) => ({ match, key: foldedName(text(match)) }))
      .sort((one, other) => compared(one.key, other.key))
      .map(({ match }) => match);

const byNumber =
  (number: (match: MatchSummary) => number) =>
  (matches: readonly MatchSummary[]): readonly MatchSummary[] =>
    [...matches].sort((one, other) => number(other) - number(one));

/** What has no event stands behind what has one. */
const LAST = '\uffff';

/** Table 9 stands before table 10. */
const inNumbers = (table: string | null): string => (table ?? '').padStart(8, '0');

/** How a list that begins with the match opened last comes into each order; what is alike keeps its place. */
const IN_ORDER: Readonly<Record<ListOrder, (matches: readonly MatchSummary[]) => readonly MatchSummary[]>> = {
  newest: (matches) => matches,
  oldest: (matches) => [...matches].reverse(),
  latest: byNumber(({ lastAt }) => Date.parse(lastAt)),
  players: byText(({ players }) => players.join(' ')),
  event: byText(({ event, table }) => (event === null ? LAST : `${event} ${inNumbers(table)}`)),
  plays: byNumber(({ plays }) => plays),
  findings: byNumber(({ findings }) => findings),
};

/** The matches that a list shows, in its order. `matches`: all of them, the one opened last first. */
export const chooseMatches = (matches: readonly MatchSummary[], wish: ListWish): readonly MatchSummary[] => {
  const fits = fitting(wish);
  return IN_ORDER[wish.sort ?? 'newest'](matches.filter((match) => fits.every((each) => each(match))));
};
