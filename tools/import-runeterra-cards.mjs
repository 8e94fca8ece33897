// Writes the card facts of Legends of Runeterra from the publisher's data files (Data Dragon):
//   node tools/import-runeterra-cards.mjs set1-en_us.json set2-en_us.json ...
// Codes, names, numbers and keywords only. No card text passes: of a text is kept whether there is one, the number of a
// countdown, and the keywords it begins with that the data files list nowhere else.
import { readFileSync, writeFileSync } from 'node:fs';
import { cardModule } from './card-module.mjs';

const target = new URL('../libs/rulesets/runeterra/src/cards/data/cards.ts', import.meta.url);

const TYPES = { Unit: 'unit', Spell: 'spell', Landmark: 'landmark', Ability: 'skill', Trap: 'trap' };
/** Region names of the data files as card codes and deck codes abbreviate them. */
const REGIONS = {
  Demacia: 'DE',
  Freljord: 'FR',
  Ionia: 'IO',
  Noxus: 'NX',
  PiltoverZaun: 'PZ',
  ShadowIsles: 'SI',
  Bilgewater: 'BW',
  Shurima: 'SH',
  Targon: 'MT',
  BandleCity: 'BC',
};
/** Keyword references of the data files. Those that only say a card's type or speed, or that an aura is drawn, are null. */
const KEYWORDS = {
  Slow: null,
  Fast: null,
  Burst: null,
  Focus: null,
  Skill: null,
  LandmarkVisualOnly: null,
  Autoplay: null,
  AuraVisualFakeKeyword: null,
  Attune: 'Attune',
  Augment: 'Augment',
  Barrier: 'Barrier',
  CantBlock: "Can't Block",
  Challenger: 'Challenger',
  Countdown: 'Countdown',
  Deep: 'Deep',
  DoubleStrike: 'Double Attack',
  Elusive: 'Elusive',
  Ephemeral: 'Ephemeral',
  Fearsome: 'Fearsome',
  Fleeting: 'Fleeting',
  Fury: 'Fury',
  Imbue: 'Imbue',
  Immobile: 'Immobile',
  Impact: 'Impact',
  LastBreath: 'Last Breath',
  Lifesteal: 'Lifesteal',
  Lurker: 'Lurk',
  Overwhelm: 'Overwhelm',
  QuickStrike: 'Quick Attack',
  Regeneration: 'Regeneration',
  Scout: 'Scout',
  SpellOverwhelm: 'Overwhelm',
  SpellShield: 'Spell Shield',
  Tough: 'Tough',
  Vulnerable: 'Vulnerable',
};

function named(table, word, where) {
  if (!Object.hasOwn(table, word)) throw new Error(`${where} has "${word}", which the importer does not know. Add it.`);
  return table[word];
}

function speedOf({ spellSpeed, keywordRefs }) {
  if (spellSpeed === '') return null;
  return keywordRefs.includes('Focus') ? 'focus' : spellSpeed.toLowerCase();
}

const FIRST_WORDS = /(?:^|\n)<link=(?:vocab|keyword)\.(Support|Nightfall|Daybreak)>/g;

function keywordsOf(source, where) {
  const listed = source.keywordRefs.map((ref) => named(KEYWORDS, ref, where)).filter((keyword) => keyword !== null);
  const begun = [...source.description.matchAll(FIRST_WORDS)].map(([, word]) => word);
  return [...new Set([...listed, ...begun])].sort();
}

const COUNTDOWN = /Countdown\s*(\d+)/;

function countdownOf({ keywordRefs, descriptionRaw }) {
  return keywordRefs.includes('Countdown') ? Number(COUNTDOWN.exec(descriptionRaw)?.[1] ?? 0) || null : null;
}

const capital = (word) => word.charAt(0) + word.slice(1).toLowerCase();

function cardOf(source) {
  const where = `${source.cardCode} ${source.name}`;
  const type = named(TYPES, source.type, where);
  const isUnit = type === 'unit';
  return {
    code: source.cardCode,
    name: source.name.trim(),
    type,
    cost: source.cost,
    power: isUnit ? source.attack : null,
    health: isUnit ? source.health : null,
    speed: speedOf(source),
    keywords: keywordsOf(source, where),
    regions: source.regionRefs.map((ref) => named(REGIONS, ref, where)),
    champion: source.supertype === 'Champion',
    collectible: source.collectible,
    subtypes: source.subtypes.map((subtype) => subtype.split(' ').map(capital).join(' ')),
    hasText: source.descriptionRaw.trim() !== '' || source.levelupDescriptionRaw.trim() !== '',
    level: null,
    countdown: countdownOf(source),
  };
}

/** Whether a champion can level further: its text says how. */
const isLast = ({ source }) => source.levelupDescriptionRaw === '';
const isChampion = ({ card }) => card.champion && card.type === 'unit';
const levelRank = (entry) => (entry.card.collectible ? 0 : isLast(entry) ? 2 : 1);
const stemOf = ({ card }) => card.code.slice(0, 7);

/**
 * Champions and what they become: the collectible card, those of its name that level further, the one that does not; where none
 * has its name, the made champion of its code that does not level further (Spider Queen Elise).
 */
function levelsOf(first, entries) {
  const ofIts = entries.filter((entry) => isChampion(entry) && stemOf(entry) === stemOf(first));
  const named = ofIts.filter(({ source }) => source.name === first.source.name);
  const levels = named.length > 1 ? named : [first, ...ofIts.filter((entry) => entry !== first && isLast(entry))];
  return levels.toSorted((left, right) => levelRank(left) - levelRank(right));
}

function countLevels(entries) {
  for (const first of entries.filter((entry) => isChampion(entry) && entry.card.collectible)) {
    for (const [index, { card, source }] of levelsOf(first, entries).entries()) {
      card.level = index + 1;
      if (index > 0 && source.name === first.source.name) card.name = `${card.name} (level ${card.level})`;
    }
  }
}

const byCode = (left, right) => (left.code < right.code ? -1 : 1);
const bySurest = (left, right) => Number(right.collectible) - Number(left.collectible) || byCode(left, right);

/** Cards that still share a name: the collectible one, or the first, keeps it; the others have their code behind it. */
function tellApart(cards) {
  for (const name of new Set(cards.map((card) => card.name))) {
    const others = cards.filter((card) => card.name === name).toSorted(bySurest);
    for (const card of others.slice(1)) card.name = `${name} (${card.code})`;
  }
}

function cardsOf(sources) {
  const entries = sources.map((source) => ({ source: { ...source, name: source.name.trim() }, card: cardOf(source) }));
  countLevels(entries);
  const cards = entries.map(({ card }) => card);
  tellApart(cards);
  return cards.toSorted(byCode);
}

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error('usage: node tools/import-runeterra-cards.mjs <set1-en_us.json> ...');
  process.exit(2);
}
try {
  const read = (path) => JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  const cards = cardsOf(paths.flatMap(read));
  const rows = cards.map((card) => Object.values(card));
  writeFileSync(target, cardModule('tools/import-runeterra-cards.mjs', cards, rows));
  console.log(`${cards.length} cards written`);
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
