import { typesOf } from '../../cards/types.js';
import type { Card } from '../../words/card.js';
import { cardAt, isPermanent, isUnit, unitsAt } from '../objects.js';
import { mightOf } from '../layers/might.js';
import { attachmentsOf } from '../layers/attachments.js';
import { areFriendly } from '../../state/sides.js';
import type { Piece, RiftboundState } from '../../state/riftbound-state.js';
import { battlefieldZone } from '../../state/zones.js';
import type { Filter, ObjectState } from '../../words/definition.js';
import { timesEmpowerable } from '../statics/limits.js';

/** What an object is, and what state it is in, by the words of filters. */
type Kind = NonNullable<Filter['is']>;

export const KIND: Readonly<Record<Kind, (state: RiftboundState, number: number, card: Card | null) => boolean>> = {
  player: () => false,
  battlefield: (_state, _number, card) => card?.type === 'Battlefield',
  unit: (_state, _number, card) => card?.type === 'Unit',
  gear: (_state, _number, card) => card !== null && typesOf(card).includes('Gear'),
  legend: (_state, _number, card) => card?.type === 'Legend',
  permanent: (state, number) => isPermanent(state, number),
  spell: (_state, _number, card) => card?.type === 'Spell',
  rune: (state, number) => state.pieces[number]?.rune ?? false,
  // A Main Deck card (052): no rune, and no token (185).
  card: (state, number) => !(state.pieces[number]?.rune ?? true) && !(state.pieces[number]?.token ?? true),
  // By its tag (150).
  equipment: (_state, _number, card) => card?.tags.includes('Equipment') ?? false,
  item: () => true,
};

/** No other friendly unit at the same location (740.2.a). */
const isAlone = (state: RiftboundState, piece: Piece): boolean => {
  const units = (state.zones[piece.zone] ?? []).filter((number) => isUnit(state, number));
  const friends = units.filter((number) =>
    areFriendly(state, state.pieces[number]?.controller ?? -1, piece.controller),
  );
  return friends.length === 1;
};

/** It and the one enemy unit there are both alone (740.2.b). */
const isOneOnOne = (state: RiftboundState, piece: Piece): boolean => {
  const units = (state.zones[piece.zone] ?? []).filter((number) => isUnit(state, number));
  return units.length === 2 && isAlone(state, piece);
};

/** A battlefield that nobody controls, with no units (170.11.c). */
const isOpen = (state: RiftboundState, _piece: Piece, number: number): boolean => {
  const at = state.battlefields.findIndex(({ piece }) => piece === number);
  return state.battlefields[at]?.controller === null && unitsAt(state, at).length === 0;
};

export const STATES: Readonly<Record<ObjectState, (state: RiftboundState, piece: Piece, number: number) => boolean>> = {
  stunned: (_state, piece) => piece.stunned,
  exhausted: (_state, piece) => piece.exhausted,
  ready: (_state, piece) => !piece.exhausted,
  buffed: (_state, piece) => piece.buffs > 0,
  damaged: (_state, piece) => piece.damage > 0,
  attacking: (_state, piece) => piece.designation === 'attacker',
  defending: (_state, piece) => piece.designation === 'defender',
  alone: isAlone,
  attached: (_state, piece) => piece.attachedTo !== null,
  'in showdown': ({ showdown }, piece) => showdown !== null && piece.zone === battlefieldZone(showdown.battlefield),
  'in combat': (_state, piece) => piece.designation !== null, // 740.2.c
  'one on one': isOneOnOne,
  empowered: (_state, piece) => piece.empowered > 0,
  // What may be Empowered several times may try however often it is (FAQ).
  empowerable: (state, piece, number) => piece.empowered === 0 || timesEmpowerable(state, number) > 1,
  detached: (_state, piece) => piece.attachedTo === null,
  open: isOpen,
  'attached this turn': (state, piece) => piece.attachedOn === state.turn.number,
  equipped: (state, _piece, number) =>
    attachmentsOf(state, number).some((each) => cardAt(state, each)?.tags.includes('Equipment')),
  mighty: (state, _piece, number) => mightOf(state, number) >= MIGHTY,
};

/** Might of a Mighty unit (706, 708): as it is now on the board (710), as printed elsewhere (711). */
const MIGHTY = 5;
