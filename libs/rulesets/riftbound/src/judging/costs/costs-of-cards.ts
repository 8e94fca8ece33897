import { cardOf } from '../../cards/catalogue.js';
import { asCounted, costNamed, nameOfGift, nameOfKeyword, type WithName } from './named-costs.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { AbilityCost, CostName } from '../../words/definition.js';
import { costOfKeyword } from '../../cards/keyword-costs.js';
import { objectsOf } from '../../reading/references.js';
import {
  giftsOfCard,
  giftsOnBoard,
  ofItself,
  type GiftInForce,
  type GiftWith,
  type InForce,
} from '../../reading/statics/statics.js';
import { isFrom, isMeant, type Played } from '../../reading/filters/cards-played.js';
import { cameFrom } from '../../reading/setting.js';
import { isSeatZone } from '../../state/zones.js';
import { termsOf } from '../instructed.js';

/** A cost, with its name, and with what its own power and its source are read off. */
export interface CostOf extends WithName {
  readonly cost: AbilityCost;
  readonly source: number;
}

/** An additional cost that a card has: of its own text first, in the order of the text, then of what others say (356.2). */
export interface ExtraCost extends CostOf {
  readonly gift: GiftWith<'additionalCost'>;
  readonly setting: InForce<'additionalCost'>['setting'];
}

/**
 * Another cost that the card may be played for (356.1.a).
 * - `from`: the zone that it speaks of; `anywhere` for what a card says of its own cost, wherever it may be played from (366.2.a)
 * - `isOpen`: the card may be played for it from where it is, or was as an instruction had it played
 */
export interface Way extends CostOf {
  readonly from: 'hand' | 'trash' | 'anywhere';
  readonly isOpen: boolean;
  /** Played so, the card is banished as it leaves the chain (829). */
  readonly isFlow: boolean;
  /** The delayed ability that lets it be played so, by its number. */
  readonly delayed?: number;
}

const NOTHING: readonly never[] = [];

/** The additional costs of playing a card, mandatory and optional: lines and older tapes number them by their place here. */
export const extraCostsOf = (state: RiftboundState, played: Played): readonly ExtraCost[] => {
  const own = ofItself(giftsOfCard(state, played, 'additionalCost'));
  const others = giftsOnBoard(state, 'additionalCost').filter(
    (force) => force.gift.of !== 'this' && isMeant(force, played, force.gift.of),
  );
  const extra = ({ gift, setting }: InForce<'additionalCost'>, name: CostName): ExtraCost => ({
    name,
    cost: gift.additionalCost,
    source: setting.source,
    gift,
    setting,
  });
  return [
    ...asCounted(own.map((force) => extra(force, force.name))),
    ...asCounted(others.map((force) => extra(force, nameOfGift(force)))),
  ];
};

const printed = (card: string): AbilityCost => {
  const { energy, power } = cardOf(card);
  return { energy: energy ?? 0, power: Array.from({ length: power ?? 0 }, () => 'own' as const) };
};

/** What a keyword that a card has printed costs, each time that it has it. */
const costsOfKeyword = (card: string, wanted: 'Repeat' | 'Flow'): readonly Omit<CostOf, 'source'>[] =>
  cardOf(card)
    .keywords.flatMap(({ keyword, costs = [] }) => (keyword === wanted ? costs : []))
    .map((cost, instance) => ({ name: nameOfKeyword(card, wanted, instance), cost: costOfKeyword(cost) }));

/** The Repeat costs of a spell (820), printed ones first: each may be paid once (820.1.c). */
export const repeatCostsOf = (state: RiftboundState, played: Played): readonly CostOf[] => {
  const { card, piece } = played;
  const own = costsOfKeyword(card, 'Repeat').map((each): CostOf => ({ ...each, source: piece }));
  const given = giftsOnBoard(state, 'repeat').filter((force) => isMeant(force, played, force.gift.of));
  return [
    ...own,
    ...asCounted(
      given.map((force): CostOf => {
        const { repeat } = force.gift;
        const name = nameOfGift(force);
        return repeat === 'base cost'
          ? { name, cost: printed(card), source: piece }
          : { name, cost: repeat, source: force.setting.source };
      }),
    ),
  ];
};

