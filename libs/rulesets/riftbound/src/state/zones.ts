import { rememberLast } from './remember-last.js';
import type { RiftboundState } from './riftbound-state.js';
import { SEAT_ZONES, type Location, type Place, type SeatZone } from '../words/vocabulary.js';

/**
 * Zones as numbers: `RiftboundState.zones` is a dense array, because copying a short array is many times cheaper than
 * copying an object of as many keys, and every change of zone copies it.
 */
const MAX_SEATS = 4;
const MAX_BATTLEFIELDS = 3;
const FIRST_BATTLEFIELD = MAX_SEATS * SEAT_ZONES.length;
const FIRST_FACEDOWN = FIRST_BATTLEFIELD + MAX_BATTLEFIELDS;

export const CHAIN_ZONE = FIRST_FACEDOWN + MAX_BATTLEFIELDS;
/** Where battlefield cards lie: each is an object located at itself (199.1). */
export const ROW_ZONE = CHAIN_ZONE + 1;
/** Nowhere: tokens that have ceased to exist, battlefields not picked. */
export const GONE_ZONE = ROW_ZONE + 1;
/** A battlefield that is added to three, and its facedown zone: behind all others, so that their numbers stay as on older tapes. */
const ADDED_BATTLEFIELD = GONE_ZONE + 1;
const ADDED_FACEDOWN = GONE_ZONE + 2;
export const ZONE_COUNT = GONE_ZONE + 3;

export const seatZone = (zone: SeatZone, seat: number): number => seat * SEAT_ZONES.length + SEAT_ZONES.indexOf(zone);
export const battlefieldZone = (at: number): number =>
  at < MAX_BATTLEFIELDS ? FIRST_BATTLEFIELD + at : ADDED_BATTLEFIELD;
export const facedownZone = (at: number): number => (at < MAX_BATTLEFIELDS ? FIRST_FACEDOWN + at : ADDED_FACEDOWN);

/** The number of a place. */
export const zoneOf = (place: Place): number => {
  switch (place.zone) {
    case 'battlefield':
      return battlefieldZone(place.at);
    case 'facedown':
      return facedownZone(place.at);
    case 'chain':
      return CHAIN_ZONE;
    case 'battlefield-row':
      return ROW_ZONE;
    case 'gone':
      return GONE_ZONE;
    default:
      return seatZone(place.zone, place.seat);
  }
};

/** The place of a zone number: inverse of `zoneOf`. */
export const placeOf = (zone: number): Place => {
  if (zone < FIRST_BATTLEFIELD) {
    const name = SEAT_ZONES[zone % SEAT_ZONES.length] as SeatZone;
    return { zone: name, seat: Math.floor(zone / SEAT_ZONES.length) };
  }
  if (zone < FIRST_FACEDOWN) return { zone: 'battlefield', at: zone - FIRST_BATTLEFIELD };
  if (zone < CHAIN_ZONE) return { zone: 'facedown', at: zone - FIRST_FACEDOWN };
  if (zone === ADDED_BATTLEFIELD) return { zone: 'battlefield', at: MAX_BATTLEFIELDS };
  if (zone === ADDED_FACEDOWN) return { zone: 'facedown', at: MAX_BATTLEFIELDS };
  if (zone === CHAIN_ZONE) return { zone: 'chain' };
  return zone === ROW_ZONE ? { zone: 'battlefield-row' } : { zone: 'gone' };
};

/** The battlefield a zone number is (the battlefield itself, not its facedown zone), or null. */
export const battlefieldAt = (zone: number): number | null => {
  if (zone === ADDED_BATTLEFIELD) return MAX_BATTLEFIELDS;
  return zone >= FIRST_BATTLEFIELD && zone < FIRST_FACEDOWN ? zone - FIRST_BATTLEFIELD : null;
};

/** The battlefield whose facedown zone this is, or null. */
export const facedownAt = (zone: number): number | null => {
  if (zone === ADDED_FACEDOWN) return MAX_BATTLEFIELDS;
  return zone >= FIRST_FACEDOWN && zone < CHAIN_ZONE ? zone - FIRST_FACEDOWN : null;
};

/** Whether a zone number is some player's zone of this name. */
export const isSeatZone = (zone: number, name: SeatZone): boolean =>
  zone < FIRST_BATTLEFIELD && SEAT_ZONES[zone % SEAT_ZONES.length] === name;

/** Whether pieces in the zone are on the board (107): bases, battlefields, facedown and legend zones. */
export const isBoardZone = (zone: number): boolean =>
  (zone >= FIRST_BATTLEFIELD && zone < CHAIN_ZONE) ||
  isSeatZone(zone, 'base') ||
  isSeatZone(zone, 'legend') ||
  zone === ROW_ZONE ||
  zone >= ADDED_BATTLEFIELD;

/** The seat whose base a zone number is, or null. */
export const seatOfBase = (zone: number): number | null =>
  isSeatZone(zone, 'base') ? Math.floor(zone / SEAT_ZONES.length) : null;

/** The location a zone number is, or null: bases and battlefields only (198.1); a unit on the board is at one of them (146). */
export const locationOf = (zone: number): Location | null => {
  const at = battlefieldAt(zone);
  if (at !== null) return { zone: 'battlefield', at };
  const seat = seatOfBase(zone);
  return seat === null ? null : { zone: 'base', seat };
};

const ZONES = Array.from({ length: ZONE_COUNT }, (_, zone) => zone);
const ON_BOARD = ZONES.filter(isBoardZone);
const AT_LOCATION = ZONES.filter((zone) => locationOf(zone) !== null);
const IN_FACEDOWN = ZONES.filter((zone) => facedownAt(zone) !== null);

const numbersIn = (zones: RiftboundState['zones'], among: readonly number[]): readonly number[] => {
  const numbers: number[] = [];
  for (const zone of among) for (const number of zones[zone] ?? []) numbers.push(number);
  return numbers.sort((a, b) => a - b);
};

/** Where pieces lie, in piece order: each looked up once as long as no piece changes its zone. */
const onBoard = rememberLast((zones: RiftboundState['zones']) => numbersIn(zones, ON_BOARD));
const atLocations = rememberLast((zones: RiftboundState['zones']) => numbersIn(zones, AT_LOCATION));
const inFacedownZones = rememberLast((zones: RiftboundState['zones']) => numbersIn(zones, IN_FACEDOWN));

/** Every piece on the board, battlefields themselves included. */
export const piecesOnBoard = ({ zones }: RiftboundState): readonly number[] => onBoard(zones);

/** Every piece at a base or a battlefield. */
export const piecesAtLocations = ({ zones }: RiftboundState): readonly number[] => atLocations(zones);

/** Every piece in a facedown zone. */
export const piecesInFacedownZones = ({ zones }: RiftboundState): readonly number[] => inFacedownZones(zones);

/** The pieces in a place, in its order: decks have their top first. */
export const piecesIn = (state: RiftboundState, place: Place): readonly number[] => state.zones[zoneOf(place)] ?? [];
