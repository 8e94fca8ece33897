import type { TapeBatch } from '#match';
import type { Fact } from '#kernel';
import { isFault } from '#ruleset';
import { errorJson, errorText } from '../cli-error.js';
import { writeText } from '../files.js';
import { EXIT, printJson, progress, type ExitCode, type Io } from '../io.js';
import { sealBatches, sealRecording, type Sealing } from '../tapes/envelopes.js';
import { makeTapeDocument } from '#tape-document';
import { digest } from '../tapes/tape-json.js';
import { faultOf, recordFile, sealingOf, type RecordedFile } from '../tapes/tape-text.js';
import { type StoreWish, wantsStore } from '../tapes/store-wish.js';
import { findingJson, lineText } from '../text/verdicts.js';

/** What `record FILE` was asked for. Where a store is named, it is appended to as the match `id`. */
export interface RecordOptions extends StoreWish {
  readonly out?: string;
  readonly id?: string;
  readonly json?: boolean;
}

type Batch = TapeBatch<unknown, Fact>;

const editionOf = ({ recording }: RecordedFile): string => recording.state.options?.edition ?? '';

const lineJson = ({ line, verdict, events, by }: Batch, edition: string): object => ({
  by,
  ...(line && { line: line.line, text: line.text }),
  status: verdict.status,
  findings: verdict.findings.map((finding) => findingJson(finding, edition)),
  events: events.map(({ type }) => type),
});

const waitingText = ({ recording: { state }, ruleset }: RecordedFile): readonly string[] =>
  state.status !== 'open'
    ? []
    : ruleset.waitingFor(state.game).map(({ seat, question }) => {
        const who = seat === null ? 'the table' : (state.options?.players[seat]?.name ?? `seat ${seat + 1}`);
        return `Waits for ${who}: ${question}`;
      });

const recordedText = (recorded: RecordedFile): string => {
  const edition = editionOf(recorded);
  const { batches, state } = recorded.recording;
  const { result } = recorded.ruleset.view(state.game, 'recorder');
  const lines = [
    ...batches.flatMap(({ line, ...batch }) =>
      line === null ? [] : [`${String(line.line).padStart(4)}  ${lineText(line.text, batch, edition)}`],
    ),
    ...waitingText(recorded),
    ...(result === null ? [] : [`Over: ${result.reason}.`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
};

const tell = (
  recorded: RecordedFile,
  isSound: boolean,
  { json, io }: { readonly json: boolean; readonly io: Io },
): void => {
  const { batches, problem, state } = recorded.recording;
  const fault = problem === null ? null : faultOf(problem, recorded);
  if (!json) {
    io.out(recordedText(recorded));
    if (fault !== null) io.err(errorText(fault));
    return;
  }
  const edition = editionOf(recorded);
  const result = recorded.ruleset.result(state.game);
  printJson(io, {
    file: recorded.path,
    isSound,
    batches: batches.map((batch) => lineJson(batch, edition)),
    result,
    ...(fault && errorJson(fault)),
  });
};

const storeIn = async (wish: StoreWish, recorded: RecordedFile, sealing: Sealing): Promise<void> => {
  const { appendMatch, withStore } = await import('../tapes/store.js');
  const batches = sealBatches(recorded.recording.batches, sealing);
  await withStore(wish, { readOnly: false }, (open) =>
    appendMatch(open, { id: sealing.match, ruleset: recorded.ruleset }, batches),
  );
};

/** Records a tape file, tells the verdict on each line, and writes the tape where it is wanted. A fault writes nothing. */
export const record = async (path: string, options: RecordOptions, io: Io): Promise<ExitCode> => {
  const bar = progress(io);
  bar.tell(`Recording ${path} ...`);
  const recorded = recordFile(path);
  bar.done();
  const { batches, problem } = recorded.recording;
  const isSound = problem === null && !batches.some(({ verdict }) => isFault(verdict));
  tell(recorded, isSound, { json: options.json ?? false, io });
  if (problem !== null) return EXIT.badInput;
  const usual = sealingOf(path);
  const sealing = { ...usual, ruleset: recorded.ruleset, match: options.id ?? usual.match };
  if (options.out !== undefined) {
    writeText(options.out, `${JSON.stringify(makeTapeDocument(digest, sealRecording(batches, sealing)), null, 1)}\n`);
  }
  if (wantsStore(options)) await storeIn(options, recorded, sealing);
  return isSound ? EXIT.well : EXIT.findings;
};
