import { readFileSync, writeFileSync } from 'node:fs';
import type { Envelope } from '#kernel';
import { deckText } from '../support/duel.js';
import { forge, GAMES, playsOf } from '../support/dealt.js';
import { secretOf } from '../support/secrets.js';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

const DECKS = ['ogn-houston-1-annie', 'ogn-houston-2-master-yi'].map((name) => indented(deckText(name).trimEnd()));
const PLAYERS = `player: Ana\ndeck:\n${DECKS[0] ?? ''}\nplayer: Ben\ndeck:\n${DECKS[1] ?? ''}\n`;
const LINES = 'Ana: keeps\nBen: keeps\n';

/** A tape file of a digital duel, and its JSON. */
const recorded = async (name: string, dealing: string): Promise<{ tape: string; json: string }> => {
  const [tape, json] = [at(`${name}.tape`), at(`${name}.json`)];
  writeFileSync(tape, `game: riftbound\nmode: duel\nfirst: Ana\n${dealing}\n${PLAYERS}\n${LINES}`);
  expect((await cli(['record', tape, '--out', json])).err).toBe('');
  return { tape, json };
};

const eventsIn = (json: string): readonly Envelope[] =>
  (JSON.parse(readFileSync(json, 'utf8')) as { events: readonly Envelope[] }).events;

const WARNING = 'Dealt from a seed given by hand: whoever knows it knows every card.';

test('a tape that is dealt from a secret is verified against it, and written out to be dealt again', async () => {
  const { json } = await recorded('secret', `secret: ${secretOf(1)}`);
  const verified = await cli(['verify', json]);
  expect(verified).toMatchObject({ code: 0, err: '' });
  expect(verified.out).toMatch(/commitment [0-9a-f]{64}\. [4-9] shuffles, coins and orders held against the secret\./);
  const again = at('again.tape');
  writeFileSync(again, (await cli(['export', json, '--format', 'tape'])).out);
  expect((await cli(['record', again, '--out', at('again.json')])).code).toBe(0);
  expect(playsOf(eventsIn(at('again.json')))).toEqual(playsOf(eventsIn(json)));
});

test('an exchanged shuffle is told by verify at its step, though every fact follows from it', async () => {
  const { json } = await recorded('honest', `secret: ${secretOf(2)}`);
  const [, riftbound] = GAMES[0]!;
  const honest = eventsIn(json);
  const plays = playsOf(honest).map((play) => {
    const shuffle = play as unknown as { play: string; cards: readonly string[] };
    return shuffle.play === 'Shuffle' ? { ...shuffle, cards: [...shuffle.cards].reverse() } : play;
  });
  writeFileSync(at('forged.json'), JSON.stringify({ matchtape: 1, events: forge(riftbound, honest, plays) }));
  const said = await cli(['verify', at('forged.json')]);
  expect(said.code).not.toBe(0);
  expect(said.out).toMatch(/ 0 differences; /);
  expect(said.out).toMatch(/revision \d+, play \d+: What fell by chance is not what the secret of the match lets fall/);
});

test('a match that is dealt from a seed says so wherever it is shown', async () => {
  const { tape, json } = await recorded('seeded', 'seed: 5');
  for (const args of [
    ['show', tape],
    ['replay', tape],
    ['verify', tape],
  ]) {
    expect((await cli(args)).out).toContain(WARNING);
  }
  expect((await cli(['export', json, '--format', 'tape'])).out).toContain(`# ${WARNING}\nseed: 5\n`);
  const data = at('data');
  await cli(['record', tape, '--data', data, '--id', 'seeded']);
  expect((await cli(['list', '--data', data])).out).toMatch(new RegExp(`^seeded: .*  \\(${WARNING}\\)\n$`));
  expect(JSON.parse((await cli(['list', '--data', data, '--json'])).out)).toMatchObject({ seeded: ['seeded'] });
});

test.each([
  ['secret: abc', 'A secret is 64 hexadecimal digits.'],
  [`secret: ${secretOf(1)}\nseed: 5`, 'The match has a secret and a seed to deal from.'],
])('a header that says %j is refused', async (header, words) => {
  const tape = at('refused.tape');
  writeFileSync(tape, `game: riftbound\n${header}\n${PLAYERS}\n`);
  const said = await cli(['record', tape]);
  expect(said).toMatchObject({ code: 2 });
  expect(said.err).toContain(words);
});
