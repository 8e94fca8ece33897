import type { CardSheet, HeldRuleset } from '#ruleset';
import { ruleJson, ruleText } from './verdicts.js';

/** A ruling whose file names a card. */
export interface NamingRuling {
  readonly file: string;
  readonly title: string;
}

/** A card that was asked for, of its game, with the rulings that name it. */
export interface AskedCard {
  readonly ruleset: HeldRuleset;
  readonly card: CardSheet;
  readonly rulings: readonly NamingRuling[];
}

const editionOf = ({ editions }: HeldRuleset): string => editions.at(-1) ?? '';

const readingLines = ({ reading }: CardSheet): readonly string[] => {
  if (reading === undefined) return ['no reading yet'];
  return reading ?? ['not encoded; told at the table'];
};

const part = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];

const WIDTH = 18;

/** A card in lines: its facts, what its encoding does, the rules of its keywords, the rulings that name it. */
export const cardText = ({ ruleset, card, rulings }: AskedCard): string => {
  const lines = [
    `${card.name} (${card.id}, ${ruleset.title})`,
    ...card.facts.map(({ name, value }) => `  ${name.padEnd(WIDTH)}${value}`),
    ...part('What its encoding does', readingLines(card)),
    ...part(
      'Rules of its keywords',
      card.rules.map((key) => ruleText(key, editionOf(ruleset))),
    ),
    ...part(
      'Rulings that name it',
      rulings.map(({ file, title }) => `${file}: ${title}`),
    ),
  ];
  return `${lines.join('\n')}\n`;
};

/** A card as data; `reading` is null where its text is not encoded, and absent where its game has no readings yet. */
export const cardJson = ({ ruleset, card, rulings }: AskedCard): object => ({
  game: ruleset.id,
  ...card,
  facts: Object.fromEntries(card.facts.map(({ name, value }) => [name, value])),
  rules: card.rules.map((key) => ruleJson(key, editionOf(ruleset))),
  rulings,
});
