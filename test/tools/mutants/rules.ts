// A few rules to be broken.
const LIMIT = 3;

/** How many may stand there. */
export const mayStand = (count: number, isQuick: boolean): boolean => isQuick || (count > 0 && count < LIMIT);

/** Those that are left. */
export const left = (numbers: readonly number[]): readonly number[] => {
  const kept: number[] = [];
  for (let at = 0; at < numbers.length; at++) if (mayStand(numbers[at] ?? 9, false)) kept.push(numbers[at] ?? 9);
  return kept;
};

/** In words: no rule. */
export const told = (count: number): string => (count === 1 ? 'one is left' : `${count} are left`);
