// The player's history at an event (TR 701.2): warnings in earlier matches make the next one harder.
import { writeFileSync } from 'node:fs';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const recorded = async (id: string, players: readonly string[], lines: readonly string[], event = 'Summer Open') => {
  const header = [
    'game: riftbound',
    'mode: duel',
    'level: competitive',
    `event: ${event}`,
    `first: ${players[0] ?? ''}`,
  ];
  const text = [...header, ...players.map((name) => `player: ${name}`), '', ...lines, ''].join('\n');
  writeFileSync(at(`${id}.tape`), text);
  expect(await cli(['record', at(`${id}.tape`), '--data', at('store')])).toMatchObject({ code: 0 });
};

const WARNED = ['judge: called by judge Kim', 'judge 1: penalty Ana for slow-play by judge Kim'];

beforeAll(async () => {
  await recorded('round-1', ['Ana', 'Ben'], WARNED);
  await recorded('round-2', ['Cleo', 'Ana'], [...WARNED, 'judge 1: penalty Cleo for mispaid by judge Kim']);
  await recorded('withdrawn', ['Ana', 'Dan'], [...WARNED, 'judge 1: penalty 1 withdrawn by judge Kim']);
  await recorded('elsewhere', ['Ana', 'Ben'], WARNED, 'Winter Open');
  await recorded('round-3', ['Ana', 'Cleo'], []);
});

test('warnings in other matches of the event are told, those withdrawn or of other events are not', async () => {
  const { code, out } = await cli(['warnings', 'round-3', '--data', at('store')]);
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    'Summer Open',
    'Ana: slow-play (match round-1, dispute 1), slow-play (match round-2, dispute 1)',
    'Cleo: mispaid (match round-2, dispute 1)',
    '',
  ]);
});

test('the same as data; a match of its own is not before itself', async () => {
  const { out } = await cli(['warnings', 'round-1', '--data', at('store'), '--json']);
  expect(JSON.parse(out)).toMatchObject({
    event: 'Summer Open',
    players: [
      { name: 'Ana', warnings: [{ match: 'round-2', infraction: 'slow-play' }] },
      { name: 'Ben', warnings: [] },
    ],
  });
});

test('a match that is not there is told so', async () => {
  const { code, err } = await cli(['warnings', 'nothing', '--data', at('store')]);
  expect([code, err]).toEqual([2, expect.stringContaining('There is no match "nothing" in that store.')]);
});
