import { EXIT, type ExitCode, type Io, printJson } from '../io.js';
import { numberIn } from './checkpoint.js';
import { asking } from './asking.js';
import { giveText, logIn, type LogWish } from './wish.js';

/** The newest head of the match and the newest checkpoint, unless others are named. */
export interface ProveWish extends LogWish {
  readonly revision?: string;
  readonly size?: string;
}

/** Gives the proof that a head of a match stands in the log. */
export const logProve = (match: string, wish: ProveWish, io: Io): ExitCode => {
  const [revision, size] = [numberIn(wish.revision, '--revision'), numberIn(wish.size, '--size')];
  const log = logIn(wish);
  const proof = asking(() =>
    log.prove({ match, ...(revision === undefined ? {} : { revision }), ...(size === undefined ? {} : { size }) }),
  );
  if (wish.json) printJson(io, { match, proof });
  else giveText(proof, wish, io);
  return EXIT.well;
};
