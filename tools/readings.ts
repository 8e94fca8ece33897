// Prints the reading of each encoding beside the card's current text, to the terminal only, and where the words of the two differ:
// npm run readings -- [SET|NAME] [--check] [--texts FILE]. With --check only the cards that differ; fails where any does without a reason in
// docs/reference/cards-read/exceptions.yaml. The texts are not ours: they are read from a file outside the repository and written nowhere.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allCards, DEFINITIONS, findCards, readingOf, type Card } from '#rulesets/riftbound';
import { mismatchesOf, type Mismatch } from './readings/check/compare.js';
import { exceptionsIn, judged, problemsOf } from './readings/check/exceptions.js';

const EXCEPTIONS = 'docs/reference/cards-read/exceptions.yaml';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    texts: { type: 'string', default: '../shared/reference/riftbound-cards.json' },
    check: { type: 'boolean', default: false },
  },
});

interface Text {
  readonly id: string;
  readonly text: string | null;
  readonly effectText: string | null;
}

const stop = (message: string): never => {
  console.error(message);
  process.exit(2);
};

const textsIn = (file: string): ReadonlyMap<string, readonly string[]> => {
  if (!existsSync(file))
    return stop(`There is no file "${file}". Name the file with the cards' texts: npm run readings -- --texts FILE.`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as readonly Text[];
  return new Map(
    texts.map(({ id, text, effectText }) => [id, [text, effectText].filter((each) => typeof each === 'string')]),
  );
};

/** The cards of a set, of an id or of a name; all of them where nothing is asked for. */
const wished = (wish: string): readonly Card[] => {
  const typed = wish.toUpperCase();
  const ofSet = allCards.filter(({ id }) => id === typed || id.startsWith(`${typed}-`));
  if (wish === '' || ofSet.length > 0) return wish === '' ? allCards : ofSet;
  const answer = findCards(wish);
  if (answer.kind === 'found') return [answer.card];
  const cards = answer.kind === 'ambiguous' ? answer.cards : answer.nearest;
  return stop(
    `"${wish}" is no set and no one card. Perhaps: ${cards.map(({ name }) => name).join('; ') || 'nothing near'}.`,
  );
};

const texts = textsIn(values.texts);
const cards = wished(positionals.join(' '));
const exceptions = exceptionsIn(readFileSync(EXCEPTIONS, 'utf8'));

const mismatches = (card: Card): readonly Mismatch[] => {
  const definition = DEFINITIONS[card.id];
  return definition === undefined ? [] : mismatchesOf(card, (texts.get(card.id) ?? []).join('\n'), definition);
};

const isOf = ({ card }: { readonly card: string }): boolean => cards.some(({ id }) => id === card);
const all = cards.flatMap(mismatches);
const { faults, idle } = judged(all, exceptions.filter(isOf));

for (const { id, name } of cards) {
  const differing = faults.filter(({ card }) => card === id);
  if (values.check && differing.length === 0) continue;
  const reading = readingOf(id) ?? ['not encoded; told at the table'];
  console.log(
    [
      `${name} (${id})`,
      ...(texts.get(id) ?? []).map((text) => `  text     ${text}`),
      ...reading.map((line) => `  reading  ${line}`),
      ...differing.map(({ word, only }) => `  differs  only its ${only} has: ${word}`),
      '',
    ].join('\n'),
  );
}

const problems = [
  ...problemsOf(exceptions),
  ...idle.map(({ card, word }) => `${card}: ${word}: is no exception any more; take it out of ${EXCEPTIONS}`),
];
for (const problem of problems) console.error(problem);
console.error(
  `readings: ${cards.length} cards; ${all.length} words differ, ${all.length - faults.length} with a reason, ${faults.length} without`,
);
process.exitCode = faults.length + problems.length > 0 ? 1 : 0;
