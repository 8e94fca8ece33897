import type { ResourceFact } from '../../state/facts.js';
import { pieceName, pieceNames, resources, who, type Tellers } from './tell.js';

export const tellResources: Tellers<ResourceFact> = {
  RunesChanneled: ({ seat, exhausted, pieces, cards }, listener) =>
    `${who(listener, seat)} channels ${pieceNames(listener, pieces, cards)}${exhausted ? ' exhausted' : ''}.`,
  RunesExhausted: ({ seat, runes }, listener) =>
    `${who(listener, seat)} exhausts ${pieceNames(listener, runes)} for ${resources(runes.length, [])}.`,
  RuneRecycled: ({ seat, rune, card, domain }, listener) =>
    `${who(listener, seat)} recycles ${pieceName(listener, rune, card)} for ${resources(0, [domain])}.`,
  ResourcesAdded: ({ seat, energy, power, only }, listener) =>
    `${who(listener, seat)} adds ${resources(energy, power)}${only ? ` only for ${only}` : ''}.`,
  CostPaid: ({ seat, energy, power, unpaid }, listener) =>
    `${who(listener, seat)} pays ${resources(energy, power)}${unpaid > 0 ? `; ${unpaid} of the cost stays unpaid` : ''}.`,
  PoolsEmptied: () => 'The rune pools empty.',
};
