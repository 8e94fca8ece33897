import { riftbound, type RiftboundFact, type RiftboundState } from '#rulesets/riftbound';
import { randomDuel } from './random-duel.js';

/** A table in a first Main Phase, both players' cards known to the recorder. */
export const firstMainPhase = (): RiftboundState => {
  const { rests } = randomDuel({ seed: 7, plays: 40 });
  const state = rests.find(({ turn, choice }) => turn.step === 'main' && choice === null);
  if (!state) throw new Error('The game of seed 7 has no Main Phase.');
  return state;
};

/** Facts folded onto a table; they need no rule's leave. */
export const after = (state: RiftboundState, ...facts: readonly RiftboundFact[]): RiftboundState =>
  facts.reduce(riftbound.evolve, state);

/** The pieces in a zone of the neutral table. */
export const piecesIn = (state: RiftboundState, zone: string): readonly number[] =>
  (riftbound.view(state, 'recorder').zones.find(({ id }) => id === zone)?.pieces ?? []).map(Number);

/** The first piece in a zone. */
export const firstIn = (state: RiftboundState, zone: string): number => {
  const [piece] = piecesIn(state, zone);
  if (piece === undefined) throw new Error(`Nothing lies in ${zone}.`);
  return piece;
};
