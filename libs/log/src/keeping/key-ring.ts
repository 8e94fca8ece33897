import { join } from 'node:path';
import { type KeyType, LogError, makeVerifierKey, parseVerifierKey, type VerifierKey } from '#log';
import { alone, appendLines, makeOwnFolder, readIfThere, readOwnOnly, replaceFile } from './folder.js';
import { makeSigningKey, readSigningKey, type SigningKey, writeSigningKey } from './signing-key.js';

/** A key of a log as its folder remembers it: since when it signs, and until when it did. Times are ISO 8601 in UTC. */
export interface KnownKey {
  readonly verifier: VerifierKey;
  readonly since: string;
  readonly until: string | null;
}

/** The private keys, a line each, of their owner alone; and all that ever signed, with their times, for everybody. */
const SECRET_FILE = 'signing.key';
const KNOWN_FILE = 'keys';

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** The keys that sign now, the newest last; none where there is no log. Throws `LogError` `log/key`. */
export const signingKeys = (folder: string): readonly SigningKey[] =>
  linesOf(readOwnOnly(join(folder, SECRET_FILE))).map(readSigningKey);

/** Every key that ever signed here, in the order they were made. */
export const knownKeys = (folder: string): readonly KnownKey[] => {
  const known = new Map<string, KnownKey>();
  for (const line of linesOf(readIfThere(join(folder, KNOWN_FILE)))) {
    const [word, time = '', text = ''] = line.split(' ');
    const before = known.get(text);
    if (word === 'since') known.set(text, { verifier: parseVerifierKey(text), since: time, until: null });
    else if (word === 'until' && before !== undefined) known.set(text, { ...before, until: time });
  }
  return [...known.values()];
};

const keepSecret = (folder: string, keys: readonly SigningKey[]): void =>
  replaceFile(join(folder, SECRET_FILE), keys.map((key) => `${writeSigningKey(key)}\n`).join(''));

const addKey = (folder: string, name: string, [type, now]: readonly [KeyType, string]): SigningKey => {
  const made = makeSigningKey(name, type);
  appendLines(join(folder, KNOWN_FILE), [`since ${now} ${makeVerifierKey(made.verifier)}`]);
  keepSecret(folder, [...signingKeys(folder), made]);
  return made;
};

/**
 * Makes the first key of a folder; its name is the origin of the log (or the name of the machine that cosigns) for good. Throws
 * `LogError` `log/key` where there is one.
 */
export const makeFirstKey = (
  folder: string,
  wish: { readonly name: string; readonly type: KeyType; readonly now: string },
): VerifierKey => {
  makeSigningKey(wish.name, wish.type);
  makeOwnFolder(folder);
  return alone(folder, () => {
    const [known] = knownKeys(folder);
    if (known === undefined) return addKey(folder, wish.name, [wish.type, wish.now]).verifier;
    throw new LogError(
      'log/key',
      `${folder} has a key already, of ${known.verifier.name}.`,
      'A name never changes. Another key of the same name is made by "matchtape log keys --rotate".',
    );
  });
};

const noKey = (folder: string): LogError =>
  new LogError('log/none', `There is no key in ${folder}.`, 'Make one: "matchtape log keys --make NAME".');

/** Makes another key of the same name. From then on both sign, so that whoever knows either believes what is signed. */
export const rotateKey = (folder: string, now: string): VerifierKey => {
  const [first] = signingKeys(folder);
  if (first === undefined) throw noKey(folder);
  const { name, type } = first.verifier;
  return alone(folder, () => addKey(folder, name, [type, now]).verifier);
};

/** Takes a key away, by its id: it signs nothing more, and what it signed stays signed. Throws `LogError` `log/key` for the last one. */
export const retireKey = (folder: string, id: string, now: string): VerifierKey =>
  alone(folder, () => {
    const keys = signingKeys(folder);
    const gone = keys.find(({ verifier }) => verifier.id === id);
    if (gone === undefined || keys.length === 1) {
      const what =
        gone === undefined ? `No key with the id ${id} signs here.` : `${id} is the only key that signs here.`;
      throw new LogError(
        'log/key',
        what,
        'Make the next one first ("matchtape log keys --rotate"), and name one of those that it lists.',
      );
    }
    keepSecret(
      folder,
      keys.filter((key) => key !== gone),
    );
    appendLines(join(folder, KNOWN_FILE), [`until ${now} ${makeVerifierKey(gone.verifier)}`]);
    return gone.verifier;
  });
