import { emptyOverfull } from '../battlefields/overfull.js';
import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { isGear, isPermanent, isRune, unitsOfAt } from '../../reading/objects.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { battlefieldAt, facedownAt, piecesAtLocations, piecesInFacedownZones, seatOfBase } from '../../state/zones.js';
import { policyOf } from '../../words/editions/editions.js';
import type { CleanupStep } from './staging.js';

// What a cleanup takes from where it cannot stay (323.7).

/**
 * Whether a piece is where it cannot stay: loose gear or a rune at a battlefield (149.3, 457.1, 435.4.a), a permanent or a rune in
 * another's base (107.1.c). What is attached stays with its host (107.1.c.1).
 */
const isStray = (state: RiftboundState, number: number): boolean => {
  const piece = state.pieces[number];
  if (!piece || piece.attachedTo !== null) return false;
  if (battlefieldAt(piece.zone) !== null) return isGear(state, number) || isRune(state, number);
  const seat = seatOfBase(piece.zone);
  return seat !== null && seat !== piece.controller && (isPermanent(state, number) || isRune(state, number));
};

/** Whether a player may keep a card facedown at a battlefield: by control, or in older editions by units there. */
const keepsHidden = (state: RiftboundState, at: number, seat: number): boolean =>
  policyOf(state).hiddenKeptBy === 'control'
    ? state.battlefields[at]?.controller === seat
    : unitsOfAt(state, at, seat).length > 0;

/** Hidden cards whose controller does not control their battlefield, be it since a combat there (107.3.d, 466.5.c). */
const strayHidden = (state: RiftboundState): readonly number[] =>
  piecesInFacedownZones(state).filter((number) => {
    const { zone = -1, controller = -1 } = state.pieces[number] ?? {};
    const at = facedownAt(zone);
    return at !== null && !keepsHidden(state, at, controller);
  });

const recallLoose = (draft: Draft): void => {
  const { state } = draft;
  const pieces = piecesAtLocations(state).filter((number) => isStray(state, number));
  if (pieces.length > 0)
    propose(draft, { type: 'PiecesRecalled', data: { pieces }, because: ['cleanup.recall-strays'] });
};

const loseHidden = (draft: Draft): void => {
  const hidden = strayHidden(draft.state);
  if (hidden.length === 0) return;
  propose(draft, {
    type: 'PiecesTrashed',
    data: { pieces: hidden, cards: hidden.map((number) => draft.state.pieces[number]?.card ?? null) },
    because: ['zones.facedown-lost', 'hidden.revealed-on-leaving'],
  });
};

/**
 * 5. Loose gear and runes at battlefields and pieces in a foreign base are recalled; hidden cards without control are lost, and those
 * that have no room any more (107.3.b.2).
 */
export const recallStrays: CleanupStep = (draft) => {
  recallLoose(draft);
  loseHidden(draft);
  draft.state.battlefields.forEach((_, at) => {
    emptyOverfull(draft, at);
  });
};
