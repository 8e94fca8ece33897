import { fold, type Envelope, type Fact } from '#kernel';
import { isRecorderEvent, matchDecider, type MatchEvent, type MatchState } from '#match';
import type { Ruleset } from '#ruleset';

/** A play (or the opening) with the facts of its batch and the state it met. */
export interface Batch<State, Play, F extends Fact> {
  readonly revision: number;
  readonly head: MatchEvent<Play, F>;
  readonly facts: readonly F[];
  readonly before: MatchState<State>;
}

const eventIn = <Play, F extends Fact>({ type, data, because }: Envelope): MatchEvent<Play, F> =>
  ({ type, data, because }) as unknown as MatchEvent<Play, F>;

/** Cuts a stream into batches: each event of the recorder with the facts up to the next one. */
export function* batchesOf<State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  envelopes: readonly Envelope[],
): Generator<Batch<State, Play, F>> {
  const { initial, evolve } = matchDecider(ruleset);
  const isHead = envelopes.map((envelope) => isRecorderEvent<Play>(envelope));
  let before = initial;
  for (let start = 0; start < envelopes.length;) {
    const nextHead = isHead.indexOf(true, start + 1);
    const end = nextHead === -1 ? envelopes.length : nextHead;
    const [head, ...facts] = envelopes.slice(start, end).map((envelope) => eventIn<Play, F>(envelope));
    if (head === undefined) return;
    yield { revision: envelopes[start]?.revision ?? start, head, facts: facts as readonly F[], before };
    before = fold(evolve, evolve(before, head), facts);
    start = end;
  }
}
