import { writeFileSync } from 'node:fs';
import { openSqliteStore } from '#event-store/sqlite';
import { riftbound } from '#rulesets/riftbound';
import { startApi } from '../support/api.js';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const event = (...args: readonly string[]) => cli(['event', ...args, '--data', at('store')]);

const PAIRINGS = [
  { tableNumber: 1, playerName1: 'Ana', playerGameId1: '101', playerName2: 'Ben', playerGameId2: '102', result: null },
  { tableNumber: 2, playerName1: 'Cleo', playerGameId1: '103', playerName2: 'Dan', playerGameId2: '104', result: null },
];

test('an event is run at the prompt: opened, paired, begun, its results settled, closed and told', async () => {
  writeFileSync(at('r1.json'), JSON.stringify(PAIRINGS));
  expect(await event('new', 'Summer Open', '--level', 'competitive', '--mode', 'match')).toMatchObject({ code: 0 });
  expect(await event('new', 'Summer Open')).toMatchObject({
    code: 2,
    err: expect.stringContaining('has this id already') as string,
  });
  const preview = await event('pairings', 'summer-open', at('r1.json'), '--round', '1', '--preview');
  expect(preview.out).toBe('PurpleFox pairings (JSON): 2 added, 0 changed, 0 taken out, 0 as before, 0 byes\n');
  expect((await event('show', 'summer-open')).out).toBe('Summer Open\n');
  expect(await event('pairings', 'summer-open', at('r1.json'), '--round', '1')).toMatchObject({ code: 0 });
  expect((await event('pairings', 'summer-open', at('r1.json'), '--round', '1', '--json')).out).toContain(
    '"changed": false',
  );
  expect(await event('round', 'summer-open', '1', 'start', '--minutes', '45')).toMatchObject({ code: 0 });
  expect(await event('table', 'summer-open', '1', '1', '2-1')).toMatchObject({ code: 0 });
  expect((await event('round', 'summer-open', '1', 'close')).err).toContain('lacks the result of table 2');
  expect(await event('table', 'summer-open', '1', '2', '0-0', '--ending', 'double-loss')).toMatchObject({ code: 0 });
  expect((await event('results', 'summer-open', '1')).out).toBe(
    'table,player1,id1,player2,id2,status,ending,games1,games2,drawn,winner,match\r\n' +
      '1,Ana,101,Ben,102,settled,played,2,1,0,101,\r\n2,Cleo,103,Dan,104,settled,double-loss,0,0,0,,\r\n',
  );
  expect(await event('round', 'summer-open', '1', 'close')).toMatchObject({ code: 0 });
  expect((await event('show', 'summer-open')).out).toContain('   1  Ana - Ben  2-1 for Ana');
  expect((await event('report', 'summer-open', '1')).out).toContain('Pairings posted');
  expect((await event('penalties', 'summer-open')).out).toBe(
    'Player,ID,Round,Infraction,Category,Penalty,Description,Judge\r\n',
  );
  expect((await event('list', '--json')).out).toContain('"id": "summer-open"');
});

test('rows that cannot be read are told by their numbers, and nothing is taken in unless that is meant', async () => {
  writeFileSync(at('bad.csv'), 'table,player1,player2\n1,Ana,Ben\ntwo,Cleo,Dan\n');
  await event('new', 'Winter Open');
  const refused = await event('pairings', 'winter-open', at('bad.csv'), '--round', '1');
  expect(refused).toMatchObject({
    code: 2,
    err: expect.stringContaining('Row 2: "two" is no number of a table.') as string,
  });
  expect((await event('show', 'winter-open')).out).toBe('Winter Open\n');
  expect(await event('pairings', 'winter-open', at('bad.csv'), '--round', '1', '--despite')).toMatchObject({ code: 0 });
  expect((await event('show', 'winter-open')).out).toContain('Ana - Ben');
  expect(await event('show', 'autumn-open')).toMatchObject({
    code: 2,
    err: expect.stringContaining('There are: summer-open, winter-open.') as string,
  });
});

