import { readFileSync, writeFileSync } from 'node:fs';
import type { Study } from '#study';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const LINES = 'Ana: picks Zaun Warrens\nBen: picks Grove of the God-Willow\nAna: keeps\nBen: keeps\n';

const study = (...words: string[]) => cli(['study', ...words, '--data', at('data')]);

let id = '';

beforeAll(async () => {
  writeFileSync(at('final.tape'), `game: riftbound\nmode: duel\nfirst: Ana\nplayer: Ana\nplayer: Ben\n\n${LINES}`);
  await cli(['record', at('final.tape'), '--data', at('data'), '--id', 'final']);
  const { out } = await study('new', 'final', '--title', 'The opening', '--as', 'Ada', '--json');
  ({ id } = JSON.parse(out) as { readonly id: string });
});

test('a note is written at a step, and the study is listed, exported and taken in again, while the tape stays as it was', async () => {
  const before = (await cli(['export', 'final', '--data', at('data')])).out;
  expect(await study('note', id, 'Both', 'keep.', '--at', '8', '--as', 'Ada')).toMatchObject({ code: 0, err: '' });
  expect((await study('list', 'final')).out).toBe(
    `${id}: The opening, by Ada, of match final; 1 notes, 0 branches, 0 chapters\n`,
  );
  expect((await study('export', id, '--out', at('opening.study.json'))).code).toBe(0);
  const written = JSON.parse(readFileSync(at('opening.study.json'), 'utf8')) as Study;
  expect(written.notes).toMatchObject([{ author: 'Ada', words: 'Both keep.', place: { at: { revision: 8 } } }]);
  const taken = await study('import', at('opening.study.json'), '--as', 'Bea', '--json');
  const again = JSON.parse(taken.out) as { readonly id: string; readonly broken: readonly string[] };
  expect(again.broken).toEqual([]);
  const copy = JSON.parse((await study('export', again.id)).out) as Study;
  expect(copy).toMatchObject({ author: 'Bea', notes: written.notes });
  expect((await study('list', 'another')).out).toBe('');
  expect((await cli(['export', 'final', '--data', at('data')])).out).toBe(before);
});

test('a pin that the tape does not hold is told', async () => {
  const text = readFileSync(at('opening.study.json'), 'utf8');
  const { event } = (JSON.parse(text) as Study).notes[0]!.place.at;
  writeFileSync(at('broken.study.json'), text.replaceAll(event, 'no-such-event'));
  expect((await study('import', at('broken.study.json'), '--as', 'Bea')).out).toContain('this tape has no such event');
});

test.each([
  [['note', 'nowhere', 'words', '--at', '1', '--as', 'Ada'], 'There is no study "nowhere" in this store. There are: '],
  [['new', 'nothing', '--as', 'Ada'], 'There is no match "nothing" in this store.'],
  [['new', 'final'], 'It is not said who writes. Say --as NAME.'],
])('study %j is refused, and says how to mend it', async (words, message) => {
  const { code, err } = await study(...words);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});

test('a note at a step that is not there, and a file that is no study, are refused and write nothing', async () => {
  const before = (await study('list')).out;
  const far = await study('note', id, 'far', '--at', '900', '--as', 'Ada');
  expect([far.code, far.err]).toEqual([2, expect.stringContaining('has no event 900. Name one from 0 to ')]);
  writeFileSync(at('no.json'), '{}');
  const no = await study('import', at('no.json'), '--as', 'Ada');
  expect([no.code, no.err]).toEqual([2, expect.stringContaining('"matchtapeStudy" is missing')]);
  expect((await study('list')).out).toBe(before);
});
