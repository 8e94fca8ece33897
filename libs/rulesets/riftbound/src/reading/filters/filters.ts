import { cardAt, isUnit } from '../objects.js';
import { countedMight } from '../layers/might.js';
import { areFriendly } from '../../state/sides.js';
import { isShown } from '../sight.js';
import { isTagged } from '../layers/tags.js';
import { hasKeyword } from '../layers/keywords.js';
import type { Piece, RiftboundState } from '../../state/riftbound-state.js';
import { battlefieldAt, isBoardZone, isSeatZone, piecesOnBoard, placeOf } from '../../state/zones.js';
import type { Filter, Range, Ref } from '../../words/definition.js';
import { valueOf } from '../amounts.js';
import { isChosenBy } from './chain-items.js';
import { isOwnedSo } from './owners.js';
import { KIND, STATES } from './states-of-objects.js';
import { objectsOf } from '../references.js';
import { NOWHERE, spotOf, type Setting } from '../setting.js';

/** A bound that is null fits nothing (359.3.e.12). */
const within = (value: number, { min, max }: Range, setting: Setting): boolean => {
  const least = min === undefined ? -Infinity : valueOf(setting, min);
  const most = max === undefined ? Infinity : valueOf(setting, max);
  return least !== null && most !== null && least <= value && value <= most;
};

const isShownIn = (piece: Piece, zones: readonly string[], you: number): boolean =>
  zones.includes(placeOf(piece.zone).zone) && isShown(piece, you);

const LOOKED_IN = {
  'your trash': 'trash',
  'any trash': 'trash',
  'your hand': 'hand',
  'any hand': 'hand',
  'your champion zone': 'champion',
  'your banishment': 'banishment',
  'any banishment': 'banishment',
  battlefields: 'battlefield-row',
  chain: 'chain',
} as const;

interface Numbered {
  readonly piece: Piece;
  readonly number: number;
}

type Looking = (piece: Piece, you: number) => boolean;

/** Zones that are more than where a piece lies. */
const SEEN_IN: Readonly<Record<'facedown' | 'your facedown' | 'anywhere' | 'looked' | 'revealed hand', Looking>> = {
  facedown: (piece) => placeOf(piece.zone).zone === 'facedown',
  'your facedown': (piece, you) => placeOf(piece.zone).zone === 'facedown' && piece.controller === you,
  anywhere: () => true,
  looked: (piece, you) => isShownIn(piece, ['main-deck', 'rune-deck'], you),
  'revealed hand': (piece, you) => isShownIn(piece, ['hand'], you) && piece.shownTo === 'all',
};

const isSeenZone = (zone: string): zone is keyof typeof SEEN_IN => Object.hasOwn(SEEN_IN, zone);

/**
 * On the board unless the text says otherwise (355.9.a); what is attached is there as any card is (718.5), and may be chosen
 * (718.5.b).
 */
const inZone = (piece: Piece, zone: Filter['zone'], you: number): boolean => {
  const place = placeOf(piece.zone);
  if (zone === undefined) {
    return isBoardZone(piece.zone) && place.zone !== 'battlefield-row' && place.zone !== 'facedown';
  }
  if (isSeenZone(zone)) return SEEN_IN[zone](piece, you);
  return place.zone === LOOKED_IN[zone] && (!zone.startsWith('your') || ('seat' in place && place.seat === you));
};

const controls = ({ state, you }: Setting, at: number | null): boolean =>
  at !== null && state.battlefields[at]?.controller === you;

type PlaceWord = Extract<Filter['at'], string>;

/** Places that are a word. */
const AT: Readonly<Record<PlaceWord, (piece: Piece, setting: Setting) => boolean>> = {
  here: ({ zone }, { here }) => zone === here,
  there: ({ zone }, { there }) => zone === there,
  'not there': ({ zone }, { there }) => zone !== there,
  'moved between': ({ zone }, { between }) => battlefieldAt(zone) !== null && between.includes(zone),
  destination: ({ zone }, { to }) => zone === to,
  'not destination': ({ zone }, { to }) => zone !== to,
  elsewhere: ({ zone }, { here }) => here !== NOWHERE && zone !== here,
  battlefield: ({ zone }) => battlefieldAt(zone) !== null,
  base: ({ zone }) => isSeatZone(zone, 'base'),
  'this battlefield': ({ zone }, { here }) => zone === here && battlefieldAt(zone) !== null,
  'your battlefield': ({ zone }, setting) => controls(setting, battlefieldAt(zone)),
};

