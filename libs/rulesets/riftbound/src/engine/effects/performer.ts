import type { Draft } from '../draft.js';
import type { ChainItem } from '../../state/riftbound-state.js';
import type { InstructionOf, Verb } from '../../words/instruction.js';

/** Executes one instruction of a resolving item: does as much of it as is possible (055, 359.3.e.11). */
export type Performer<Name extends Verb> = (draft: Draft, instruction: InstructionOf<Name>, item: ChainItem) => void;
