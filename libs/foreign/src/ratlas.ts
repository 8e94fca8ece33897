import { cardsAt, narratedAt, type ForeignBoard, type ForeignSide, type Operation } from './board.js';
import type { ForeignMatch, ForeignPlayer, ForeignStep } from './match.js';
import { type Fields, fieldsAt, listAt, listIn, numberIn, textAt, textIn, Unread } from './reading.js';

// Schema: "Replay file format (.ratlas.json)", version 1, of the RiftAtlas replay recorder (docs/replay-format.md of its repository).

const ZONES = [
  ...(['deck', 'hand', 'base', 'trash', 'banished', 'battlefieldA', 'battlefieldB', 'battlefieldC'] as const),
  ...(['battlefieldToken', 'champion', 'legend', 'runeDeck', 'runeArea'] as const),
];

const sideAt = (board: Fields, path: string): ForeignSide => ({
  score: numberIn(board['score']),
  zones: Object.fromEntries(
    ZONES.map((zone) => [zone, cardsAt(listIn(board[zone], `${path}.${zone}`), `${path}.${zone}`)]),
  ),
});

const boardAt = (snapshot: unknown, path: string): ForeignBoard =>
  Object.fromEntries(
    listAt(fieldsAt(snapshot, path)['players'], `${path}.players`).map((each, i) => {
      const at = `${path}.players[${String(i)}]`;
      const player = fieldsAt(each, at);
      return [textAt(player['id'], `${at}.id`), sideAt(fieldsAt(player['board'], `${at}.board`), `${at}.board`)];
    }),
  );

/** Players in the order of their seats. */
const playersAt = (value: unknown): readonly ForeignPlayer[] =>
  listAt(value, 'players')
    .map((each, i) => ({ fields: fieldsAt(each, `players[${String(i)}]`), path: `players[${String(i)}]` }))
    .toSorted((one, other) => (numberIn(one.fields['seat']) ?? 0) - (numberIn(other.fields['seat']) ?? 0))
    .map(({ fields, path }) => ({
      id: textAt(fields['id'], `${path}.id`),
      name: textAt(fields['name'], `${path}.name`),
      deck: textIn(fields['decklistRaw']),
    }));

/** The operations of a change, and what was narrated with them, the oldest first. */
export const operationsAt = (value: unknown, path: string): Pick<ForeignStep, 'operations' | 'narrated'> => {
  const operations: readonly Operation[] = listAt(value, path).map((each, i) => ({
    fields: fieldsAt(each, `${path}[${String(i)}]`),
    path: `${path}[${String(i)}]`,
  }));
  const narrated = operations
    .filter(({ fields }) => fields['op'] === 'log_insert')
    .flatMap(({ fields, path: at }) => narratedAt(fields['entries'], `${at}.entries`).toReversed());
  return { operations, narrated };
};

const commitAt = (value: unknown, path: string): ForeignStep => {
  const commit = fieldsAt(value, path);
  const action = fieldsAt(commit['action'], `${path}.action`);
  return {
    ...{ path, board: null, kind: textAt(action['type'], `${path}.action.type`) },
    actor: textIn(action['playerId']) ?? textIn(commit['actorPlayerId']),
    battlefield: textIn(action['battlefield']),
    ...operationsAt(commit['operations'], `${path}.operations`),
  };
};

/** A table that the file tells anew. */
export const toldAnew = (path: string, board: ForeignBoard): ForeignStep => ({
  ...{ path, kind: 'snapshot', actor: null, battlefield: null },
  ...{ board, operations: [], narrated: [] },
});

interface Gap {
  readonly at: number | null;
  readonly step: ForeignStep | null;
  readonly words: string;
}

const gapsAt = (value: unknown): readonly Gap[] =>
  listIn(value, 'gaps').map((each, i) => {
    const path = `gaps[${String(i)}]`;
    const gap = fieldsAt(each, path);
    const [from, to] = [numberIn(gap['fromSequence']), numberIn(gap['toSequence'])];
    const isMended = gap['snapshot'] !== undefined && gap['snapshot'] !== null;
    return {
      at: to,
      step: isMended ? toldAnew(path, boardAt(gap['snapshot'], `${path}.snapshot`)) : null,
      words: `From ${String(from)} to ${String(to)} the recorder missed what happened.`,
    };
  });

/** The changes in their order, with the tables that are told anew where the recorder had missed some. */
const stepsOf = (document: Fields, gaps: readonly Gap[]): readonly ForeignStep[] => {
  const origin = fieldsAt(document['origin'], 'origin');
  const mended = new Set<Gap>();
  const mendAt = (base: number | null): readonly ForeignStep[] => {
    const found = gaps.find((gap) => gap.at === base && !mended.has(gap));
    if (found === undefined) return [];
    mended.add(found);
    return found.step === null ? [] : [found.step];
  };
  const commits = listAt(document['commits'], 'commits').flatMap((each, i) => {
    const path = `commits[${String(i)}]`;
    return [...mendAt(numberIn(fieldsAt(each, path)['baseSequence'])), commitAt(each, path)];
  });
  const rest = gaps.flatMap((gap) => (mended.has(gap) || gap.step === null ? [] : [gap.step]));
  return [toldAnew('origin', boardAt(origin['snapshot'], 'origin.snapshot')), ...commits, ...rest];
};

/** Who gave the match up; null where it ended otherwise, or is not said to have ended. */
const loserIn = ({ reason, winnerPlayerId: winner }: Fields, players: readonly ForeignPlayer[]): string | null =>
  reason === 'concession' ? (players.find(({ id }) => winner !== null && id !== winner)?.id ?? null) : null;

/** Whether a file says that it is of the RiftAtlas recorder. */
export const isRatlas = (document: Fields): boolean => document['format'] === 'riftatlas-replay';

/** A match as the RiftAtlas recorder wrote it. Throws `Unread`. */
export const readRatlas = (document: Fields): ForeignMatch => {
  const version = document['version'];
  if (version !== 1) throw new Unread('version', `version 1 is read here, and this is ${String(version)}.`);
  const match = fieldsAt(document['match'], 'match');
  const players = playersAt(document['players']);
  const gaps = gapsAt(document['gaps']);
  const steps = stepsOf(document, gaps);
  return {
    ...{ from: 'RiftAtlas recorder', players, steps },
    day: textIn(match['capturedAt'])?.slice(0, 10) ?? null,
    first: steps.flatMap(({ narrated }) => narrated).find(({ turn }) => turn === 1)?.turnOf ?? null,
    loser: loserIn(fieldsAt(match['outcome'] ?? {}, 'match.outcome'), players),
    gaps: gaps.map(({ words }) => words),
  };
};
