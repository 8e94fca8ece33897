import { ownNameOf } from '../../cards/abilities-within.js';
import { cardOf } from '../../cards/catalogue.js';
import type { PlayTarget } from '../../words/plays.js';
import type { PaidCost } from '../../state/chain-item.js';
import { rememberLast } from '../../state/remember-last.js';
import { targetOf } from '../setting.js';
import { areFriendly } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { standingOf, type Standing } from '../../state/standing.js';
import { piecesOnBoard } from '../../state/zones.js';
import { holds } from '../conditions.js';
import type { AbilityName, StaticAbility, StaticGift, StaticScope } from '../../words/definition.js';
import { abilityOf, definitionOf, spellOf } from '../../cards/encodings.js';
import { delayedSetting } from '../triggers/delayed-abilities.js';
import { abilitySetting, plainSetting, type Setting } from '../setting.js';
import { plainTextOf } from '../texts/texts.js';

/** Static abilities (364-366): true while their source is on the board, as long as their condition holds. */
interface Source {
  readonly piece: number;
  readonly attachment: number | null;
  readonly name: AbilityName;
  readonly ability: StaticAbility;
}

const byCard = new Map<string, readonly StaticAbility[]>();

/** The static abilities of a card, looked up once for each card. */
const staticsOfCard = (state: RiftboundState, card: string | null): readonly StaticAbility[] => {
  if (card === null || state.described) return [];
  let statics = byCard.get(card);
  if (!statics) {
    const abilities = definitionOf(state, card)?.abilities ?? [];
    byCard.set(card, (statics = abilities.filter((ability) => ability.kind === 'static')));
  }
  return statics;
};

/**
 * The sources on the board (365.1) by what they give: most kinds of gift nobody gives. Looked for once as long as its
 * texts stand.
 */
const sourcesByKind = rememberLast(
  (_standing: Standing, state: RiftboundState): ReadonlyMap<string, readonly Source[]> => {
    const found = new Map<string, Source[]>();
    for (const piece of piecesOnBoard(state)) {
      for (const { name, ability, attachment } of plainTextOf(state, piece)) {
        if (ability.kind !== 'static') continue;
        for (const kind of Object.keys(ability.gives)) {
          const source: Source = { piece, attachment, name, ability };
          found.set(kind, [...(found.get(kind) ?? []), source]);
        }
      }
    }
    return found;
  },
);

/** The gifts that have a property. */
export type GiftWith<Key extends string> = Extract<StaticGift, Readonly<Record<Key, unknown>>>;

/** A gift in force, with what its symbols are read against. */
export interface InForce<Key extends string> {
  readonly gift: GiftWith<Key>;
  readonly setting: Setting;
}

const isGift = <Key extends string>(gift: StaticGift, key: Key): gift is GiftWith<Key> => key in gift;

const EMPTY: readonly never[] = [];

/** What of an ability is in force: inactive until its condition is met (727.1.b). */
const inForce = <Key extends string>(
  setting: () => Setting,
  { gives, while: condition }: StaticAbility,
  key: Key,
): readonly InForce<Key>[] => {
  if (!isGift(gives, key)) return EMPTY;
  const seen = setting();
  return condition === undefined || holds(seen, condition) ? [{ gift: gives, setting: seen }] : EMPTY;
};

/** A gift in force, with the ability that gives it, and the number of that where it is a delayed one. */
export type GiftInForce<Key extends string> = InForce<Key> & { readonly name: AbilityName; readonly delayed?: number };

/** What delayed static abilities give, for as long as they are in force (390.4). */
const lentGifts = <Key extends string>(state: RiftboundState, key: Key): readonly GiftInForce<Key>[] =>
  state.delayed.flatMap((delayed) => {
    const ability = abilityOf(delayed.name);
    return ability?.kind === 'static'
      ? inForce(() => delayedSetting(state, delayed), ability, key).map((each) => ({
          ...each,
          name: delayed.name,
          delayed: delayed.id,
        }))
      : [];
  });

const gather = <Key extends string>(
  state: RiftboundState,
  sources: readonly Source[],
  key: Key,
): readonly GiftInForce<Key>[] => {
  const own = sources.flatMap(({ piece, attachment, name, ability }) =>
    inForce(() => abilitySetting(state, piece, attachment), ability, key).map((each) => ({ ...each, name })),
  );
  return [...own, ...lentGifts(state, key)];
};

/** What was gathered last of each kind, and for which table: the same is asked for many times in a row. */
const lastGathered = new Map<
  string,
  { readonly state: RiftboundState; readonly gifts: readonly GiftInForce<string>[] }
>();

