// Writes test/decks/riftbound/<id>.deck from a reference file of tournament decks: node tools/import-decks.mjs <decks.json>
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../test/decks/riftbound/', import.meta.url);

const sectionOf = (title, cards) =>
  cards.length === 0 ? [] : ['', `${title}:`, ...cards.map(({ name, count }) => `${count ?? 1} ${name}`)];

const textOf = (deck) =>
  [
    `# ${deck.event}, ${deck.date}: place ${deck.placement} of ${deck.players}`,
    ...sectionOf('Legend', [deck.legend]),
    ...sectionOf('Champion', [deck.chosenChampion]),
    ...sectionOf('Main', deck.main),
    ...sectionOf('Runes', deck.runes),
    ...sectionOf('Battlefields', deck.battlefields),
    ...sectionOf('Sideboard', deck.sideboard),
    '',
  ].join('\n');

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('usage: node tools/import-decks.mjs <decks.json>');
  process.exit(2);
}
try {
  const { decks } = JSON.parse(readFileSync(path, 'utf8'));
  mkdirSync(folder, { recursive: true });
  for (const deck of decks) writeFileSync(new URL(`${deck.id}.deck`, folder), textOf(deck));
  console.log(`${decks.length} decks written`);
} catch (error) {
  console.error(`${path}: ${error.message}`);
  process.exit(2);
}
