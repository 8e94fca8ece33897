// What a mutant is tried by: each ruling of the book, recorded games, kept random games and scenes, the tests of the rulesets. Begun anew for each mutant by
// tools/mutants.
import { readdirSync, readFileSync } from 'node:fs';
import type { HeldRuleset } from '#ruleset';
import { outcomeOf, runRulingFile } from '#rulings';
import { readGames } from '../games/recorded-game.js';
import { MODES, RULESETS, seedsOf } from '../kept/games.js';
import { pickedGame } from '../kept/picking.js';
import { CHOSEN_SCENES } from '../kept/scenes/chosen.js';
import { markOfScene } from '../kept/scenes/scene.js';
import { decksOf, optionsOf } from '../laws/random/games.js';
import { allRulings } from '../rulings/chapters.js';
import { lawsBroken } from '../support/laws.js';
import { markOf, unpinned } from '../support/marks.js';

/** Something that is run and looked at: `run` answers a mark of all that it caused, and throws where what is expected is not so. */
interface Trial {
  readonly name: string;
  run(): string;
}

const ofRuling = (path: string): Trial => ({
  name: path,
  run: () => {
    const ran = runRulingFile(path, readFileSync(path, 'utf8'), RULESETS);
    const outcome = outcomeOf(ran);
    if (outcome !== 'passed' || ran.warnings.length > 0) throw new Error(`${path}: ${outcome}`);
    const broken = RULESETS.filter(({ id }) => id === ran.ruling?.game).flatMap((ruleset) =>
      ran.cases.flatMap((each) => lawsBroken(ruleset, each)),
    );
    if (broken.length > 0) throw new Error(`${path}: ${broken.join(' ')}`);
    return ran.cases.map(({ batches }) => markOf(batches.map(({ events }) => events.map(unpinned)))).join(' ');
  },
});

const ofRecordedGames = (ruleset: HeldRuleset): Trial => ({
  name: `test/games/${ruleset.id}`,
  run: () =>
    readGames(ruleset)
      .map(({ name, recording: { batches, state, problem } }) => {
        if (problem !== null) throw new Error(`${name}: ${problem.message}`);
        return markOf([batches.map(({ events }) => events.map(unpinned)), state.game]);
      })
      .join(' '),
});

const ofKeptGame = (ruleset: HeldRuleset, mode: string, seed: number): Trial => ({
  name: `test/kept: ${ruleset.id}, ${mode}, seed ${seed}`,
  run: () => {
    const options = optionsOf(ruleset, seed, { mode, decks: decksOf(ruleset) });
    const { events, state } = pickedGame(ruleset as never, options);
    return markOf([events.map(unpinned), state.game]);
  },
});

const ofScene = (seed: number): Trial => ({ name: `test/kept/scenes: ${seed}`, run: () => markOfScene(seed) });

/** All that a mutant is tried by, but the tests. */
export const trials: readonly Trial[] = [
  ...allRulings().map((path) => ofRuling(`rulings/${path}`)),
  ...RULESETS.map(ofRecordedGames),
  ...MODES.flatMap(({ ruleset, mode, games }) => seedsOf(games).map((seed) => ofKeptGame(ruleset, mode, seed))),
  ...CHOSEN_SCENES.map(ofScene),
];

/**
 * Not asked: a game of neither rulebook; what lines and readings say, which is no rule; what notes all that is read from the first on, where
 * the program has read before.
 */
const NOT_ASKED = /^smallest|every-card-once|notation\/|readings/;

/** The tests of the rulesets, and of what ends games and matches from outside of them. */
export const testFiles: readonly string[] = [
  ...readdirSync('test/rulesets', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !NOT_ASKED.test(name))
    .sort()
    .map((name) => `test/rulesets/${name}`),
  ...['disputes/losses', 'round/between-games', 'round/ending', 'round/time'].map(
    (name) => `test/match/${name}.test.ts`,
  ),
];

/** Those that turn definitions round, which others read. */
export const alone: readonly string[] = testFiles.filter((path) =>
  readFileSync(path, 'utf8').includes('@jest-environment-options {"alone": true}'),
);
