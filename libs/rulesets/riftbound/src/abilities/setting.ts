import type { ChainItem, RiftboundState, Target } from '../state.js';
import type { Choosing } from './definition.js';

/**
 * What the symbols of an ability are read against: the table now, whose ability it is, its source, where that is or was, what
 * was chosen, what the trigger speaks of, and what the instructions before have acted on and picked.
 */
export interface Setting {
  readonly state: RiftboundState;
  readonly you: number;
  readonly source: number;
  /** Zone number of the source, as it triggered where it has left. */
  readonly here: number;
  readonly choices: readonly Choosing[];
  readonly targets: readonly Target[];
  readonly to: number | null;
  readonly it: readonly number[];
  readonly those: readonly number[];
  readonly picks: readonly (readonly number[])[];
}

/** The setting of a static ability, or of anything else that has chosen nothing. */
export const plainSetting = (state: RiftboundState, source: number, you: number): Setting => ({
  state,
  you,
  source,
  here: state.pieces[source]?.zone ?? -1,
  choices: [],
  targets: [],
  to: null,
  it: [],
  those: [],
  picks: [],
});

/** The setting of an item on the chain. */
export const settingOf = (state: RiftboundState, item: ChainItem, choices: readonly Choosing[]): Setting => ({
  ...plainSetting(state, item.piece, item.controller),
  here: hereOf(state, item),
  choices,
  targets: item.targets,
  to: item.to,
  it: item.it,
});

/** Where the source is; where it was as the item was made, if it is no longer the same object. */
const hereOf = (state: RiftboundState, item: ChainItem): number => {
  const piece = state.pieces[item.piece];
  return piece && piece.object === item.object && item.kind !== 'spell' ? piece.zone : (item.here ?? piece?.zone ?? -1);
};
