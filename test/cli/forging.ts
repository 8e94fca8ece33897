import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { firstLink, nextLink, SEAL_KIT } from '#event-store/chain';
import { openSqliteStore } from '#event-store/sqlite';
import { makeCanonicalJson, sealedRow, sealOf, type Envelope, type Json, type Seal } from '#kernel';
import { CloseMatch, OpenMatch, ViewFeed, viewsVersion } from '#recording';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { openSqliteViews } from '#view-store/sqlite';
import { type Desk, startDesk } from '../support/recording.js';

const DECK = readFileSync(new URL('../decks/riftbound/unl-utrecht-1-azir.deck', import.meta.url), 'utf8');

const GAMES = [riftbound, runeterra];

/** The files of a data folder. */
export const filesIn = (folder: string) => ({
  store: join(folder, 'matches.sqlite'),
  views: join(folder, 'matches.views.sqlite'),
});

/** Runs the recorder on a data folder, as the server does, until its views have come as far as the store. */
export const recording = async (folder: string, work: (desk: Desk) => Promise<void>): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const { store: path, views: viewsPath } = filesIn(folder);
  const store = await openSqliteStore({ path });
  const views = await openSqliteViews({ path: viewsPath, version: viewsVersion(GAMES) });
  const clock = (): string => new Date().toISOString();
  const desk = await startDesk(store, { views, rulesets: GAMES, clock });
  await work(desk);
  const { position } = await store.verify();
  await desk.get(ViewFeed).reached(position);
  await desk.close();
  await views.close();
  await store.close();
};

/** Opens a duel between Ana and Ben; with a seed, dealt by the recorder. */
export const openDuel = (desk: Desk, id: string, seed: number | null = null): Promise<unknown> =>
  desk.commands.execute(
    new OpenMatch(
      id,
      {
        ruleset: 'riftbound',
        recording: 'as-played',
        options: {
          mode: 'duel',
          edition: 'core-1.4',
          players: ['Ana', 'Ben'].map((name) => ({ name, deck: seed === null ? null : DECK })),
          firstPlayer: 0,
          seed,
        },
      },
      'scorekeeper',
    ),
  );

export const OPENING = ['Ana: picks Zaun Warrens', 'Ben: picks Grove of the God-Willow', 'Ana: keeps', 'Ben: keeps'];

/** Records lines in a match, from the one of a number on. */
export const playLines = async (desk: Desk, id: string, lines: readonly string[], from = 1): Promise<void> => {
  for (const [index, line] of lines.entries()) await desk.line(id, `play-${String(from + index)}`, line);
};

export const closeMatch = (desk: Desk, matchId: string, note = ''): Promise<unknown> =>
  desk.commands.execute(new CloseMatch({ matchId, note, expectedRevision: undefined, actor: 'scorekeeper' }));

interface Row {
  readonly position: number;
  readonly name: string;
  readonly revision: number;
  readonly id: Buffer;
  readonly type: string;
  readonly created: number;
  readonly rest: string;
  readonly data: string;
}

const uuidOf = (id: Buffer): string =>
  id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Makes every link anew, as somebody does who knows how. */
export const relink = (database: Database.Database): void => {
  const chains = new Map<string, string>();
  const rows = database
    .prepare<[], Row>('SELECT * FROM events JOIN streams ON stream = number ORDER BY position')
    .all();
  const update = database.prepare('UPDATE events SET chain = ? WHERE position = ?');
  for (const { position, name, id, ...row } of rows) {
    const before = chains.get(name) ?? firstLink(name);
    const { revision, type, created, rest, data } = row;
    const chain = nextLink(before, { stream: name, revision, id: uuidOf(id), type, created, rest, data });
    chains.set(name, chain);
    update.run(Buffer.from(chain, 'hex'), position);
  }
};

/** Changes a database with its own means. */
export const forge = (path: string, work: (database: Database.Database) => void): void => {
  const database = new Database(path);
  work(database);
  database.close();
};

interface Change {
  readonly column: 'rest' | 'data';
  readonly by: (value: never) => unknown;
}

interface Kept {
  readonly position: number;
  readonly id: Buffer;
  readonly rest: string;
  readonly data: string;
  readonly beside: string;
}

/** What an event says once a column is changed, as that of an event in the open would be. */
const changed = ({ rest, beside }: Kept, { column, by }: Change): Envelope => {
  const { at, cause, schema } = JSON.parse(rest) as Record<'at' | 'cause' | 'schema', Json>;
  const { recorder } = (JSON.parse(beside) as Seal).versions;
  const { actor = '', because = [], data = null } = recorder ?? {};
  const open = { actor, at, because, cause, schema };
  const after = JSON.parse(makeCanonicalJson(by((column === 'data' ? data : open) as never))) as object;
  return (column === 'data' ? { ...open, data: after } : { data, ...after }) as Envelope;
};

/** Changes what sealed events say, seals them anew, and makes all links anew, as somebody does who knows how. `where`: which events. */
export const forgeEvents = (path: string, where: string, change: Change): number => {
  let count = 0;
  forge(path, (database) => {
    const rows = database
      .prepare<[], Kept>(
        `SELECT events.position, id, rest, data, beside FROM events JOIN disclosures ON disclosures.position = events.position WHERE ${where}`,
      )
      .all();
    for (const row of rows) {
      const event = changed(row, change);
      const { actor, because, data } = event;
      const shown = { actor, because, data };
      const players = (JSON.parse(row.data) as readonly string[]).slice(2).map(() => shown);
      const id = uuidOf(row.id);
      const seal = sealOf(SEAL_KIT, { event: id, recorder: shown, public: shown, players, namesPeople: () => false });
      const sealed = sealedRow(event, seal);
      database
        .prepare('UPDATE events SET rest = ?, data = ? WHERE position = ?')
        .run(sealed.rest, sealed.data, row.position);
      database
        .prepare('UPDATE disclosures SET beside = ? WHERE position = ?')
        .run(makeCanonicalJson({ key: seal.key, versions: seal.versions }), row.position);
    }
    count = rows.length;
    relink(database);
  });
  return count;
};

/** Closes the gaps that a deletion has left. */
export const renumber = (database: Database.Database): void => {
  database.exec(`CREATE TEMP TABLE places AS SELECT position AS old, row_number() OVER (ORDER BY position) AS new FROM events;
    UPDATE events SET position = -(SELECT new FROM places WHERE old = position);
    UPDATE events SET position = -position;
    DELETE FROM disclosures WHERE position NOT IN (SELECT old FROM places);
    UPDATE disclosures SET position = -(SELECT new FROM places WHERE old = position);
    UPDATE disclosures SET position = -position;`);
};
