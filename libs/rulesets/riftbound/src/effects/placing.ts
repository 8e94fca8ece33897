import { isKeptFromBase } from '../abilities/statics.js';
import { propose } from '../gate.js';
import { isAtLocation, isPermanent, isUnit } from '../objects.js';
import { piecesIn, zoneOf } from '../zones.js';
import type { Performer } from './performer.js';

/** Move (420, 446): not to where the unit already is; a move into another player's base becomes a recall (447.2.c).
 * What a card forbids does not happen (054.1). */
export const move: Performer<'move'> = (draft, { pieces, to }) => {
  const { state } = draft;
  const here = zoneOf(to);
  const free = pieces.filter((n) => to.zone !== 'base' || !isKeptFromBase(state, n));
  const moving = free.filter((n) => isUnit(state, n) && isAtLocation(state, n) && state.pieces[n]?.zone !== here);
  const foreign = moving.filter((n) => to.zone === 'base' && state.pieces[n]?.controller !== to.seat);
  const units = moving.filter((n) => !foreign.includes(n));
  const seat = state.pieces[units[0] ?? -1]?.controller ?? 0;
  if (units.length > 0) {
    propose(draft, {
      type: 'UnitsMoved',
      data: { seat, units, to, standard: false },
      because: ['action.move', 'move.limited'],
    });
  }
  if (foreign.length > 0) {
    propose(draft, { type: 'PiecesRecalled', data: { pieces: foreign }, because: ['move.impossible-becomes-recall'] });
  }
};

/** Recall (454): to its controller's base; never a move. */
export const recall: Performer<'recall'> = (draft, instruction) => {
  const { state } = draft;
  const pieces = instruction.pieces.filter((n) => isPermanent(state, n) && isAtLocation(state, n));
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
  propose(draft, {
    type: 'PiecePut',
    data: { piece, card: known, to, exhausted: isUnit(draft.state, piece) },
    because: ['action.play-by-effect'],
  });
};

/** Create (439): tokens appear where the effect says. */
export const create: Performer<'create'> = (draft, { token, seat, to, count, exhausted }) => {
  if (count < 1) return;
  propose(draft, {
    type: 'TokensCreated',
    data: { seat, token, count, to, exhausted },
    because: ['action.create', 'objects.token'],
  });
};

/** Channel (430): the top runes of the Rune Deck, as many as there are. */
export const channel: Performer<'channel'> = (draft, { seat, count, exhausted }) => {
  const pieces = piecesIn(draft.state, { zone: 'rune-deck', seat }).slice(0, count);
  if (pieces.length === 0) return;
  const cards = pieces.map((piece) => draft.state.pieces[piece]?.card ?? null);
  propose(draft, { type: 'RunesChanneled', data: { seat, exhausted, pieces, cards }, because: ['action.channel'] });
};

/** Control of permanents changes (191). */
export const control: Performer<'control'> = (draft, instruction) => {
  const { state } = draft;
  const pieces = instruction.pieces.filter(
    (n) => isPermanent(state, n) && state.pieces[n]?.controller !== instruction.seat,
  );
  if (pieces.length === 0) return;
  propose(draft, { type: 'ControlChanged', data: { pieces, seat: instruction.seat }, because: ['objects.controller'] });
};

/** Attach (434): not to the host it already has. */
export const attach: Performer<'attach'> = (draft, { piece, to }) => {
  const { state } = draft;
  if (!isAtLocation(state, piece) || !isAtLocation(state, to) || state.pieces[piece]?.attachedTo === to) return;
  propose(draft, { type: 'PieceAttached', data: { piece, to }, because: ['action.attach', 'attach.same-location'] });
};

/** Detach (435). */
export const detach: Performer<'detach'> = (draft, { piece }) => {
  if (typeof draft.state.pieces[piece]?.attachedTo !== 'number') return;
  propose(draft, { type: 'PieceDetached', data: { piece }, because: ['action.detach'] });
};
