import { cardOf } from '../cards/catalogue.js';
import { rememberLast } from '../remember-last.js';
import type { RiftboundState } from '../state.js';
import { piecesOnBoard } from '../zones.js';
import { amountOf } from './amounts.js';
import { holds } from './conditions.js';
import type { CardFilter, StaticAbility, StaticGift, StaticScope } from './definition.js';
import { definitionOf } from './definitions.js';
import { boardSetting, plainSetting, type Setting } from './setting.js';

/** Static abilities (364-366): true while their source is on the board, as long as their condition holds. */
interface Source {
  readonly piece: number;
  readonly abilities: readonly StaticAbility[];
}

const NONE: readonly StaticAbility[] = [];
const byCard = new Map<string, readonly StaticAbility[]>();

/** The static abilities of a card, looked up once for each card. */
const staticsOfCard = (state: RiftboundState, card: string | null): readonly StaticAbility[] => {
  if (card === null || state.described) return NONE;
  let statics = byCard.get(card);
  if (!statics) {
    const abilities = definitionOf(state, card)?.abilities ?? [];
    byCard.set(card, (statics = abilities.filter((ability) => ability.kind === 'static')));
  }
  return statics;
};

const find = rememberLast((_pieces: RiftboundState['pieces'], state: RiftboundState): readonly Source[] =>
  piecesOnBoard(state).flatMap((number) => {
    const piece = state.pieces[number];
    if (!piece || piece.faceDown || piece.attachedTo !== null) return [];
    const abilities = staticsOfCard(state, piece.card);
    return abilities.length > 0 ? [{ piece: number, abilities }] : [];
  }),
);

/** The gifts that have a property. */
export type GiftWith<Key extends string> = Extract<StaticGift, Readonly<Record<Key, unknown>>>;

/** A gift in force, with what its symbols are read against. */
export interface InForce<Key extends string> {
  readonly gift: GiftWith<Key>;
  readonly setting: Setting;
}

const isGift = <Key extends string>(gift: StaticGift, key: Key): gift is GiftWith<Key> => key in gift;

const inForce = <Key extends string>(
  setting: () => Setting,
  abilities: readonly StaticAbility[],
  key: Key,
): readonly InForce<Key>[] =>
  abilities.flatMap(({ gives, while: condition }) => {
    if (!isGift(gives, key)) return [];
    const seen = setting();
    return condition === undefined || holds(seen, condition) ? [{ gift: gives, setting: seen }] : [];
  });

const EMPTY: readonly never[] = [];

/** Gifts of one kind from every source on the board. Sources are looked for once as long as no piece changes. */
export const giftsOnBoard = <Key extends string>(state: RiftboundState, key: Key): readonly InForce<Key>[] => {
  const sources = find(state.pieces, state);
  if (sources.length === 0) return EMPTY;
  return sources.flatMap(({ piece, abilities }) => inForce(() => boardSetting(state, piece), abilities, key));
};

/** A card that is being played, or enters: not yet on the board. */
export interface Arriving {
  readonly card: string;
  readonly piece: number;
  readonly seat: number;
}

/** Gifts of one kind that a card gives itself as it is played or enters (365). */
export const giftsOfCard = <Key extends string>(
  state: RiftboundState,
  { card, piece, seat }: Arriving,
  key: Key,
): readonly InForce<Key>[] => inForce(() => plainSetting(state, piece, seat), staticsOfCard(state, card), key);

interface Scoped {
  readonly what: StaticScope;
}

/** Of its own gifts those to itself, of its controller's those to friendly units. */
const forUnit = <Gift extends Scoped>(
  own: readonly { readonly gift: Gift }[],
  others: readonly { readonly gift: Gift; readonly setting: Setting }[],
  seat: number,
): readonly Gift[] => [
  ...own.flatMap(({ gift }) => (gift.what === 'this' ? [gift] : [])),
  ...others.flatMap(({ gift, setting }) => (gift.what === 'friendly units' && setting.you === seat ? [gift] : [])),
];

/** Whether static abilities have a permanent enter ready, or exhausted; null where they say nothing (359.2.c). */
export const entersSo = (state: RiftboundState, arriving: Arriving): 'ready' | 'exhausted' | null => {
  const own = giftsOfCard(state, arriving, 'enters');
  const others = cardOf(arriving.card).type === 'Unit' ? giftsOnBoard(state, 'enters') : [];
  return forUnit(own, others, arriving.seat)[0]?.enters ?? null;
};

/** The battlefields that static abilities let a unit be played to, beyond those that its player controls (355.2.b). */
export const playableTo = (state: RiftboundState, unit: Arriving): readonly GiftWith<'playableTo'>['playableTo'][] =>
  forUnit(giftsOfCard(state, unit, 'playableTo'), giftsOnBoard(state, 'playableTo'), unit.seat).map(
    (gift) => gift.playableTo,
  );

/** Whether a static ability forbids a unit to move from where it is to a base. */
export const isKeptFromBase = (state: RiftboundState, unit: number): boolean => {
  const zone = state.pieces[unit]?.zone;
  return giftsOnBoard(state, 'cannotMove').some(({ setting }) => setting.here === zone);
};

/** Less energy to pay, never below the floor of the discount itself (356.4.e). */
export interface Discount {
  readonly energy: number;
  readonly floor: number;
}

const isSuch = (card: string, { type, tag }: CardFilter): boolean => {
  const print = cardOf(card);
  return (type === undefined || print.type === type) && (tag === undefined || print.tags.includes(tag));
};

/**
 * The discounts on playing a card, of its own and of its player's objects (356.4.a). Those with a floor come first: in any
 * other order the player would pay as much or more (356.4.d.1).
 */
export const discountsFor = (state: RiftboundState, played: Arriving): readonly Discount[] => {
  const own = giftsOfCard(state, played, 'ownEnergy').map(({ gift, setting }) => ({
    energy: amountOf(setting, gift.ownEnergy),
    floor: 0,
  }));
  const others = giftsOnBoard(state, 'energy').flatMap(({ gift, setting }) =>
    setting.you === played.seat && isSuch(played.card, gift.of)
      ? [{ energy: amountOf(setting, gift.energy), floor: gift.floor ?? 0 }]
      : [],
  );
  return [...own, ...others].sort((a, b) => b.floor - a.floor);
};
