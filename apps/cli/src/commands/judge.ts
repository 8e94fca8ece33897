import { appendFileSync } from 'node:fs';
import { type DisputeOrder, parseJudgeLine, parseRoundLine, recordLine, type RoundOrder } from '#match';
import { disputes, project, type DisputeReading } from '#projections';
import { CliError, tapeError } from '../cli-error.js';
import { readText } from '../files.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { loadTape, seenBy } from '../tapes/load-tape.js';
import { type StoreWish, wantsStore } from '../tapes/store-wish.js';
import { faultOf, recordFile } from '../tapes/tape-text.js';
import { disputesText } from '../text/disputes.js';

/** What `judge` was asked for. */
export interface JudgeOptions extends StoreWish {
  /** Steps to be taken first, as lines. */
  readonly steps: readonly string[];
  readonly viewer?: string;
  readonly json?: boolean;
}

/** A step as a tape file writes it; `judge` and the colon behind it may be left out: "1: closed by judge Kim". */
const lineOf = (text: string): string => {
  if (/^judge\b/i.test(text)) return text;
  return /^\d+\s*:/.test(text) ? `judge ${text}` : `judge: ${text}`;
};

const orderIn = (line: string, players: readonly { readonly name: string }[]): DisputeOrder | RoundOrder => {
  const order = parseRoundLine(line, players) ?? parseJudgeLine(line, players);
  if (order?.ok === true) return order.value;
  const { code, message, column, expected } = order?.error ?? {
    ...{ code: 'judge/form', message: 'This is no step of a dispute.', column: 1, expected: [] },
  };
  const remedy = `Accepted there: ${expected.join('; ')}.`;
  throw new CliError(code, message, { remedy, place: { file: 'line', line: 1, column, text: line }, expected });
};

const inStore = async (wish: StoreWish, id: string, line: string): Promise<void> => {
  const { withStore } = await import('../tapes/store.js');
  const { orderInStore } = await import('../tapes/order-in-store.js');
  await withStore(wish, { readOnly: false }, (store) => orderInStore(store, id, (players) => orderIn(line, players)));
};

const inFile = (path: string, text: string): void => {
  if (!/\.tape$/i.test(path)) {
    const remedy = 'Name a .tape file, or a match id together with --data FOLDER or --store STORE.';
    throw new CliError('not-writable', `Nothing can be recorded into "${path}".`, { remedy });
  }
  const recorded = recordFile(path);
  const { problem } = recorded.recording;
  if (problem !== null) throw faultOf(problem, recorded);
  orderIn(text, recorded.recording.state.options?.players ?? []);
  const after = recordLine(recorded.ruleset, recorded.recording, { line: 1, column: 1, text });
  if (after.problem !== null) throw tapeError(after.problem, 'line', text);
  const isOpenLine = !readText(path).endsWith('\n');
  appendFileSync(path, `${isOpenLine ? '\n' : ''}${text}\n`);
};

/** Takes up an order where the tape is: in a store, or behind the last line of a file. */
export const orderAt = async (target: string, line: string, wish: StoreWish): Promise<void> => {
  if (wantsStore(wish)) await inStore(wish, target, line);
  else inFile(target, line);
};

/** The disputes of a tape; steps that are given are taken first, each as a line, and written where the tape is. */
export const judge = async (
  target: string,
  { steps, viewer, json, ...options }: JudgeOptions,
  io: Io,
): Promise<ExitCode> => {
  for (const line of steps.map(lineOf)) await orderAt(target, line, options);
  const loaded = seenBy(await loadTape({ target, ...options }), viewer);
  const read: readonly DisputeReading[] = project(disputes, loaded, loaded.envelopes);
  const { edition = '', players = [] } = loaded.tape.states.at(-1)?.options ?? {};
  if (json) printJson(io, { tape: target, disputes: read });
  else io.out(disputesText(read, { edition, players }));
  return EXIT.well;
};
