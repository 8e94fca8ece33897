// The judge of every change that is to change nothing: what each kept game caused, and where it ended, by fingerprint.
// A change that is meant is written with `npm run jest -- test/kept test/rulings -u`, and its commit says why.
// What each ruling causes is kept the same way, where the rulings are run: test/rulings.
import { readFileSync } from 'node:fs';
import { decksOf, optionsOf } from '../laws/random/games.js';
import { readGames } from '../games/recorded-game.js';
import { markOf, unpinned } from '../support/marks.js';
import { MODES, RULESETS, seedsOf } from './games.js';
import { pickedGame } from './picking.js';

/** What each game's engine caused in all of its kept games. */
const caused = new Map<string, unknown[]>();

const expectKept = (ruleset: string, kept: unknown): void => {
  caused.set(ruleset, [...(caused.get(ruleset) ?? []), kept]);
  expect(kept).toMatchSnapshot();
};

describe.each(RULESETS)('recorded games of $title', (ruleset) => {
  test.each(readGames(ruleset).map((game) => [game.name, game.recording] as const))('%s', (_, { batches, state }) => {
    const events = batches.flatMap((batch) => batch.events);
    expectKept(ruleset.id, { events: events.length, facts: markOf(events.map(unpinned)), end: markOf(state.game) });
  });
});

describe.each(MODES)('random games of $ruleset.title, $mode', ({ ruleset, mode, games }) => {
  test.each(seedsOf(games))('seed %d', (seed) => {
    const { events, state } = pickedGame(ruleset as never, optionsOf(ruleset, seed, { mode, decks: decksOf(ruleset) }));
    const plays = state.plays;
    expectKept(ruleset.id, {
      plays,
      events: events.length,
      facts: markOf(events.map(unpinned)),
      end: markOf(state.game),
    });
  });
});

// A tape names the engine that judged it. Where kept games come out otherwise, that is another engine: raise its version where the
// ruleset names it, and add the row. Rows are never changed, since tapes name them.
test.each(RULESETS)('$title names its engine by a version under which these games came out so', ({ id, engine }) => {
  const engines = JSON.parse(readFileSync('test/kept/engines.json', 'utf8')) as Readonly<Record<string, object>>;
  const versions = engines[id] as Readonly<Record<string, string>> | undefined;
  expect({ engine, caused: versions?.[engine] }).toEqual({ engine, caused: markOf(caused.get(id)) });
});
