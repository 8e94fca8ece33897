import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QueryBus } from '@nestjs/cqrs';
import { ListStudies, ReadStudy, ReadTimeline } from '#recording';
import { riftbound } from '#rulesets/riftbound';
import { DEMO, seedDemo } from '../../apps/api/src/demo.js';
import { openingPlace } from '../../apps/api/src/opening-place.js';
import { type RunningServer, serve } from '../../apps/api/src/serve.js';
import { noughtsMatch } from '../support/api.js';
import { KEY, postAsRecorder } from '../support/key.js';
import { noughts } from '../support/noughts.js';
import { atRoot } from '../support/root.js';

let server: RunningServer;

const folderWith = (text: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'matchtape-demo-'));
  writeFileSync(join(folder, 'game.tape'), text);
  return folder;
};

/** No page and no rulings: what others put into the common folder comes and goes. */
const empty = mkdtempSync(join(tmpdir(), 'matchtape-nothing-'));

const tape = (...plays: readonly string[]): string =>
  folderWith(['game: noughts', 'player: Ana', 'player: Bo', 'first: Ana', '', ...plays].join('\n'));

const seed = (folder: string) => seedDemo(server.app, folder, [noughts]);

beforeEach(async () => {
  server = await serve(
    { PORT: '0', MATCHTAPE_STORE: 'memory', MATCHTAPE_KEY: KEY },
    { rulesets: [noughts, riftbound], replayer: empty, rulings: empty },
  );
});

afterEach(() => server.close());

test('an empty store gets the demo, play by play, and keeps it as it is from then on', async () => {
  expect(await seed(tape('Ana: b2', '# a remark', 'Bo: a1'))).toBe(DEMO);
  expect(await seed(tape('Ana: c3'))).toBe(DEMO);
  const { entries } = await server.app.get(QueryBus).execute(new ReadTimeline(DEMO, 'recorder'));
  expect(entries.map(({ line }) => line)).toEqual(['Ana against Bo', 'Ana: b2', 'Bo: a1']);
});

const PUBLIC = { eyes: 'public', mayWrite: false } as const;

test('the demo of a new store has a tour beside it: five notes in the order of the tape, for everybody', async () => {
  const demo = readFileSync(atRoot('test/games/riftbound/annie-against-master-yi.tape'), 'utf8');
  await seedDemo(server.app, folderWith(demo), [riftbound]);
  const tour = await server.app.get(QueryBus).execute(new ReadStudy(DEMO, 'tour', PUBLIC));
  const steps = tour.notes.map(({ place }) => place.at.revision);
  expect(steps).toHaveLength(5);
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
  expect(new Set(tour.glyphs.map(({ play }) => play))).toEqual(new Set(['!', '!?', '!!']));
});

test('a demo without the plays that the tour is about has none', async () => {
  await seed(tape('Ana: b2'));
  expect(await server.app.get(QueryBus).execute(new ListStudies(DEMO, PUBLIC))).toEqual([]);
});

test('a store with a match of its own gets none', async () => {
  await postAsRecorder(`${server.url}matches`, noughtsMatch('own'));
  expect(await seed(tape('Ana: b2'))).toBe('own');
});

test('a match that is over is first looked at where its first turn begins, one that is played at its end', async () => {
  await postAsRecorder(`${server.url}matches`, noughtsMatch('played'));
  const record = (playId: string, line: string) =>
    postAsRecorder(`${server.url}matches/played/plays`, { playId, line });
  await record('first', 'Ana: b2');
  expect(await openingPlace(server.app, 'played')).toBe('/match/played');
  await record('second', 'Bo: concedes');
  expect(await openingPlace(server.app, 'played')).toBe('/match/played?at=2');
});

test('a folder without a tape gives none', async () => {
  expect(await seed(mkdtempSync(join(tmpdir(), 'matchtape-empty-')))).toBeUndefined();
  expect(await seed(join(tmpdir(), 'matchtape-not-there'))).toBeUndefined();
});

test('a tape that cannot be recorded is told with its line', async () => {
  await expect(seed(folderWith('game: chess\nplayer: Ana\n'))).rejects.toThrow(
    'line 1, column 1: "chess" is not installed.',
  );
  await expect(seed(tape('Ana: b2', 'Bo: z9'))).rejects.toThrow('Line 7: Column 5: "z9"');
});
