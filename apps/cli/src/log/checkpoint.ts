import { catchUp, type HeadLog, headsOf } from '#log/keeping';
import type { EventStore } from '#event-store';
import { parseSize } from '#log';
import { CliError } from '../cli-error.js';
import { EXIT, type ExitCode, type Io, printJson } from '../io.js';
import { readMatch, withStore } from '../tapes/store.js';
import { asking, askingStore } from './asking.js';
import { giveText, logIn, type LogWish } from './wish.js';

/** `match`: matches whose heads are logged as they are now; `since`: the size that another machine saw last. */
export interface CheckpointWish extends LogWish {
  readonly match: readonly string[];
  readonly since?: string;
}

/** A whole number that was typed. Throws where it is none. */
export const numberIn = (text: string | undefined, option: string): number | undefined => {
  const number = text === undefined ? undefined : parseSize(text);
  if (text === undefined || number !== undefined) return number;
  throw new CliError('bad-option', `${option} is "${text}", which is no whole number.`, {
    remedy: 'Write it in digits.',
  });
};

const logged = async (log: HeadLog, store: EventStore, matches: readonly string[]): Promise<string> => {
  const checkpoint = await catchUp(log, store);
  for (const match of matches) {
    // Where there is none of that id, this says which there are.
    await readMatch(store, match);
    log.add(await headsOf(store, match, null));
  }
  return matches.length === 0 ? checkpoint : log.checkpoint();
};

/** Logs what was closed, and the matches that are named; signs a checkpoint and gives it, or the request to cosign it. */
export const logCheckpoint = async (wish: CheckpointWish, io: Io): Promise<ExitCode> => {
  const log = logIn(wish);
  const before = numberIn(wish.since, '--since');
  const checkpoint = await askingStore(withStore(wish, { readOnly: true }, (store) => logged(log, store, wish.match)));
  const text = before === undefined ? checkpoint : asking(() => log.request(before));
  if (wish.json)
    printJson(io, {
      origin: log.origin,
      size: log.leaves.tree.size,
      checkpoint,
      ...(before === undefined ? {} : { request: text }),
    });
  else giveText(text, wish, io);
  return EXIT.well;
};
