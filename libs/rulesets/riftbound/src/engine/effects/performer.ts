import type { Draft } from '../draft.js';
import type { ChainItem, Cause } from '../../state/riftbound-state.js';
import type { InstructionOf, Verb } from '../../words/instruction.js';

/** Executes one instruction of a resolving item: does as much of it as is possible (055, 359.3.e.11). */
export type Performer<Name extends Verb> = (draft: Draft, instruction: InstructionOf<Name>, item: ChainItem) => void;

/**
 * What an action of an item is attributed to (411.5): the item (428.5.b) and its source, its controller being responsible (411,
 * 428.5).
 */
export const causeOf = (item: ChainItem): Cause => ({ seat: item.controller, item: item.id, source: item.piece });
