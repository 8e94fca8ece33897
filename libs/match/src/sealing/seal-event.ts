import { sealOf, type Fact, type Json, type NewEnvelope, type Seal, type SealKit, type Shown } from '#kernel';
import type { MatchEvent } from '../events.js';
import { namesPeopleOf } from './names.js';
import type { Witness, Witnessed } from './witness.js';

/** An envelope that is sealed, and what is witnessed with it. */
interface SealedEnvelope<State> {
  readonly seal: Seal;
  readonly after: Witnessed<State>;
}

/** Seals the next envelope of a match for its recorder, for everybody, and for its players. */
export const sealNext = <State, Play, F extends Fact>(
  kit: SealKit,
  { witness, before }: { readonly witness: Witness<State, Play, F>; readonly before: Witnessed<State> },
  envelope: NewEnvelope,
): SealedEnvelope<State> => {
  const { id, actor, type, because, data } = envelope;
  const event = { type, because, data } as unknown as MatchEvent<Play, F>;
  const { shown, after } = witness.see(before, event);
  const [everybody = event, ...players] = shown;
  const asShown = (each: Fact): Shown => ({ actor, because: each.because, data: each.data as Json });
  const seal = sealOf(kit, {
    event: id,
    recorder: asShown(event),
    public: asShown(everybody),
    players: players.map(asShown),
    namesPeople: namesPeopleOf(after.names),
  });
  return { seal, after };
};
