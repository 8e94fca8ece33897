// Writes the card facts of a ruleset from a reference file: node tools/import-cards.mjs <cards.json>
// Names, numbers, tags and keywords only. No card text passes: a field that is not copied below stays behind,
// and a keyword's cost that is told in words is turned into the few actions listed here or refused.
import { readFileSync, writeFileSync } from 'node:fs';
import { cardModule } from './card-module.mjs';

const target = new URL('../libs/rulesets/riftbound/src/cards/data/cards.ts', import.meta.url);

const COUNTED = new Set(['Assault', 'Shield', 'Deflect', 'Hunt']);

/** Costs of a keyword that are actions: what the reference says, and the action as data. */
const COST_ACTIONS = new Map([
  ['discard 1', { action: 'discard', count: 1, of: 'card' }],
  ['discard a spell', { action: 'discard', count: 1, of: 'spell' }],
  ['kill a friendly unit', { action: 'kill', count: 1, of: 'friendly unit' }],
  ['recycle 2 cards from your trash', { action: 'recycle', count: 2, of: 'card in trash' }],
  ['spend 1 xp', { action: 'spend', count: 1, of: 'xp' }],
]);

const fold = (text) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

function aliasesOf(card) {
  const seen = new Set([fold(card.name)]);
  return card.aliases.filter((alias) => !seen.has(fold(alias)) && seen.add(fold(alias)));
}

function addSymbols(cost, symbols) {
  for (const [, symbol] of symbols.matchAll(/\[(\d+|A|C|E)\]/g)) {
    if (symbol === 'A') cost.anyPower += 1;
    else if (symbol === 'C') cost.power += 1;
    else if (symbol === 'E') cost.exhaust = true;
    else cost.energy += Number(symbol);
  }
}

function costOf(printed, varies, where) {
  const cost = { energy: 0, power: 0, anyPower: 0, exhaust: false, actions: [], varies };
  for (const part of printed.split(', ')) {
    const action = COST_ACTIONS.get(part.toLowerCase());
    if (action) cost.actions.push(action);
    else if (/^(\[(\d+|A|C|E)\])+$/.test(part)) addSymbols(cost, part);
    else throw new Error(`${where}: a keyword costs "${part}", which COST_ACTIONS does not list. Add it there.`);
  }
  return cost;
}

function keywordOf({ keyword, value }) {
  const number = value ?? (COUNTED.has(keyword) ? 1 : undefined);
  return number === undefined ? { keyword } : { keyword, value: number };
}

/** `[1] / [A]` is two keywords, each with its cost; `[1] or [C]` one keyword with a choice of costs. */
function keywordsOf(printed, where) {
  return printed.flatMap((one) => {
    if (one.cost === undefined) return [keywordOf(one)];
    // A sentence about costs, not a cost: the card speaks of the keyword and does not have it.
    if (/^[a-z]/.test(one.cost)) return [];
    // Sentences after the first say how the cost varies; which way is the card's encoding, not a fact of this list.
    const [fixed, ...rest] = one.cost.split('. ');
    const costsOf = (text) => text.split(' or ').map((choice) => costOf(choice, rest.length > 0, where));
    return fixed.split(' / ').map((text) => ({ keyword: one.keyword, costs: costsOf(text) }));
  });
}

/** Keywords that stand in a list of modes alone: the card speaks of them and does not have them. */
function chosenIn({ text, keywords }) {
  const lines = (text ?? '').split('\n');
  const speaks = (line, keyword) => line.includes(`[${keyword}`);
  return keywords.filter(({ keyword }) => {
    const speaking = lines.filter((line) => speaks(line, keyword));
    return speaking.length > 0 && speaking.every((line) => line.startsWith('- '));
  });
}

function timingOf(keywords) {
  const has = (...names) => keywords.some(({ keyword }) => names.includes(keyword));
  if (has('Reaction', 'Quick-Draw')) return 'reaction';
  return has('Action') ? 'action' : 'default';
}

const banOf = ({ format, effective }) => ({
  format: format.toLowerCase().replace(' ', '-'),
  from: effective.slice(0, 10),
});

function cardOf(source) {
  const where = `${source.id} ${source.name}`;
  const chosen = chosenIn(source);
  const keywords = keywordsOf(
    source.keywords.filter((one) => !chosen.includes(one)),
    where,
  );
  return {
    id: source.id,
    name: source.name,
    aliases: aliasesOf(source),
    type: source.type,
    supertype: source.supertype,
    domains: source.domains,
    energy: source.energy,
    power: source.power,
    might: source.might,
    mightBonus: source.mightBonus,
    tags: source.tags,
    championTags: source.championTags,
    timing: timingOf(keywords),
    keywords,
    effectKeywords: keywordsOf(source.effectKeywords, where),
    mentions: [...source.mentions, ...chosen.map(({ keyword }) => keyword)],
    bans: (source.bans ?? []).map(banOf),
    sets: source.sets,
  };
}

const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('usage: node tools/import-cards.mjs <cards.json>');
  process.exit(2);
}
try {
  const cards = JSON.parse(readFileSync(path, 'utf8')).map(cardOf);
  writeFileSync(target, cardModule('tools/import-cards.mjs', cards));
  console.log(`${cards.length} cards written`);
} catch (error) {
  console.error(`${path}: ${error.message}`);
  process.exit(2);
}
