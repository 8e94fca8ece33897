import { type FoundMatch, type MatchFacts, parseSearch } from '#projections';
import { FACTS, foundBy, type FoundTapes, postingsIn, rebuildViews, searchTapes } from '#recording';
import { makeMemoryViews } from '#view-store/memory';
import { CliError } from '../cli-error.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { RULESETS } from '../rulesets.js';
import { fromKept, type List } from '../tapes/kept-views.js';
import { withStore } from '../tapes/store.js';
import type { StoreWish } from '../tapes/store-wish.js';

/** What `search` was asked for. */
export interface SearchOptions extends StoreWish {
  readonly limit?: string;
  readonly public?: boolean;
  readonly json?: boolean;
}

/** Looks with views that are made for this one search, of every match of the store. */
const fromStore = <T>(wish: StoreWish, look: (list: List) => Promise<T>): Promise<T> =>
  withStore(wish, { readOnly: true }, async (store) => {
    const views = makeMemoryViews();
    await rebuildViews({ store, views, rulesets: RULESETS }, { overrules: false, isOver: () => false });
    return look((view) => views.list(view));
  });

const matchText = ({ id, facts: { players, openedAt, winners }, steps }: FoundMatch): string => {
  const names = players.map(({ name }) => name);
  const won = (winners ?? []).map((seat) => names[seat] ?? '').join(' and ');
  const result = winners === null ? 'no result yet' : won === '' ? 'draw' : `${won} wins`;
  return [
    `${id}: ${names.join(' against ')}, ${openedAt.slice(0, 10)}, ${result}`,
    ...steps.map(
      ([play, step, , turn, seat]) =>
        `  step ${String(step)}: play ${String(play)}, turn ${String(turn)}${seat === null ? '' : `, ${names[seat] ?? ''}`}`,
    ),
  ]
    .map((line) => `${line}\n`)
    .join('');
};

const foundText = ({ matches, steps, meant, found }: FoundTapes): string => {
  const counted = `${String(matches)} matches, ${String(steps)} steps\n`;
  const names = meant.length === 0 ? '' : `No card has that name. Perhaps: ${meant.join(', ')}\n`;
  return `${found.map(matchText).join('')}${names}${counted}`;
};

/** Looks for steps of all tapes in a store, by card, rule, chain, finding, player and result. */
export const search = async (
  words: readonly string[],
  { limit = '50', public: isPublic = false, json, ...wish }: SearchOptions,
  io: Io,
): Promise<ExitCode> => {
  const read = parseSearch(words.join(' '));
  if (!read.ok) throw new CliError(read.error.code, read.error.message, { remedy: read.error.remedy });
  if (!/^[1-9]\d{0,5}$/.test(limit))
    throw new CliError('limit', `"${limit}" is no number of matches.`, { remedy: 'Name one from 1 on.' });
  const asked = { wish: read.value, limit: Number(limit), before: null, isRecorder: !isPublic };
  const look = (list: List): Promise<FoundTapes> =>
    searchTapes(
      {
        facts: async () =>
          (await list(FACTS))
            .map(({ subject, value }) => ({ id: subject, facts: value as unknown as MatchFacts }))
            .reverse(),
        postings: (term, secret) =>
          Promise.all(foundBy(term, secret).map(async (view) => postingsIn(await list(view)))),
      },
      asked,
      RULESETS,
    );
  const found = (await fromKept(wish, look)) ?? (await fromStore(wish, look));
  if (json) printJson(io, found);
  else io.out(foundText(found));
  return EXIT.well;
};
