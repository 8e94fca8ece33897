import type { Signal } from '@preact/signals';
import { catchUp } from './catch-up.js';
import type { Desk } from './desk.js';
import { entryProblem, type EntryProblem } from './entry-problem.js';

/** A form at the tape's end: what came of sending what was entered in it. */
export interface EntryForm {
  readonly problem: Signal<EntryProblem | null>;
  readonly isSending: Signal<boolean>;
}

/** Sends something to the tape's end; answers whether it was taken. */
export const sendBy = async (desk: Desk, form: EntryForm, order: () => Promise<unknown>): Promise<boolean> => {
  form.isSending.value = true;
  form.problem.value = null;
  try {
    await order();
    await catchUp(desk);
    return true;
  } catch (refusal) {
    const problem = entryProblem(null, refusal);
    form.problem.value = problem;
    if (problem.isConflict) await catchUp(desk).catch(() => undefined);
    return false;
  } finally {
    form.isSending.value = false;
  }
};
