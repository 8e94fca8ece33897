import { fold, type Envelope, type Fact, type Json } from '#kernel';
import { isRecorderEvent, matchDecider, schemasOf, type MatchEvent, type MatchState } from '#match';
import type { Ruleset, Viewer } from '#ruleset';

/** What an event says in the shape it was written in, of itself and of an event of its type that was made now. */
export type Said = (event: Fact) => Fact;

/** A play (or the opening) with the facts of its batch and the state it met; `said` of the head and of each fact. */
export interface Batch<State, Play, F extends Fact> {
  readonly revision: number;
  readonly head: MatchEvent<Play, F>;
  readonly facts: readonly F[];
  readonly before: MatchState<State>;
  readonly said: { readonly head: Said; readonly facts: readonly Said[] };
  /** The event that begins the next batch; undefined where there is none. */
  readonly next: MatchEvent<Play, F> | undefined;
}

const eventIn = <Play, F extends Fact>({ type, data, because }: Envelope): MatchEvent<Play, F> =>
  ({ type, data, because }) as unknown as MatchEvent<Play, F>;

/** Cuts a stream, as it was written or as a viewer was given it, into batches: each event of the recorder with the facts up to the next one. */
export function* batchesOf<State, Play, F extends Fact>(
  ruleset: Ruleset<State, Play, F>,
  envelopes: readonly Envelope[],
  viewer: Viewer = 'recorder',
): Generator<Batch<State, Play, F>> {
  const { initial, evolve } = matchDecider(ruleset, viewer);
  const { read, saidBy } = schemasOf(ruleset);
  const saidIn =
    ({ type, schema }: Envelope): Said =>
    (event) =>
      event.type === type ? { ...event, data: saidBy(type, schema, event.data as Json) } : event;
  const isHead = envelopes.map((envelope) => isRecorderEvent<Play>(envelope));
  let before = initial;
  for (let start = 0; start < envelopes.length;) {
    const nextHead = isHead.indexOf(true, start + 1);
    const end = nextHead === -1 ? envelopes.length : nextHead;
    const written = envelopes.slice(start, end);
    const [head, ...facts] = written.map((envelope) => eventIn<Play, F>(read(envelope)));
    const [ofHead, ...ofFacts] = written.map(saidIn);
    if (head === undefined || ofHead === undefined) return;
    const said = { head: ofHead, facts: ofFacts };
    const after = envelopes[end];
    const next = after && eventIn<Play, F>(read(after));
    yield { revision: envelopes[start]?.revision ?? start, head, facts: facts as readonly F[], before, said, next };
    before = fold(evolve, evolve(before, head), facts);
    start = end;
  }
}
