import type { CostAction, KeywordCost } from '../words/card.js';
import type { AbilityCost, Filter } from '../words/definition.js';
import type { ObjectCost } from '../words/abilities/cost.js';

/** What the card facts say a keyword costs (Repeat, Flow, Equip, Empower), as a cost of the vocabulary. */
const WHAT: Readonly<Record<Exclude<CostAction['of'], 'xp'>, Filter>> = {
  card: { zone: 'your hand' },
  spell: { zone: 'your hand', is: 'spell' },
  'friendly unit': { is: 'unit', side: 'friendly' },
  'card in trash': { zone: 'your trash', is: 'card' },
};

const objectsOf = ({ action, count, of }: CostAction): ObjectCost | null =>
  of === 'xp' || action === 'spend' ? null : { do: action, what: WHAT[of], count };

/** A keyword's printed cost; power is of the card's own domains but for what any domain pays. */
export const costOfKeyword = ({ energy, power, anyPower, exhaust, actions }: KeywordCost): AbilityCost => {
  const [objects] = actions.flatMap((action) => objectsOf(action) ?? []);
  const xp = actions.reduce((sum, { of, count }) => (of === 'xp' ? sum + count : sum), 0);
  const symbols = [
    ...Array.from({ length: power }, () => 'own' as const),
    ...Array.from({ length: anyPower }, () => 'any' as const),
  ];
  return {
    ...(energy > 0 && { energy }),
    ...(symbols.length > 0 && { power: symbols }),
    ...(exhaust && { exhaust }),
    ...(xp > 0 && { spendXp: xp }),
    ...(objects && { objects }),
  };
};
