import { cardsAt, type ForeignBoard } from './board.js';
import type { ForeignMatch, ForeignPlayer, ForeignStep } from './match.js';
import { operationsAt, toldAnew } from './ratlas.js';
import { type Fields, fieldsAt, listAt, listIn, numberIn, textAt, textIn, Unread } from './reading.js';

// Schema: the canonical replay, version 2, of RiftLite (src/lib/replay-v2/types.ts of its repository).

const playersAt = (value: unknown): readonly ForeignPlayer[] =>
  listAt(value, 'series.participants')
    .map((each, i) => ({ fields: fieldsAt(each, `series.participants[${String(i)}]`), i }))
    .toSorted((one, other) => Number(one.fields['seat'] ?? 0) - Number(other.fields['seat'] ?? 0))
    .map(({ fields, i }) => ({
      id: textAt(fields['id'], `series.participants[${String(i)}].id`),
      name: textAt(fields['name'], `series.participants[${String(i)}].name`),
      deck: null,
    }));

const boardAt = (value: unknown, path: string): ForeignBoard =>
  Object.fromEntries(
    Object.entries(fieldsAt(value, path)).map(([id, each]) => {
      const side = fieldsAt(each, `${path}.${id}`);
      const zones = Object.entries(fieldsAt(side['zones'], `${path}.${id}.zones`)).map(
        ([zone, cards]) => [zone, cardsAt(cards, `${path}.${id}.zones.${zone}`)] as const,
      );
      return [id, { score: numberIn(side['score']), zones: Object.fromEntries(zones) }];
    }),
  );

const stepAt = (event: Fields, path: string): readonly ForeignStep[] => {
  if (event['kind'] === 'snapshot') {
    const snapshot = fieldsAt(event['snapshot'], `${path}.snapshot`);
    return [toldAnew(path, boardAt(snapshot['players'], `${path}.snapshot.players`))];
  }
  if (event['kind'] !== 'action') return [];
  const action = fieldsAt(event['action'], `${path}.action`);
  const patch = fieldsAt(event['patch'], `${path}.patch`);
  return [
    {
      ...{ path, board: null, kind: textAt(event['actionType'], `${path}.actionType`) },
      actor: textIn(event['actorPlayerId']),
      battlefield: textIn(action['battlefield']),
      ...operationsAt(patch['operations'], `${path}.patch.operations`),
    },
  ];
};

/** The first player that a table of the file names. */
const firstIn = (events: readonly Fields[], steps: readonly ForeignStep[]): string | null => {
  const rooms = events.map(({ snapshot }) => ((snapshot ?? {}) as Fields)['room'] as Fields | undefined);
  const told = rooms.flatMap((room) => textIn(room?.['firstPlayerId']) ?? [])[0];
  return told ?? steps.flatMap(({ narrated }) => narrated).find(({ turn }) => turn === 1)?.turnOf ?? null;
};

const dayOf = (startedAt: unknown): string | null => {
  const at = numberIn(startedAt);
  // A year before any such recorder is the clock of a test.
  return at === null || at < Date.UTC(2020, 0, 1) ? null : new Date(at).toISOString().slice(0, 10);
};

const gapsOf = (games: readonly unknown[], unknown: readonly unknown[]): readonly string[] => [
  ...(games.length > 1 ? [`This is the first of ${String(games.length)} games; the others are left out.`] : []),
  ...(unknown.length > 0 ? [`${String(unknown.length)} messages were unknown to RiftLite itself.`] : []),
];

/** Whether a file says that it is a canonical replay of RiftLite. */
export const isRiftlite = (document: Fields): boolean => document['schema'] === 'riftlite-canonical-replay';

/** A match, or the first game of one, as RiftLite wrote it. Throws `Unread`. */
export const readRiftlite = (document: Fields): ForeignMatch => {
  if (document['version'] !== 2)
    throw new Unread('version', `version 2 is read here, and this is ${String(document['version'])}.`);
  const series = fieldsAt(document['series'], 'series');
  const games = listAt(series['games'], 'series.games');
  const game = fieldsAt(games[0] ?? {}, 'series.games[0]');
  const isOfGame = ({ gameId }: Fields): boolean =>
    gameId === null || game['id'] === undefined || gameId === game['id'];
  const events = listAt(document['events'], 'events').map((each, i) => fieldsAt(each, `events[${String(i)}]`));
  const steps = events.flatMap((event, i) => (isOfGame(event) ? stepAt(event, `events[${String(i)}]`) : []));
  return {
    ...{ from: 'RiftLite', players: playersAt(series['participants']), steps, loser: null },
    day: dayOf(series['startedAt']),
    first: firstIn(events, steps),
    gaps: gapsOf(games, listIn(document['unknownEvents'], 'unknownEvents')),
  };
};
