import { writeFileSync } from 'node:fs';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const OPENING = 'Ana: picks Zaun Warrens\nBen: picks Grove of the God-Willow\nAna: keeps\nBen: keeps\n';

const record = async (id: string, header: string, lines = ''): Promise<void> => {
  writeFileSync(at(`${id}.tape`), `game: riftbound\nmode: duel\nfirst: Ana\n${header}\n\n${OPENING}${lines}`);
  const { code } = await cli(['record', at(`${id}.tape`), '--data', at('data'), '--id', id]);
  expect(code).toBeLessThan(2);
};

const list = (...words: string[]) => cli(['list', ...words, '--data', at('data')]);

beforeAll(async () => {
  await record('first', 'event: Club Night\ntable: 4\nplayer: Ana\nplayer: Ben', 'Ben: concedes\n');
  await record('second', 'player: Ana\nplayer: Ben', 'Ben: plays Vi, Hotheaded to base\n');
});

test('tells of each match who played, where, when, what came of it while its tape is open, and how many plays and findings', async () => {
  const today = new Date().toISOString().slice(0, 10).slice(0, 4);
  const { out, code } = await list();
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^second: Ana against Ben; ${today}-..-..; being recorded; 5 plays; 1 findings$`)),
    expect.stringMatching(/^first: Ana against Ben; Club Night, table 4; [-\d]+; Ana won; 5 plays; 0 findings$/),
    '',
  ]);
});

test('chooses and puts in order, of matches that no server has kept anything of', async () => {
  const ids = async (...words: string[]) =>
    (JSON.parse((await list(...words, '--json')).out) as { readonly matches: readonly string[] }).matches;
  expect(await ids('club')).toEqual(['first']);
  expect(await ids('--findings', 'some')).toEqual(['second']);
  expect(await ids('--player', 'ben', '--result', 'loss')).toEqual(['first']);
  expect(await ids('--sort', 'oldest', '--limit', '1')).toEqual(['first']);
});

test.each([
  [['--result', 'maybe'], '"maybe" is no result to look for.'],
  [['--since', 'may'], '"may" is no since to look for.'],
  [['--limit', '0'], '"0" is no number of matches.'],
])('%j is refused with what may be asked', async (words, message) => {
  const { code, err } = await list(...words);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});
