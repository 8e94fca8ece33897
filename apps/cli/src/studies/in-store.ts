import { randomUUID } from 'node:crypto';
import type { EventStore } from '#event-store';
import type { Instead } from '#match';
import { RecordingProblem, STUDY_PREFIX, StudyShelf } from '#recording';
import { findPin, mapPins, OPENED, studyDecider, tapeOfIds, type Pin, type Study, type StudyOrder } from '#study';
import { CliError } from '../cli-error.js';
import { MATCH_STREAM, readMatch } from '../tapes/store.js';

/** What the studies' shelf says, as an error of this program. */
const told = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RecordingProblem) throw new CliError(error.code, error.message, { remedy: error.remedy });
    throw error;
  }
};

/** All studies of a store, the oldest first; of one match, where it is named. */
export const studiesIn = async (store: EventStore, match?: string): Promise<readonly Study[]> => {
  const shelf = new StudyShelf(store);
  const studies: Study[] = [];
  for await (const { stream } of store.readAll({ types: [OPENED], streamPrefix: STUDY_PREFIX })) {
    const { study } = await shelf.find(stream.slice(STUDY_PREFIX.length));
    if (study !== null && (match === undefined || study.match === match)) studies.push(study);
  }
  return studies;
};

/** Erases names from the studies of a match; see `StudyShelf.erase`. */
export const eraseInStudies = async (
  store: EventStore,
  match: string,
  forgetting: (authors: readonly string[]) => Instead,
): Promise<number> => {
  const ids = (await studiesIn(store, match)).map(({ id }) => id);
  return new StudyShelf(store).erase(ids, forgetting);
};

/** A study of a store. Throws where there is none of this id, naming those there are. */
export const studyIn = async (store: EventStore, id: string): Promise<Study> => {
  const { study } = await new StudyShelf(store).find(id);
  if (study !== null) return study;
  const ids = (await studiesIn(store)).map((each) => each.id);
  const remedy = ids.length === 0 ? 'The store has none.' : `There are: ${ids.slice(-12).join(', ')}.`;
  throw new CliError('study/unknown', `There is no study "${id}" in this store.`, { remedy });
};

/** A pin to a revision of a match, under the head that its tape has. */
export const pinAt = async (store: EventStore, match: string, revision: number): Promise<Pin> => {
  const events = await readMatch(store, match);
  const event = events[revision];
  if (event === undefined)
    throw new CliError('study/no-step', `The tape of "${match}" has no event ${String(revision)}.`, {
      remedy: `Name one from 0 to ${String(events.length - 1)}: "show" and "replay" tell them.`,
    });
  const head = await store.head(MATCH_STREAM + match);
  const isChained = head !== undefined && head.hash !== '';
  return { event: event.id, revision, head: isChained ? { revision: head.revision, hash: head.hash } : null };
};

/** The pins of a study that its tape does not hold, each in words. */
export const brokenPins = async (store: EventStore, study: Study): Promise<readonly string[]> => {
  const tape = tapeOfIds((await readMatch(store, study.match)).map(({ id }) => id));
  const broken = new Set<string>();
  mapPins(study, (pin) => {
    const found = findPin(pin, tape);
    if (found.outcome === 'broken') broken.add(found.words);
    return pin;
  });
  return [...broken];
};

/** Gives an order to a study in a store and answers the study after it. Throws what is refused; nothing is written then. */
export const orderStudyIn = async (
  store: EventStore,
  { id, order, author }: { readonly id: string; readonly order: StudyOrder; readonly author: string },
): Promise<Study> => {
  const shelf = new StudyShelf(store);
  const held = await shelf.find(id);
  const at = new Date().toISOString();
  const decided = studyDecider.decide(held.study, { order, by: { author, date: at } });
  if (!decided.ok) throw new CliError(decided.error.code, decided.error.message, { remedy: decided.error.remedy });
  await told(shelf.append(id, held, { events: decided.value, cause: `prompt-${randomUUID()}`, actor: author, at }));
  return studyIn(store, id);
};
