import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { cli, temporaryFolder } from './run.js';
import {
  closeMatch,
  filesIn,
  forge,
  forgeEvents,
  openDuel,
  OPENING,
  playLines,
  recording,
  renumber,
} from './forging.js';

const at = temporaryFolder();
const HASH = /^[0-9a-f]{64}$/;

/** Three matches as a server records them: one on paper, one dealt by the recorder, one closed. */
beforeAll(async () => {
  await recording(at('whole'), async (desk) => {
    await openDuel(desk, 'paper');
    await openDuel(desk, 'dealt', 7);
    await openDuel(desk, 'closed');
    await playLines(desk, 'paper', [...OPENING, 'Ana: ends turn']);
    await playLines(desk, 'closed', OPENING);
    await closeMatch(desk, 'closed', 'Ben had to leave.');
  });
});

let copies = 0;

/** The store again, for a test to forge. */
const copy = (): string => {
  const folder = at(`copy-${String(++copies)}`);
  cpSync(at('whole'), folder, { recursive: true });
  return folder;
};

/** Prints the heads into a file, as somebody does who keeps them elsewhere. */
const headsOf = async (folder: string): Promise<string> => {
  const file = `${folder}.heads`;
  expect((await cli(['verify', '--data', folder, '--heads', '--out', file])).code).toBe(0);
  return file;
};

const verifyAll = (folder: string) => cli(['verify', '--all', '--data', folder]);

interface Told {
  readonly verdict: string;
  readonly store: { readonly events: number };
  readonly views: { readonly matches: number; readonly problems: readonly unknown[] };
  readonly matches: readonly { readonly match: string; readonly differences: readonly { readonly kind: string }[] }[];
}

const toldOf = async (folder: string): Promise<Told> =>
  JSON.parse((await cli(['verify', '--all', '--data', folder, '--json'])).out) as Told;

test('a store that nobody has touched is well: every match decided again, its views compared', async () => {
  const said = await verifyAll(at('whole'));
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toContain('The kept views of 3 matches are what their events make.');
  expect(said.out).toMatch(/^dealt: \d+ events; decided again, 0 differences; 0 plays with findings, 0 told\.$/m);
  expect(await toldOf(at('whole'))).toMatchObject({
    verdict: 'well',
    heads: null,
    against: null,
    log: null,
    views: { matches: 3, problems: [], note: null },
    matches: [{ match: 'paper' }, { match: 'dealt' }, { match: 'closed' }],
  });
});

describe('heads that were printed before', () => {
  test('are lines for a slip, one of the whole store and one of each match', async () => {
    const { out, code } = await cli(['verify', '--data', at('whole'), '--heads', '--json']);
    expect(code).toBe(0);
    const { heads } = JSON.parse(out) as { heads: { matches: { match: string; hash: string }[]; store: object[] } };
    expect(heads.matches.map(({ match }) => match)).toEqual(['paper', 'dealt', 'closed']);
    expect(heads.matches.every(({ hash }) => HASH.test(hash))).toBe(true);
    expect(heads.store).toHaveLength(1);
    const printed = (await cli(['verify', '--data', at('whole'), '--heads'])).out;
    expect(printed).toMatch(/^\d+:[0-9a-f]{64}\npaper:\d+:[0-9a-f]{64}\ndealt:\d+:/m);
    expect(readFileSync(await headsOf(copy()), 'utf8')).toBe(printed.slice(printed.indexOf('#')));
  });

  test('hold of a store that has merely grown, and say what has', async () => {
    const folder = copy();
    const heads = await headsOf(folder);
    await recording(folder, async (desk) => {
      await playLines(desk, 'paper', ['Ben: ends turn'], 6);
      await openDuel(desk, 'later');
    });
    const said = await cli(['verify', '--data', folder, '--against', heads]);
    expect(said.code).toBe(0);
    expect(said.out).toContain(
      'Of 3 matches seen before 2 are as they were, 1 have grown, 0 are not what was seen; 1 are new.',
    );
    expect(said.out).toMatch(/ paper has grown from revision \d+ to \d+\n/);
  });

  test.each([
    [
      'the newest events of the store cut',
      'DELETE FROM events WHERE stream = 3 AND revision = (SELECT max(revision) FROM events WHERE stream = 3)',
      /closed was seen at revision \d+ and ends at \d+: its end was cut/,
    ],
    [
      'a match removed, the places behind it closed up',
      'DELETE FROM events WHERE stream = 2; DELETE FROM streams WHERE number = 2',
      /dealt was seen at revision \d+ and is gone/,
    ],
    [
      'the last play of a match removed, the places behind it closed up',
      `DELETE FROM events WHERE stream = 1 AND json_extract(rest, '$.cause') = 'play-5'`,
      /paper was seen at revision \d+ and ends at \d+: its end was cut/,
    ],
  ])('tell %s, which no chain shows', async (_deed, sql, told) => {
    const folder = copy();
    const heads = await headsOf(folder);
    forge(filesIn(folder).store, (database) => {
      database.exec(sql);
      renumber(database);
    });
    const unseen = await cli(['verify', '--data', folder, '--heads']);
    expect(unseen.code).toBe(0);
    const said = await cli(['verify', '--data', folder, '--against', heads]);
    expect(said.code).toBe(3);
    expect(said.out).toMatch(told);
    expect(said.out).toMatch(/its newest were cut|are not the ones that were seen before/);
  });

  test('a slip of one match is enough to tell that it was rewritten', async () => {
    const folder = copy();
    const slip = /^paper:.*$/m.exec(readFileSync(await headsOf(folder), 'utf8'))?.[0] ?? '';
    expect((await cli(['verify', '--data', folder, '--head', slip])).code).toBe(0);
    const changed = forgeEvents(filesIn(folder).store, `json_extract(rest, '$.cause') = 'play-5'`, {
      column: 'rest',
      by: (rest: object) => ({ ...rest, actor: 'judge Ada' }),
    });
    expect(changed).toBeGreaterThan(1);
    expect((await cli(['verify', 'paper', '--data', folder])).code).toBe(0);
    const said = await cli(['verify', 'paper', '--data', folder, '--head', slip]);
    expect(said.code).toBe(3);
    expect(said.out).toMatch(/paper is not the match that was seen at revision \d+: it was rewritten/);
  });

  test.each([
    [['--head', 'paper:12'], '--head "paper:12" is no head.'],
    [['--against', 'nowhere.heads'], '"nowhere.heads" cannot be read: it is not there.'],
    [[], 'Nothing to verify is named.'],
  ])('%j ends with 2 and says how they are written', async (args, words) => {
    const said = await cli(['verify', '--data', at('whole'), ...args]);
    expect(said.code).toBe(2);
    expect(said.err).toContain(words);
  });
});

