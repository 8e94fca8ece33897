import { findCards } from '#notation';
import { isRuleKey } from '#rulebook';
import { words, type CardAnswer, type CardSheet } from '#ruleset';
import { allCards, cardOf, isCardCode } from '../cards/catalogue.js';
import type { Card } from '../words/card.js';

const { listed } = words;

const FACTS = ['type', 'cost', 'power', 'health', 'speed', 'level', 'countdown'] as const;
const LISTS = ['regions', 'subtypes', 'keywords'] as const;

const factsOf = (card: Card): CardSheet['facts'] => [
  ...FACTS.flatMap((name) => (card[name] === null ? [] : [{ name, value: String(card[name]) }])),
  ...LISTS.flatMap((name) => (card[name].length === 0 ? [] : [{ name, value: listed(card[name]) }])),
];

const rulesOf = ({ keywords }: Card): readonly string[] =>
  keywords.map((keyword) => `runeterra.keyword.${keyword.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`).filter(isRuleKey);

const sheetOf = (card: Card): CardSheet => ({
  id: card.code,
  name: card.name,
  facts: factsOf(card),
  rules: rulesOf(card),
});

/** The card of a name as a person types it, or of a code, as it is told to who asks about it. */
export const askForCard = (text: string): CardAnswer => {
  const code = text.trim().toUpperCase();
  if (isCardCode(code)) return { kind: 'found', card: sheetOf(cardOf(code)) };
  const answer = findCards(text, allCards);
  if (answer.kind === 'found') return { kind: 'found', card: sheetOf(answer.card) };
  const cards = answer.kind === 'ambiguous' ? answer.cards : answer.nearest;
  return { kind: answer.kind, names: cards.map(({ name }) => name) };
};
