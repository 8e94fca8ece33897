import { readdirSync, readFileSync } from 'node:fs';
import type { Envelope, Fact, Json } from '#kernel';
import { isRecorderEvent, matchDecider, parseTapeFile, recordTape, schemasOf, type TapeFile, type TapeRecording } from '#match';
import type { Ruleset } from '#ruleset';

/** One fact of a game with the tables around it, and the play that caused it; null for those of the opening. */
export interface Step<State, Play, F extends Fact> {
  readonly play: Play | null;
  readonly fact: F;
  readonly before: State;
  readonly after: State;
}

/** A tape file as it was read and recorded. */
export interface Game<State, Play, F extends Fact> {
  readonly name: string;
  readonly file: TapeFile;
  readonly recording: TapeRecording<State, Play, F>;
  readonly ruleset: Ruleset<State, Play, F>;
}

const readGame = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  folder: URL,
  name: string,
): Game<State, Play, F> => {
  const file = parseTapeFile(readFileSync(new URL(name, folder), 'utf8'));
  if (!file.ok) throw new Error(`${name}, line ${file.error.line}, column ${file.error.column}: ${file.error.message}`);
  const paths = file.value.players.flatMap(({ deck }) => (deck.kind === 'path' ? [deck.path] : []));
  const decks = new Map(paths.map((path) => [path, readFileSync(new URL(path, folder), 'utf8')]));
  return { name, file: file.value, recording: recordTape(ruleset, file.value, decks), ruleset };
};

/** Every recorded game of a ruleset: the tape files of its folder. */
export const readGames = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
): readonly Game<State, Play, F>[] => {
  const folder = new URL(`./${ruleset.id}/`, import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.tape'));
  return names.sort().map((name) => readGame(ruleset, folder, name));
};

/** The facts of a game, each with the tables around it. */
export const stepsOf = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { recording }: Game<State, Play, F>,
): readonly Step<State, Play, F>[] => {
  const { initial, evolve } = matchDecider(ruleset);
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
export const envelopesOf = <State, Play, F extends Fact>({
  recording,
  ruleset,
}: Game<State, Play, F>): readonly Envelope[] => {
  const schemas = schemasOf(ruleset);
  const entries = recording.batches.flatMap(({ events, by }, batch) => events.map((event) => ({ event, by, batch })));
  return entries.map(({ event, by, batch }, revision): Envelope => ({
    stream: 'match-game',
    revision,
    id: `00000000-0000-4000-8000-${revision.toString(16).padStart(12, '0')}`,
    type: event.type,
    schema: schemas.versionOf(event.type),
    at: new Date(START + batch * 1000).toISOString(),
    actor: by === 'dealer' ? 'dealer' : 'scorekeeper',
    cause: `play-${batch}`,
    because: event.because,
    data: event.data as Json,
  }));
};