describe('forged with the chain made anew', () => {
  const LAST_PLAY = `json_extract(rest, '$.cause') = 'play-5'`;
  const DEALT = `type = 'PlayRecorded' AND json_extract(beside, '$.versions.recorder.actor') = 'dealer'`;
  const DEEDS: readonly (readonly [string, string, 'rest' | 'data', (value: never) => unknown, RegExp])[] = [
    [
      'who entered an event of a play',
      `${LAST_PLAY} AND type <> 'PlayRecorded'`,
      'rest',
      (rest: object) => ({ ...rest, actor: 'Ben' }),
      /paper: \d+ events[^]*event \d+: Its actor is not that of the play it belongs to\./,
    ],
    [
      'who dealt',
      DEALT,
      'rest',
      (rest: object) => ({ ...rest, actor: 'Ana' }),
      /event \d+: Its cause "dealer:\d+" does not fit what was entered, or by whom\./,
    ],
    [
      'the time of a play, to a later one',
      LAST_PLAY,
      'rest',
      (rest: object) => ({ ...rest, at: '2099-01-01T12:00:00.000Z' }),
      /event \d+: Its time 2099-01-01T12:00:00\.000Z is after the store took it\./,
    ],
    [
      'the cause of a play',
      LAST_PLAY,
      'rest',
      (rest: object) => ({ ...rest, cause: 'play-9' }),
      /event \d+: Its id is not the one that its match, its cause and its place give\./,
    ],
    [
      'a verdict',
      `${LAST_PLAY} AND type = 'PlayRecorded'`,
      'data',
      (data: object) => ({
        ...data,
        verdict: {
          status: 'illegal',
          findings: [{ rule: 'turn.player', severity: 'illegal', message: 'Not now.', facts: {} }],
        },
      }),
      /play 5 "Ana: ends turn": The play is illegal on the tape and legal by the rules\./,
    ],
    [
      'the number of a play',
      `${LAST_PLAY} AND type = 'PlayRecorded'`,
      'data',
      (data: object) => ({ ...data, number: 8 }),
      /The tape has PlayRecorded otherwise than the recorder writes it here\./,
    ],
    [
      'the winner at the closing',
      `type = 'MatchClosed'`,
      'data',
      (data: object) => ({ ...data, result: { winners: [1], reason: 'Ana gave up' } }),
      /closed: \d+ events[^]*The tape has MatchClosed otherwise than the recorder writes it here\./,
    ],
    [
      'an event that is no event',
      `${LAST_PLAY} AND type = 'PlayRecorded'`,
      'data',
      () => ({ number: 5 }),
      /The rules cannot read the event|By the rules the play cannot be made|other reasons/,
    ],
  ];

  test.each(DEEDS)('%s: told', async (_deed, where, column, by, told) => {
    const folder = copy();
    expect(forgeEvents(filesIn(folder).store, where, { column, by })).toBeGreaterThan(0);
    const said = await cli(['verify', '--all', '--data', folder]);
    expect(said.out).toContain('its hash chains are whole');
    expect(said.out).toMatch(told);
    expect(said).toMatchObject({ code: 3, err: '' });
  });

  test('a time before the play before it is told as a clock that was set back, where the store’s own clock stood still', async () => {
    const folder = copy();
    const { store } = filesIn(folder);
    forge(store, (database) =>
      database.exec(`UPDATE events SET created = (SELECT max(created) FROM events WHERE stream = 1) WHERE stream = 1`),
    );
    const set = { column: 'rest', by: (rest: object) => ({ ...rest, at: '2020-01-01T00:00:00.000Z' }) } as const;
    forgeEvents(store, LAST_PLAY, set);
    const said = await cli(['verify', 'paper', '--data', folder]);
    expect(said.out).toContain('Its time 2020-01-01T00:00:00.000Z is before that of the event before it');
    expect(said.code).toBe(1);
  });

  test('every match that was forged is told, and every other one is decided as well', async () => {
    const folder = copy();
    forgeEvents(filesIn(folder).store, `type = 'PlayRecorded'`, {
      column: 'data',
      by: (data: { number: number }) => ({ ...data, number: data.number + 1 }),
    });
    const { verdict, matches } = await toldOf(folder);
    expect(verdict).toBe('tampered');
    expect(matches.map(({ match, differences }) => [match, differences[0]?.kind])).toEqual([
      ['paper', 'recorder'],
      ['dealt', 'recorder'],
      ['closed', 'recorder'],
    ]);
  });
});

