import type { Card } from '../cards/card.js';
import { cardAt, hasKeyword, isPermanent, isUnit, mightOf } from '../objects.js';
import { attachmentsOf } from '../rules/layers/attachments.js';
import { areFriendly } from '../sides.js';
import { isShown } from '../sight.js';
import type { Piece, RiftboundState } from '../state.js';
import { battlefieldZone, battlefieldAt, isBoardZone, isSeatZone, piecesOnBoard, placeOf } from '../zones.js';
import type { Filter, ObjectState, Range } from './definition.js';
import { amountOf } from './amounts.js';
import { isChosenBy } from './chain-filters.js';
import { timesEmpowerable } from './empowering.js';
import { objectsOf } from './refs.js';
import { spotOf, type Setting } from './setting.js';

type Kind = NonNullable<Filter['is']>;

const KIND: Readonly<Record<Kind, (state: RiftboundState, number: number, card: Card | null) => boolean>> = {
  player: () => false,
  battlefield: (_state, _number, card) => card?.type === 'Battlefield',
  unit: (_state, _number, card) => card?.type === 'Unit',
  gear: (_state, _number, card) => card?.type === 'Gear',
  legend: (_state, _number, card) => card?.type === 'Legend',
  permanent: (state, number) => isPermanent(state, number),
  spell: (_state, _number, card) => card?.type === 'Spell',
  rune: (state, number) => state.pieces[number]?.rune ?? false,
  card: (state, number) => !(state.pieces[number]?.rune ?? true) && !(state.pieces[number]?.token ?? true),
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

const STATES: Readonly<Record<ObjectState, (state: RiftboundState, piece: Piece, number: number) => boolean>> = {
  stunned: (_state, piece) => piece.stunned,
  exhausted: (_state, piece) => piece.exhausted,
  ready: (_state, piece) => !piece.exhausted,
  buffed: (_state, piece) => piece.buffs > 0,
  unbuffed: (_state, piece) => piece.buffs === 0,
  damaged: (_state, piece) => piece.damage > 0,
  attacking: (_state, piece) => piece.designation === 'attacker',
  defending: (_state, piece) => piece.designation === 'defender',
  alone: isAlone,
  attached: (_state, piece) => piece.attachedTo !== null,
  'in showdown': ({ showdown }, piece) => showdown !== null && piece.zone === battlefieldZone(showdown.battlefield),
  'in combat': (_state, piece) => piece.designation !== null,
  empowered: (_state, piece) => piece.empowered > 0,
  empowerable: (state, piece, number) => piece.empowered < timesEmpowerable(state, number),
  detached: (_state, piece) => piece.attachedTo === null,
  'attached this turn': (state, piece) => piece.attachedOn === state.turn.number,
  equipped: (state, _piece, number) =>
    attachmentsOf(state, number).some((each) => cardAt(state, each)?.tags.includes('Equipment')),
  mighty: (state, _piece, number) => mightOf(state, number) >= MIGHTY,
};

/** Might of a Mighty unit (706). */
const MIGHTY = 5;

const within = (value: number, range: Range, setting: Setting): boolean =>
  (range.min === undefined || value >= amountOf(setting, range.min)) &&
  (range.max === undefined || value <= amountOf(setting, range.max));

const isShownIn = (piece: Piece, zones: readonly string[], you: number): boolean =>
  zones.includes(placeOf(piece.zone).zone) && isShown(piece, you);

const LOOKED_IN = {
  'your trash': 'trash',
  'any trash': 'trash',
  'your hand': 'hand',
  'your champion zone': 'champion',
  'your banishment': 'banishment',
  'any banishment': 'banishment',
  battlefields: 'battlefield-row',
  chain: 'chain',
} as const;

const inZone = (piece: Piece, zone: Filter['zone'], you: number): boolean => {
  const place = placeOf(piece.zone);
  if (zone === undefined) {
    return isBoardZone(piece.zone) && place.zone !== 'battlefield-row' && place.zone !== 'facedown';
  }
  if (zone === 'looked') return isShownIn(piece, ['main-deck', 'rune-deck'], you);
  if (zone === 'revealed hand') return isShownIn(piece, ['hand'], you) && piece.shownTo === 'all';
  return place.zone === LOOKED_IN[zone] && (!zone.startsWith('your') || ('seat' in place && place.seat === you));
};

const controls = ({ state, you }: Setting, at: number | null): boolean =>
  at !== null && state.battlefields[at]?.controller === you;

const atPlace = (piece: Piece, at: Filter['at'], setting: Setting): boolean => {
  if (at === undefined) return true;
  if (at === 'here') return piece.zone === setting.here;
  if (at === 'there') return piece.zone === setting.there;
  if (at === 'elsewhere') return piece.zone !== setting.here;
  if (at === 'battlefield') return battlefieldAt(piece.zone) !== null;
  if (at === 'base') return isSeatZone(piece.zone, 'base');
  if (at === 'this battlefield') return piece.zone === setting.here && battlefieldAt(piece.zone) !== null;
  if (at === 'your battlefield') return controls(setting, battlefieldAt(piece.zone));
  return objectsOf(setting, at.locationOf).some((number) => spotOf(setting.state, number) === piece.zone);
};

interface Numbered {
  readonly piece: Piece;
  readonly number: number;
}

/** Who controls an object: of a battlefield who holds it, if anybody does. */
const controllerOf = ({ battlefields }: RiftboundState, piece: Piece, number: number): number | null =>
  placeOf(piece.zone).zone === 'battlefield-row'
    ? (battlefields.find((each) => each.piece === number)?.controller ?? null)
    : piece.controller;

/** A teammate's objects are friendly, but not one's own (740.1, 489.8.e); what nobody controls is on no side. */
const sideFits = ({ state, you }: Setting, controller: number | null, side: Filter['side']): boolean => {
  if (side === undefined || controller === null) return side === undefined;
  if (side === 'yours' || side === 'not yours') return (controller === you) === (side === 'yours');
  return (side === 'friendly') === areFriendly(state, controller, you);
};

/** The numbers of an object that a filter may speak of. */
const NUMBERS: readonly (readonly [
  'might' | 'energy' | 'power' | 'empowered',
  (state: RiftboundState, number: number) => number,
])[] = [
  ['might', mightOf],
  ['energy', (state, number) => cardAt(state, number)?.energy ?? 0],
  ['power', (state, number) => cardAt(state, number)?.power ?? 0],
  ['empowered', (state, number) => state.pieces[number]?.empowered ?? 0],
];

const numbersFit = (setting: Setting, number: number, filter: Filter): boolean => {
  const { state } = setting;
  return NUMBERS.every(([name, read]) => {
    const range = filter[name];
    return range === undefined || within(read(state, number), range, setting);
  });
};

/** Whether a list has what is wanted, where anything is. */
const listed = <Item>(list: readonly Item[] | undefined, wanted: Item | undefined): boolean =>
  wanted === undefined || (list?.includes(wanted) ?? false);

const isNamed = (card: Card | null, { tag, withoutTag, name, domain }: Filter): boolean =>
  listed(card?.tags, tag) &&
  listed(card?.domains, domain) &&
  (withoutTag === undefined || !listed(card?.tags, withoutTag)) &&
  (name === undefined || card?.name === name);

const keywordsFit = (state: RiftboundState, number: number, { keyword, without }: Filter): boolean =>
  (keyword === undefined || hasKeyword(state, number, keyword)) &&
  (without === undefined || !hasKeyword(state, number, without));

const printFits = ({ state }: Setting, number: number, filter: Filter): boolean => {
  const card = cardAt(state, number);
  return (
    (filter.is === undefined || KIND[filter.is](state, number, card)) &&
    isNamed(card, filter) &&
    (filter.token === undefined || state.pieces[number]?.token === filter.token) &&
    keywordsFit(state, number, filter)
  );
};

const isTied = (setting: Setting, piece: Piece, { attachedTo, notAttachedTo, controlledLike }: Filter): boolean =>
  (attachedTo === undefined || objectsOf(setting, attachedTo).some((host) => host === piece.attachedTo)) &&
  (notAttachedTo === undefined || objectsOf(setting, notAttachedTo).every((host) => host !== piece.attachedTo)) &&
  (controlledLike === undefined ||
    objectsOf(setting, controlledLike).some((other) => setting.state.pieces[other]?.controller === piece.controller));

const isAnother = (setting: Setting, number: number, { other, not, among }: Filter): boolean =>
  (among === undefined || objectsOf(setting, among).includes(number)) &&
  !(other === true && number === setting.source) &&
  !(not !== undefined && objectsOf(setting, not).includes(number));

/** What other objects have to do with it. */
const isRelated = (setting: Setting, number: number, filter: Filter): boolean => {
  const piece = setting.state.pieces[number];
  return piece !== undefined && isAnother(setting, number, filter) && isTied(setting, piece, filter);
};

/** Whether an object is what a filter asks for, in this setting. */
export const matches = (setting: Setting, number: number, filter: Filter): boolean => {
  const piece = setting.state.pieces[number];
  return piece !== undefined && isPlaced(setting, number, filter) && isSuch(setting, number, filter);
};

const isPlaced = (setting: Setting, number: number, filter: Filter): boolean => {
  const piece = setting.state.pieces[number];
  return piece !== undefined && isInPlace(setting, { piece, number }, filter);
};

const isInPlace = (setting: Setting, { piece, number }: Numbered, filter: Filter): boolean =>
  inZone(piece, filter.zone, setting.you) &&
  sideFits(setting, controllerOf(setting.state, piece, number), filter.side) &&
  hasThere(setting, number, filter) &&
  atPlace(piece, filter.at, setting);

const isOneOf = (setting: Setting, number: number, { chosenBy, anyOf }: Filter): boolean =>
  (chosenBy === undefined || isChosenBy(setting, number, chosenBy)) &&
  (anyOf === undefined || anyOf.some((each) => matches(setting, number, each)));

const isSuch = (setting: Setting, number: number, filter: Filter): boolean => {
  const piece = setting.state.pieces[number];
  return (
    piece !== undefined &&
    isRelated(setting, number, filter) &&
    isOneOf(setting, number, filter) &&
    printFits(setting, number, filter) &&
    numbersFit(setting, number, filter) &&
    (filter.state ?? []).every((each) => STATES[each](setting.state, piece, number))
  );
};

/** Whether something that fits is at the battlefield, where that is asked for. */
const hasThere = (setting: Setting, number: number, { with: wanted }: Filter): boolean =>
  wanted === undefined ||
  (setting.state.zones[spotOf(setting.state, number)] ?? []).some((each) => matches(setting, each, wanted));

/** Every object that fits, in piece order. */
export const matching = (setting: Setting, filter: Filter): readonly number[] =>
  filter.zone === undefined
    ? piecesOnBoard(setting.state).filter((number) => matches(setting, number, filter))
    : setting.state.pieces.flatMap((_, number) => (matches(setting, number, filter) ? [number] : []));
