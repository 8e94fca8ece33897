import type { ChainItem, RiftboundState, Target } from '../state.js';
import { battlefieldZone } from '../zones.js';
import type { Choosing } from './definition.js';

/**
 * What the symbols of an ability are read against: the table now, whose ability it is, its source, where that is or was, what
 * was chosen, what the trigger speaks of, and what the instructions before have acted on and picked.
 */
export interface Setting {
  readonly state: RiftboundState;
  readonly you: number;
  readonly source: number;
  /** The object that the source was: `this` means nothing once the piece has become another (124). */
  readonly object: number;
  /** Zone number of the source, as it triggered where it has left. */
  readonly here: number;
  /** Zone number of where the source was as it triggered, wherever it is now. */
  readonly there: number;
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
  object: state.pieces[source]?.object ?? -1,
  here: state.pieces[source]?.zone ?? -1,
  there: state.pieces[source]?.zone ?? -1,
  choices: [],
  targets: [],
  to: null,
  it: [],
  those: [],
  picks: [],
});

/** Who controls the abilities of a source: of a battlefield its controller, or the turn player (190.6). */
const controllerOf = (state: RiftboundState, source: number): number => {
  const battlefield = state.battlefields.find((each) => each.piece === source);
  if (battlefield) return battlefield.controller ?? state.turn.seat;
  return state.pieces[source]?.controller ?? 0;
};

/** The setting of an ability of an object on the board; a battlefield is at itself (199.1). */
export const boardSetting = (state: RiftboundState, source: number): Setting => {
  const plain = plainSetting(state, source, controllerOf(state, source));
  const at = state.battlefields.findIndex(({ piece }) => piece === source);
  return at < 0 ? plain : { ...plain, here: battlefieldZone(at) };
};

/** The setting of an item on the chain. */
export const settingOf = (state: RiftboundState, item: ChainItem, choices: readonly Choosing[]): Setting => ({
  ...plainSetting(state, item.piece, item.controller),
  object: item.kind === 'spell' ? (state.pieces[item.piece]?.object ?? -1) : item.object,
  there: item.here ?? -1,
  here: hereOf(state, item),
  choices,
  targets: item.targets,
  to: item.to,
  it: item.it,
});

/** Where the source is; where it was as the item was made, if it is no longer the same object. */
const hereOf = (state: RiftboundState, item: ChainItem): number => {
  const piece = state.pieces[item.piece];
  return piece && piece.object === item.object && item.kind !== 'spell'
    ? boardSetting(state, item.piece).here
    : (item.here ?? piece?.zone ?? -1);
};
