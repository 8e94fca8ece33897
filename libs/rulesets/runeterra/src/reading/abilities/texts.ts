import type { Ability, Moment } from '../../words/definition.js';
import { textOf } from '../../cards/known-cards.js';
import type { RuneterraState } from '../../state/runeterra-state.js';

/** The encoded abilities of a piece, in the order of its definition: their place is their number. */
export const abilitiesOf = (state: RuneterraState, piece: number): readonly Ability[] =>
  textOf(state, state.pieces[piece]?.card ?? null)?.abilities ?? [];

/** Numbers of a piece's abilities that act at a moment. */
export const abilitiesAt = (state: RuneterraState, piece: number, when: Moment): readonly number[] =>
  abilitiesOf(state, piece).flatMap((ability, number) => (ability.when === when ? [number] : []));
