/** Text of plain signs has no accents: most names do not pay for the others, of which a list folds ten thousands. */
const PLAIN = /^[ -~]*$/;

const bare = (name: string): string =>
  PLAIN.test(name) ? name : name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’']/g, "'");

/** A name as it is looked for: without case and accents, one space between its words. */
export const foldedName = (name: string): string => bare(name).replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** A step where a card was played or became known. */
export const cardTerm = (name: string): string => `card ${foldedName(name)}`;

/** A step where something was put above an item of that name. */
export const answersTerm = (name: string): string => `answers ${foldedName(name)}`;

/** A step where the one was put above the other. */
export const pairTerm = (name: string, below: string): string => `pair ${foldedName(name)}|${foldedName(below)}`;

/** A step about which the rules said something, by the rule's key. */
export const ruleTerm = (key: string): string => `rule ${key}`;

/** A step by what its verdict was: illegal, doubtful, told; `any` for the first two. */
export const findingTerm = (status: string): string => `finding ${status}`;
