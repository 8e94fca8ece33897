import type { Envelope } from '#kernel';
import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { chain, project, scoring, statistics, timeline, together } from '#projections';
import { type MatchViews, ViewFeed } from '#recording';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import type { AnyRuleset, HeldRuleset } from '#ruleset';
import type { ViewPart } from '#view-store';
import { makeMemoryViews } from '#view-store/memory';
import { decksOf, optionsOf } from '../laws/random/games.js';
import { contentOf, rebuiltUpTo } from '../support/kept-views.js';
import { randomGame } from '../support/random-game.js';

const PLAYS = 40;
/** How many times a game is stopped and looked at. */
const STOPS = 4;

type KeptViews = Omit<MatchViews, 'board'>;

const everything = together<KeptViews>({ chain, scoring, timeline, statistics });
const NAMES = Object.keys(everything.initial) as readonly (keyof KeptViews)[];

/** A random game in which nobody concedes, as the batches that a server appends. */
const batchesOf = (ruleset: HeldRuleset, seed: number): readonly (readonly Envelope[])[] => {
  const patient: HeldRuleset = {
    ...ruleset,
    legalPlays: (state, seat) =>
      ruleset.legalPlays(state, seat).filter(({ play }) => (play as { readonly play: string }).play !== 'Concede'),
  };
  const mode = ruleset.modes[0]?.id ?? '';
  const options = optionsOf(ruleset, seed, { mode, decks: decksOf(ruleset) });
  const { envelopes } = randomGame(patient, seed, { ...options, plays: PLAYS });
  const batches: Envelope[][] = [];
  for (const envelope of envelopes) {
    if (batches.at(-1)?.[0]?.cause !== envelope.cause) batches.push([]);
    batches.at(-1)?.push(envelope);
  }
  return batches;
};

/** Without its parts a table is always drawn whole. */
const drawnWhole = (ruleset: HeldRuleset): HeldRuleset => {
  const { viewParts: _, ...others } = ruleset;
  return others;
};

const eventsOf = async (store: EventStore, stream: string): Promise<readonly Envelope[]> => {
  const envelopes: Envelope[] = [];
  for await (const event of store.readStream(stream)) envelopes.push(event);
  return envelopes;
};

/** Views as the parts that they are kept in: what there is one of comes first, then what happened, in its order. */
const partsOf = ({ chain: { now, history }, scoring: { scores, changes }, ...others }: KeptViews): object => ({
  chain: [now, ...history],
  scoring: [scores, ...changes],
  timeline: others.timeline,
  statistics: [others.statistics],
});

const partsIn = (parts: readonly ViewPart[]): object =>
  Object.fromEntries(NAMES.map((name) => [name, parts.filter(({ view }) => view === name).map(({ value }) => value)]));

describe.each([riftbound, runeterra] as readonly AnyRuleset[])('random games of $title', (of) => {
  const ruleset = of as HeldRuleset;

  test.each([1, 2])(
    'seed %d: what is kept play by play is what is made of the events from the first on',
    async (seed) => {
      const store = await openMemoryStore();
      const views = makeMemoryViews();
      const feed = new ViewFeed(store, views, [of]);
      feed.onApplicationBootstrap();
      const batches = batchesOf(ruleset, seed);
      for (const [number, batch] of batches.entries()) {
        const [first] = batch;
        if (first === undefined) continue;
        const { stream, revision } = first;
        const events = batch.map(({ stream: _, revision: __, ...event }) => event);
        const { position } = await store.append(stream, revision === 0 ? 'no-stream' : revision - 1, events);
        await feed.reached(position);
        if (number % Math.ceil(batches.length / STOPS) !== 0 && number !== batches.length - 1) continue;
        expect(JSON.stringify(await contentOf(views))).toBe(JSON.stringify(await rebuiltUpTo(store, position, [of])));
        const parts = await views.read(stream.slice('match-'.length), NAMES);
        const drawn = project(
          everything,
          { ruleset: drawnWhole(ruleset), viewer: 'recorder' },
          await eventsOf(store, stream),
        );
        expect(JSON.stringify(partsIn(parts))).toBe(JSON.stringify(partsOf(drawn)));
      }
      await feed.onModuleDestroy();
    },
  );
});
