import { join, resolve } from 'node:path';
import { InvalidRequestError } from '../errors.js';
import { createHash } from 'node:crypto';

/** Where a store is. `connection` may hold credentials: for messages there is `nameOfPlace`. */
export type StorePlace =
  | { readonly kind: 'memory' }
  | { readonly kind: 'sqlite'; readonly path: string }
  | { readonly kind: 'kurrentdb'; readonly connection: string };

/** The file that `sqlite` means, in the data folder. */
const FILE = 'matches.sqlite';

const CONNECTION = /^(?:kurrentdb|kurrent|kdb|esdb)(?:\+discover)?:\/\//i;

/** Everything before the last `@` of the authority may be a password, also one whose `/` or `?` was not written as %2F or %3F. */
const withoutCredentials = (connection: string): string => connection.replace(/^([a-z+]*:\/\/)?.*@/is, '$1');

const KINDS = '"sqlite", "sqlite:PATH", "memory", or a connection string such as "kurrentdb://HOST:2113?tls=true"';

/**
 * Reads the word that names a store: `sqlite` (the file matches.sqlite of the data folder), `sqlite:PATH`, `memory`, or a
 * connection string of KurrentDB (`kurrentdb://`, `kurrent://`, `kdb://`, `esdb://`, each also with `+discover`).
 * @throws InvalidRequestError naming what a store may be called; never shows what may be a password
 */
export const parsePlace = (word: string, folder: string): StorePlace => {
  if (word === 'memory') return { kind: 'memory' };
  if (word === 'sqlite') return { kind: 'sqlite', path: join(folder, FILE) };
  if (CONNECTION.test(word)) return { kind: 'kurrentdb', connection: word };
  const [, path = ''] = /^sqlite:(.+)$/s.exec(word) ?? [];
  if (path !== '' && !path.startsWith('//')) return { kind: 'sqlite', path: resolve(path) };
  const shown = withoutCredentials(word).split('?')[0] ?? '';
  throw new InvalidRequestError(`The store "${shown}"`, `is none that is known here; name it ${KINDS}`);
};

/** The place for a message: without user, password and settings. */
export const nameOfPlace = (place: StorePlace): string => {
  if (place.kind === 'memory') return 'memory';
  if (place.kind === 'sqlite') return place.path;
  return withoutCredentials(place.connection).split('?')[0] ?? '';
};

/** Where the views of a place are kept: each place has its own, since a checkpoint means nothing in another store. */
export const viewsPath = (place: StorePlace, data: string): string => {
  if (place.kind === 'sqlite') return `${place.path.replace(/\.sqlite$/, '')}.views.sqlite`;
  const name = createHash('sha256').update(nameOfPlace(place)).digest('hex').slice(0, 8);
  return join(data, `views-${name}.sqlite`);
};
