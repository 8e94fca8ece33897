import { readFileSync, writeFileSync } from 'node:fs';
import type { DisputeReading } from '#projections';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const HEADER = 'game: riftbound\nmode: duel\nlevel: competitive\nfirst: Ana\nplayer: Ana\nplayer: Ben\n\n';
const PLAYS = 'Ana: picks Zaun Warrens\nBen: picks Grove of the God-Willow\nAna: keeps\nBen: keeps\nAna: ends turn\n';

const DISPUTE = [
  'judge: called about play 5 by Ana: too soon',
  'judge 1: at the table by judge Kim',
  'judge 1: claim {Ana: ends turn} by Ana: it was my turn: mine',
  'judge 1: ruled illegal by judge Kim citing CR 316.9',
  'judge 1: appealed by Ben',
  'judge 1: ruled legal by head judge Lee citing TR 413',
  'judge 1: rewind to play 5 by judge Kim: again',
  'judge 1: correction {correct: Ben has 1 point} by judge Kim',
  'judge 1: penalty Ana after 1 of 2 and Ben for slow-play with warning by judge Kim',
  'judge 1: time 2 minutes by judge Kim',
  'judge 1: closed by judge Kim',
];

const file = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};

const judged = (name: string): string => file(name, `${HEADER}${PLAYS}${DISPUTE.join('\n')}\n`);

test('record tells the lines of a dispute as such', async () => {
  const said = await cli(['record', judged('told.tape')]);
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toContain('dispute  judge 1: appealed by Ben\n');
});

test('a tape file with a dispute is written as it was read, and recorded to the same events', async () => {
  const tape = judged('round.tape');
  const lines = (await cli(['export', tape, '--format', 'lines'])).out;
  expect(lines.split('\n').filter((line) => line.startsWith('judge'))).toEqual(DISPUTE);
  expect(lines).not.toContain('rewind: ');
  await cli(['export', tape, '--format', 'tape', '--out', at('again.tape')]);
  const dataOf = async (path: string) =>
    (await cli(['export', path, '--format', 'events'])).out
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { readonly type: string; readonly data: object })
      .map(({ type, data }) => [type, data]);
  expect(await dataOf(at('again.tape'))).toEqual(await dataOf(tape));
  expect((await cli(['verify', tape])).code).toBe(0);
});

test('judge lists the disputes with their time, for people and as data', async () => {
  const tape = judged('listed.tape');
  const said = await cli(['judge', tape]);
  expect(said.code).toBe(0);
  expect(said.out).toMatch(
    /^Dispute 1: closed\n {2}\S+ \d+ Dispute 1: a judge is called about play 5, by Ana: too soon\n/,
  );
  expect(said.out).toContain('  time: 0 s, 2 min given\n');
  const { disputes } = JSON.parse((await cli(['judge', tape, '--json'])).out) as {
    readonly disputes: readonly DisputeReading[];
  };
  expect(disputes).toMatchObject([{ number: 1, closed: true, ruled: true, infractions: { 'slow-play': 'Slow play' } }]);
  expect((await cli(['judge', tape, '--viewer', 'public'])).out).not.toMatch(/Kim|too soon/);
});

test('a tape without one says so', async () => {
  expect((await cli(['judge', file('none.tape', HEADER + PLAYS)])).out).toBe('No judge has been called.\n');
});

test('judge takes steps and writes them into the tape file', async () => {
  const tape = file('taken.tape', (HEADER + PLAYS).trimEnd());
  expect(await cli(['judge', tape, 'called by Ana: unsure', 'judge 1: ruled legal by judge Kim'])).toMatchObject({
    code: 0,
    err: '',
  });
  expect(readFileSync(tape, 'utf8')).toMatch(
    /Ana: ends turn\njudge: called by Ana: unsure\njudge 1: ruled legal by judge Kim\n$/,
  );
});

test('a step that is refused is told in the words of the rules, and nothing is written', async () => {
  const tape = file('refused.tape', HEADER + PLAYS);
  await cli(['judge', tape, 'called by Ana']);
  const before = readFileSync(tape, 'utf8');
  const said = await cli(['judge', tape, '1: closed by Ana'.replace('1: ', '')]);
  expect(said.code).toBe(2);
  expect(said.err).toContain('Judges take and close calls');
  expect((await cli(['judge', tape, 'closes by Ana'])).err).toContain(
    'This is not how a step of a dispute is written.',
  );
  expect(readFileSync(tape, 'utf8')).toBe(before);
});

test('judge takes steps in a store, where the match still verifies', async () => {
  const [tape, data] = [file('stored.tape', HEADER + PLAYS), at('data')];
  await cli(['record', tape, '--data', data]);
  const place = ['stored', '--data', data];
  expect(await cli(['judge', ...place, 'called about play 5 by Ben', 'rewind to play 5 by judge Kim'])).toMatchObject({
    code: 0,
    err: '',
  });
  expect((await cli(['judge', ...place, 'closed by Ben'])).err).toContain('Judges take and close calls');
  expect((await cli(['judge', ...place])).out).toContain('remedy: a simple rewind to before play 5, by the judge Kim.');
  expect(await cli(['verify', ...place])).toMatchObject({ code: 0 });
});

test('what cannot be written is not recorded into', async () => {
  await cli(['record', judged('fixed.tape'), '--out', at('fixed.json')]);
  expect((await cli(['judge', at('fixed.json')])).out).toContain('Dispute 1: closed');
  expect((await cli(['judge', at('fixed.json'), 'called by Ana'])).err).toContain('Nothing can be recorded into');
});
