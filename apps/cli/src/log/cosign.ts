import { cosign, logFolderIn } from '#log/keeping';
import { readText } from '../files.js';
import { EXIT, type ExitCode, type Io, printJson } from '../io.js';
import { asking, keysNamed } from './asking.js';
import { giveText, logIn, type LogWish } from './wish.js';

/** Whose signatures are believed. */
export interface KeyedWish extends LogWish {
  readonly key: readonly string[];
}

const give = (checkpoint: string, wish: LogWish, io: Io): ExitCode => {
  if (wish.json) printJson(io, { checkpoint });
  else giveText(checkpoint, wish, io);
  return EXIT.well;
};

/** Cosigns a checkpoint on another machine, which keeps what it has seen of the log. */
export const logCosign = (file: string, wish: KeyedWish, io: Io): ExitCode => {
  const logKeys = keysNamed(wish.key, '--key');
  const time = Math.floor(Date.now() / 1000);
  const folder = logFolderIn(wish.data);
  return give(
    asking(() => cosign(readText(file), { folder, logKeys, time })),
    wish,
    io,
  );
};

/** Takes the cosignature of another machine, so that the checkpoint is given with it from then on. */
export const logAccept = (file: string, wish: KeyedWish, io: Io): ExitCode => {
  const cosigners = keysNamed(wish.key, '--key');
  const log = logIn(wish);
  return give(
    asking(() => log.accept(readText(file), cosigners)),
    wish,
    io,
  );
};
