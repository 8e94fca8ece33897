import { textCopiedFrom } from '../../cards/encodings.js';
import { isKeptFrom } from '../../reading/statics/prohibitions.js';
import type { Draft } from '../draft.js';
import { areOpposed } from '../turn/staging.js';
import { copyOnAttaching } from '../actions/copying.js';
import { putTokens, waitsToBePlayed } from '../playing/tokens.js';
import { propose } from '../gate.js';
import { isAtLocation, isPermanent, isUnit } from '../../reading/objects.js';
import { arrivalOf, isMovedByOneReading, whyNotMoved } from '../../judging/places/presence.js';
import { mayEnter } from '../../judging/places/tokens.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { piecesIn, zoneOf } from '../../state/zones.js';
import { itemOn } from '../../state/chain-item.js';
import { policyOf } from '../../words/editions/editions.js';
import { causeOf, type Performer } from './performer.js';

/**
 * Move by an effect (420, 446, 449): not to where the unit already is; a move to where the unit may not be becomes a recall (447.2.c).
 * What a card forbids does not happen (054.1).
 */
export const move: Performer<'move'> = (draft, { pieces, to }, item) => {
  const { state } = draft;
  const here = zoneOf(to);
  // Another player than the one whose spell or ability it is may be told to move something.
  const effectOf = itemOn(state, item.id)?.controller ?? item.controller;
  const free = pieces.filter((n) => !isKeptFrom(state, n, { to, by: item.controller, effectOf }));
  const moving = free.filter((n) => isLoose(state, n) && state.pieces[n]?.zone !== here);
  const foreign = moving.filter((n) => !mayMoveTo(state, n, to));
  const units = moving.filter((n) => !foreign.includes(n));
  const [first] = units;
  if (first !== undefined) {
    const seat = state.pieces[first]?.controller ?? 0;
    if (units.some((n) => isMovedByOneReading(state, n, to))) draft.doubts.add('moves-with-none-left');
    propose(draft, {
      type: 'UnitsMoved',
      data: { seat, units, to, standard: false, cause: causeOf(item) },
      because: ['action.move', 'move.limited'],
    });
  }
  if (foreign.length > 0 && isRecalledInstead(state, to)) {
    propose(draft, { type: 'PiecesRecalled', data: { pieces: foreign }, because: ['move.impossible-becomes-recall'] });
  }
};

/** Whether a move that cannot be becomes a recall: in an older edition only where two others fight, or are about to. */
const isRecalledInstead = (state: RiftboundState, to: Location): boolean =>
  policyOf(state).impossibleMoves === 'recall' || (to.zone === 'battlefield' && areOpposed(state, to.at));

/** Not into another player's base, nor to a battlefield where the unit's player may not be (447.2). */
const mayMoveTo = (state: RiftboundState, unit: number, to: Location): boolean => {
  if (!isUnit(state, unit)) return true;
  const { controller = -1 } = state.pieces[unit] ?? {};
  return to.zone === 'base' ? controller === to.seat : whyNotMoved(state, to.at, controller) === null;
};

/**
 * A permanent at a location that can leave it, so no battlefield (170.4) and no legend (174.4): what is attached goes nowhere
 * without its host (718.5.c).
 */
const isLoose = (state: RiftboundState, number: number): boolean =>
  isPermanent(state, number) && isAtLocation(state, number) && state.pieces[number]?.attachedTo === null;

/** Recall (454): to its controller's base; never a move, so what keeps from moving does not prevent it (456.3). */
export const recall: Performer<'recall'> = (draft, instruction) => {
  const { state } = draft;
  const pieces = instruction.pieces.filter((n) => isLoose(state, n));
  if (pieces.length > 0)
    propose(draft, { type: 'PiecesRecalled', data: { pieces }, because: ['recall.what', 'recall.not-move'] });
};

/** Puts a card onto the board by an effect: units exhausted (143.4), gear ready (149.1). */
export const put: Performer<'put'> = (draft, { piece, card, to }) => {
  if (!draft.state.pieces[piece]) return;
  const known = card ?? draft.state.pieces[piece].card;
  if (card !== null && draft.state.pieces[piece].card === null) {
    propose(draft, { type: 'CardRevealed', data: { piece, card }, because: ['action.reveal'] });
  }
  const { owner } = draft.state.pieces[piece];
  propose(draft, {
    type: 'PiecePut',
    data: { piece, card: known, to: arrivalOf(draft.state, to, owner), exhausted: isUnit(draft.state, piece) },
    because: ['action.play-by-effect'],
  });
};

/**
 * Create (439): tokens appear where the effect says (439.2), exhausted or ready as it says (184). Those that a text plays (185.2.a) are
 * put on the chain for that (439.2.c). Where a card forbids them, nothing appears (358.3.a).
 */
export const create: Performer<'create'> = (draft, instruction, by) => {
  const { token, seat, to, count, exhausted, played } = instruction;
  if (count < 1 || !mayEnter(draft.state, { token, seat }, to)) return;
  if (played === true && waitsToBePlayed(draft.state, by)) {
    putTokens(draft, instruction, by);
    return;
  }
  propose(draft, {
    type: 'TokensCreated',
    data: { seat, token, count, to: arrivalOf(draft.state, to, seat), exhausted },
    because: [
      'action.create',
      'objects.token',
      ...(played ? (['objects.token-played', 'play.unit-location'] as const) : []),
    ],
  });
};

/** Channel (430): the top runes of the Rune Deck, as many as there are (430.3), ready unless said otherwise (430.2.a). */
export const channel: Performer<'channel'> = (draft, { seat, count, exhausted }) => {
  const pieces = piecesIn(draft.state, { zone: 'rune-deck', seat }).slice(0, count);
  if (pieces.length === 0) return;
  const cards = pieces.map((piece) => draft.state.pieces[piece]?.card ?? null);
  propose(draft, { type: 'RunesChanneled', data: { seat, exhausted, pieces, cards }, because: ['action.channel'] });
};

/**
 * Attach (434): to a unit at a location, not to the host it already has (434.1.g); where it was attached before, it is no longer
 * (434.1.f). It is where its host is then (434.4), and has not moved (434.4.a).
 */
export const attach: Performer<'attach'> = (draft, { piece, to }, { controller }) => {
  const { state } = draft;
  if (!isAtLocation(state, piece) || !isAtLocation(state, to) || piece === to) return;
  if (state.pieces[piece]?.attachedTo === to && policyOf(state).reattaching === 'does nothing') return;
  propose(draft, {
    type: 'PieceAttached',
    data: { piece, to, seat: controller, turn: state.turn.number },
    because: ['action.attach', 'attach.same-location'],
  });
  copyText(draft, piece, to);
  copyOnAttaching(draft, piece, to);
};

/** "As this is attached": the attaching comes first, and what it brings about after it (370.1.b.1). */
const copyText = (draft: Draft, piece: number, host: number): void => {
  const card = textCopiedFrom(draft.state, piece, host);
  if (card === null) return;
  propose(draft, { type: 'TextCopied', data: { piece, card }, because: ['attach.own-attaching', 'layer.copyable'] });
};

/** Detach (435). */
export const detach: Performer<'detach'> = (draft, { piece }) => {
  if (typeof draft.state.pieces[piece]?.attachedTo !== 'number') return;
  propose(draft, { type: 'PieceDetached', data: { piece }, because: ['action.detach'] });
};
