import { type KeyType, makeVerifierKey } from '#log';
import { knownKeys, logFolderIn, makeFirstKey, retireKey, rotateKey } from '#log/keeping';
import { CliError } from '../cli-error.js';
import { EXIT, type ExitCode, type Io, printJson } from '../io.js';
import { asking } from './asking.js';
import type { LogWish } from './wish.js';

/** Which key is made or ended; none of them: the keys are listed. */
export interface KeysWish extends LogWish {
  readonly make?: string;
  readonly cosigner?: string;
  readonly rotate?: boolean;
  readonly retire?: string;
}

const changed = (folder: string, { make, cosigner, rotate, retire }: KeysWish): void => {
  const now = new Date().toISOString();
  const first = (name: string, type: KeyType): unknown => makeFirstKey(folder, { name, type, now });
  const wishes = [
    ...(make === undefined ? [] : [() => first(make, 'note')]),
    ...(cosigner === undefined ? [] : [() => first(cosigner, 'cosignature')]),
    ...(rotate === true ? [() => rotateKey(folder, now)] : []),
    ...(retire === undefined ? [] : [() => retireKey(folder, retire, now)]),
  ];
  if (wishes.length > 1) {
    throw new CliError('bad-option', 'One thing at a time is done to the keys.', {
      remedy: 'Name one of --make, --cosigner, --rotate, --retire.',
    });
  }
  for (const wish of wishes) wish();
};

/** Makes, exchanges or ends a key of the log, and lists all that ever signed it, as verifiers need them. */
export const logKeys = (wish: KeysWish, io: Io): ExitCode =>
  asking(() => {
    const folder = logFolderIn(wish.data);
    changed(folder, wish);
    const keys = knownKeys(folder).map(({ verifier, since, until }) => ({
      key: makeVerifierKey(verifier),
      signs: verifier.type,
      since,
      until,
    }));
    if (wish.json) printJson(io, { keys });
    else if (keys.length === 0)
      io.out(`There is no key in ${folder}. Begin a log by "matchtape log keys --make NAME".\n`);
    else
      io.out(
        keys
          .map(({ key, since, until }) => `${key}\n  signs since ${since}${until === null ? '' : `, ended ${until}`}\n`)
          .join(''),
      );
    return EXIT.well;
  });
