import type { Card } from '#rulesets/riftbound';

/** A keyword with its price, which acts by the facts of its card: "[Equip] [1][C]", "[Flow] [2]", "[Empower] — Discard 1". */
const PRICED = /^\[(Equip|Repeat|Empower|Flow)\](?: — [^.\n]*|(?: ?(?:\[(?:\d+|[A-Z])\])+))\.?/gm;
/** A line of keywords that act by themselves: "[Deflect 2]", "[Tank], [Shield]". */
const ALONE = /^\[[A-Z][^\]]*\](?:, \[[^\]]*\])*$/gm;

/**
 * What a card's text says besides reminders, and besides keywords that act by the card's facts. A keyword whose price changes with the
 * table is encoded, and stays.
 */
export const spokenOf = (text: string, { keywords, effectKeywords }: Card): string => {
  const varies = [...keywords, ...effectKeywords].some(({ costs = [] }) => costs.some((cost) => cost.varies));
  const plain = text.replaceAll(/\s*\([^)]*\)/g, '').replaceAll(ALONE, '');
  return (varies ? plain : plain.replaceAll(PRICED, '')).trim();
};
