import { findMatches, type FoundMatch, type KnownMatch, type Postings, type SearchWish, termsOf } from '#projections';
import type { AnyRuleset } from '#ruleset';
import { RecordingProblem } from '../problem.js';
import { readSearch } from './read-search.js';

/** Where all tapes are looked through: the facts of their matches, newest first, and the steps that a term is found at. */
export interface SearchSource {
  readonly facts: () => Promise<readonly KnownMatch[]>;
  readonly postings: (term: string, secret: boolean) => Promise<readonly Postings[]>;
}

/** So many matches of those that were found: those opened before one of them, or the newest; and whether who asks knows everything. */
export interface SearchAsked {
  readonly wish: SearchWish;
  readonly limit: number;
  readonly before: string | null;
  readonly isRecorder: boolean;
}

/** What was found: how many matches and steps in all, some of the matches, and the names of cards that were perhaps meant. */
export interface FoundTapes {
  readonly matches: number;
  readonly steps: number;
  readonly found: readonly FoundMatch[];
  readonly meant: readonly string[];
}

const RECORDER_ONLY = {
  code: 'search/recorder-only',
  message: 'What the rules said of plays is not found without a key.',
  remedy: 'Look without "rule:" and "finding:", or as the recorder, with a key of the server.',
};

/** Looks for steps of all tapes. @throws RecordingProblem where who asks may not know what is looked for */
export const searchTapes = async (
  source: SearchSource,
  { wish, limit, before, isRecorder }: SearchAsked,
  rulesets: readonly AnyRuleset[],
): Promise<FoundTapes> => {
  if (!isRecorder && (wish.rule !== undefined || wish.finding !== undefined))
    throw new RecordingProblem('forbidden', RECORDER_ONLY);
  const { search, meant } = readSearch(wish, rulesets);
  const matches = await source.facts();
  const listOf = async (terms: readonly string[]): Promise<readonly Postings[]> =>
    (await Promise.all(terms.map((term) => source.postings(term, isRecorder)))).flat();
  const found = findMatches(matches, wish, await Promise.all(termsOf(search).map(listOf)));
  const from = before === null ? 0 : found.findIndex(({ id }) => id === before) + 1;
  return {
    matches: found.length,
    steps: found.reduce((sum, { steps }) => sum + steps.length, 0),
    found: found.slice(from, from + limit),
    meant,
  };
};