/** What was gathered is to be gathered anew: its conditions were read off layers that had not been gone through to the end (476). */
export const forgetGathered = (): void => {
  lastGathered.clear();
};

/** Whether anything on the board, or delayed, may give something of a kind: whatever its conditions are. */
export const isGivenOnBoard = (state: RiftboundState, key: string): boolean =>
  state.delayed.length > 0 || sourcesByKind(standingOf(state), state).has(key);

/** Gifts of one kind from every source on the board, and from what is delayed. */
export const giftsOnBoard = <Key extends string>(state: RiftboundState, key: Key): readonly GiftInForce<Key>[] => {
  const sources = sourcesByKind(standingOf(state), state).get(key) ?? EMPTY;
  if (sources.length + state.delayed.length === 0) return EMPTY;
  const last = lastGathered.get(key);
  if (last?.state === state) return last.gifts as readonly GiftInForce<Key>[];
  const gifts = gather(state, sources, key);
  lastGathered.set(key, { state, gifts });
  return gifts;
};

/** A card that is being played, or enters: not yet on the board. */
export interface Arriving {
  readonly card: string;
  readonly piece: number;
  readonly seat: number;
  /** Additional costs that were paid for it, or are declared. */
  readonly paid?: readonly PaidCost[];
  readonly targets?: readonly PlayTarget[];
  /** Zone number of where it enters, once that is so. */
  readonly here?: number;
}

/** Gifts of one kind that a card gives itself as it is played or enters (365), wherever that is from (366.1, 366.2.a). */
export const giftsOfCard = <Key extends string>(
  state: RiftboundState,
  arriving: Arriving,
  key: Key,
): readonly GiftInForce<Key>[] => {
  const { card } = arriving;
  return staticsOfCard(state, card).flatMap((ability) =>
    inForce(() => arrivingSetting(state, arriving), ability, key).map((each) => ({
      ...each,
      name: { card, ability: ownNameOf(ability) },
    })),
  );
};

/** Those of a card's gifts that are of itself. */
export const ofItself = <Force extends { readonly gift: { readonly of: unknown } }>(
  forces: readonly Force[],
): readonly Force[] => forces.filter(({ gift }) => gift.of === 'this');

const arrivingSetting = (state: RiftboundState, arriving: Arriving): Setting => {
  const { card, piece, seat, paid = [], targets = [], here } = arriving;
  const setting = plainSetting(state, piece, seat);
  return {
    ...setting,
    here: here ?? setting.here,
    paid,
    choices: targets.length === 0 ? [] : (spellOf(state, card)?.ability.choices ?? []),
    targets: targets.map((target) => targetOf(state, target)),
  };
};

interface Scoped {
  readonly what: StaticScope;
}

const isToken = (card: string): boolean => cardOf(card).supertype === 'Token';

/** Whether what is being played, or enters, is among those that a gift speaks of. */
const SPEAKS_OF: Readonly<Record<StaticScope, (setting: Setting, arriving: Arriving) => boolean>> = {
  this: () => false,
  'your units': ({ you }, { card, seat }) => cardOf(card).type === 'Unit' && you === seat,
  'friendly units': ({ state, you }, { card, seat }) => cardOf(card).type === 'Unit' && areFriendly(state, you, seat),
  'your tokens': ({ you }, { card, seat }) => isToken(card) && you === seat,
};

/** Of its own gifts those to itself, of others' those that speak of it. */
const forArriving = <Gift extends Scoped>(
  own: readonly { readonly gift: Gift }[],
  others: readonly { readonly gift: Gift; readonly setting: Setting }[],
  arriving: Arriving,
): readonly Gift[] => [
  ...own.flatMap(({ gift }) => (gift.what === 'this' ? [gift] : [])),
  ...others.flatMap(({ gift, setting }) => (SPEAKS_OF[gift.what](setting, arriving) ? [gift] : [])),
];

/** Whether static abilities have a permanent enter ready, or exhausted; null where they say nothing (359.2.c). */
export const entersSo = (state: RiftboundState, arriving: Arriving): 'ready' | 'exhausted' | null => {
  const own = giftsOfCard(state, arriving, 'enters');
  return forArriving(own, giftsOnBoard(state, 'enters'), arriving)[0]?.enters ?? null;
};

/** The battlefields that static abilities let a unit be played to, beyond those that its player controls (355.2.b). */
export const playableTo = (state: RiftboundState, unit: Arriving): readonly GiftWith<'playableTo'>['playableTo'][] =>
  forArriving(giftsOfCard(state, unit, 'playableTo'), giftsOnBoard(state, 'playableTo'), unit).map(
    (gift) => gift.playableTo,
  );