/** A way before it is asked whether it is open. */
type Told = Omit<Way, 'isOpen'>;

/** For its printed power alone, as others say of cards in their controller's hand (356.1.b). */
const withoutEnergy = (state: RiftboundState, played: Played): readonly Told[] =>
  giftsOnBoard(state, 'playsIgnoring').flatMap((force): readonly Told[] => {
    if (!isMeant(force, played, force.gift.of)) return [];
    const { power = [] } = printed(played.card);
    const { delayed = -1 } = force;
    return [{ name: nameOfGift(force), cost: { power }, source: played.piece, from: 'hand', isFlow: false, delayed }];
  });

/** From its owner's trash, as others say of cards there: by Flow, or as if from hand. */
const fromTrash = (
  state: RiftboundState,
  { card, piece, seat }: Played,
): readonly [readonly Told[], readonly Told[]] => {
  const way = (force: GiftInForce<string>, from: 'trash', isFlow: boolean): Told => ({
    name: nameOfGift(force),
    cost: printed(card),
    source: piece,
    from,
    isFlow,
  });
  const given = giftsOnBoard(state, 'flow').flatMap((force) =>
    objectsOf(force.setting, force.gift.to).includes(piece) ? [way(force, 'trash', true)] : [],
  );
  const allowed = giftsOnBoard(state, 'playsFrom').flatMap((force) =>
    force.setting.you === seat && state.pieces[piece]?.owner === seat ? [way(force, force.gift.playsFrom, false)] : [],
  );
  return [given, allowed];
};

/** Zones that a way may be open from; what an instruction plays is on the chain by now, and no other zone has to let it be played. */
const openZones = (state: RiftboundState, played: Played, isAllowedFromTrash: boolean): readonly Way['from'][] => {
  const { piece } = played;
  if (isFrom(state, piece, 'hand')) return ['hand', 'anywhere'];
  if (isFrom(state, piece, 'trash')) return isAllowedFromTrash ? ['trash', 'anywhere'] : ['trash'];
  if (termsOf(state, played) === null) return NOTHING;
  return isSeatZone(cameFrom(state, piece), 'hand') ? ['hand', 'anywhere'] : ['anywhere'];
};

/** Other costs that a card may be played for, whichever zone it lies in: Flow from the trash, and what its text says. */
export const waysOf = (state: RiftboundState, played: Played): readonly Way[] => {
  const { card, piece } = played;
  const flow = costsOfKeyword(card, 'Flow').map((each): Told => ({
    ...each,
    source: piece,
    from: 'trash',
    isFlow: true,
  }));
  const [given, allowed] = fromTrash(state, played);
  const told = giftsOfCard(state, played, 'playFor').map(({ gift, name }): Told => ({
    name,
    cost: gift.playFor,
    source: piece,
    from: gift.from ?? 'anywhere',
    isFlow: false,
  }));
  const open = openZones(state, played, allowed.length > 0);
  return [flow, told, given, allowed, withoutEnergy(state, played)]
    .flatMap(asCounted)
    .map((way) => ({ ...way, isOpen: open.includes(way.from) }));
};

/** Whether a known card in a player's trash may be played from there, for whatever cost. */
export const isPlayableFromTrash = (state: RiftboundState, seat: number, piece: number): boolean => {
  const card = state.pieces[piece]?.card ?? null;
  if (card === null) return false;
  return waysOf(state, { card, piece, seat, targets: [], declared: null }).some(({ isOpen }) => isOpen);
};

/** The way that a card is played: the one declared, or the first that its zone has where only others are allowed there. */
export const wayOf = (state: RiftboundState, played: Played): Way | null => {
  const declared = played.declared?.way ?? null;
  if (declared !== null) return costNamed(waysOf(state, played), declared) ?? null;
  if (!isFrom(state, played.piece, 'trash')) return null;
  return waysOf(state, played).find(({ isOpen }) => isOpen) ?? null;
};
