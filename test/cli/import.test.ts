import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ratlasFile, riftliteFile } from '../foreign/files.js';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const file = (name: string, content: unknown): string => {
  writeFileSync(at(name), typeof content === 'string' ? content : JSON.stringify(content));
  return at(name);
};

test('a match of another recorder goes into a store under the name of its file, and is listed with what came of it', async () => {
  const path = file('final.ratlas.json', ratlasFile());
  const said = await cli(['import', path, '--data', at('data'), '--tape', at('final.tape')]);
  expect([said.code, said.err]).toEqual([0, 'Read from a file of the RiftAtlas recorder.\n']);
  expect((await cli(['list', '--data', at('data')])).out).toMatch(
    /^final: Ana \(Dark Child - Starter\) against Ben \(Wuju Bladesman - Starter\); .*; Ben won; \d+ plays; 0 findings\n$/,
  );
  expect((await cli(['verify', 'final', '--data', at('data')])).code).toBe(0);
  expect((await cli(['record', at('final.tape')])).code).toBe(0);
  expect(readFileSync(at('final.tape'), 'utf8')).toContain('what it does not tell is unknown');
});

test('what a replay of RiftLite holds beyond that is told', async () => {
  const said = await cli(['import', file('series.json', riftliteFile()), '--out', at('series-tape.json')]);
  expect(said).toMatchObject({ code: 0 });
  expect(said.err).toContain('This is the first of 2 games; the others are left out.\n');
  expect((await cli(['verify', at('series-tape.json')])).code).toBe(0);
});

test.each([
  ['of another version', ratlasFile({ version: 9 }), 'version: version 1 is read here, and this is 9. Take the file'],
  ['with a field of another kind', ratlasFile({ commits: 3 }), 'commits: a list is wanted, and there is 3.'],
  ['that is none', { cards: [] }, 'This is no file of a recorder that is known here.'],
  ['that is no JSON', 'plays: none', 'is no JSON. Name a .ratlas.json'],
])('a file %s is refused by its field, and nothing is written', async (_, content, words) => {
  const { code, err } = await cli([
    'import',
    file('odd.json', content),
    '--data',
    at('none'),
    '--out',
    at('none.json'),
  ]);
  expect([code, err]).toEqual([2, expect.stringContaining(words)]);
  expect([existsSync(at('none')), existsSync(at('none.json'))]).toEqual([false, false]);
});
