import { typeOf } from '../objects.js';
import type { ChainItem, DelayedInForce, RiftboundState } from '../../state/riftbound-state.js';
import { amountOf } from '../amounts.js';
import { abilityOf } from '../../cards/encodings.js';
import { matches } from '../filters/filters.js';
import { delayedSetting } from '../triggers/delayed-abilities.js';
import { giftsOnBoard } from './statics.js';

/** Bonus Damage (712-715): more damage of spells and abilities, never of units. */

/** What deals damage: an item on the chain, or one that is about to be there. */
export type Dealer = Pick<ChainItem, 'kind' | 'controller' | 'id'>;

/** Who played an item: whoever finalized it, though another has taken it since (419.4.b); its controller, where it is only about to be. */
const playerOf = ({ history }: RiftboundState, { id, controller }: Dealer): number =>
  history.find(({ event, item }) => event === 'finalized' && item === id)?.seat ?? controller;

/** Whether an item is the first spell that a player has played since a delayed ability of theirs was made. */
const isNextSpell = (state: RiftboundState, item: Dealer, { since, controller }: DelayedInForce): boolean =>
  item.kind === 'spell' &&
  playerOf(state, item) === controller &&
  item.id >= since &&
  !state.history.some(
    (deed) =>
      deed.event === 'finalized' &&
      deed.seat === controller &&
      deed.item !== null &&
      deed.item >= since &&
      deed.item < item.id &&
      typeOf(state, deed.pieces[0]?.piece ?? -1) === 'Spell',
  );

const ofNextSpell = (state: RiftboundState, item: Dealer): number =>
  state.delayed.reduce((sum, delayed) => {
    const ability = abilityOf(delayed.name);
    if (ability?.kind !== 'static' || !('bonusDamage' in ability.gives)) return sum;
    return isNextSpell(state, item, delayed)
      ? sum + amountOf(delayedSetting(state, delayed), ability.gives.bonusDamage)
      : sum;
  }, 0);

/** The Bonus Damage of what an item deals to a unit (713): all of it added up, and never less than nothing (714, 714.1). */
export const bonusDamage = (state: RiftboundState, item: Dealer, unit: number): number => {
  const given = giftsOnBoard(state, 'bonusDamage').reduce((sum, { gift, setting }) => {
    const meant = gift.of === 'any' || (gift.of === 'yours' && setting.you === item.controller);
    if (!meant || (gift.to !== undefined && !matches(setting, unit, gift.to))) return sum;
    return sum + amountOf(setting, gift.bonusDamage);
  }, 0);
  return Math.max(0, given + ofNextSpell(state, item));
};

/** The Bonus Damage of a split: it is added once to what is split, where it is for every one of the targets (715.3); no end of it for none. */
export const splitBonus = (state: RiftboundState, item: Dealer, units: readonly number[]): number =>
  Math.min(...units.map((unit) => bonusDamage(state, item, unit)));
