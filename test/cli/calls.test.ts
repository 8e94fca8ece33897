import { writeFileSync } from 'node:fs';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const HEADER = 'game: riftbound\nmode: duel\nlevel: competitive\nfirst: Ana\nplayer: Ana\nplayer: Ben\n\n';

const recorded = async (id: string, lines: readonly string[]): Promise<void> => {
  writeFileSync(at(`${id}.tape`), `${HEADER}${lines.join('\n')}\n`);
  expect(await cli(['record', at(`${id}.tape`), '--data', at('store')])).toMatchObject({ code: 0 });
};

beforeAll(async () => {
  await recorded('table-1', ['Ana: picks Zaun Warrens', 'judge: called about play 1 by Ana: too soon']);
  await recorded('table-2', ['judge: called by judge Kim', 'judge 1: closed by judge Kim']);
  await recorded('table-3', [
    'judge: called without a pause by Ben',
    'judge 1: claimed by judge Kim',
    'judge 1: at the table by judge Kim',
  ]);
});

test('calls lists what is open in a store, and nothing that is closed', async () => {
  const { code, out } = await cli(['calls', '--data', at('store')]);
  expect(code).toBe(0);
  expect(out.split('\n').map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'table-1 (Ana against Ben) dispute 1 about play 1, called by Ana; nobody has taken it',
    'table-3 (Ana against Ben) dispute 1, called by Ben; taken by the judge Kim; at the table: the judge Kim',
    '',
  ]);
});

test('calls tells the same as data', async () => {
  const { calls } = JSON.parse((await cli(['calls', '--data', at('store'), '--json'])).out) as {
    readonly calls: object[];
  };
  expect(calls).toMatchObject([
    { match: 'table-1', dispute: 1, about: 1, by: { role: 'player', seat: 0 }, claimedBy: [] },
    { match: 'table-3', dispute: 1, about: null, claimedBy: [{ role: 'judge', name: 'Kim' }] },
  ]);
});

test('a store without an open call says so', async () => {
  expect(await cli(['judge', 'table-1', '1: closed by judge Kim', '--data', at('store')])).toMatchObject({ code: 0 });
  expect(await cli(['judge', 'table-3', '1: closed by judge Kim', '--data', at('store')])).toMatchObject({ code: 0 });
  expect((await cli(['calls', '--data', at('store')])).out).toBe('No call is open.\n');
});
