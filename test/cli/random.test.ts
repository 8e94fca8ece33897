import { readdirSync, readFileSync } from 'node:fs';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

test('random games are the same for the same seed, and end by the rules', async () => {
  const once = await cli(['random', '--game', 'runeterra', '--seed', '11', '--json']);
  const again = await cli(['random', '--game', 'runeterra', '--seed', '11', '--json']);
  expect(once).toEqual(again);
  expect(once.code).toBe(0);
  expect(JSON.parse(once.out)).toMatchObject({ broken: 0, games: [{ seed: 11, broken: null }] });
});

test('a saved game is recorded again with the same end', async () => {
  const said = await cli(['random', '--seed', '12', '--save', at('saved')]);
  expect(said).toMatchObject({ code: 0, err: '' });
  const [name = ''] = readdirSync(at('saved'));
  const recorded = await cli(['record', at(`saved/${name}`)]);
  expect(recorded.code).toBe(0);
  const end = /plays; (.*)\n/.exec(said.out)?.[1] ?? '?';
  expect(recorded.out).toContain(`Over: ${end}.\n`);
  expect((await cli(['verify', at(`saved/${name}`)])).code).toBe(0);
  expect(readFileSync(at(`saved/${name}`), 'utf8')).not.toContain('shuffles');
});

test('decks are named by file or by name', async () => {
  const said = await cli([
    'random',
    '--deck',
    'ogn-houston-1-annie',
    '--deck',
    'test/decks/riftbound/unl-utrecht-2-viktor.deck',
  ]);
  expect(said.out).toMatch(/^seed 1: ogn-houston-1-annie against unl-utrecht-2-viktor: \d+ plays; /);
});

test('progress is shown on a terminal only', async () => {
  expect((await cli(['random', '--game', 'runeterra', '--seed', '3'])).err).toBe('');
  expect((await cli(['random', '--game', 'runeterra', '--seed', '3'], true)).err).toContain('seed 3');
});
