import { checkLog, type LogCheck } from '#log/keeping';
import { EXIT, type ExitCode, type Io, printJson } from '../io.js';
import { withStore } from '../tapes/store.js';
import { logIn, type LogWish } from './wish.js';

const textOf = ({ origin, size, checkpoints, faults, unlogged }: LogCheck): string =>
  [
    `The log of ${origin} has ${size} leaves and ${checkpoints} published checkpoints; ${faults.length === 0 ? 'its store still holds every head in it' : 'something is not as it was logged'}.`,
    ...faults.map(({ match, what }) => `  ${match === null ? what : `${match} ${what}`}`),
    ...(unlogged === 0 ? [] : [`  ${unlogged} closings are not logged yet: "matchtape log checkpoint" does it.`]),
    '',
  ].join('\n');

/** Holds the log against everything that it has signed, and against its store. Exit 3 where something does not fit. */
export const logCheck = async (wish: LogWish, io: Io): Promise<ExitCode> => {
  const log = logIn(wish);
  const found = await withStore(wish, { readOnly: true }, (store) => checkLog(log, store));
  if (wish.json) printJson(io, found);
  else io.out(textOf(found));
  return found.faults.length === 0 ? EXIT.well : EXIT.tampered;
};
