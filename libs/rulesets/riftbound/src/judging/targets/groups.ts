import { countedMight } from '../../reading/layers/might.js';
import { areFriendly } from '../../state/sides.js';
import type { Group } from '../../words/definition.js';
import { spotOf, type Setting } from '../../reading/setting.js';

const isOne = (values: readonly number[]): boolean => new Set(values).size <= 1;

const areDifferent = (values: readonly number[]): boolean => new Set(values).size === values.length;

/** Whether objects are together what a choice asks of them as a group (355.11). */
export const fitsGroup = ({ state, you }: Setting, group: Group | undefined, pieces: readonly number[]): boolean => {
  if (group === undefined) return true;
  const total = pieces.reduce((sum, piece) => sum + countedMight(state, piece), 0);
  if (group.might !== undefined && total > group.might.max) return false;
  const spots = pieces.map((piece) => spotOf(state, piece));
  if (group.different === 'location' && !areDifferent(spots)) return false;
  const sides = pieces.map((piece) => Number(areFriendly(state, you, state.pieces[piece]?.controller ?? -1)));
  if (group.different === 'side' && !areDifferent(sides)) return false;
  if (group.same === 'location') return isOne(spots);
  return group.same === undefined || isOne(pieces.map((piece) => state.pieces[piece]?.controller ?? -1));
};
