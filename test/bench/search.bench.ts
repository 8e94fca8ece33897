import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '#event-store';
import type { Envelope } from '#kernel';
import {
  beginning,
  chain,
  foundSteps,
  type MatchFacts,
  parseSearch,
  project,
  scoring,
  statistics,
  timeline,
  together,
} from '#projections';
import { FACTS, foundBy, postingsIn, rebuildViews, searchTapes, type SearchSource, viewsVersion } from '#recording';
import type { AnyRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import type { ViewRow, ViewStore } from '#view-store';
import { layOpenSqliteViews, openSqliteViews } from '#view-store/sqlite';
import { filledStore, tapeFile } from '../support/filled-store.js';
import { type BenchFigure, lessIsBetter } from './figure.js';
import { median } from './measure.js';

const MATCHES = 10_000;
const ASKED = 15;
const GROUP = 100;
const RULESETS: readonly AnyRuleset[] = [riftbound];
const GAMES = ['annie-against-master-yi', 'paper-irregular'];
const AIM = { valueBelow: 200 } as const;

const LINES = [
  'card:"Void Seeker"',
  'Defy in answer to Void Seeker',
  'rule:346 player:"Player 77"',
  'finding:illegal result:win',
  'player:"Player 4999"',
];

/** The rows that each game is found and counted by. */
const rowsOfGames = async (store: EventStore, path: string): Promise<readonly (readonly ViewRow[])[]> => {
  const version = viewsVersion(RULESETS);
  const views = await openSqliteViews({ path, version });
  await rebuildViews({ store, views, rulesets: RULESETS }, { overrules: false, isOver: () => false });
  await views.close();
  const open = layOpenSqliteViews({ path, version });
  const rows = GAMES.map((game) => open.rows(game).filter(({ view }) => view === FACTS || view.startsWith('find')));
  open.close();
  return rows;
};

/** The same row for another match, between players of other names. */
const copied = (row: ViewRow, number: number): ViewRow => {
  const subject = `m${String(number)}`;
  if (row.view !== FACTS) return { ...row, subject };
  const facts = row.value as unknown as MatchFacts;
  const players = facts.players.map((player, seat) => ({ ...player, name: `Player ${String(number * 2 + seat)}` }));
  return { ...row, subject, value: { ...facts, players } };
};

const fill = async (views: ViewStore, games: readonly (readonly ViewRow[])[]): Promise<void> => {
  const rebuild = await views.rebuild();
  for (let from = 0; from < MATCHES; from += GROUP) {
    const numbers = Array.from({ length: GROUP }, (_, at) => from + at);
    await rebuild.write(
      numbers.flatMap((number) => (games[number % games.length] ?? []).map((row) => copied(row, number))),
    );
  }
  await rebuild.finish({ position: 1, stream: 'match-m0', revision: 0, id: 'm0' }, true);
};

/** As the server reads them: the facts of all matches stay in memory until the views have moved on. */
const sourceOf = (views: ViewStore, facts: Awaited<ReturnType<SearchSource['facts']>>): SearchSource => ({
  facts: () => Promise.resolve(facts),
  postings: (term, secret) =>
    Promise.all(foundBy(term, secret).map(async (view) => postingsIn(await views.list(view)))),
});

const asked = async (source: SearchSource, line: string): Promise<BenchFigure> => {
  const read = parseSearch(line);
  if (!read.ok) throw new Error(read.error.message);
  const times: number[] = [];
  let found = 0;
  for (let time = 0; time < ASKED; time++) {
    const start = process.cpuUsage();
    const answer = await searchTapes(source, { wish: read.value, limit: 50, before: null, isRecorder: true }, RULESETS);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    found = answer.matches;
  }
  return lessIsBetter({
    name: `${line} in ${MATCHES.toLocaleString('en')} matches (${found.toLocaleString('en')} found), median`,
    unit: 'ms of processor time',
    value: median(times),
    baselineName: 'the first time that it was asked',
    baseline: times[0] ?? 0,
    aim: AIM,
  });
};

/** What the fold of the kept views costs with that of the search, against without. */
const foldCost = async (store: EventStore): Promise<BenchFigure> => {
  const envelopes: Envelope[] = [];
  for await (const event of store.readStream(`match-${GAMES[0] ?? ''}`)) envelopes.push(event);
  const plain = together({ chain, scoring, timeline, statistics });
  const searched = together({ chain, scoring, timeline, statistics, foundSteps, beginning });
  const context = { ruleset: riftbound as AnyRuleset, viewer: 'recorder' } as const;
  const timed = (work: () => unknown): number => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / envelopes.length;
  };
  const times = Array.from(
    { length: 9 },
    () =>
      [timed(() => project(plain, context, envelopes)), timed(() => project(searched, context, envelopes))] as const,
  );
  return lessIsBetter({
    name: 'an event folded into the kept views with what it is found by',
    unit: 'us',
    value: median(times.map(([, with_]) => with_)),
    baselineName: 'without',
    baseline: median(times.map(([without]) => without)),
  });
};

/** A search of all tapes over copies of recorded games, in SQLite as a server keeps them, and what feeding it costs. */
export const run = async (): Promise<readonly BenchFigure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'matchtape-search-'));
  const store = await filledStore(Object.fromEntries(GAMES.map((game) => [game, tapeFile(game)])));
  const views = await openSqliteViews({ path: join(folder, 'many.sqlite'), version: viewsVersion(RULESETS) });
  try {
    await fill(views, await rowsOfGames(store, join(folder, 'games.sqlite')));
    const facts = (await views.list(FACTS)).map(({ subject, value }) => ({
      id: subject,
      facts: value as unknown as MatchFacts,
    }));
    const source = sourceOf(views, facts);
    const figures: BenchFigure[] = [];
    for (const line of LINES) figures.push(await asked(source, line));
    return [...figures, await foldCost(store)];
  } finally {
    await views.close();
    await rm(folder, { recursive: true, force: true });
  }
};
