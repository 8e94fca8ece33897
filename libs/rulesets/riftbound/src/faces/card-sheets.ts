import { isRuleKey } from '#rulebook';
import { words, type CardAnswer, type CardSheet } from '#ruleset';
import { findCards } from '../cards/catalogue.js';
import { cardOf, isCardId } from '../cards/catalogue.js';
import { costOfKeyword } from '../cards/keyword-costs.js';
import type { Card, PrintedKeyword } from '../words/card.js';
import { readingOf } from './readings.js';
import { costWords } from '../words/said/costs.js';

const { listed } = words;

/** A keyword with its number and what it costs: `Assault 2`, `Equip (pay 1 energy)`. */
const keywordWords = ({ keyword, value, costs = [] }: PrintedKeyword): string => {
  const cost = costs
    .map((each) => `${costWords(costOfKeyword(each))}${each.varies ? ', which varies' : ''}`)
    .join(' or ');
  return `${keyword}${value === undefined ? '' : ` ${value}`}${cost && ` (${cost})`}`;
};

const listOf = (name: string, values: readonly string[]): CardSheet['facts'] =>
  values.length === 0 ? [] : [{ name, value: listed(values) }];

const numberOf = (name: string, value: number | null): CardSheet['facts'] =>
  value === null ? [] : [{ name, value: String(value) }];

const factsOf = (card: Card): CardSheet['facts'] => [
  { name: 'type', value: [card.supertype, card.type].filter((word) => word !== null).join(' ') },
  ...listOf('sets', card.sets),
  ...listOf('domains', card.domains),
  ...numberOf('energy', card.energy),
  ...numberOf('power', card.power),
  ...numberOf('Might', card.might),
  ...numberOf('Might Bonus', card.mightBonus),
  ...listOf('tags', card.tags),
  ...listOf('keywords', card.keywords.map(keywordWords)),
  ...listOf('gives its bearer', card.effectKeywords.map(keywordWords)),
];

const rulesOf = ({ keywords, effectKeywords }: Card): readonly string[] => {
  const names = new Set([...keywords, ...effectKeywords].map(({ keyword }) => keyword));
  return [...names].map((keyword) => `keyword.${keyword.toLowerCase()}`).filter(isRuleKey);
};

const sheetOf = (card: Card): CardSheet => ({
  id: card.id,
  name: card.name,
  facts: factsOf(card),
  reading: readingOf(card.id),
  rules: rulesOf(card),
});

/** The card of a name as a person types it, or of an id, as it is told to who asks about it. */
export const askForCard = (text: string): CardAnswer => {
  const id = text.trim().toUpperCase();
  if (isCardId(id)) return { kind: 'found', card: sheetOf(cardOf(id)) };
  const answer = findCards(text);
  if (answer.kind === 'found') return { kind: 'found', card: sheetOf(answer.card) };
  const cards = answer.kind === 'ambiguous' ? answer.cards : answer.nearest;
  return { kind: answer.kind, names: cards.map(({ name }) => name) };
};
