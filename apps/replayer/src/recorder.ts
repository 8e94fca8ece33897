import { computed, signal, type Signal } from '@preact/signals';
import type { RewindOrder } from '#match';
import { closeMatch, rewindMatch, sendPlay } from './api.js';
import type { Desk } from './desk.js';
import { isComplete, playOf } from './draft.js';
import { createDraft, lineOfDraft, type Drafting } from './drafting.js';
import type { EntryProblem } from './entry-problem.js';
import { createLineEntry, type LineEntry } from './line-entry.js';
import { sendBy, type EntryForm } from './sending.js';
import { createTypedLines, type TypedLines } from './typed-lines.js';
import { makeUuid } from './uuid.js';

/** The entry form at the live end of a tape: a play picked and filled, or a line typed. */
export interface Recorder extends Drafting {
  /** The line that is always ready. */
  readonly line: LineEntry;
  readonly problem: Signal<EntryProblem | null>;
  /** The lines that were entered, on their way to the tape. */
  readonly typed: TypedLines;
  /** Closes the tape for good, with a note; the last revision seen must still be the last. */
  readonly close: (note: string) => Promise<boolean>;
  /** Sets the match back to before a play; the last revision seen must still be the last. */
  readonly rewind: (order: Pick<Required<RewindOrder>, 'to' | 'by' | 'note'>) => Promise<boolean>;
}

type Form = EntryForm & Pick<Recorder, 'draft'>;

/** A draft goes to the table it was picked on; what is refused stays in the form. */
const sendDraft = async (desk: Desk, form: Form, typed: TypedLines): Promise<void> => {
  const draft = form.draft.value;
  if (draft === null || !isComplete(draft)) return;
  if (desk.alone.peek()) {
    // Without the server a play goes the way of lines, which are kept here.
    typed.add({ line: lineOfDraft(desk, draft), isMeant: true });
    form.draft.value = null;
    return;
  }
  const order = { playId: makeUuid(), expectedRevision: draft.madeOn, play: playOf(draft) };
  const isTaken = await sendBy(desk, form, () => sendPlay(desk.id, desk.seen.value.viewer, order));
  if (isTaken && form.draft.value === draft) form.draft.value = null;
};

/** Makes the entry form of a desk. Every entry carries the revision it was made on, so none lands on a table nobody saw. */
export const createRecorder = (desk: Desk): Recorder => {
  const typed = createTypedLines(desk);
  const line = createLineEntry(desk, typed);
  const drafting = createDraft(desk, line);
  const form = { draft: drafting.draft, problem: signal<EntryProblem | null>(null), isSending: signal(false) };
  return {
    ...drafting,
    ...form,
    isSending: computed(() => form.isSending.value || typed.isRunning.value),
    typed,
    line,
    pick: (offer) => {
      form.problem.value = null;
      drafting.pick(offer);
    },
    sendDraft: () => sendDraft(desk, form, typed),
    rewind: (order) =>
      sendBy(desk, form, () =>
        rewindMatch(desk.id, { ...order, playId: makeUuid(), expectedRevision: desk.last.value }),
      ),
    close: (note) => sendBy(desk, form, () => closeMatch(desk.id, { note, expectedRevision: desk.last.value })),
  };
};
