import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EventStore } from '#event-store';
import { openMemoryStore } from '#event-store/memory';
import type { Fact, Json, NewEnvelope, Schemas } from '#kernel';
import { parseTapeFile, recordTape, schemasOf, type TapeFile, type TapeRecording } from '#match';
import type { AnyRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { atRoot } from './root.js';

type Recording = TapeRecording<unknown, unknown, Fact>;

const GAMES: readonly AnyRuleset[] = [riftbound, runeterra];

/** A recorded game of test/games, as its file says it. */
export const tapeFile = (name: string, game = riftbound.id): TapeFile => {
  const read = parseTapeFile(readFileSync(atRoot(`test/games/${game}/${name}.tape`), 'utf8'));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

const gameOf = (file: TapeFile): AnyRuleset => {
  const ruleset = GAMES.find(({ id }) => id === file.game);
  if (ruleset === undefined) throw new Error(`There is no game "${file.game}".`);
  return ruleset;
};

/** Files of a worker share what was recorded: the same games are shown from many sides. */
const known = new Map<string, Recording>();

/** Records a file in memory; throws what is wrong with it. */
const recorded = (file: TapeFile): Recording => {
  const text = JSON.stringify(file);
  const recording = known.get(text) ?? recordedAnew(file);
  known.set(text, recording);
  return recording;
};

const recordedAnew = (file: TapeFile): Recording => {
  const recording = recordTape(gameOf(file), file, new Map()) as Recording;
  if (recording.problem !== null) throw new Error(recording.problem.message);
  return recording;
};

const batchesOf = ({ batches }: Recording, { versionOf }: Schemas): readonly (readonly NewEnvelope[])[] =>
  batches.map(({ by, events }, number) =>
    events.map(({ type, data, because }) => ({
      id: randomUUID(),
      type,
      schema: versionOf(type),
      at: new Date(Date.UTC(2026, 7, 1, 12, 0, number)).toISOString(),
      actor: by === 'dealer' ? 'dealer' : 'scorekeeper',
      cause: `batch-${number}`,
      because,
      data: data as Json,
    })),
  );

/** A store in memory that holds matches recorded from files, by match id. */
export const filledStore = async (matches: Readonly<Record<string, TapeFile>>): Promise<EventStore> => {
  const store = await openMemoryStore();
  for (const [id, file] of Object.entries(matches)) {
    for (const batch of batchesOf(recorded(file), schemasOf(gameOf(file))))
      await store.append(`match-${id}`, 'any', batch);
  }
  return store;
};
