import type { Envelope, Fact } from '#kernel';
import {
  isDisputeEvent,
  isEnding,
  isErasure,
  isPlayedRemedy,
  isRecorderEvent,
  isRoundEvent,
  isSettingBack,
  matchDecider,
  type MatchEvent,
  type MatchState,
  takenBackIn,
} from '#match';
import type { Ruleset, Viewer } from '#ruleset';
import { batchesOf, type Batch } from '../batches.js';
import { kindOf } from '../random/choosing.js';
import { factSubjects, piecesIn } from './subjects.js';
import type { TableReader } from './table-reader.js';

/** A fact with the games around it, and what it is about. */
export interface FactAt<State, F extends Fact> {
  readonly fact: F;
  readonly revision: number;
  readonly before: State;
  readonly after: State;
  readonly subjects: ReadonlySet<string>;
  /** Items of the stack that are resolving as it happens. */
  readonly resolving: readonly string[];
}

/**
 * A batch of the tape as the audit walks it. Opening, closing, steps of disputes and what is about the match keep the number of the play before them.
 * - `named`: the pieces that the play itself names; `undoneBy`: step of the rewind that undid it; `isOrdered`: a judge ordered it in a dispute
 */
export interface Step<State, Play, F extends Fact> {
  readonly kind: 'opened' | 'play' | 'correction' | 'rewound' | 'disputed' | 'round' | 'ending' | 'closed';
  readonly number: number;
  readonly revision: number;
  readonly head: MatchEvent<Play, F>;
  readonly batch: Batch<State, Play, F>;
  readonly before: State;
  readonly after: State;
  readonly named: ReadonlySet<string>;
  readonly facts: readonly FactAt<State, F>[];
  readonly undoneBy: number | null;
  readonly isOrdered: boolean;
}

/** The name that every game gives a described change of the table. */
const CORRECTION = 'Correct';

const kindOfStep = <Play>(head: Fact): Step<unknown, Play, Fact>['kind'] => {
  if (!isRecorderEvent<Play>(head) || head.type === 'MatchClosed' || isErasure(head)) return 'closed';
  if (head.type === 'MatchOpened') return 'opened';
  if (isSettingBack(head)) return 'rewound';
  if (isDisputeEvent(head)) return 'disputed';
  if (isRoundEvent(head)) return isEnding(head) ? 'ending' : 'round';
  return kindOf(head.data.play) === CORRECTION ? 'correction' : 'play';
};

const numberOf = ({ data }: Fact, { plays }: MatchState<unknown>): number =>
  (data as { readonly number?: number }).number ?? plays;

/** Who looks, and how tables are read for them. */
interface Looking<State> {
  readonly viewer: Viewer;
  readonly tables: TableReader<State>;
}

const factsOf = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  { revision, head, facts, before: opened }: Batch<State, Play, F>,
  { viewer, tables }: Looking<State>,
): readonly FactAt<State, F>[] => {
  const { evolve } = matchDecider(ruleset, viewer);
  let match = evolve(opened, head);
  return facts.map((fact, index) => {
    const before = match.game;
    match = evolve(match, fact);
    const after = match.game;
    const [was, is] = [tables.part('stack', before), tables.part('stack', after)];
    const resolving = [...was, ...is].filter(({ status }) => status === 'resolving').map(({ id }) => id);
    const subjects = factSubjects(ruleset, { fact, before, after }, tables);
    return { fact, revision: revision + 1 + index, before, after, subjects, resolving };
  });
};

/** What no rewind undoes: the opening, and what was said and ruled. */
const STANDING: ReadonlySet<string> = new Set(['opened', 'disputed', 'round']);

/** Which rewind undid which step: a later one does not undo again what an earlier one had undone. */
const undone = <State, Play, F extends Fact>(
  steps: readonly Step<State, Play, F>[],
): readonly Step<State, Play, F>[] => {
  let marked = steps;
  for (const { kind, number, head } of steps) {
    if (kind !== 'rewound') continue;
    const { to } = head.data as { readonly to: number };
    marked = marked.map((step) =>
      step.number >= to && step.number < number && !STANDING.has(step.kind) && step.undoneBy === null
        ? { ...step, undoneBy: number }
        : step,
    );
  }
  return marked;
};

/** Whether a remedy stands there that plays something: that stands right behind it. */
const isPlayed = (head: Fact | undefined): boolean =>
  head !== undefined && isDisputeEvent(head) && isPlayedRemedy(head);

/** Walks a tape as a viewer has it, batch by batch; what was taken back was never played, and is no step. */
export const stepsOf = <State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  envelopes: readonly Envelope[],
  looking: Looking<State>,
): readonly Step<State, Play, F>[] => {
  const batches = [...batchesOf(ruleset, envelopes, looking.viewer)];
  const steps = batches.map((batch, index): Step<State, Play, F> => {
    const { head, revision, before } = batch;
    const facts = factsOf(ruleset, batch, looking);
    const kind = kindOfStep<Play>(head);
    const isPlay = kind === 'play' || kind === 'correction';
    return {
      kind,
      number: numberOf(head, before),
      revision,
      head,
      batch,
      before: before.game,
      after: facts.at(-1)?.after ?? before.game,
      named: isPlay ? piecesIn(ruleset, (head.data as { readonly play: Play }).play) : new Set(),
      facts,
      undoneBy: null,
      isOrdered: isPlay && isPlayed(batches[index - 1]?.head),
    };
  });
  const isTakenBack = takenBackIn(envelopes);
  return undone(steps.filter(({ kind, number }) => STANDING.has(kind) || !isTakenBack(number)));
};
