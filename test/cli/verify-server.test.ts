import { writeFileSync } from 'node:fs';
import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { type Peer, startPeer } from '../contract/kurrentdb-peer/index.js';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();
let peer: Peer;

beforeAll(async () => {
  peer = await startPeer({ path: at('peer.sqlite') });
});
afterAll(() => peer.stop());

test('heads of a store on a server tell a match that was deleted there', async () => {
  const lines = 'Ana: picks Zaun Warrens\nBen: picks Grove of the God-Willow\nAna: keeps\nBen: keeps\n';
  writeFileSync(at('a.tape'), `game: riftbound\nfirst: Ana\nplayer: Ana\nplayer: Ben\n\n${lines}`);
  const store = peer.connection;
  for (const id of ['semi', 'final'])
    expect((await cli(['record', at('a.tape'), '--store', store, '--id', id])).code).toBe(0);
  expect((await cli(['verify', '--store', store, '--heads', '--out', at('heads')])).code).toBe(0);
  const all = await cli(['verify', '--all', '--store', store, '--against', at('heads')]);
  expect(all).toMatchObject({ code: 0, err: '' });
  expect(all.out).toContain('Of 2 matches seen before 2 are as they were');
  const client = KurrentDBClient.connectionString(store);
  await client.deleteStream('match-semi');
  await client.dispose();
  const said = await cli(['verify', '--store', store, '--against', at('heads')]);
  expect(said.code).toBe(3);
  expect(said.out).toMatch(/semi was seen at revision \d+ and is gone/);
});
