import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { may, policyOf, type Person } from '#match';
import { disputes, project, type DisputeReading, type TimelineEntry } from '#projections';
import { levelOf, type OfficialRole, type Wish } from '#ruleset';
import { orderMatch } from './api.js';
import type { Desk } from './desk.js';
import type { EntryProblem } from './entry-problem.js';
import { showDesk } from './sheet.js';
import { sendBy, type EntryForm } from './sending.js';
import { matchAt } from './tape.js';
import { makeUuid } from './uuid.js';

/** Whether the judge's side is open. */
export const isJudging = signal(false);

export const toggleJudging = (): void => {
  isJudging.value = !isJudging.value;
  // In small rooms it lies behind a key.
  if (isJudging.value) showDesk();
};

/** Who stands at the desk: what an order says of whom it is by. A player gives no order here, but is told for. */
export interface Official {
  readonly role: Signal<OfficialRole>;
  readonly name: Signal<string>;
}

/** An order as the forms make it: the path behind the match's disputes or round, and what the step adds to by and words. */
export interface JudgeOrder {
  /** What of the match it is about: its disputes, unless told. */
  readonly part?: 'disputes' | 'round';
  readonly path: string;
  readonly body: object;
  /** Whose step it is; the official's at the desk unless told. */
  readonly by?: Person;
  readonly words: string;
}

/** The judge's desk of a match: who gives orders, and what came of the last one. */
export interface Judge extends Official {
  /** The disputes of the match, as its tape tells them; read anew as the tape grows. */
  readonly disputes: ReadonlySignal<readonly DisputeReading[]>;
  readonly problem: ReadonlySignal<EntryProblem | null>;
  readonly isSending: ReadonlySignal<boolean>;
  readonly person: () => Person;
  /** Sends orders one after the other, until one is refused; answers whether all were taken. */
  readonly send: (...orders: readonly JudgeOrder[]) => Promise<boolean>;
  /** Why the official at the desk may not do it, in the words of the tournament rules; null where that is allowed. */
  readonly refusal: (wish: Wish) => string | null;
}

/** The role and the name stay with the browser tab: a judge goes from match to match. */
const official: Official = { role: signal<OfficialRole>('judge'), name: signal('') };

/** Makes the judge's desk of a match. Every order carries the revision it was made on. */
export const createJudge = (desk: Desk): Judge => {
  const form: EntryForm = { problem: signal(null), isSending: signal(false) };
  const person = (): Person => ({ role: official.role.value, name: official.name.value.trim() });
  const sendOne = ({ part = 'disputes', path, body, words, by = person() }: JudgeOrder): Promise<boolean> => {
    const order = { ...body, by, words, playId: makeUuid(), expectedRevision: desk.last.peek() };
    return sendBy(desk, form, () => orderMatch(desk.id, `/${part}${path}`, order));
  };
  // What is ordered while an order is on its way waits for its answer, and is made on the tape that it leaves.
  let queue = Promise.resolve();
  return {
    ...official,
    disputes: computed(() => project(disputes, desk.seen.value, desk.seen.value.tape.events)),
    problem: form.problem,
    isSending: form.isSending,
    person,
    send: (...orders) => {
      const sent = queue.then(async () => {
        for (const order of orders) if (!(await sendOne(order))) return false;
        return true;
      });
      queue = sent.then(() => undefined);
      return sent;
    },
    refusal: (wish) => {
      const { seen, last } = desk;
      const { options } = matchAt(seen.value, last.value);
      const answer = may({ policy: policyOf(seen.value.ruleset), level: levelOf(options?.level) }, person(), wish);
      if (answer.ok) return null;
      const { error } = answer;
      return error.outcome === 'refused' ? (error.verdict.findings[0]?.message ?? '') : error.problem.message;
    },
  };
};

/** The entry of the play that a dispute is about: the one that stands, or the last that was undone. */
export const disputedEntry = (desk: Desk, { about }: DisputeReading): TimelineEntry | undefined =>
  about === null
    ? undefined
    : desk.entries.value.findLast(({ kind, number }) => (kind === 'play' || kind === 'rewound') && number === about);