test('events that were changed without the chain: every match that has one is told, and the others are decided', async () => {
  const folder = copy();
  forge(filesIn(folder).store, (database) =>
    database.exec(`UPDATE events SET data = '{}' WHERE stream IN (1, 3) AND revision = 2`),
  );
  const said = await verifyAll(folder);
  expect(said.code).toBe(3);
  expect(said.out).toMatch(/match-paper 2: it is not what was written/);
  expect(said.out).toMatch(/match-closed 2: it is not what was written/);
  expect(said.out).toMatch(/^paper: 0 events[^]*It cannot be read, so it was not decided again/m);
  expect(said.out).toMatch(/^dealt: \d+ events; decided again, 0 differences; 0 plays with findings, 0 told\.$/m);
  const shown = await cli(['show', 'paper', '--data', folder]);
  expect(shown.code).toBe(3);
});

describe('the kept views', () => {
  const VIEWS: readonly (readonly [string, string, RegExp])[] = [
    [
      'a row that says otherwise',
      `UPDATE rows SET value = '{"plays":99}' WHERE view = 'statistics' AND subject = 'paper'`,
      /paper: its view "statistics" is not what its events make/,
    ],
    [
      'a line in the list of matches',
      `UPDATE rows SET value = json_set(value, '$.summary.players', json('["Eve"]')) WHERE view = 'index' AND subject = 'dealt'`,
      /dealt: its view "index" is not what its events make/,
    ],
    [
      'a sum over all matches',
      `UPDATE rows SET value = json_set(value, '$.sums.riftbound.plays', 999) WHERE view = 'sums'`,
      /the sums over all matches are not what the matches make/,
    ],
    [
      'a match that nobody played',
      `INSERT INTO rows (generation, view, subject, part, value)
        SELECT generation, view, 'final', part, value FROM rows WHERE subject = 'closed'`,
      /final: the store has no such match/,
    ],
    [
      'a match that is missing',
      `DELETE FROM rows WHERE subject = 'closed'`,
      /closed: its views are at revision -1, and were made up to \d+/,
    ],
    [
      'a checkpoint of events that never were',
      'UPDATE generations SET position = position + 5',
      /they were made of events that the store does not have/,
    ],
    [
      'a trigger',
      `CREATE TRIGGER quiet AFTER UPDATE ON rows BEGIN UPDATE rows SET value = '{}'; END`,
      /it has a trigger "quiet" that this program did not make/,
    ],
  ];

  test.each(VIEWS)('forged, %s: told', async (_deed, sql, told) => {
    const folder = copy();
    forge(filesIn(folder).views, (database) => database.exec(sql));
    const said = await cli(['verify', '--views', '--data', folder]);
    expect(said.out).toMatch(told);
    expect(said.code).toBe(3);
  });

  test('where there are none, that is said, and nothing is amiss', async () => {
    writeFileSync(at('a.tape'), `game: riftbound\nfirst: Ana\nplayer: Ana\nplayer: Ben\n\n${OPENING.join('\n')}\n`);
    expect((await cli(['record', at('a.tape'), '--data', at('alone')])).code).toBe(0);
    const said = await verifyAll(at('alone'));
    expect(said.out).toContain('There are no kept views beside this store.');
    expect(said.code).toBe(0);
  });

  test('are told to be ahead of a store whose newest events were cut', async () => {
    const folder = copy();
    forge(filesIn(folder).store, (database) =>
      database.exec('DELETE FROM events WHERE position = (SELECT max(position) FROM events)'),
    );
    const said = await cli(['verify', '--views', '--data', folder]);
    expect(said.code).toBe(3);
    expect(said.out).toContain('its newest were cut, or an older copy was put in its place');
  });
});

test('on a terminal it is told how far the work has come', async () => {
  const said = await cli(['verify', '--all', '--data', at('whole')], true);
  expect(said.err).toContain('deciding again: match 3 of 3');
});
