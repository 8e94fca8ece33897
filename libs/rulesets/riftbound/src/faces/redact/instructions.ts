import type { DescribedCost } from '../../words/plays.js';
import type { Instruction } from '../../words/instruction.js';
import { isSeen, type Look } from './seen.js';

/**
 * An instruction as announced. What it will put into play or reveal becomes known by the facts of its execution and not
 * before, as the item may be countered: until then the card is left out, and a reveal, which is nothing but its card, too.
 */
const redactInstruction = (instruction: Instruction, look: Look): readonly Instruction[] => {
  if (instruction.verb === 'reveal') return isSeen(look, instruction.piece) ? [instruction] : [];
  if ((instruction.verb !== 'put' && instruction.verb !== 'play') || isSeen(look, instruction.piece))
    return [instruction];
  return [{ ...instruction, card: null }];
};

/** Instructions as the viewer may know them. */
export const redactInstructions = (instructions: readonly Instruction[], look: Look): readonly Instruction[] =>
  instructions.flatMap((instruction) => redactInstruction(instruction, look));

/** Instructions that may not have been described yet. */
export const redactAnnounced = (
  instructions: readonly Instruction[] | null,
  look: Look,
): readonly Instruction[] | null => instructions && redactInstructions(instructions, look);

/** A described cost as the viewer may know it. */
export const redactCost = (cost: DescribedCost, look: Look): DescribedCost => ({
  ...cost,
  instructions: redactInstructions(cost.instructions, look),
});