test('the clock of a round ordered at the prompt is that of its tapes, as where a server is told', async () => {
  const store = await openSqliteStore({ path: at('store/matches.sqlite') });
  const api = await startApi({ store, rulesets: [riftbound] });
  await event('new', 'Spring Open', '--mode', 'match');
  await event('pairings', 'spring-open', at('r1.json'), '--round', '1');
  expect(await api.post('/events/spring-open/rounds/1/tables/1/tape', {})).toMatchObject({ status: 200 });
  expect((await event('round', 'spring-open', '1', 'start', '--minutes', '40')).out).toMatch(
    /^Done \(event \d+ of spring-open\)\.\n$/,
  );
  const clock = async () => {
    const { body } = (await api.request('/matches/spring-open.r1.t1/round')) as { body: { round: { clock: object } } };
    return body.round.clock;
  };
  expect(await clock()).toMatchObject({ minutes: 40, since: expect.any(String) as string });
  await event('round', 'spring-open', '1', 'pause');
  expect(await clock()).toMatchObject({ since: null });
  await event('round', 'spring-open', '1', 'run-on');
  // The rules do not say whether a game that is being set up has been started: the tape refuses, and the desk's own clock stands.
  expect((await event('round', 'spring-open', '1', 'time')).out).toMatch(
    /^Done .*\nThe tape spring-open\.r1\.t1 did not take it: /,
  );
  await api.close();
});

test('how late the audience sees an event, a round or a table is settled at the prompt, and taken back', async () => {
  await event('new', 'Autumn Cup', '--delay', 'after-game');
  const settled = async () => {
    const { opening, delays } = JSON.parse((await event('show', 'autumn-cup', '--json')).out) as {
      opening: { settings: { delay: unknown } };
      delays: unknown;
    };
    return [opening.settings.delay, delays];
  };
  expect(await settled()).toEqual(['after-game', []]);
  await event('delay', 'autumn-cup', '5');
  expect(await event('delay', 'autumn-cup', '10', '--round', '2')).toMatchObject({ code: 0 });
  await event('delay', 'autumn-cup', 'after-game', '--table', '1');
  const table = { round: null, table: 1, delay: 'after-game' };
  expect(await settled()).toEqual([5, [{ round: 2, table: null, delay: 10 }, table]]);
  await event('delay', 'autumn-cup', '1 min 30 s', '--round', '2');
  expect(await settled()).toEqual([5, [table, { round: 2, table: null, delay: '90 s' }]]);
  await event('delay', 'autumn-cup', '10', '--round', '2');
  await event('delay', 'autumn-cup', 'wider', '--round', '2');
  expect(await settled()).toEqual([5, [table]]);
  expect(await event('delay', 'autumn-cup', 'soon')).toMatchObject({
    code: 2,
    err: expect.stringContaining(
      'Name minutes up to 240 (5, 5 min), seconds (90 s, 1 min 30 s), or after-game.',
    ) as string,
  });
});

test('a name is erased from an event at the prompt: from its desk and its tapes, told by the name or the id', async () => {
  writeFileSync(at('names.csv'), 'table,player1,id1,player2,id2\n1,Annabelle,101,Ben,102\n2,Ben,103,Dan,104\n');
  await event('new', 'Names Open');
  await event('pairings', 'names-open', at('names.csv'), '--round', '1');
  expect(await event('erase', 'names-open')).toMatchObject({ code: 2 });
  expect(await event('erase', 'names-open', '--player', 'Ben')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Name the id: 102, 103.') as string,
  });
  expect((await event('erase', 'names-open', '--player', 'annabelle')).out).toMatch(
    /^The name of the player is erased from \d+ events, 0 tapes/,
  );
  const shown = (await event('show', 'names-open', '--json')).out;
  expect([shown.includes('Annabelle'), shown.includes('Player A'), shown.includes('"101"')]).toEqual([
    false,
    true,
    true,
  ]);
  expect((await event('erase', 'names-open', '--player', '101')).out).toBe(
    'The name of the player was erased before.\n',
  );
  expect(await event('erase', 'names-open', '--everybody')).toMatchObject({ code: 0 });
  expect((await event('show', 'names-open')).out).not.toMatch(/Ben|Dan/);
  expect(await cli(['verify', '--all', '--data', at('store')])).toMatchObject({ code: 0 });
});
