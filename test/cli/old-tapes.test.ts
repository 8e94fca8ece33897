import { readFileSync, writeFileSync } from 'node:fs';
import { atRoot } from '../support/root.js';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const OLD = [
  ['riftbound', 'Ana: ends turn'],
  ['runeterra', 'Ana: passes'],
] as const;

const fixture = (game: string): string =>
  atRoot(
    `test/fixtures/tapes/schema-1-${game === 'riftbound' ? 'riftbound-paper-unknown-decks' : 'runeterra-paper-judged'}.json`,
  );

type Document = {
  readonly events: { readonly type: string; readonly schema: number; data: Record<string, unknown> }[];
};

const read = (path: string): Document => JSON.parse(readFileSync(path, 'utf8')) as Document;

/** One play differs, and says so twice: that a told effect falls on a piece nobody chose has been noted since. */
const DIFFERENCES = { riftbound: 2, runeterra: 0 } as const;

test.each(OLD)(
  'a tape of %s that an older program exported is whole, decided again, and said to be older',
  async (game) => {
    const said = await cli(['verify', fixture(game)]);
    expect(said.out).toContain(`decided again, ${DIFFERENCES[game]} differences`);
    expect(said.out.includes('[reading.do-what-you-can (Core Rules 1.4, 055), ability.kinds')).toBe(
      game === 'riftbound',
    );
    expect(said.out).toMatch(/The tape is older than the pins/);
    // Nothing says that it was altered: another engine may have decided it so.
    expect(said.code).toBe(1);
  },
);

test.each(OLD)(
  'a tape of %s that an older program exported is replayed, and exported as it was written',
  async (game) => {
    const replayed = await cli(['replay', fixture(game)]);
    expect(replayed).toMatchObject({ code: 0, err: '' });
    expect(await cli(['export', fixture(game), '--format', 'json', '--out', at(`${game}.json`)])).toMatchObject({
      code: 0,
    });
    expect(read(at(`${game}.json`))).toEqual(read(fixture(game)));
  },
);

test('a tape that was judged with other encodings says so to whoever replays or verifies it', async () => {
  const tape = at('pinned.json');
  const text = 'game: riftbound\nmode: duel\nfirst: Ana\nplayer: Ana\nplayer: Ben\n\nAna: picks Zaun Warrens\n';
  writeFileSync(at('pinned.tape'), text);
  await cli(['record', at('pinned.tape'), '--out', tape]);
  const { events } = read(tape);
  const pins = events[0]?.data['pins'] as object;
  if (events[0] !== undefined) events[0].data['pins'] = { ...pins, encodings: 'other' };
  writeFileSync(tape, JSON.stringify({ matchtape: 1, events }));
  expect((await cli(['replay', tape])).err).toMatch(/recorded with encodings other; this program has [0-9a-f]{16}/);
  expect((await cli(['verify', tape])).out).toMatch(/recorded with encodings other; this program has [0-9a-f]{16}/);
});
