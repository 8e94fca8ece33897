import type { Json } from '#kernel';
import {
  type FoundStep,
  type MatchFacts,
  matchFacts,
  type Posting,
  postingOf,
  type Postings,
  type Summary,
} from '#projections';
import type { ViewPart, ViewRow } from '#view-store';
import type { KeptFolds } from './match-views.js';

/** The facts of each match, to count and to choose by. */
export const FACTS = 'facts';

/** Views by which steps are found: one for each term, with the matches that have it. What is the recorder's alone is in views of its own. */
const FIND = { open: 'find ', secret: 'find-secret ' } as const;

/** The views that hold the steps of a term. */
export const foundBy = (term: string, secret: boolean): readonly string[] => [
  FIND.open + term,
  ...(secret ? [FIND.secret + term] : []),
];

/** The steps of a view, by match. */
export const postingsIn = (parts: readonly ViewPart[]): Postings =>
  new Map(parts.map(({ subject, value }) => [subject, value as unknown as readonly Posting[]]));

/** A row of a term that a match was found by once, and is no more: no event makes it. */
export const isNoMoreFound = ({ view, value }: Pick<ViewRow, 'view' | 'value'>): boolean =>
  Object.values(FIND).some((name) => view.startsWith(name)) && Array.isArray(value) && value.length === 0;

const viewsOf = ({ terms, secret }: FoundStep): readonly string[] => [
  ...terms.map((term) => FIND.open + term),
  ...secret.map((term) => FIND.secret + term),
];

/** Whether a step stands in a view. */
export const isFoundBy = ({ terms, secret }: FoundStep, view: string): boolean =>
  view.startsWith(FIND.open)
    ? terms.includes(view.slice(FIND.open.length))
    : secret.includes(view.slice(FIND.secret.length));

/** The rows of the terms whose steps are not as they were before; of all terms where there is no before. */
const postingRows = (
  subject: string,
  before: readonly FoundStep[] | undefined,
  after: readonly FoundStep[],
): readonly ViewRow[] => {
  const views = new Set<string>();
  for (const [at, step] of after.entries()) {
    const was = before?.[at];
    if (was === step) continue;
    for (const view of [...viewsOf(step), ...(was === undefined ? [] : viewsOf(was))]) views.add(view);
  }
  return [...views].map((view) => {
    const steps: Json = after.filter((step) => isFoundBy(step, view)).map(postingOf);
    return { view, subject, part: 0, value: steps };
  });
};

/** What of a folded match its rows are made of: its line in the list, and its views. */
interface Listed {
  readonly summary: Summary | undefined;
  readonly reading: { readonly view: KeptFolds } | null;
}

/** The facts of a match; null where its game is not installed. */
export const factsOf = ({ summary, reading }: Listed): MatchFacts | null => {
  if (summary === undefined || reading === null) return null;
  const { statistics, beginning } = reading.view;
  return matchFacts({ summary, statistics, beginning });
};

const factsRows = (subject: string, listed: Listed): readonly ViewRow[] => {
  const facts = factsOf(listed);
  return facts === null ? [] : [{ view: FACTS, subject, part: 0, value: facts as unknown as Json }];
};

/** The rows that a match is found and counted by, those that are not as they were before. */
export const searchRows = (
  subject: string,
  before: Pick<Listed, 'reading'> | undefined,
  after: Listed,
): readonly ViewRow[] => [
  ...factsRows(subject, after),
  ...postingRows(subject, before?.reading?.view.found, after.reading?.view.found ?? []),
];