/** A battlefield is at itself (199.1). */
const atPlace = ({ piece, number }: Numbered, at: Filter['at'], setting: Setting): boolean => {
  if (at === undefined) return true;
  if (typeof at === 'string') return AT[at](piece, setting);
  const spots = (ref: Ref): readonly number[] => objectsOf(setting, ref).map((each) => spotOf(setting.state, each));
  const spot = spotOf(setting.state, number);
  return 'locationOf' in at ? spots(at.locationOf).includes(spot) : !spots(at.awayFrom).includes(spot);
};

/** Who controls an object: of a battlefield who holds it, if anybody does. */
const controllerOf = ({ battlefields }: RiftboundState, piece: Piece, number: number): number | null =>
  placeOf(piece.zone).zone === 'battlefield-row'
    ? (battlefields.find((each) => each.piece === number)?.controller ?? null)
    : piece.controller;

/**
 * A teammate's objects are friendly (740.1), but not one's own (489.8.c, 489.8.e), an opponent's are enemies (740.1.b); what nobody
 * controls is on no side. Seen from the ability, as it is executed (359.3.f.4).
 */
export const sideFits = ({ state, you }: Setting, controller: number | null, side: Filter['side']): boolean => {
  if (side === undefined || controller === null) return side === undefined;
  if (side === 'yours' || side === 'not yours') return (controller === you) === (side === 'yours');
  return (side === 'friendly') === areFriendly(state, controller, you);
};

const unitsIn = (state: RiftboundState, zone: number): number =>
  (state.zones[zone] ?? []).filter((number) => isUnit(state, number)).length;

/** The numbers of an object that a filter may speak of: Might that is below zero counts as none (143.2.b); its cost is the printed one, or that of what it copies (206). */
const NUMBERS: readonly (readonly [
  'might' | 'energy' | 'power' | 'empowered' | 'units',
  (state: RiftboundState, number: number) => number,
])[] = [
  ['might', (state, number) => countedMight(state, number)],
  ['energy', (state, number) => cardAt(state, number)?.energy ?? 0],
  ['power', (state, number) => cardAt(state, number)?.power ?? 0],
  ['empowered', (state, number) => state.pieces[number]?.empowered ?? 0],
  ['units', (state, number) => unitsIn(state, spotOf(state, number))],
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
  wanted === undefined || list?.includes(wanted) === true;

const isNamed = (state: RiftboundState, number: number, { name, domain }: Filter): boolean => {
  const card = cardAt(state, number);
  return listed(card?.domains, domain) && (name === undefined || card?.name === name);
};

const keywordsFit = (state: RiftboundState, number: number, { keyword, without }: Filter): boolean =>
  (keyword === undefined || hasKeyword(state, number, keyword)) &&
  (without === undefined || !hasKeyword(state, number, without));

/** Of the type that is asked for, and of none that is not: of an unknown card nobody knows. */
const isOfType = (state: RiftboundState, number: number, { is, isNo }: Filter): boolean => {
  const card = cardAt(state, number);
  return (
    (is === undefined || KIND[is](state, number, card)) &&
    (isNo === undefined || (card !== null && !KIND[isNo](state, number, card)))
  );
};

const printFits = (setting: Setting, number: number, filter: Filter): boolean => {
  const { state } = setting;
  return (
    isOfType(state, number, filter) &&
    isNamed(state, number, filter) &&
    isTagged(setting, number, filter) &&
    (filter.token === undefined || state.pieces[number]?.token === filter.token) &&
    keywordsFit(state, number, filter)
  );
};

/**
 * Linked abilities (394) of one object (395) speak of what that one has banished, and of nothing else (397); other ties are to what
 * is attached.
 */
const isTied = (setting: Setting, piece: Piece, filter: Filter): boolean =>
  (filter.banishedWithThis === undefined || piece.banishedWith === setting.object) && isTiedTo(setting, piece, filter);

const isTiedTo = (setting: Setting, piece: Piece, { attachedTo, notAttachedTo, controlledLike }: Filter): boolean =>
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
  atPlace({ piece, number }, filter.at, setting);

const isOneOf = (setting: Setting, number: number, { chosenBy, anyOf }: Filter): boolean =>
  (chosenBy === undefined || isChosenBy(setting, number, chosenBy)) &&
  (anyOf === undefined || anyOf.some((each) => matches(setting, number, each)));

const isSuch = (setting: Setting, number: number, filter: Filter): boolean => {
  const piece = setting.state.pieces[number];
  return (
    piece !== undefined &&
    isOwnedSo(setting, piece, filter) &&
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
