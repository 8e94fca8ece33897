import type { ChainItem } from '../../state/riftbound-state.js';
import type { Filter } from '../../words/definition.js';
import { matches, sideFits } from './filters.js';
import type { Setting } from '../setting.js';

/**
 * What spells and abilities on the chain are asked to be: their controller and targets are the item's own (329). Of any `item` it is asked
 * what it chooses, and a permanent that is played chooses nothing (355.5.b).
 */
const isOfKind = ({ is }: Filter, { kind }: ChainItem): boolean => is !== 'spell' || kind === 'spell';

/** Whether an item chooses at least one object that fits, as the object that it was then; mistargeted or not (359.3.e.9.a). */
const choosesOne = (setting: Setting, { targets }: ChainItem, filter: Filter): boolean =>
  targets.some(
    (target) =>
      target.kind === 'piece' &&
      setting.state.pieces[target.piece]?.object === target.object &&
      matches(setting, target.piece, filter),
  );

/** Whether an item on the chain is what a filter of the zone `chain` asks for. */
export const matchesItem = (setting: Setting, item: ChainItem, filter: Filter): boolean => {
  const { is: _is, side, chooses, choosesNo, ...card } = filter;
  return (
    isOfKind(filter, item) &&
    sideFits(setting, item.controller, side) &&
    (chooses === undefined || choosesOne(setting, item, chooses)) &&
    (choosesNo === undefined || !choosesOne(setting, item, choosesNo)) &&
    (item.kind !== 'spell' || matches(setting, item.piece, card))
  );
};

/** Whether something on the chain that fits chooses an object. */
export const isChosenBy = (setting: Setting, number: number, filter: Filter): boolean => {
  const isTarget = ({ targets }: ChainItem): boolean =>
    targets.some((target) => target.kind === 'piece' && target.piece === number);
  return setting.state.chain.some((item) => isTarget(item) && matchesItem(setting, item, filter));
};
