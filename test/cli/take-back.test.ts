import { readFileSync, writeFileSync } from 'node:fs';
import { openSqliteStore } from '#event-store/sqlite';
import { riftbound } from '#rulesets/riftbound';
import { startApi } from '../support/api.js';
import { duelMatch } from '../support/duel.js';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const TAPE =
  'game: riftbound\nmode: match\nfirst: Ana\nplayer: Ana\nplayer: Ben\n\n' +
  'Ana: picks Zaun Warrens\nBen: picks Grove of the God-Willow\nAna: keeps\nBen: keeps\nAna: ends turn\n';

test('a take-back is written behind the tape, told, exported as it was read, and decided again', async () => {
  const tape = at('misheard.tape');
  writeFileSync(tape, TAPE);
  expect((await cli(['take-back', tape])).out).toBe('Nothing was taken back.\n');
  const { out, code } = await cli(['take-back', tape, 'last play: she passed']);
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^\d+ {2}Play \d+ is taken back, as it was misheard: she passed\n$/),
  ]);
  expect(readFileSync(tape, 'utf8')).toBe(`${TAPE}take back: last play: she passed\n`);
  const lines = (await cli(['export', tape, '--format', 'lines'])).out;
  expect(lines).toMatch(/^take back: play \d+: she passed$/m);
  expect((await cli(['verify', tape])).code).toBe(0);
});

test('one that is refused is not written', async () => {
  const tape = at('refused.tape');
  writeFileSync(tape, TAPE);
  const { code, err } = await cli(['take-back', tape, 'play 99']);
  expect([code, err]).toEqual([2, expect.stringContaining('Play 99 does not stand')]);
  expect(readFileSync(tape, 'utf8')).toBe(TAPE);
});

test('in a store it is its scribe’s, and the chain is whole', async () => {
  const store = await openSqliteStore({ path: at('matches.sqlite') });
  const api = await startApi({ rulesets: [riftbound], store });
  await api.post('/matches', duelMatch('one', { mode: 'match' }));
  await api.post('/matches/one/plays', { playId: 'first', line: 'Ana: picks Zaun Warrens' });
  await api.close();
  await store.close();
  const { out } = await cli(['take-back', 'one', '--data', at(''), 'last play', '--json']);
  expect(JSON.parse(out)).toMatchObject({ takeBacks: [{ to: 1, actor: 'scorekeeper' }] });
  expect((await cli(['verify', 'one', '--data', at('')])).code).toBe(0);
});
