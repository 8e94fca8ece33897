import type { Problem } from '../verdict.js';

/** How large a part of a table is, and how large it may be. */
export interface Size {
  readonly of: string;
  readonly is: number;
  readonly most: number;
}

/** All parts of a table that many small plays could make larger and larger, always in the same order. */
export type Sizes = readonly Size[];

/** Why a play may not be: it makes a part of the table larger than it may be. A table that is too large already may shrink. */
export const outgrown = (before: Sizes, after: Sizes): Problem | null => {
  const grown = after.find(({ is, most }, at) => is > most && is > (before[at]?.is ?? 0));
  if (grown === undefined) return null;
  return {
    code: 'table/too-large',
    message: `A table has at most ${grown.most} ${grown.of}, and this would make them ${grown.is}. Nothing is recorded.`,
    remedy: 'Take away what is not needed any more, or end the match and open another.',
  };
};
