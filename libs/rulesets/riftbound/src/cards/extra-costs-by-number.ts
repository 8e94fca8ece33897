import type { CostName } from '../words/definition.js';

/**
 * The cards that had an additional cost of their own while facts numbered what was paid: each had one, which was the first. Never
 * changed: definitions may be.
 */
const CARDS = `
  OGN-002 OGN-044 OGN-048 OGN-146 OGN-150 OGN-207 OGN-208 OGN-231 SFD-013 SFD-044 SFD-067 SFD-079 SFD-098 SFD-109 SFD-160 UNL-028
  UNL-052 UNL-122 UNL-140 UNL-142 UNL-164 UNL-166 UNL-170 UNL-173 UNL-178 VEN-008 VEN-023 VEN-083 VEN-101 VEN-120
`;

/** What the ability that gives it was called, where that was not `static`. */
const CALLED: Readonly<Record<string, string>> = { 'UNL-122': 'cost' };

const cards: ReadonlySet<string> = new Set(CARDS.trim().split(/\s+/));

/** The cards of that list, each with the name of its cost. */
export const COUNTED_COSTS: readonly CostName[] = [...cards].map((card) => ({
  card,
  ability: CALLED[card] ?? 'static',
}));

/** A card's own additional cost by the number that facts had for it; null where it had none. */
export const ownCostByNumber = (card: string | null, number: number): CostName | null =>
  number === 0 && card !== null && cards.has(card) ? { card, ability: CALLED[card] ?? 'static' } : null;
