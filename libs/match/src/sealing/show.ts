import type { Fact, Json, NewEnvelope, Showing, Shown } from '#kernel';
import type { MatchEvent } from '../events.js';
import { namesPeopleOf } from './names.js';
import type { Sighting, Witness, Witnessed, Witnessing } from './witness.js';

/** An envelope with what others than its recorder are shown of it. */
export type ShownEnvelope<Event extends NewEnvelope = NewEnvelope> = Event & { readonly showing: Showing };

/** Envelopes with what is shown of them, as each was sighted, and what is witnessed with the last of them. */
interface ShownBatch<State, Play, F extends Fact, Event extends NewEnvelope> {
  readonly envelopes: readonly ShownEnvelope<Event>[];
  readonly sightings: readonly Sighting<State, Play, F>[];
  readonly after: Witnessed<State>;
}

const showNext = <State, Play, F extends Fact>(
  witness: Witness<State, Play, F>,
  before: Witnessed<State>,
  { actor, type, because, data }: NewEnvelope,
): Witnessing<State, Play, F> & { readonly showing: Showing } => {
  const event = { type, because, data } as unknown as MatchEvent<Play, F>;
  const { sighting, after } = witness.see(before, event);
  const [everybody = event, ...players] = sighting.shown;
  const asShown = (each: Fact): Shown => ({ actor, because: each.because, data: each.data as Json });
  const showing = {
    public: asShown(everybody),
    players: players.map(asShown),
    namesPeople: namesPeopleOf(after.names),
  };
  return { showing, sighting, after };
};

/** Says of the next envelopes of a match what everybody and its players are shown of them: by this a store seals them. */
export const showEnvelopes = <State, Play, F extends Fact, Event extends NewEnvelope>(
  { witness, before }: { readonly witness: Witness<State, Play, F>; readonly before: Witnessed<State> },
  coming: readonly Event[],
): ShownBatch<State, Play, F, Event> => {
  let after = before;
  const sightings: Sighting<State, Play, F>[] = [];
  const envelopes = coming.map((envelope) => {
    const next = showNext(witness, after, envelope);
    after = next.after;
    sightings.push(next.sighting);
    return { ...envelope, showing: next.showing };
  });
  return { envelopes, sightings, after };
};
