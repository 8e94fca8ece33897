import { readdirSync } from 'node:fs';

/** The folders of the ruling book, dealt to the files of tests that run them: a few of them, since each loads the rulesets anew. */
export const CHAPTERS = {
  'riftbound: cards': [
    'abilities',
    'attachment',
    'battlefields',
    'control',
    'decks',
    'keywords',
    'layers',
    'naming',
    'objects',
    'restrictions',
  ],
  'riftbound: playing': [
    'chain',
    'costs',
    'hidden',
    'hidden-cards',
    'playing',
    'resolving',
    'resources',
    'targeting',
    'timing',
  ],
  'riftbound: what follows': ['damage', 'delayed', 'history', 'replacements', 'triggers'],
  'riftbound: the game': [
    'actions',
    'cleanup',
    'combat',
    'doubts',
    'editions',
    'ending',
    'modes',
    'movement',
    'scoring',
    'showdowns',
    'tournament',
    'turn',
  ],
  runeterra: [
    'actions',
    'attack',
    'burst',
    'champions',
    'combat',
    'decks',
    'defence',
    'doubts',
    'keywords',
    'nexus',
    'response',
    'rounds',
    'silence',
    'skills',
    'spells',
    'stack',
    'two-actions',
    'units',
  ],
} as const;

export type Chapters = keyof typeof CHAPTERS;

const gameOf = (chapters: string): string => chapters.split(':')[0] ?? '';

/** The folders of some chapters, below `rulings`. */
export const foldersOf = (chapters: Chapters): readonly string[] =>
  CHAPTERS[chapters].map((folder) => `${gameOf(chapters)}/${folder}`);

/** Every ruling of the book, by its path below `rulings`. */
export const allRulings = (): readonly string[] =>
  readdirSync('rulings', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort();

/** Every ruling below a folder of the book. */
export const rulingsBelow = (folder: string): readonly string[] =>
  allRulings().filter((path) => path.startsWith(`${folder}/`));
