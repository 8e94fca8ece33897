import type { ChainItem, Frame } from '../../state/riftbound-state.js';
import type { Step } from '../../words/definition.js';

export type ResolveFrame = Extract<Frame, { task: 'resolve' }>;

/** The instruction under way: of which item, and how far its frame has come. */
export interface Doing {
  readonly frame: ResolveFrame;
  readonly item: ChainItem;
  readonly step: Step;
}
