import { redecideTape, type TapeRedecided } from '#audit';
import { CliError } from '../cli-error.js';
import { editionOfGame } from '../rulesets.js';
import { loadTape, type TapeWish } from '../tapes/load-tape.js';

/** A tape that was decided under another edition: the one that it was recorded under, the other, and what differs. */
export interface Redecision extends TapeRedecided {
  readonly from: string;
  readonly edition: string;
}

/** Decides a tape under another edition. Throws where the game has no such edition, and where the tape is not all there. */
export const redecideTapeFile = async (wish: TapeWish, wished: string): Promise<Redecision> => {
  const loaded = await loadTape(wish);
  const { ruleset, written, viewer, tape } = loaded;
  const edition = editionOfGame(ruleset, wished);
  if (viewer !== 'recorder') {
    const remedy = "Take the recorder's own tape.";
    throw new CliError('seen-tape', 'This tape is as a viewer may know it: it cannot be decided again.', { remedy });
  }
  const { underEdition } = ruleset;
  if (underEdition === undefined) {
    const remedy = 'Leave --edition out.';
    throw new CliError('one-edition', `${ruleset.title} is decided by one edition alone.`, { remedy });
  }
  const from = tape.states.at(-1)?.options?.edition ?? '';
  return { from, edition, ...redecideTape({ ...ruleset, underEdition }, written, edition) };
};
