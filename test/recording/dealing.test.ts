import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDealing } from '#audit';
import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import { openSqliteStore } from '#event-store/sqlite';
import type { Envelope } from '#kernel';
import { CloseMatch, type MatchEntry, OpenMatch, ReadTape, ShowMatch } from '#recording';
import type { HeldRuleset, Viewer } from '#ruleset';
import { GAMES, playersOf, playsOf } from '../support/dealt.js';
import { type Desk, startDesk } from '../support/recording.js';
import { secretOf } from '../support/secrets.js';

const openSqlite = (): Promise<EventStore> =>
  openSqliteStore({ path: join(mkdtempSync(join(tmpdir(), 'matchtape-dealt-')), 'm.sqlite') });

const STORES: readonly (readonly [string, () => Promise<EventStore>])[] = [
  ['memory', openMemoryStore],
  ['SQLite', openSqlite],
];

const PLACES = GAMES.flatMap(([game, ruleset, decks]) =>
  STORES.map(([store, open]) => [game, store, { ruleset, decks, open }] as const),
);

const entryOf = (ruleset: HeldRuleset, decks: readonly string[], more: object): MatchEntry => ({
  ruleset: ruleset.id,
  recording: 'as-played',
  options: {
    mode: ruleset.modes[0]?.id ?? '',
    edition: ruleset.editions.at(-1) ?? '',
    players: playersOf(ruleset, decks),
    firstPlayer: null,
    seed: null,
    ...more,
  },
});

describe.each(PLACES)('a digital match of %s in a %s store', (_game, _store, { ruleset, decks, open }) => {
  let store: EventStore;
  let desk: Desk;
  const drawn: string[] = [];

  beforeAll(async () => {
    store = await open();
    const drawSecret = (): string => {
      drawn.push(secretOf(drawn.length));
      return drawn.at(-1) ?? '';
    };
    desk = await startDesk(store, { rulesets: [ruleset], drawSecret });
  });

  afterAll(async () => {
    await desk.close();
    await store.close();
  });

  const openMatch = (id: string, more: object = { dealing: 'secret' }) =>
    desk.commands.execute(new OpenMatch(id, entryOf(ruleset, decks, more), 'scorekeeper'));

  const tapeOf = async (id: string, viewer: Viewer): Promise<readonly Envelope[]> =>
    (await desk.queries.execute(new ReadTape(id, viewer, { from: 0, limit: 1000 }))).events;

  test('deals otherwise each time it is opened with the same entry', async () => {
    const dealt = new Set<string>();
    for (const id of ['one', 'two', 'three']) {
      await openMatch(id);
      dealt.add(JSON.stringify(playsOf(await tapeOf(id, 'recorder')).slice(1)));
    }
    expect(dealt.size).toBe(3);
  });

  test('is the same match when it is opened again under its id, with the secret it has', async () => {
    const first = await openMatch('again');
    expect(await openMatch('again')).toEqual({ ...first, repeated: true });
    await expect(openMatch('again', { seed: 3 })).rejects.toMatchObject({ code: 'match/id-taken' });
    await expect(openMatch('again', {})).rejects.toMatchObject({ code: 'match/id-taken' });
  });

  test('tells everybody the commitment, and its secret nobody but the recorder, until it is closed', async () => {
    const receipt = await openMatch('seen');
    const secret = drawn.at(-1) ?? '';
    const [opened] = await tapeOf('seen', 'recorder');
    const { commitment } = (opened?.data as { options: { dealing: { commitment: string } } }).options.dealing;
    expect(opened).toMatchObject({ data: { options: { seed: null, dealing: { by: 'secret', secret } } } });
    expect(JSON.stringify(receipt)).not.toContain(secret);
    for (const viewer of ['public', 0, 1] as const) {
      const seen = JSON.stringify([
        await tapeOf('seen', viewer),
        await desk.queries.execute(new ShowMatch('seen', viewer)),
      ]);
      expect(seen).toContain(commitment);
      expect(seen).not.toContain(secret);
    }
    const closing = { matchId: 'seen', note: '', expectedRevision: undefined, actor: 'scorekeeper' };
    await desk.commands.execute(new CloseMatch(closing));
    for (const viewer of ['recorder', 'public', 0, 1] as const) {
      const tape = await tapeOf('seen', viewer);
      expect(tape.at(-1)).toMatchObject({ type: 'MatchClosed', data: { secret } });
      expect(checkDealing(ruleset, tape)).toMatchObject({ commitment, isOpened: true, deviations: [] });
    }
  });

  test('from a seed given by hand says so to everybody, and the seed to nobody else', async () => {
    await openMatch('seeded', { seed: 987_654_321 });
    for (const viewer of ['public', 0, 1] as const) {
      const tape = await tapeOf('seeded', viewer);
      expect(tape[0]).toMatchObject({ data: { options: { seed: null, dealing: { by: 'seed' } } } });
      expect(JSON.stringify(tape)).not.toContain('987654321');
    }
  });
});
