import { type Backoff, pauseAfter } from '#kernel';
import { TapeMoved } from './journal.js';

/** A try that fails so is one in which somebody else got on; more in a row than that and the match is busier than any is. */
const TRIES = 20;

const BACKOFF: Backoff = { first: 4, longest: 250 };

/** Milliseconds, by chance: two nodes that met once would else meet again, and the quicker one win each time. */
const somePauseAfter = (tries: number): number => Math.random() * pauseAfter(BACKOFF, tries);

/**
 * Does work that reads a match and writes to it, and does it anew where another process has written to the match in between: the
 * order may now be a repetition, or no longer be possible. Throws `match/moved` when that happens too often in a row.
 */
export const insist = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof TapeMoved) || tries >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, somePauseAfter(tries)));
    }
  }
};
