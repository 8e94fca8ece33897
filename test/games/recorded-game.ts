import { readdirSync, readFileSync } from 'node:fs';
import type { Envelope, Json } from '#kernel';
import { isRecorderEvent, matchDecider, parseTapeFile, recordTape, type TapeFile, type TapeRecording } from '#match';
import { riftbound, type Play, type RiftboundFact, type RiftboundState } from '#rulesets/riftbound';

/** One fact of a game with the tables around it, and the play that caused it; null for those of the opening. */
export interface Step {
  readonly play: Play | null;
  readonly fact: RiftboundFact;
  readonly before: RiftboundState;
  readonly after: RiftboundState;
}

/** A tape file of this folder as it was read and recorded. */
export interface Game {
  readonly name: string;
  readonly file: TapeFile;
  readonly recording: TapeRecording<RiftboundState, Play, RiftboundFact>;
}

const FOLDER = new URL('./', import.meta.url);

const readGame = (name: string): Game => {
  const file = parseTapeFile(readFileSync(new URL(name, FOLDER), 'utf8'));
  if (!file.ok) throw new Error(`${name}, line ${file.error.line}, column ${file.error.column}: ${file.error.message}`);
  const paths = file.value.players.flatMap(({ deck }) => (deck.kind === 'path' ? [deck.path] : []));
  const decks = new Map(paths.map((path) => [path, readFileSync(new URL(path, FOLDER), 'utf8')]));
  return { name, file: file.value, recording: recordTape(riftbound, file.value, decks) };
};

/** Every game that a person recorded: the tape files of this folder. */
export const readGames = (): readonly Game[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.tape'))
    .sort()
    .map(readGame);

/** The facts of a game, each with the tables around it. */
export const stepsOf = ({ recording }: Game): readonly Step[] => {
  const { initial, evolve } = matchDecider(riftbound);
  let state = initial;
  return recording.batches.flatMap(({ play, events }) =>
    events.flatMap((event) => {
      const before = state.game;
      state = evolve(state, event);
      return isRecorderEvent<Play>(event) ? [] : [{ play, fact: event, before, after: state.game }];
    }),
  );
};

const START = Date.UTC(2026, 7, 1, 12);

/** The stream that a store would hold of a game. */
export const envelopesOf = ({ recording }: Game): readonly Envelope[] => {
  const entries = recording.batches.flatMap(({ events, by }, batch) => events.map((event) => ({ event, by, batch })));
  return entries.map(({ event, by, batch }, revision): Envelope => ({
    stream: 'match-game',
    revision,
    id: `00000000-0000-4000-8000-${revision.toString(16).padStart(12, '0')}`,
    type: event.type,
    schema: 1,
    at: new Date(START + batch * 1000).toISOString(),
    actor: by === 'dealer' ? 'dealer' : 'scorekeeper',
    cause: `play-${batch}`,
    because: event.because,
    data: event.data as unknown as Json,
  }));
};
