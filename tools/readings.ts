// Prints the reading of each encoding beside the card's current text, to the terminal only: npm run readings -- [SET|NAME] [--texts FILE].
// The texts are not ours: they are read from a file outside the repository and written nowhere.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allCards, findCards, readingOf, type Card } from '#rulesets/riftbound';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { texts: { type: 'string', default: '../shared/reference/riftbound-cards.json' } },
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

const textsIn = (file: string): ReadonlyMap<string, Text> => {
  if (!existsSync(file))
    return stop(`There is no file "${file}". Name the file with the cards' texts: npm run readings -- --texts FILE.`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as readonly Text[];
  return new Map(texts.map((each) => [each.id, each]));
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
for (const { id, name } of wished(positionals.join(' '))) {
  const printed = [texts.get(id)?.text, texts.get(id)?.effectText].filter((text) => typeof text === 'string');
  const reading = readingOf(id) ?? ['not encoded; told at the table'];
  console.log(
    [
      `${name} (${id})`,
      ...printed.map((text) => `  text     ${text}`),
      ...reading.map((line) => `  reading  ${line}`),
      '',
    ].join('\n'),
  );
}
