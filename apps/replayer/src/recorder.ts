import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Json, JsonObject } from '#kernel';
import type { Problem, Verdict } from '#ruleset';
import type { RewindOrder } from '#match';
import { ApiProblem, closeMatch, fetchEvents, rewindMatch, sendPlay } from './api.js';
import type { Desk } from './desk.js';
import { isComplete, playOf, type Draft } from './draft.js';
import { matchAt } from './tape.js';
import { makeUuid } from './uuid.js';

/** Why an entry was not recorded. `column` (from 1) points into the line, `expected` lists what could stand there. */
export interface EntryProblem {
  readonly message: string;
  readonly remedy: string;
  readonly line: string | null;
  readonly column: number | null;
  readonly isConflict: boolean;
}

/** What the rules would say of an entry on the table as it stands. */
export type Forecast = { readonly verdict: Verdict } | { readonly problem: Problem };

/** The entry form at the live end of a tape: a play picked and filled, or a line typed. */
export interface Recorder {
  readonly draft: Signal<Draft | null>;
  readonly line: Signal<string>;
  readonly problem: Signal<EntryProblem | null>;
  readonly isSending: Signal<boolean>;
  readonly forecast: ReadonlySignal<Forecast | null>;
  readonly sendDraft: () => Promise<void>;
  readonly sendLine: () => Promise<void>;
  readonly writeDraftAsLine: () => void;
  /** Closes the tape for good, with a note; the last revision seen must still be the last. */
  readonly close: (note: string) => Promise<void>;
  /** Sets the match back to before a play; the last revision seen must still be the last. */
  readonly rewind: (order: Pick<Required<RewindOrder>, 'to' | 'by' | 'note'>) => Promise<void>;
}

const entryProblem = (line: string | null, problem: unknown): EntryProblem => {
  if (!(problem instanceof ApiProblem)) {
    return { message: String(problem), remedy: '', line, column: null, isConflict: false };
  }
  const { column } = problem.details;
  return {
    message: problem.message,
    remedy: problem.remedy,
    line,
    column: line !== null && typeof column === 'number' ? column : null,
    isConflict: problem.code === 'match/wrong-revision',
  };
};

/** The state that an entry would be decided on: the tape's end. */
const gameAtEnd = (desk: Desk): unknown => matchAt(desk.seen.value, desk.last.value).game;

const judge = (desk: Desk, play: Json): Forecast => {
  const { recording } = matchAt(desk.seen.value, desk.last.value);
  const decision = desk.seen.value.ruleset.decide(gameAtEnd(desk), play, recording);
  return decision.outcome === 'impossible' ? { problem: decision.problem } : { verdict: decision.verdict };
};

const lineProblem = (desk: Desk, line: string): EntryProblem | null => {
  const read = desk.seen.value.ruleset.notation.parse(line, gameAtEnd(desk));
  if (read.ok) return null;
  const { message, column, expected } = read.error;
  const remedy = expected.length === 0 ? '' : `Expected there: ${expected.slice(0, 8).join(', ')}.`;
  return { message, remedy, line, column, isConflict: false };
};

/** Reads what the tape has gained; the stream brings it as well, but may be cut at the moment. */
const catchUp = async (desk: Desk): Promise<void> => {
  desk.hear(await fetchEvents(desk.id, desk.seen.value.viewer, desk.last.value + 1));
};

/** A form at the tape's end: what is being entered, and what came of sending it. */
export type EntryForm = Pick<Recorder, 'draft' | 'line' | 'problem' | 'isSending'>;

/** Sends something to the tape's end. What is refused stays in the form; `line` is the one that was typed, if one was. */
export const sendBy = async (
  desk: Desk,
  form: EntryForm,
  { line, order }: { readonly line: string | null; readonly order: () => Promise<unknown> },
): Promise<void> => {
  form.isSending.value = true;
  form.problem.value = null;
  try {
    await order();
    form.draft.value = null;
    form.line.value = '';
    await catchUp(desk);
  } catch (refusal) {
    const problem = entryProblem(line, refusal);
    form.problem.value = problem;
    if (problem.isConflict) await catchUp(desk).catch(() => undefined);
  } finally {
    form.isSending.value = false;
  }
};

const send = (desk: Desk, form: EntryForm, entry: { play: JsonObject } | { line: string }): Promise<void> =>
  sendBy(desk, form, {
    line: 'line' in entry ? entry.line : null,
    order: () =>
      sendPlay(desk.id, desk.seen.value.viewer, { playId: makeUuid(), expectedRevision: desk.last.value, ...entry }),
  });

const sendLine = async (desk: Desk, form: EntryForm): Promise<void> => {
  const line = form.line.value.trim();
  if (line === '') return;
  form.problem.value = lineProblem(desk, line);
  if (form.problem.value === null) await send(desk, form, { line });
};

/** Makes the entry form of a desk. Every entry carries the revision it was made on, so none lands on a table nobody saw. */
export const createRecorder = (desk: Desk): Recorder => {
  const draft = signal<Draft | null>(null);
  const form = { draft, line: signal(''), problem: signal<EntryProblem | null>(null), isSending: signal(false) };
  return {
    ...form,
    forecast: computed(() => (draft.value === null ? null : judge(desk, playOf(draft.value)))),
    sendDraft: async () => {
      if (draft.value !== null && isComplete(draft.value)) await send(desk, form, { play: playOf(draft.value) });
    },
    sendLine: () => sendLine(desk, form),
    writeDraftAsLine: () => {
      if (draft.value === null) return;
      form.line.value = desk.seen.value.ruleset.notation.make(playOf(draft.value), gameAtEnd(desk));
      draft.value = null;
    },
    rewind: (order) =>
      sendBy(desk, form, {
        line: null,
        order: () => rewindMatch(desk.id, { ...order, playId: makeUuid(), expectedRevision: desk.last.value }),
      }),
    close: (note) =>
      sendBy(desk, form, {
        line: null,
        order: () => closeMatch(desk.id, { note, expectedRevision: desk.last.value }),
      }),
  };
};
