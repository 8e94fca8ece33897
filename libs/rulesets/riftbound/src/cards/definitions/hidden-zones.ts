import type { Filter, Step } from '../../abilities/definition.js';

/** Filters and instructions that encodings about hidden zones share. */
export const LOOKED: Filter = { zone: 'looked' };
export const REVEALED: Filter = { zone: 'revealed hand' };
export const OPPONENT: Filter = { is: 'player', side: 'enemy' };
export const TRASH_UNIT: Filter = { is: 'unit', zone: 'your trash' };

export const RECYCLE_REST: Step = { do: 'recycle', what: { all: LOOKED } };
export const REVEAL_HAND: Step = { do: 'reveal hand', who: { target: 0 } };
/** What the step before has banished is played by its owner, ignoring its cost. */
export const OWNER_PLAYS_IT = { do: 'play', what: 'those', by: 'owner', ignoring: 'cost' } as const;

/** Discarding cards of one's choice. */
export const discard = (count: number): Step => ({
  do: 'discard',
  what: { pick: { is: 'card', zone: 'your hand' }, count },
});

/** What fits one of several, in a zone. */
export const oneOf = (zone: NonNullable<Filter['zone']>, ...filters: readonly Filter[]): Filter => ({
  zone,
  anyOf: filters.map((filter) => ({ ...filter, zone })),
});
