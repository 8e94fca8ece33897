import { type KeyMoment, keyMomentsIn } from '#projections';
import { lastOf, matchAt, type SeenTape } from '../tape.js';

/** What is to be announced of the events that a tape has gained after a revision. Nobody who comes later hears of it. */
export const momentsAfter = (seen: SeenTape, after: number): readonly KeyMoment[] => {
  const { ruleset, viewer, tape } = seen;
  const states = { envelopeAt: (at: number) => tape.events[at], stateAfter: (at: number) => matchAt(seen, at) };
  return keyMomentsIn({ ruleset, viewer, ...states }, { from: after + 1, to: lastOf(seen) });
};
