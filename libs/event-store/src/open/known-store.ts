import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { StoreUnavailableError } from '../errors.js';
import type { EventStore } from '../port.js';

/**
 * The first event of a store tells it from every other one, and from the same one begun anew; an older copy of it has the same.
 * It is noted in a small file beside the store, so that one that was emptied or exchanged is not taken for the same.
 */
interface FirstEvent {
  readonly stream: string;
  readonly id: string;
  readonly created: number;
}

const noteOf = (path: string): string => `${path}.known`;

/** What was noted of a store; undefined when nothing was. A note that cannot be read counts as none. */
export const readKnownStore = (path: string): FirstEvent | undefined => {
  try {
    const { stream, id, created } = JSON.parse(readFileSync(noteOf(path), 'utf8')) as Partial<FirstEvent>;
    return typeof stream === 'string' && typeof id === 'string' && typeof created === 'number'
      ? { stream, id, created }
      : undefined;
  } catch {
    return undefined;
  }
};

/** Whether there is no file at a path, or nothing in it. */
export const isEmpty = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;

const REMEDY = (path: string): string =>
  `Put the store back, or restore a backup of it; to begin anew on purpose, delete ${noteOf(path)} and the views beside it.`;

const sinceOf = ({ created }: FirstEvent): string => new Date(created).toISOString().slice(0, 10);

/** The store is empty, and was not. */
export const emptiedError = (path: string, known: FirstEvent): StoreUnavailableError =>
  new StoreUnavailableError(
    'store-other',
    `${path} is gone or empty, but a store with events since ${sinceOf(known)} was there. ${REMEDY(path)}`,
  );

const otherError = (path: string, known: FirstEvent): StoreUnavailableError =>
  new StoreUnavailableError(
    'store-other',
    `${path} is another store than the one with events since ${sinceOf(known)} that was there. ${REMEDY(path)}`,
  );

const firstOf = async (store: EventStore): Promise<FirstEvent | undefined> => {
  for await (const { stream, id, created } of store.readAll({ limit: 1 })) return { stream, id, created };
  return undefined;
};

/** Whole or not at all: a note that was half written would be none. */
const note = (path: string, first: FirstEvent): void => {
  const partial = `${noteOf(path)}.partial`;
  writeFileSync(partial, `${JSON.stringify(first)}\n`, { mode: 0o600 });
  renameSync(partial, noteOf(path));
};

const isSame = (one: FirstEvent, other: FirstEvent): boolean =>
  one.stream === other.stream && one.id === other.id && one.created === other.created;

/** Notes the first event as soon as there is one. A note that cannot be written costs the note, never the play. */
const noting = (store: EventStore, path: string): EventStore => {
  let isNoted = false;
  const noteFirst = async (): Promise<void> => {
    isNoted = true;
    try {
      const first = await firstOf(store);
      if (first !== undefined && !existsSync(noteOf(path))) note(path, first);
    } catch {
      isNoted = false;
    }
  };
  return {
    ...store,
    append: async (...wish) => {
      const appended = await store.append(...wish);
      if (!isNoted) await noteFirst();
      return appended;
    },
  };
};

/**
 * Holds an open store against what was noted of it, and sees to the note.
 * @throws StoreUnavailableError `store-other`
 */
export const rememberStore = async (
  store: EventStore,
  path: string,
  known: FirstEvent | undefined,
): Promise<EventStore> => {
  const first = await firstOf(store).catch(() => known);
  if (known !== undefined && first === undefined) throw emptiedError(path, known);
  if (known !== undefined && first !== undefined && !isSame(known, first)) throw otherError(path, known);
  if (known !== undefined) return store;
  if (first === undefined) return noting(store, path);
  try {
    note(path, first);
  } catch {
    // A folder that takes no file takes no events either, and says so when there is one.
  }
  return store;
};
