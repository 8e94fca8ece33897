import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nameOfPlace, openPlace, parsePlace } from '#event-store/open';
import { makeBatch } from '../contract/events.js';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'matchtape-open-'));

test.each([
  ['memory', { kind: 'memory' }],
  ['sqlite', { kind: 'sqlite', path: join('data', 'matches.sqlite') }],
  ['sqlite:/var/tapes/final.sqlite', { kind: 'sqlite', path: '/var/tapes/final.sqlite' }],
  ['sqlite:final.sqlite', { kind: 'sqlite', path: resolve('final.sqlite') }],
])('the word %s', (word, place) => {
  expect(parsePlace(word, 'data')).toEqual(place);
});

test.each(['kurrentdb', 'kurrent', 'kdb', 'esdb', 'kurrentdb+discover', 'esdb+discover', 'KurrentDB'])(
  '%s:// is a connection string, and is named without user, password and settings',
  (scheme) => {
    const place = parsePlace(`${scheme}://ada:p@ss/w?rd@store:2113,other:2113?tls=true`, 'data');
    expect(place.kind).toBe('kurrentdb');
    expect(nameOfPlace(place)).toBe(`${scheme}://store:2113,other:2113`);
  },
);

test.each([
  '',
  'sqlite:',
  'sqlite://tapes',
  'papyrus',
  'postgres://ada:secret@store/db?password=secret',
  'file.sqlite',
])('"%s" is refused with the words there are, and without what may be a password', (word) => {
  const attempt = () => parsePlace(word, 'data');
  expect(attempt).toThrow(/none that is known here; name it "sqlite", "sqlite:PATH", "memory"/);
  expect(attempt).not.toThrow(/secret/);
});

test('a file is made with its folders, and opened again for reading', async () => {
  const place = parsePlace(`sqlite:${join(newFolder(), 'a', 'b', 'tapes.sqlite')}`, '');
  const store = await openPlace(place);
  await store.append('match-1', 'no-stream', makeBatch(2));
  await store.close();
  const readOnly = await openPlace(place, { readOnly: true });
  expect((await readOnly.head('match-1'))?.revision).toBe(1);
  await expect(readOnly.append('match-2', 'no-stream', makeBatch(1))).rejects.toMatchObject({
    code: 'store-read-only',
  });
  await readOnly.close();
});

test('a file that is not there is not made for a reader', async () => {
  const path = join(newFolder(), 'none', 'tapes.sqlite');
  await expect(openPlace({ kind: 'sqlite', path }, { readOnly: true })).rejects.toMatchObject({
    code: 'store-missing',
  });
  expect(existsSync(join(path, '..'))).toBe(false);
});

test('a store in memory is a new one each time', async () => {
  const store = await openPlace({ kind: 'memory' });
  await store.append('match-1', 'no-stream', makeBatch(1));
  expect(await (await openPlace({ kind: 'memory' })).head('match-1')).toBeUndefined();
  await store.close();
});
