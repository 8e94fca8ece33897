import { cli } from './run.js';

const PAPER = 'test/games/riftbound/paper-irregular.tape';

const rowsOf = async (format: string): Promise<readonly string[]> => {
  const { code, out, err } = await cli(['export', PAPER, '--format', format]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.endsWith('\r\n')).toBe(true);
  return out.trimEnd().split('\r\n');
};

/** Without the time of recording, which is that of this test. */
const timeless = (row: string | undefined): string | undefined => row?.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, 'TIME');

test('plays as a table: each with its verdict and the rules against it', async () => {
  const rows = await rowsOf('csv');
  expect(rows[0]).toBe(
    'Kind,Play,From,To,Time,Game,Turn,Phase,Player,Recorded by,Line,Verdict,Rules,Findings,Undone by rewind',
  );
  expect(timeless(rows.find((row) => row.startsWith('play,59,')))).toBe(
    'play,59,425,435,TIME,1,8,Main,Ben,scorekeeper,Ben: moves Stalwart Poro to Zaun Warrens,illegal,144.4.c.1,' +
      '"Stalwart Poro has no Ganking, so it cannot move between battlefields.",',
  );
  expect(timeless(rows.find((row) => row.startsWith('play,64,')))).toContain('"Ana: plays Vi, Destructive",legal,,,');
});

test('events as a table: one row for each revision, in order, with what it rests on', async () => {
  const rows = (await rowsOf('csv-events')).slice(1);
  expect(rows.map((row) => Number(row.split(',')[0]))).toEqual(rows.map((_, revision) => revision));
  expect(timeless(rows[104])).toBe('104,13,TIME,Ana exhausts 2 runes for 2 energy.,164.2.a');
});
