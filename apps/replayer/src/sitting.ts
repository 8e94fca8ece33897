import type { Address, MatchAddress, NoAddress } from './address.js';
import type { Desk } from './desk.js';
import { nearSeat } from './seats.js';

/** The seat that an address looks from; undefined for the usual one. */
export const nearIn = (place: Address | NoAddress): number | undefined =>
  place.page === 'match' ? place.near : undefined;

/** From where a desk is looked at, as an address says it: undefined for the usual seat. */
export const nearOn = ({ near, seen }: Pick<Desk, 'near' | 'seen'>): Required<Pick<MatchAddress, 'near'>> => ({
  near: near.value === nearSeat(seen.value.viewer) ? undefined : near.value,
});
