import type { Envelope } from '#kernel';
import { openMemoryStore } from '#event-store/memory';
import { board, chain, project, scoring, statistics, timeline, together } from '#projections';
import { type MatchViewName, type MatchViews, ViewFeed } from '#recording';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import type { AnyRuleset, HeldRuleset } from '#ruleset';
import { makeMemoryViews } from '#view-store/memory';
import { decksOf, optionsOf } from '../laws/random/games.js';
import { contentOf, rebuiltUpTo } from '../support/kept-views.js';
import { randomGame } from '../support/random-game.js';

const PLAYS = 60;
/** How many times a game is stopped and looked at. */
const STOPS = 4;

const everything = together<MatchViews>({ board, chain, scoring, timeline, statistics });
const NAMES = Object.keys(everything.initial) as readonly MatchViewName[];

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
  return [...Map.groupBy(envelopes, ({ cause }) => cause).values()];
};

/** Without its parts a table is always drawn whole. */
const drawnWhole = (ruleset: HeldRuleset): HeldRuleset => {
  const { viewParts: _, ...others } = ruleset;
  return others;
};

describe.each([riftbound, runeterra] as readonly AnyRuleset[])('random games of $title', (of) => {
  const ruleset = of as HeldRuleset;

  test.each([1, 2])('seed %d: what is kept play by play is what is made of the events from the first on', async (seed) => {
    const store = await openMemoryStore();
    const views = makeMemoryViews();
    const feed = new ViewFeed(store, views, [of]);
    feed.onApplicationBootstrap();
    const batches = batchesOf(ruleset, seed);
    const envelopes: Envelope[] = [];
    for (const [number, batch] of batches.entries()) {
      const [{ stream = '', revision = 0 } = {}] = batch;
      const events = batch.map(({ stream: _, revision: __, ...event }) => event);
      const { position } = await store.append(stream, revision === 0 ? 'no-stream' : revision - 1, events);
      await feed.reached(position);
      envelopes.push(...batch);
      if (number % Math.ceil(batches.length / STOPS) !== 0 && number !== batches.length - 1) continue;
      const kept = await contentOf(views);
      expect(JSON.stringify(kept)).toBe(JSON.stringify(await rebuiltUpTo(store, position, [of])));
      const parts = await views.read(stream.slice('match-'.length), NAMES);
      const drawn = project(everything, { ruleset: drawnWhole(ruleset), viewer: 'recorder' }, envelopes);
      const first = (view: string) => parts.find((part) => part.view === view)?.value;
      expect(JSON.stringify(first('board'))).toBe(JSON.stringify(drawn.board));
      expect(JSON.stringify(first('statistics'))).toBe(JSON.stringify(drawn.statistics));
      expect(JSON.stringify(parts.filter(({ view }) => view === 'timeline').map(({ value }) => value))).toBe(
        JSON.stringify(drawn.timeline),
      );
      const [now, ...history] = parts.filter(({ view }) => view === 'chain').map(({ value }) => value);
      expect(JSON.stringify({ now, history })).toBe(JSON.stringify(drawn.chain));
      const [scores, ...changes] = parts.filter(({ view }) => view === 'scoring').map(({ value }) => value);
      expect(JSON.stringify({ scores, changes })).toBe(JSON.stringify(drawn.scoring));
    }
    await feed.onModuleDestroy();
  });
});
