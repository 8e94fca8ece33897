import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Viewer } from '#ruleset';
import {
  contentOf,
  findPin,
  makeStudyDocument,
  parseStudyDocument,
  studyDecider,
  tapeOfIds,
  type InsideOrder,
  type Pin,
  type Pinned,
  type PinnedTape,
  type Place,
  type Study,
} from '#study';
import { wordsOf } from '../api.js';
import { keptAuthor } from './author.js';
import type { Desk } from '../desk.js';
import { makeUuid } from '../uuid.js';
import { fetchStudies, fetchStudy, openStudy, orderStudy, type ListedStudy } from './study-api.js';

/**
 * What is said of the tape on a desk. `isKept`: whether the study that is open is the server's; any other stays in this page until it is
 * exported.
 */
export interface StudyDesk {
  readonly desk: Desk;
  readonly listed: Signal<readonly ListedStudy[]>;
  readonly study: Signal<Study | null>;
  readonly isKept: Signal<boolean>;
  readonly author: Signal<string>;
  readonly problem: Signal<string | null>;
  /** The path of the branch that is on the page; null for the tape itself. */
  readonly branch: Signal<string | null>;
  /** The id of the chapter that is read on the page; null for none. */
  readonly chapter: Signal<string | null>;
  readonly tape: ReadonlySignal<PinnedTape>;
  /** The place of the step shown. */
  readonly here: ReadonlySignal<Place | null>;
  readonly find: (pin: Pin) => Pinned;
  readonly open: (id: string) => Promise<boolean>;
  readonly begin: (title: string) => Promise<boolean>;
  readonly order: (order: InsideOrder) => Promise<boolean>;
  readonly importText: (text: string) => Promise<boolean>;
  readonly exported: () => string;
}

/** A pin to an event of the tape on a desk. */
export const pinTo = ({ seen }: Desk, revision: number): Pin | null => {
  const event = seen.value.tape.events[revision];
  return event === undefined ? null : { event: event.id, revision, head: null };
};

const matchOf = (desk: Desk): string => desk.id.replace(/^match-/, '').replaceAll(/[^A-Za-z0-9._-]/g, '-');

/** What the parts of a study's desk share. */
interface Parts extends Pick<StudyDesk, 'desk' | 'listed' | 'study' | 'isKept' | 'author' | 'problem'> {
  readonly keeps: boolean;
  readonly viewer: Viewer;
}

type Order = Parameters<typeof studyDecider.decide>[1]['order'];

/** In this page alone: by the same decider as on the server. */
const decideHere = ({ study, author }: Parts, order: Order): void => {
  const before = order.type === 'OpenStudy' ? null : study.value;
  const by = { author: author.value, date: new Date().toISOString() };
  const decided = studyDecider.decide(before, { order, by });
  if (!decided.ok) throw new Error(`${decided.error.message} ${decided.error.remedy}`);
  study.value = decided.value.reduce(studyDecider.evolve, before);
};

const beginHere = (parts: Parts, title: string, document: Study | null): void => {
  const content = document && contentOf(document);
  decideHere(parts, { type: 'OpenStudy', id: makeUuid(), match: matchOf(parts.desk), title, content });
};

const begin = async (parts: Parts, title: string, document: Study | null): Promise<void> => {
  const { desk, study, isKept, author, listed, keeps, viewer } = parts;
  if (keeps) {
    const content = document === null ? {} : { document: makeStudyDocument(document) };
    study.value = await openStudy(desk.id, { id: makeUuid(), author: author.value, title, ...content });
    listed.value = await fetchStudies(desk.id, viewer);
  } else beginHere(parts, title, document);
  isKept.value = keeps;
};

const order = async (parts: Parts, given: InsideOrder): Promise<void> => {
  const { desk, study, isKept, author, keeps, viewer } = parts;
  if (study.value === null) return;
  if (isKept.value && keeps) {
    const { id } = study.value;
    const sent = { orderId: makeUuid(), author: author.value, order: given };
    study.value = await orderStudy({ match: desk.id, id }, viewer, sent);
  } else {
    decideHere(parts, given);
    isKept.value = false;
  }
};

const importText = async (parts: Parts, text: string): Promise<void> => {
  const read = parseStudyDocument(text);
  if (!read.ok) throw new Error(`${read.error.message} ${read.error.remedy}`);
  await begin(parts, read.value.title, read.value);
};

/** Does something, and answers whether it was done: what went wrong is told in the panel. */
const attempt = async ({ problem }: Pick<Parts, 'problem'>, work: () => Promise<void>): Promise<boolean> => {
  problem.value = null;
  try {
    await work();
    return true;
  } catch (error) {
    problem.value = wordsOf(error);
    return false;
  }
};

const partsOf = (desk: Desk, keeps: boolean): Parts => ({
  ...{ desk, keeps, viewer: desk.seen.peek().viewer },
  study: signal<Study | null>(null),
  isKept: signal(false),
  author: signal(keptAuthor()),
  problem: signal<string | null>(null),
  listed: signal<readonly ListedStudy[]>([]),
});

/** Makes what is said of a desk's tape. `keeps`: whether a server keeps what is written; `reads`: whether there is one to read from. */
export const createStudyDesk = (desk: Desk, { keeps, reads }: { keeps: boolean; reads: boolean }): StudyDesk => {
  const parts = partsOf(desk, keeps);
  const { study, isKept, viewer, listed } = parts;
  const tape = computed(() => tapeOfIds(desk.seen.value.tape.events.map(({ id }) => id)));
  const attempted = (work: () => Promise<void>): Promise<boolean> => attempt(parts, work);
  if (reads)
    void attempted(async () => {
      listed.value = await fetchStudies(desk.id, viewer);
    });
  return {
    ...parts,
    branch: signal<string | null>(null),
    chapter: signal<string | null>(null),
    tape,
    here: computed(() => {
      const pin = pinTo(desk, desk.at.value);
      return pin && { at: pin, branch: null };
    }),
    find: (pin) => findPin(pin, tape.value),
    open: (id) =>
      attempted(async () => {
        study.value = await fetchStudy(desk.id, id, viewer);
        isKept.value = true;
      }),
    begin: (title) => attempted(() => begin(parts, title, null)),
    order: (given) => attempted(() => order(parts, given)),
    importText: (text) => attempted(() => importText(parts, text)),
    exported: () => (study.value === null ? '' : `${JSON.stringify(makeStudyDocument(study.value), null, 2)}\n`),
  };
};

/** The steps of the tape that have a note, in order. */
export const stepsOf = ({ study, find }: StudyDesk): readonly number[] => {
  const pins = (study.value?.notes ?? []).map(({ place }) => find(place.at));
  const steps = pins.flatMap((pin) => (pin.outcome === 'broken' ? [] : [pin.revision]));
  return [...new Set(steps)].sort((one, other) => one - other);
};
