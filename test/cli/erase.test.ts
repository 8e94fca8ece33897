import { readFileSync, writeFileSync } from 'node:fs';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const HEADER =
  'game: riftbound\nmode: duel\nlevel: competitive\nfirst: Annabelle\nplayer: Annabelle\nplayer: Benedikt\n\n';

const LINES = [
  'Annabelle: picks Zaun Warrens',
  'Benedikt: picks Grove of the God-Willow',
  'Annabelle: keeps',
  'Benedikt: keeps',
  'Annabelle: ends turn',
  'judge: called about play 5 by Annabelle: too soon, says annabelle',
  'judge 1: at the table by judge Kimberley',
  'judge 1: claim {Annabelle: ends turn} by Annabelle: it was my turn',
  'judge 1: ruled legal by judge Kimberley: Benedikt was wrong',
  'judge 1: closed by judge Kimberley',
];

const data = (): readonly string[] => ['--data', at('store')];

const exported = async (id: string): Promise<string> => (await cli(['export', id, ...data(), '--format', 'json'])).out;

const holds = (text: string, ...names: readonly string[]): readonly boolean[] =>
  names.map((name) => text.toLowerCase().includes(name.toLowerCase()));

beforeAll(async () => {
  writeFileSync(at('one.tape'), `${HEADER}${LINES.join('\n')}\n`);
  for (const id of ['one', 'two', 'three'])
    expect(await cli(['record', at('one.tape'), ...data(), '--id', id])).toMatchObject({ code: 0 });
});

test('a player is erased with what the player said; the tape is decided again, replays and verifies, for every viewer', async () => {
  const study = ['study', 'new', 'one', '--title', 'What Annabelle missed', '--as', 'Kimberley', '--json', ...data()];
  const { id } = JSON.parse((await cli(study)).out) as { id: string };
  const { out, code } = await cli(['erase', 'one', '--player', 'annabelle', ...data()]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Name and notes of the player on seat 1 are erased from \d+ events\. Backups and files /);
  const text = await exported('one');
  expect(holds(text, 'Annabelle', 'too soon', 'it was my turn')).toEqual([false, false, false]);
  expect(holds(text, 'Benedikt was wrong', 'Kimberley', 'Player A')).toEqual([true, true, true]);
  const beside = (await cli(['study', 'export', id, ...data()])).out;
  expect(holds(beside, 'Annabelle', 'What Player A missed', 'Kimberley')).toEqual([false, true, true]);
  expect(await cli(['verify', 'one', ...data()])).toMatchObject({ code: 0 });
  expect(await cli(['verify', '--all', ...data()])).toMatchObject({ code: 0 });
  expect((await cli(['judge', 'one', ...data()])).out).toContain('Player A');
});

test('a file of any viewer is read as before: verified, decided again, stepped through', async () => {
  const codes = async (id: string, viewer: string): Promise<readonly number[]> => {
    const file = at(`${id}-${viewer}.json`);
    writeFileSync(file, (await cli(['export', id, ...data(), '--viewer', viewer])).out);
    return Promise.all(['verify', 'audit', 'replay'].map(async (word) => (await cli([word, file])).code));
  };
  for (const viewer of ['recorder', 'public', '0', '1']) {
    expect(await codes('one', viewer)).toEqual(await codes('three', viewer));
    expect(holds(readFileSync(at(`one-${viewer}.json`), 'utf8'), 'Annabelle')).toEqual([false]);
  }
});

test('everybody is erased: players, officials, and whatever was said', async () => {
  const said = await cli(['erase', 'two', '--everybody', ...data(), '--json']);
  expect(JSON.parse(said.out)).toMatchObject({ match: 'two', seat: null });
  const text = await exported('two');
  expect(holds(text, 'Annabelle', 'Benedikt', 'Kimberley', 'was wrong')).toEqual([false, false, false, false]);
  expect(text).toContain('Official 1');
  expect(await cli(['verify', 'two', ...data()])).toMatchObject({ code: 0 });
  expect((await cli(['erase', 'two', '--everybody', ...data()])).out).toBe('All names and notes were erased before.\n');
  expect(holds(await exported('three'), 'Annabelle', 'Benedikt')).toEqual([true, true]);
});

test('nobody is erased by mistake', async () => {
  for (const [args, code] of [
    [['three'], 'bad-option'],
    [['three', '--everybody', '--player', 'Annabelle'], 'bad-option'],
    [['three', '--player', 'Ann'], 'no-player'],
    [['four', '--everybody'], 'no-match'],
  ] as const) {
    const said = await cli(['erase', ...args, ...data(), '--json']);
    expect(said.code).toBe(2);
    expect(`${said.out}${said.err}`).toContain(`"${code}"`);
  }
});
