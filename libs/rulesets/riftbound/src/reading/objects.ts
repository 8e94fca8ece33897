import { cardOf } from '../cards/catalogue.js';
import type { Card, CardType } from '../words/card.js';
import type { Location } from '../words/vocabulary.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { battlefieldAt, battlefieldZone, isBoardZone, isSeatZone, piecesIn, piecesOnBoard } from '../state/zones.js';

/** The card facts of a piece, or null where its identity is not known. */
export const cardAt = (state: RiftboundState, number: number): Card | null => {
  const id = state.pieces[number]?.card ?? null;
  return id === null ? null : cardOf(id);
};

/** The type of an object (178), or null where its identity is not known. */
export const typeOf = (state: RiftboundState, number: number): CardType | null => cardAt(state, number)?.type ?? null;

export const isUnit = (state: RiftboundState, number: number): boolean => typeOf(state, number) === 'Unit';
export const isGear = (state: RiftboundState, number: number): boolean => typeOf(state, number) === 'Gear';

/** A permanent: a unit or a gear (133.4.a); no rune, battlefield or legend is one (161.1.a, 171, 175). */
export const isPermanent = (state: RiftboundState, number: number): boolean =>
  isUnit(state, number) || isGear(state, number);

/** Whether the piece has a rune's back. */
export const isRune = (state: RiftboundState, number: number): boolean => state.pieces[number]?.rune ?? false;

/** Units at a battlefield, facedown cards and gear aside. */
export const unitsAt = (state: RiftboundState, at: number): readonly number[] =>
  (state.zones[battlefieldZone(at)] ?? []).filter((number) => isUnit(state, number));

/** Units a player has at a battlefield. */
export const unitsOfAt = (state: RiftboundState, at: number, seat: number): readonly number[] =>
  unitsAt(state, at).filter((number) => state.pieces[number]?.controller === seat);

/** Seats that have units at a battlefield, in seat order. */
export const seatsAt = (state: RiftboundState, at: number): readonly number[] => {
  const seats = unitsAt(state, at).map((number) => state.pieces[number]?.controller ?? -1);
  return [...new Set(seats)].sort((a, b) => a - b);
};

/** Every piece on the board, face up or down, battlefields left out. */
export const boardPieces = (state: RiftboundState): readonly number[] =>
  piecesOnBoard(state).filter((number) => !isBattlefieldCard(state, number));

export const isBattlefieldCard = (state: RiftboundState, number: number): boolean =>
  state.battlefields.some((battlefield) => battlefield.piece === number);

/** Whether the piece lies face up on the board, at a location or in a legend zone. */
export const isOnBoard = (state: RiftboundState, number: number): boolean =>
  isBoardZone(state.pieces[number]?.zone ?? -1);

/** Whether the unit is at a location: a base or a battlefield. */
export const isAtLocation = (state: RiftboundState, number: number): boolean => {
  const zone = state.pieces[number]?.zone ?? -1;
  return battlefieldAt(zone) !== null || isSeatZone(zone, 'base');
};

/** Runes a player has on the board. */
export const runesOf = (state: RiftboundState, seat: number): readonly number[] =>
  piecesIn(state, { zone: 'base', seat }).filter((number) => isRune(state, number));

/** The name to speak of a piece by: its card's name, or what its back shows. */
export const nameOf = (state: RiftboundState, number: number): string =>
  cardAt(state, number)?.name ?? (isRune(state, number) ? 'an unknown rune' : 'an unknown card');

/** A player's name. */
export const playerName = (state: RiftboundState, seat: number): string =>
  state.seats[seat]?.name ?? `player ${seat + 1}`;

/** A battlefield's name. */
export const battlefieldName = (state: RiftboundState, at: number): string => {
  const piece = state.battlefields[at]?.piece;
  return piece === undefined ? `battlefield ${at + 1}` : nameOf(state, piece);
};

/** A base by its player, or a battlefield's name. */
export const locationName = (state: RiftboundState, place: Location): string =>
  place.zone === 'base' ? `${playerName(state, place.seat)}'s base` : battlefieldName(state, place.at);
