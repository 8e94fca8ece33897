import { appendFileSync } from 'node:fs';
import type { Fact } from '#kernel';
import {
  type DisputeOrder,
  parseJudgeLine,
  parseRoundLine,
  parseTakeBackLine,
  recordLine,
  type RoundOrder,
  type TakeBack,
} from '#match';
import { project, type Projection } from '#projections';
import { CliError, tapeError } from '../cli-error.js';
import { readText } from '../files.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { loadTape, seenBy, type LoadedTape } from '../tapes/load-tape.js';
import { type StoreWish, wantsStore } from '../tapes/store-wish.js';
import { faultOf, recordFile } from '../tapes/tape-text.js';

/** What a command was asked for that takes orders as lines and then tells how the tape stands. */
export interface OrderingOptions extends StoreWish {
  /** Orders to be taken first, as lines. */
  readonly steps: readonly string[];
  readonly viewer?: string;
  readonly json?: boolean;
}

/**
 * How such a command reads its lines, and what it tells.
 * - `lineOf`: a line as a tape file writes it, of one that may leave out its beginning
 * - `name`: what the view is called as data; `text`: the view for people
 */
export interface Ordering<View> {
  readonly lineOf: (text: string) => string;
  readonly name: string;
  readonly view: Projection<View>;
  readonly text: (view: View, loaded: LoadedTape) => string;
}

type Order = DisputeOrder | RoundOrder | TakeBack;

const orderIn = (line: string, players: readonly { readonly name: string }[]): Order => {
  const order = parseTakeBackLine(line) ?? parseRoundLine(line, players) ?? parseJudgeLine(line, players);
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
  await withStore(wish, { readOnly: false }, (store) =>
    orderInStore(store, id, ({ players }) => orderIn(line, players)),
  );
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

/** Takes the orders one after the other where the tape is, in a store or behind the last line of a file, and tells how it stands then. */
export const orderAndTell = async <View>(
  target: string,
  { steps, viewer, json, ...wish }: OrderingOptions,
  { io, ...ordering }: Ordering<View> & { readonly io: Io },
): Promise<ExitCode> => {
  for (const line of steps.map(ordering.lineOf)) {
    if (wantsStore(wish)) await inStore(wish, target, line);
    else inFile(target, line);
  }
  const loaded = seenBy(await loadTape({ target, ...wish }), viewer);
  const view = project<View, unknown, unknown, Fact>(ordering.view, loaded, loaded.envelopes);
  if (json) printJson(io, { tape: target, [ordering.name]: view });
  else io.out(ordering.text(view, loaded));
  return EXIT.well;
};
