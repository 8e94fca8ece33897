import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Json } from '#kernel';
import type { Offer, Problem, Verdict } from '#ruleset';
import type { Desk } from './desk.js';
import { draftOf, playOf, type Draft } from './draft.js';
import { gameAtEnd } from './entry-problem.js';
import type { LineEntry } from './line-entry.js';
import { rulesHere } from './rules.js';
import { showDesk } from './sheet.js';
import { matchAt } from './tape.js';

/** What the rules would say of an entry on the table as it stands. */
export type Forecast = { readonly verdict: Verdict } | { readonly problem: Problem };

/** A play that is picked and filled at the end of a desk's tape. */
export interface Drafting {
  readonly draft: Signal<Draft | null>;
  readonly forecast: ReadonlySignal<Forecast | null>;
  readonly isSending: ReadonlySignal<boolean>;
  /** Begins a draft of an offer on the table as it is. */
  readonly pick: (offer: Offer<unknown>) => void;
  readonly sendDraft: () => Promise<void>;
  /** Takes the draft to the table as it is now, which its writer has looked at. */
  readonly rebase: () => void;
  readonly writeDraftAsLine: () => void;
}

const judge = (desk: Desk, play: Json): Forecast => {
  const { recording } = matchAt(desk.seen.value, desk.last.value);
  const decision = rulesHere(desk.seen.value).decide(gameAtEnd(desk), play, recording);
  return decision.outcome === 'impossible' ? { problem: decision.problem } : { verdict: decision.verdict };
};

/** The line that says a draft on the table as it is. */
export const lineOfDraft = (desk: Desk, draft: Draft): string =>
  desk.seen.value.ruleset.notation.make(playOf(draft), gameAtEnd(desk));

/** Makes what picks and fills plays of a desk; whoever makes it says how they are sent. */
export const createDraft = (desk: Desk, line: Pick<LineEntry, 'type'>): Omit<Drafting, 'isSending' | 'sendDraft'> => {
  const draft = signal<Draft | null>(null);
  return {
    draft,
    forecast: computed(() => (draft.value === null ? null : judge(desk, playOf(draft.value)))),
    pick: (offer) => {
      draft.value = draftOf(offer, desk.last.value);
      // It is filled in there.
      showDesk();
    },
    rebase: () => {
      if (draft.value !== null) draft.value = { ...draft.value, madeOn: desk.last.value };
    },
    writeDraftAsLine: () => {
      if (draft.value === null) return;
      line.type(lineOfDraft(desk, draft.value));
      draft.value = null;
    },
  };
};
