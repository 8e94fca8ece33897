import { entersSo, type Arriving } from '../../reading/statics/statics.js';
import type { FactOf, FactType, EventFact } from '../../state/facts.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import { CHAIN_ZONE, zoneOf } from '../../state/zones.js';
import { itemOn } from '../../state/chain-item.js';

/** A replacement effect: what it applies to, and the event that happens instead (370). */
export interface Replacement {
  readonly name: string;
  readonly applies: (state: RiftboundState, fact: EventFact) => boolean;
  readonly replace: (state: RiftboundState, fact: EventFact) => EventFact;
}

/** Accelerate: the unit whose additional cost was paid enters ready; it does not become ready (805). */
const accelerate: Replacement = {
  name: 'Accelerate',
  applies: (state, fact) =>
    fact.type === 'PermanentEntered' &&
    fact.data.exhausted &&
    state.chain.some((item) => item.id === fact.data.item && item.accelerated),
  replace: (_state, fact) =>
    fact.type === 'PermanentEntered'
      ? { ...fact, data: { ...fact.data, exhausted: false }, because: [...fact.because, 'keyword.accelerate'] }
      : fact,
};

type Arrival = Arriving & { readonly exhausted: boolean };

const known = (card: string | null, rest: Omit<Arrival, 'card'>): Arrival | null =>
  card === null ? null : { card, ...rest };

/** What enters by an event, for whom, and whether exhausted; null where nothing known does. */
const arrivalIn = (state: RiftboundState, fact: EventFact): Arrival | null => {
  if (fact.type === 'TokensCreated') return { card: fact.data.token, piece: -1, ...fact.data };
  if (fact.type === 'PiecePut') {
    const { piece, card, exhausted } = fact.data;
    return known(card, { piece, seat: state.pieces[piece]?.controller ?? -1, exhausted });
  }
  if (fact.type !== 'PermanentEntered') return null;
  const played = itemOn(state, fact.data.item);
  return played ? entered(state, played, fact.data) : null;
};

const entered = (
  state: RiftboundState,
  { controller, declared }: ChainItem,
  { piece, to, exhausted }: FactOf<'PermanentEntered'>['data'],
): Arrival | null => {
  const paid = declared?.paid ?? [];
  return known(state.pieces[piece]?.card ?? null, { piece, seat: controller, exhausted, paid, here: zoneOf(to) });
};

/** Static abilities have permanents enter ready, or exhausted (359.2.c): they never become so. */
const entering = (state: 'ready' | 'exhausted'): Replacement => ({
  name: `Enters ${state}`,
  applies: (table, fact) => {
    const arrival = arrivalIn(table, fact);
    return arrival !== null && arrival.exhausted === (state === 'ready') && entersSo(table, arrival) === state;
  },
  replace: (_table, fact) => {
    const exhausted = state === 'exhausted';
    const because = [...fact.because, 'play.unit-enters'] as const;
    if (fact.type === 'PermanentEntered') return { ...fact, data: { ...fact.data, exhausted }, because };
    if (fact.type === 'PiecePut') return { ...fact, data: { ...fact.data, exhausted }, because };
    return fact.type === 'TokensCreated' ? { ...fact, data: { ...fact.data, exhausted }, because } : fact;
  },
});

/** The item as which a card leaves the chain, other than by its own instructions, once it has been finalized. */
export const isBanishedInstead = (state: RiftboundState, piece: number): boolean =>
  state.pieces[piece]?.zone === CHAIN_ZONE &&
  state.chain.some((item) => item.piece === piece && item.status === 'finalized' && item.declared?.banishes);

/** Flow: a spell played for it that would leave the chain for any other zone is banished instead (829.1.b.1). Such leave it by themselves. */
const flow: Replacement = {
  name: 'Flow',
  applies: (state, fact) =>
    fact.type === 'PiecesReturned' && fact.data.pieces.every((piece) => isBanishedInstead(state, piece)),
  replace: (_state, fact) =>
    fact.type === 'PiecesReturned'
      ? { type: 'PiecesBanished', data: fact.data, because: [...fact.because, 'keyword.flow'] }
      : fact,
};

const ENTERING: readonly Replacement[] = [entering('ready'), entering('exhausted')];

/** Replacements by the events they apply to, in no order: two never meet on one event here. */
const REPLACEMENTS: Partial<Readonly<Record<FactType, readonly Replacement[]>>> = {
  PermanentEntered: [accelerate, ...ENTERING],
  PiecePut: ENTERING,
  TokensCreated: ENTERING,
  PiecesReturned: [flow],
};

const NONE: readonly Replacement[] = [];

/** What may apply to events of a type. */
export const replacementsOn = (type: FactType): readonly Replacement[] => REPLACEMENTS[type] ?? NONE;
