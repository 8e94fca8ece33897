import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Json } from '#kernel';
import type { Offer, Problem, Verdict } from '#ruleset';
import type { RewindOrder } from '#match';
import { closeMatch, rewindMatch, sendPlay } from './api.js';
import type { Desk } from './desk.js';
import { draftOf, isComplete, playOf, type Draft } from './draft.js';
import { gameAtEnd, type EntryProblem } from './entry-problem.js';
import { matchAt } from './tape.js';
import { createLineEntry, type LineEntry } from './line-entry.js';
import { sendBy, type EntryForm } from './sending.js';
import { createTypedLines, type TypedLines } from './typed-lines.js';
import { makeUuid } from './uuid.js';

/** What the rules would say of an entry on the table as it stands. */
export type Forecast = { readonly verdict: Verdict } | { readonly problem: Problem };

/** The entry form at the live end of a tape: a play picked and filled, or a line typed. */
export interface Recorder {
  readonly draft: Signal<Draft | null>;
  /** The line that is always ready. */
  readonly line: LineEntry;
  readonly problem: Signal<EntryProblem | null>;
  readonly isSending: ReadonlySignal<boolean>;
  readonly forecast: ReadonlySignal<Forecast | null>;
  /** The lines that were entered, on their way to the tape. */
  readonly typed: TypedLines;
  /** Begins a draft of an offer on the table as it is. */
  readonly pick: (offer: Offer<unknown>) => void;
  readonly sendDraft: () => Promise<void>;
  /** Takes the draft to the table as it is now, which its writer has looked at. */
  readonly rebase: () => void;
  readonly writeDraftAsLine: () => void;
  /** Closes the tape for good, with a note; the last revision seen must still be the last. */
  readonly close: (note: string) => Promise<boolean>;
  /** Sets the match back to before a play; the last revision seen must still be the last. */
  readonly rewind: (order: Pick<Required<RewindOrder>, 'to' | 'by' | 'note'>) => Promise<boolean>;
}

const judge = (desk: Desk, play: Json): Forecast => {
  const { recording } = matchAt(desk.seen.value, desk.last.value);
  const decision = desk.seen.value.ruleset.decide(gameAtEnd(desk), play, recording);
  return decision.outcome === 'impossible' ? { problem: decision.problem } : { verdict: decision.verdict };
};

type Form = EntryForm & Pick<Recorder, 'draft'>;

/** A draft goes to the table it was picked on; what is refused stays in the form. */
const sendDraft = async (desk: Desk, form: Form, typed: TypedLines): Promise<void> => {
  const draft = form.draft.value;
  if (draft === null || !isComplete(draft)) return;
  if (desk.alone.peek()) {
    // Without the server a play goes the way of lines, which are kept here.
    typed.add({ line: desk.seen.value.ruleset.notation.make(playOf(draft), gameAtEnd(desk)), isMeant: true });
    form.draft.value = null;
    return;
  }
  const order = { playId: makeUuid(), expectedRevision: draft.madeOn, play: playOf(draft) };
  const isTaken = await sendBy(desk, form, () => sendPlay(desk.id, desk.seen.value.viewer, order));
  if (isTaken && form.draft.value === draft) form.draft.value = null;
};

/** Makes the entry form of a desk. Every entry carries the revision it was made on, so none lands on a table nobody saw. */
export const createRecorder = (desk: Desk): Recorder => {
  const draft = signal<Draft | null>(null);
  const form = { draft, problem: signal<EntryProblem | null>(null), isSending: signal(false) };
  const typed = createTypedLines(desk);
  const line = createLineEntry(desk, typed);
  return {
    ...form,
    isSending: computed(() => form.isSending.value || typed.isRunning.value),
    forecast: computed(() => (draft.value === null ? null : judge(desk, playOf(draft.value)))),
    typed,
    line,
    pick: (offer) => {
      form.problem.value = null;
      draft.value = draftOf(offer, desk.last.value);
    },
    sendDraft: () => sendDraft(desk, form, typed),
    rebase: () => {
      if (draft.value !== null) draft.value = { ...draft.value, madeOn: desk.last.value };
    },
    writeDraftAsLine: () => {
      if (draft.value === null) return;
      line.type(desk.seen.value.ruleset.notation.make(playOf(draft.value), gameAtEnd(desk)));
      draft.value = null;
    },
    rewind: (order) =>
      sendBy(desk, form, () =>
        rewindMatch(desk.id, { ...order, playId: makeUuid(), expectedRevision: desk.last.value }),
      ),
    close: (note) => sendBy(desk, form, () => closeMatch(desk.id, { note, expectedRevision: desk.last.value })),
  };
};
