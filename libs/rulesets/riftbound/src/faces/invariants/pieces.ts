import { policyOf } from '../../words/editions/editions.js';
import { isAtLocation, isBattlefieldCard, isPermanent, isUnit } from '../../reading/objects.js';
import { hasLethalDamage } from '../../reading/layers/might.js';
import { isInGame } from '../../state/sides.js';
import type { Piece, RiftboundState } from '../../state/riftbound-state.js';
import {
  CHAIN_ZONE,
  GONE_ZONE,
  ROW_ZONE,
  battlefieldAt,
  battlefieldZone,
  facedownAt,
  isBoardZone,
  placeOf,
} from '../../state/zones.js';
import { forEach, isCount, whenQuiet, type Law } from './law.js';

type PieceLaw = (state: RiftboundState, piece: Piece, number: number) => string | null;

const eachPiece = (broken: PieceLaw): Law => forEach((state) => state.pieces, broken);

/** Every piece is in exactly one zone, the one it names. */
const zonesAgree: Law = (state) => {
  const found = new Map<number, number>();
  const lost: string[] = [];
  state.zones.forEach((numbers, zone) => {
    for (const number of numbers) {
      if (state.pieces[number]?.zone !== zone) lost.push(`Zone ${zone} lists piece ${number}, which is elsewhere.`);
      found.set(number, (found.get(number) ?? 0) + 1);
    }
  });
  state.pieces.forEach((_, number) => {
    if (found.get(number) !== 1) lost.push(`Piece ${number} is listed in ${found.get(number) ?? 0} zones.`);
  });
  return lost;
};

const objectsDiffer: Law = ({ pieces, nextObject }) => {
  const objects = new Set(pieces.map((piece) => piece.object));
  const broken = objects.size < pieces.length ? ['Two pieces are the same object.'] : [];
  return pieces.some(({ object }) => object < 0 || object >= nextObject)
    ? [...broken, 'An object has a number not given out yet.']
    : broken;
};

const countsAreCounts: PieceLaw = (_state, { damage, buffs, empowered }, number) =>
  [damage, buffs, empowered].every(isCount)
    ? null
    : `Piece ${number} has ${damage} damage and ${buffs} buffs, and is Empowered ${empowered} times.`;

const carriesNothingOffTheBoard: PieceLaw = (_state, piece, number) => {
  if (isBoardZone(piece.zone)) return null;
  const isBare =
    piece.damage + piece.buffs === 0 &&
    piece.attachedTo === null &&
    piece.designation === null &&
    ![piece.stunned, piece.exhausted, piece.faceDown].includes(true);
  return isBare ? null : `Piece ${number} lies off the board and carries what only the board knows.`;
};

const goneAreTokens: PieceLaw = (state, { zone, token, owner }, number) => {
  if (zone === GONE_ZONE)
    return token || !isInGame(state, owner) ? null : `Piece ${number} is gone, no token, and its owner plays on.`;
  return token && zone !== CHAIN_ZONE && !isBoardZone(zone) ? `Token ${number} lies in a non-board zone.` : null;
};

const attachedWithHost: PieceLaw = (state, { attachedTo, zone }, number) => {
  if (attachedTo === null) return null;
  const host = state.pieces[attachedTo];
  return host && attachedTo !== number && host.zone === zone
    ? null
    : `Piece ${number} is not where its host ${attachedTo} is.`;
};

/** What has left the combat is designated until the next cleanup (323.2). */
const designatedInCombat: PieceLaw = ({ showdown, cleanupDue }, { designation, zone }, number) =>
  designation === null || cleanupDue || (showdown?.combat && battlefieldZone(showdown.battlefield) === zone)
    ? null
    : `Piece ${number} is ${designation} outside of a combat.`;

const faceDownInItsZone: PieceLaw = (_state, { faceDown, zone }, number) =>
  faceDown === (facedownAt(zone) !== null)
    ? null
    : `Piece ${number} is face down outside of a Facedown Zone, or face up in one.`;

const inOwnBase: PieceLaw = (state, { zone, controller, attachedTo }, number) => {
  const place = placeOf(zone);
  if (place.zone !== 'base' || attachedTo !== null) return null;
  return place.seat === controller ? null : `Piece ${number} lies in a base that its controller does not own.`;
};

const onlyUnitsAtBattlefields: PieceLaw = (state, { zone, attachedTo, card }, number) =>
  battlefieldAt(zone) === null || attachedTo !== null || card === null || isUnit(state, number)
    ? null
    : `Piece ${number} lies at a battlefield and is no unit.`;

/** Where few occasions call for a cleanup, such a unit lives until the next. */
const livesWithoutLethal: PieceLaw = (state, _piece, number) =>
  policyOf(state).cleanupAfter === 'any change' &&
  isAtLocation(state, number) &&
  isPermanent(state, number) &&
  isUnit(state, number) &&
  hasLethalDamage(state, number)
    ? `Unit ${number} has lethal damage and lives.`
    : null;

const isInRow = (piece: Piece | undefined): boolean => piece?.zone === ROW_ZONE && !piece.rune;

const battlefieldCardsStay: Law = forEach(
  ({ battlefields }) => battlefields,
  (state, { piece }, at) =>
    isBattlefieldCard(state, piece) && isInRow(state.pieces[piece]) ? null : `Battlefield ${at} has no card.`,
);

/** Who has left the game has nothing in it but what lies beside it (652). */
const leftWithEverything: PieceLaw = (state, { zone, token, owner, controller }, number) => {
  if (zone === GONE_ZONE || (isInGame(state, owner) && isInGame(state, controller))) return null;
  return token && zone === ROW_ZONE ? null : `Piece ${number} belongs to a player who has left the game.`;
};

export const PIECE_LAWS: readonly Law[] = [
  zonesAgree,
  objectsDiffer,
  eachPiece(countsAreCounts),
  eachPiece(carriesNothingOffTheBoard),
  eachPiece(goneAreTokens),
  eachPiece(leftWithEverything),
  eachPiece(attachedWithHost),
  eachPiece(designatedInCombat),
  eachPiece(faceDownInItsZone),
  battlefieldCardsStay,
  whenQuiet(eachPiece(inOwnBase)),
  whenQuiet(eachPiece(onlyUnitsAtBattlefields)),
  whenQuiet(eachPiece(livesWithoutLethal)),
];
