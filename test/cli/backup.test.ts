import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { openSqliteStore } from '#event-store/sqlite';
import { collect, makeBatch } from '../contract/events.js';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

const openIn = async (folder: string) => {
  mkdirSync(at(folder), { recursive: true });
  return openSqliteStore({ path: at(`${folder}/matches.sqlite`) });
};

test('a store is copied while it is being recorded into, read back, and every chain of the copy is whole', async () => {
  const store = await openIn('busy');
  await store.append('match-1', 'no-stream', makeBatch(300));
  const [{ code, out }] = await Promise.all([
    cli(['backup', at('copy.sqlite'), '--data', at('busy'), '--json']),
    store.append('match-2', 'no-stream', makeBatch(5)),
  ]);
  expect(code).toBe(0);
  const told = JSON.parse(out) as { readonly events: number };
  expect(told).toMatchObject({ backup: at('copy.sqlite'), problems: [] });
  expect([300, 305]).toContain(told.events);
  expect(modeOf(at('copy.sqlite'))).toBe('600');
  const copy = await openSqliteStore({ path: at('copy.sqlite') });
  expect(await collect(copy.readAll())).toEqual((await collect(store.readAll())).slice(0, told.events));
  await Promise.all([store.close(), copy.close()]);
});

test('the copy, put in the place of the store, is the store again', async () => {
  const store = await openIn('restored');
  await store.append('match-1', 'no-stream', makeBatch(3));
  await store.close();
  const said = await cli(['backup', at('restored-copy.sqlite'), '--data', at('restored')]);
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toContain('3 events of 1 matches');
  writeFileSync(at('restored/matches.sqlite'), readFileSync(at('restored-copy.sqlite')));
  const again = await openIn('restored');
  expect(await again.append('match-1', 2, makeBatch(1))).toMatchObject({ firstRevision: 3 });
  await again.close();
});

test.each([
  ['a file that is there', () => at('taken.sqlite'), ['--data', at('refusing')], 'there is a file of that name'],
  ['a folder that is not', () => at('nowhere/copy.sqlite'), ['--data', at('refusing')], 'it cannot be written'],
  ['no store named', () => at('none.sqlite'), [], 'No store is named'],
  ['a store that is not there', () => at('none.sqlite'), ['--data', at('empty')], 'There is no store'],
])('%s is refused, and nothing is written', async (_name, target, wish, told) => {
  const store = await openIn('refusing');
  await store.append('match-1', 'any', makeBatch(1));
  await store.close();
  writeFileSync(at('taken.sqlite'), 'precious');
  const { code, err } = await cli(['backup', target(), ...wish]);
  expect(code).toBe(2);
  expect(err).toContain(told);
  expect(readFileSync(at('taken.sqlite'), 'utf8')).toBe('precious');
  expect(existsSync(at('none.sqlite'))).toBe(false);
});

test('what an export writes is its owner alone, also into a file that others could read', async () => {
  writeFileSync(at('wide.json'), '', { mode: 0o644 });
  const said = await cli(['export', 'test/games/riftbound/paper-unknown-decks.tape', '--out', at('wide.json')]);
  expect(said.code).toBe(0);
  await cli(['export', 'test/games/riftbound/paper-unknown-decks.tape', '--out', at('new.json')]);
  expect([modeOf(at('wide.json')), modeOf(at('new.json'))]).toEqual(['600', '600']);
});
