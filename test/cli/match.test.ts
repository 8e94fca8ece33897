import { readFileSync, writeFileSync } from 'node:fs';
import { openSqliteStore } from '#event-store/sqlite';
import type { RoundReading } from '#projections';
import { riftbound } from '#rulesets/riftbound';
import { startApi } from '../support/api.js';
import { duelMatch } from '../support/duel.js';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const HEADER = 'game: riftbound\nmode: match\nfirst: Ana\nplayer: Ana\nplayer: Ben\n\n';
const PLAYS = 'Ana: picks Zaun Warrens\nBen: picks Grove of the God-Willow\nAna: keeps\nBen: keeps\nAna: ends turn\n';
const ROUND = [
  'match: clock started with 50 minutes by judge Kim',
  'match: clock stopped by judge Kim: fire alarm',
  'match: clock runs on by judge Kim',
  'match: 5 more minutes by judge Kim',
  'match: Ben refuses to play by judge Kim',
  'match: result 1-0 for Ana signed by Ana',
  'match: result 0-1 for Ben signed by Ben',
];

const file = (name: string, lines: readonly string[] = ROUND): string => {
  writeFileSync(at(name), `${HEADER}${PLAYS}${lines.map((line) => `${line}\n`).join('')}`);
  return at(name);
};

test('the lines about a match are told as such, written as they were read, and decided again', async () => {
  const tape = file('told.tape');
  expect((await cli(['record', tape])).out).toContain(`match    ${ROUND[0] ?? ''}\n`);
  const lines = (await cli(['export', tape, '--format', 'lines'])).out;
  expect(lines.split('\n').filter((line) => line.startsWith('match:'))).toEqual(ROUND);
  expect((await cli(['verify', tape])).code).toBe(0);
});

test('the command tells the clock, the games and the slip with its conflicts', async () => {
  const { out, code } = await cli(['match', file('slip.tape')]);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^clock: 5\d:\d\d left at the last event of the tape \(running, 50 min, 5 min given\)\ngames: 1-0\n/,
  );
  expect(out).toContain(
    'slip: 1-0 for Ana\n  signed by Ana\n  signed by Ben -- another result: 0-1 for Ben\n  not signed: an official\n',
  );
  const { round } = JSON.parse((await cli(['match', file('slip.tape'), '--json'])).out) as { round: RoundReading };
  expect(round.slip.conflicts).toHaveLength(1);
});

test('orders are written behind the tape; one that is refused is not', async () => {
  const tape = file('grows.tape', []);
  await cli(['match', tape, 'clock started with 50 minutes by judge Kim', 'match: conceded by Ana: late']);
  const refused = await cli(['match', tape, 'conceded by Ben']);
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('The match is over.')]);
  expect(readFileSync(tape, 'utf8').split('\n').slice(-3)).toEqual([
    'match: clock started with 50 minutes by judge Kim',
    'match: conceded by Ana: late',
    '',
  ]);
});

test('in a store the chain is whole with what was ordered over HTTP and at the prompt, and all of it is decided again', async () => {
  const store = await openSqliteStore({ path: at('matches.sqlite') });
  const api = await startApi({ rulesets: [riftbound], store });
  await api.post('/matches', duelMatch('one', { mode: 'match' }));
  await api.post('/matches/one/round/concession', { playId: 'over', by: { role: 'player', seat: 0 }, seat: 0 });
  await api.close();
  await store.close();
  const told = await cli(['match', 'one', '--data', at(''), 'result 0-1 for Ben signed by Ben']);
  expect(told.out).toContain('slip: 0-1 for Ben\n  signed by Ben\n  not signed: Ana, an official\n');
  const verified = await cli(['verify', 'one', '--data', at('')]);
  expect([verified.code, verified.out]).toEqual([0, expect.stringContaining('its hash chains are whole')]);
});
