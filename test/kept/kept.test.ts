// The judge of every change that is to change nothing: what each kept game caused, and where it ended, by fingerprint.
// A change that is meant is written with `npm run jest -- test/kept test/rulings -u`, and its commit says why.
// What each ruling causes is kept the same way, where the rulings are run: test/rulings.
import { decksOf, optionsOf } from '../laws/random/games.js';
import { readGames } from '../games/recorded-game.js';
import { markOf, unpinned } from '../support/marks.js';
import { MODES, RULESETS, seedsOf } from './games.js';
import { pickedGame } from './picking.js';

describe.each(RULESETS)('recorded games of $title', (ruleset) => {
  test.each(readGames(ruleset).map((game) => [game.name, game.recording] as const))('%s', (_, { batches, state }) => {
    const events = batches.flatMap((batch) => batch.events);
    expect({ events: events.length, facts: markOf(events.map(unpinned)), end: markOf(state.game) }).toMatchSnapshot();
  });
});

describe.each(MODES)('random games of $ruleset.title, $mode', ({ ruleset, mode, games }) => {
  test.each(seedsOf(games))('seed %d', (seed) => {
    const { events, state } = pickedGame(ruleset as never, optionsOf(ruleset, seed, { mode, decks: decksOf(ruleset) }));
    const plays = state.plays;
    expect({
      plays,
      events: events.length,
      facts: markOf(events.map(unpinned)),
      end: markOf(state.game),
    }).toMatchSnapshot();
  });
});
