import { readFileSync, writeFileSync } from 'node:fs';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const HEADER = 'game: riftbound\nmode: duel\nfirst: Ana\nplayer: Ana\nplayer: Ben\n\n';
const OPENING = 'Ana: picks Zaun Warrens\nBen: picks Grove of the God-Willow\nAna: keeps\nBen: keeps\n';

const file = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};

const sound = (): string => file('sound.tape', HEADER + OPENING + 'Ana: ends turn\n');
const faulty = (): string => file('faulty.tape', HEADER + OPENING + 'Ben: plays Vi, Hotheaded to base\n');

test('record tells the verdict on each line', async () => {
  const said = await cli(['record', sound()]);
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toMatch(/^ {3}7 {2}legal {4}Ana: picks Zaun Warrens\n/);
});

test('a play that breaks a rule is recorded with its rule and its number, and ends with 1', async () => {
  const said = await cli(['record', faulty()]);
  expect(said.code).toBe(1);
  expect(said.out).toMatch(/illegal +Ben: plays Vi, Hotheaded to base\n.*\[[a-z.-]+ \(Core Rules 1\.4, \d/s);
});

test('a strict recording stops where a rule is broken, and nothing is written', async () => {
  const strict = file('strict.tape', HEADER.replace('mode', 'recording: strict\nmode') + OPENING + 'Ben: ends turn\n');
  const said = await cli(['record', strict, '--out', at('never.json')]);
  expect(said.code).toBe(2);
  expect(said.err).toContain(`${strict}:12:1: `);
  expect(() => readFileSync(at('never.json'))).toThrow();
});

test('a fault in a line is told with its place and a caret', async () => {
  const path = file('typo.tape', `${HEADER}Ana: pikcs Zaun Warrens\n`);
  const said = await cli(['record', path]);
  expect(said.code).toBe(2);
  expect(said.err).toContain(`${path}:7:6: "pikcs" is no play. Perhaps "picks"?`);
  expect(said.err).toContain('  Ana: pikcs Zaun Warrens\n       ^\n');
});

test('a fault in a deck list is told in the deck list', async () => {
  file('bad.deck', 'Legend:\n1 Drak Child\n');
  const path = file('deck.tape', 'game: riftbound\nplayer: Ana\ndeck: bad.deck\nplayer: Ben\n\n');
  const said = await cli(['show', path]);
  expect(said.code).toBe(2);
  expect(said.err).toContain('bad.deck:2:');
});

test('a tape goes to JSON and back to a tape file with the same plays', async () => {
  const json = at('sound.json');
  expect((await cli(['record', sound(), '--out', json])).code).toBe(0);
  const lines = await cli(['export', json, '--format', 'lines']);
  expect(lines.out).toBe(`${OPENING}Ana: ends turn\n`);
  const tape = await cli(['export', json, '--format', 'tape']);
  const again = await cli(['record', file('again.tape', tape.out)]);
  expect(again.code).toBe(0);
  const events = await cli(['export', json, '--format', 'events']);
  expect(events.out.trim().split('\n')).toHaveLength(
    (JSON.parse(readFileSync(json, 'utf8')) as { events: [] }).events.length,
  );
});

test('a tape goes into a store and is read from there', async () => {
  const data = at('data');
  expect((await cli(['record', sound(), '--data', data, '--id', 'final'])).code).toBe(0);
  expect(await cli(['list', '--ids', '--data', data])).toMatchObject({ code: 0, out: 'final\n' });
  const fromStore = await cli(['show', 'final', '--data', data]);
  const fromFile = await cli(['show', sound()]);
  expect(fromStore).toEqual(fromFile);
  const verified = await cli(['verify', 'final', '--data', data]);
  expect(verified.out).toMatch(/hash chains are whole\.\n.* 0 differences; 0 plays with findings, 0 told\.\n$/);
  const missing = await cli(['show', 'semi', '--data', data]);
  expect(missing).toMatchObject({ code: 2, err: 'There is no match "semi" in this store. There are: final.\n' });
  const twice = await cli(['record', faulty(), '--data', data, '--id', 'final']);
  expect(twice.code).toBe(2);
});

test('a store may be named by the word that the server knows it by', async () => {
  const store = `sqlite:${at('named/tapes.sqlite')}`;
  expect((await cli(['record', sound(), '--store', store, '--id', 'final'])).code).toBe(0);
  expect(await cli(['list', '--ids', '--store', store])).toMatchObject({ code: 0, out: 'final\n' });
  expect(await cli(['show', 'final', '--store', store])).toEqual(await cli(['show', sound()]));
  expect((await cli(['verify', 'final', '--store', store])).out).toContain('hash chains are whole');
});

test('show draws the table at a revision, for a viewer', async () => {
  const whole = await cli(['show', sound()]);
  expect(whole.out).toMatch(/^Revision (\d+) of \1\. Game 1, turn 2 of Ben, /);
  const early = await cli(['show', sound(), '--at', '1', '--viewer', 'Ana', '--json']);
  expect(JSON.parse(early.out)).toMatchObject({ revision: 1, table: { players: [{ name: 'Ana' }, { name: 'Ben' }] } });
  expect((await cli(['show', sound(), '--at', '-1'])).code).toBe(0);
});

test('legal lists what may be played and why not the rest, with rules and numbers', async () => {
  const said = await cli(['legal', sound(), '--seat', 'Ana']);
  expect(said.out).toContain('Ana may not:\n');
  expect(said.out).toMatch(/Ana: exhausts rune 1\n {8}- illegal: .* \[[a-z.-]+ \(Core Rules 1\.4, \d+/);
  const json = JSON.parse((await cli(['legal', sound(), '--json'])).out) as {
    seats: { refused: { findings: unknown[] }[] }[];
  };
  expect(json.seats).toHaveLength(2);
  expect(json.seats[0]?.refused[0]?.findings[0]).toMatchObject({ rule: { edition: 'core-1.4' } });
});

test('replay prints every play with what it caused, in a pipe', async () => {
  const said = await cli(['replay', sound()]);
  expect(said.out).toMatch(/ play 5 +turn 1\n {2}legal +Ana: ends turn\n {4}\S/);
});

test('verify lists recorded findings and ends with 1', async () => {
  const said = await cli(['verify', faulty()]);
  expect(said.code).toBe(1);
  expect(said.out).toContain('0 differences; 1 plays with findings, 0 told.');
});

test.each([
  [['show', 'nowhere.tape'], 'There is no file "nowhere.tape".'],
  [['show', at('sound.tape'), '--at', '9999'], 'There is no revision "9999" on this tape.'],
  [['show', at('sound.tape'), '--at', 'x'], 'There is no revision "x" on this tape.'],
  [['show', at('sound.tape'), '--viewer', 'Cy'], 'Nobody here is called "Cy".'],
  [['legal', at('sound.tape'), '--seat', 'public'], '"public" is no player.'],
  [['show', at('list.json')], 'is no tape of this program.'],
  [['show', at('half.json')], 'is no JSON:'],
  [['show', 'any', '--data', at('nothing')], 'There is no store'],
  [['record', at('sound.tape'), '--out', at('sound.tape/x.json')], 'cannot be written'],
  [['record', at('sound.tape'), '--data', at('sound.tape')], 'cannot be opened'],
  [
    ['record', at('sound.tape'), '--data', '/proc/matchtape'],
    'The data folder /proc/matchtape cannot be made or written',
  ],
  [
    ['list'],
    'No store is named. Name the folder that the server stores in (--data, MATCHTAPE_DATA) or the store (--store',
  ],
  [['list', '--store', 'papyrus'], 'The store "papyrus" is none that is known here; name it "sqlite"'],
  [
    ['list', '--store', 'kurrentdb://ada:geheim@127.0.0.1:2113?tls=perhaps'],
    'tls of the connection string must be true or false',
  ],
  [['show', 'any', '--store', `sqlite:${at('nothing.sqlite')}`], 'There is no store'],
  [['record', at('chess.tape')], 'The game "chess" is not installed.'],
  [['random', '--mode', 'skat'], 'There is no mode "skat".'],
  [['random', '--games', 'many'], '--games is "many".'],
  [['random', '--deck', 'lost.deck'], '"lost.deck" cannot be read: it is not there.'],
  [['play'], "unknown command 'play'"],
  [['show'], "missing required argument 'tape'"],
  [['export', at('sound.tape'), '--format', 'pdf'], 'Allowed choices are'],
])('%j ends with 2 and says what is wrong', async (args, words) => {
  sound();
  file('list.json', '[]');
  file('half.json', '{"matchtape": 1, "ev');
  file('chess.tape', 'game: chess\nplayer: Ana\n\n');
  const said = await cli(args);
  expect(said.code).toBe(2);
  expect(said.err).toContain(words);
  expect(said.err).not.toMatch(/\n +at /);
  if (!args.includes('random') && args[0] !== 'play' && args.length > 1) {
    const json = await cli([...args, '--json']);
    expect(json.code).toBe(2);
  }
});
