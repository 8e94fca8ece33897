import type { Envelope, Fact, Json } from '#kernel';
import { FOREIGN_GAME, readForeign } from '#foreign';
import { parseTapeFile, recordTape, schemasOf, tapeEventIdOf, type TapeRecording } from '#match';
import type { HeldRuleset } from '#ruleset';
import { makeTapeDocument, sha256 } from '#tape-document';
import { gameOf } from './rulesets.js';
import { TapeFileError } from './tape-file-error.js';

type Recording = TapeRecording<unknown, unknown, Fact>;

const enveloped = (ruleset: HeldRuleset, { batches }: Recording, match: string): readonly Envelope[] => {
  const { versionOf } = schemasOf(ruleset);
  const at = new Date().toISOString();
  return batches
    .flatMap(({ events, by }, number) => events.map((event) => ({ event, by, number })))
    .map(({ event: { type, data, because }, by, number }, revision) => ({
      ...{ stream: `match-${match}`, revision, id: tapeEventIdOf(match, revision), type, at, because },
      schema: versionOf(type),
      actor: by === 'dealer' ? 'dealer' : 'scorekeeper',
      cause: `${match}-${String(number)}`,
      data: data as Json,
    }));
};

/** A tape's document, made of a file that another recorder wrote, and what of that could not be followed. Throws `TapeFileError`. */
export const foreignTape = async (
  name: string,
  text: string,
): Promise<{ readonly text: string; readonly left: readonly string[] }> => {
  const game = gameOf(FOREIGN_GAME);
  if (game === undefined) throw new TapeFileError(`"${name}" is of a game that this page does not have.`);
  const ruleset = (await game.load()) as HeldRuleset;
  const tape = readForeign(JSON.parse(text), ruleset);
  if (!tape.ok) throw new TapeFileError(`"${name}" cannot be read. ${tape.error.message} ${tape.error.remedy}`);
  const file = parseTapeFile(tape.value.text);
  if (!file.ok) throw new TapeFileError(`"${name}" cannot be read. ${file.error.message}`);
  const recording: Recording = recordTape(ruleset, file.value, new Map());
  if (recording.problem !== null) throw new TapeFileError(`"${name}" cannot be read. ${recording.problem.message}`);
  const events = enveloped(ruleset, recording, name.replaceAll(/[^A-Za-z0-9_-]/g, '-').slice(0, 60));
  return { text: JSON.stringify(makeTapeDocument(sha256, events)), left: tape.value.left };
};
