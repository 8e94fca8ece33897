// A few rules, each broken in ways that the trials see, and in others that they do not.
const NAMES = ['no', 'one', 'two'];

const IS_LONG = NAMES.length > 2;

/** Who may pass a gate. */
export const mayPass = (age: number, isMember: boolean): boolean => isMember && age >= 3;

/** What a guest pays. */
export const feeOf = (isGuest: boolean): string => (isGuest ? NAMES.join() : 'nothing');

/** The first that fits. */
export const firstOf = (numbers: readonly number[]): number => numbers.find((each) => each > 1) ?? 7;

/** What all together cost. */
export const costOf = (costs: readonly number[], ...more: readonly number[]): number =>
  [...costs, ...more].filter((cost) => cost !== 9).reduce((sum, cost) => sum + cost * 2, 0);

/** Of a team, if there is one, how old at least who is oldest. */
export const oldest = (team: { readonly ages: readonly number[] } | null): number =>
  Math.max(3, ...(team?.ages.filter((age) => age < 99) ?? []));

/** In a copy of their own. */
export const turned = (words: readonly string[]): readonly string[] => (IS_LONG ? words.slice().reverse() : []);
