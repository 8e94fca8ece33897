import { changeBy } from './ability-costs.js';
import { costNamed } from './named-costs.js';
import type { Change } from './reductions.js';
import { movePieces } from '../../evolve/pieces.js';
import type { Setting } from '../../reading/setting.js';
import { areFriendly } from '../../state/sides.js';
import { CHAIN_ZONE } from '../../state/zones.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { AbilityPart, ActivatedAbility, CostPart } from '../../words/definition.js';
import { matches } from '../../reading/filters/filters.js';
import { abilitiesPlayed } from '../../reading/history/this-turn.js';
import { giftsOfCard, giftsOnBoard, ofItself, type GiftWith } from '../../reading/statics/statics.js';
import { isMeant, type Played } from '../../reading/filters/cards-played.js';
import { extraCostsOf } from './costs-of-cards.js';

const isPart = (of: GiftWith<'costs'>['of']): of is CostPart => of !== 'this' && 'part' in of;
const isAbility = (of: GiftWith<'costs'>['of']): of is AbilityPart => of !== 'this' && 'abilityOf' in of;

/** Discounts on what an activated ability of an object costs. */
export const abilityDiscounts = (
  state: RiftboundState,
  source: number,
  { keyword }: ActivatedAbility,
): readonly Change[] =>
  giftsOnBoard(state, 'costs').flatMap(({ gift, setting }) => {
    const { of } = gift;
    if (!isAbility(of) || gift.costs === 'more' || !matches(setting, source, of.abilityOf)) return [];
    if (of.first && abilitiesPlayed(setting, of.abilityOf) > 0) return [];
    return of.keyword === undefined || of.keyword === keyword ? [changeBy(setting, gift.by)] : [];
  });

/** Discounts on one part of the cost, applied as the part is added (356.4.c). What Repeat costs is optional, too. */
export const partDiscounts = (state: RiftboundState, seat: number, part: CostPart['part']): readonly Change[] =>
  giftsOnBoard(state, 'costs').flatMap(({ gift, setting }) => {
    const { of } = gift;
    const meant = isPart(of) && (of.part === part || part === 'repeat');
    const theirs =
      isPart(of) && of.player === 'friendly' ? areFriendly(state, setting.you, seat) : setting.you === seat;
    return meant && gift.costs === 'less' && theirs ? [changeBy(setting, gift.by)] : [];
  });

/** A card is on the chain by the time its cost is determined (354, 356): it is not among the cards that it counts where it came from. */
const asOnChain = (setting: Setting, { piece }: Played): Setting => ({
  ...setting,
  state: movePieces(setting.state, [piece], { zone: CHAIN_ZONE }),
});

const ofGifts = (state: RiftboundState, played: Played, direction: 'less' | 'more'): readonly Change[] => {
  const own = ofItself(giftsOfCard(state, played, 'costs'));
  const others = giftsOnBoard(state, 'costs').filter(
    ({ gift: { of }, setting }) => of !== 'this' && !isPart(of) && !isAbility(of) && isMeant({ setting }, played, of),
  );
  return [...own, ...others].flatMap(({ gift, setting }) =>
    gift.costs === direction ? [changeBy(asOnChain(setting, played), gift.by)] : [],
  );
};

/** What makes the whole cost more (356.3). */
export const increasesOf = (state: RiftboundState, played: Played): readonly Change[] => ofGifts(state, played, 'more');

/** Each object that a cost was paid with makes the play cheaper, where the text says so. */
const byPaying = (state: RiftboundState, played: Played): readonly Change[] => {
  const extras = extraCostsOf(state, played);
  return (played.declared?.extra ?? []).flatMap(({ cost, using }) => {
    const extra = costNamed(extras, cost);
    const less = extra?.gift.less;
    if (!extra || !less) return [];
    const change = changeBy({ ...extra.setting, those: using }, less);
    return Array.from({ length: less.each ? using.length : 1 }, () => change);
  });
};

/**
 * Discounts on the whole cost, of the card itself, of what was paid for it, of others (356.4), and what an instruction that plays it
 * takes off. Those with a floor come first: in any other order the player would pay as much or more (356.4.d.1); those on one kind
 * of power before those on any.
 */
export const discountsOf = (state: RiftboundState, played: Played, instructed: readonly Change[]): readonly Change[] =>
  [...instructed, ...byPaying(state, played), ...ofGifts(state, played, 'less')].sort(
    (a, b) => b.floor - a.floor || Number(b.own !== null) - Number(a.own !== null),
  );
