import type { Ability, Moment } from '../../words/definition.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { textAt } from '../objects.js';

/** The encoded abilities of a piece. A card has one of a moment at most: they are named by it. */
export const abilitiesOf = (state: RuneterraState, piece: number): readonly Ability[] =>
  textAt(state, piece)?.abilities ?? [];

/**
 * The moments of cards that had several abilities, in the order in which tasks of older tapes number them. Never changed: definitions
 * may be. A card that is not here had one.
 */
const MOMENTS_BY_NUMBER: Readonly<Record<string, readonly Moment[]>> = {
  '01DE052': ['summon', 'attack'],
  '04DE008T1': ['attack-from-hand', 'round-start', 'challenge'],
  '01IO032T1': ['support', 'ally-gains-keyword'],
  '01NX042T2': ['level-up', 'summon', 'strike'],
  '04SH003T3': ['allies-attack', 'ally-summoned'],
  '04SH067T1': ['attack', 'defend'],
};

/** The ability of a piece by its moment, or by its number on an older tape; null where it has none. */
export const abilityOf = (state: RuneterraState, piece: number, name: Moment | number): Ability | null => {
  const abilities = abilitiesOf(state, piece);
  if (typeof name === 'string') return abilities.find(({ when }) => when === name) ?? null;
  const moments = MOMENTS_BY_NUMBER[state.pieces[piece]?.card ?? ''];
  return moments ? (abilities.find(({ when }) => when === moments[name]) ?? null) : (abilities[name] ?? null);
};
