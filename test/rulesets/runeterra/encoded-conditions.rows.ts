import type { Side } from './support/board.js';

/** What Ana has, for what a text asks of her to be so. */
type Ana = Pick<Side, 'bench' | 'deck' | 'died' | 'raided' | 'played'>;

/** Units that act as they are played only where something is so: where it is not, nothing happens. */
export const UNITS: readonly (readonly [unit: string, when: Ana, does: readonly string[]])[] = [
  // An ally died this round
  ['Radiant Guardian', { died: 1 }, ['Radiant Guardian Lifesteal for good', 'Radiant Guardian Tough for good']],
  ['Soulspinner', { died: 1 }, ['Soulspinner +1|+1 for good', 'Soulspinner Fearsome for good']],
  // Plunder
  ['Citrus Courier', { raided: true }, ['heals Brute 2', 'Ana heals 3', 'Ana rallies']],
  ['Jagged Butcher', { raided: true }, ['Jagged Butcher +1|+1 for good']],
  ['Wolfrider', { raided: true }, ['Ana gains a gem']],
  // Allegiance
  ['Vanguard Bannerman', { deck: ['Garen'] }, ['Brute +1|+1 for good', 'Mate +1|+1 for good']],
  ['Wraithcaller', { deck: ['Mistwraith'] }, ['Ana gets Mistwraith']],
  // Behold
  ['Dragonguard Lookout', { bench: ['Screeching Dragon'] }, ['Ana rallies']],
  ['Dragonguard Lieutenant', { bench: ['Screeching Dragon'] }, ['Dragonguard Lieutenant Challenger for good']],
  ['Penitent Squire', { bench: ['Vanguard Redeemer'] }, ['Ana makes Tattered Banner in hand']],
  ['Troll Ravager', { bench: ['The Beast Below', 'Tianna Crownguard'] }, ['Troll Ravager Regeneration for good']],
  ['Troll Scavenger', { bench: ['Tianna Crownguard'] }, ['Troll Scavenger +3|+0 for good']],
  // Nightfall
  ['Crescent Guardian', { played: 1 }, ['Crescent Guardian +2|+0 for good']],
  ['Doombeast', { played: 1 }, ['uses Torment', 'Ben loses 2', 'Ana heals 2']],
  ['Evershade Stalker', { played: 2 }, ['Ana makes Evershade Stalker in hand']],
  ['Lunari Shadestalker', { played: 1 }, ['Lunari Shadestalker Elusive for good']],
  ['Stygian Onlooker', { played: 1 }, ['Stygian Onlooker +2|+0', 'Stygian Onlooker Fearsome']],
];

/** Daybreak: they act where theirs is the first card of the round. */
export const DAYBREAK: readonly (readonly [unit: string, does: readonly string[]])[] = [
  ['Solari Shieldbearer', ['Solari Shieldbearer +0|+4']],
  ['Solari Soldier', ['Solari Soldier +1|+1']],
  ['Solari Sunforger', ['Solari Sunforger Lifesteal']],
  ['Solari Sunhawk', ['uses Blinding Crest', 'stuns Giant']],
  ['Sun Guardian', ['Sun Guardian +4|+4']],
];

/** Spells, and what they do where nothing of the kind is so: null where it is open whether they may be played. */
export const SPELLS: readonly (readonly [
  spell: string,
  at: readonly string[],
  when: Ana,
  does: readonly string[],
  otherwise: readonly string[] | null,
])[] = [
  ['Black Spear', ['Foe'], { died: 1 }, ['Foe takes 4'], null],
  ['Crawling Sensation', [], { died: 1 }, ['Ana gets Spiderling', 'Ana gets Spiderling'], null],
  [
    "Diana's Pale Cascade",
    ['Brute'],
    { played: 1 },
    ['Brute +1|+1', 'Ana draws 1', 'Ana makes Diana in deck'],
    ['Brute +1|+1', 'Ana makes Diana in deck'],
  ],
  [
    "Elise's Crawling Sensation",
    [],
    { died: 2 },
    ['Ana gets Spiderling', 'Ana gets Spiderling', 'Ana makes Elise in deck'],
    null,
  ],
  ['Fresh Offerings', [], { died: 3 }, ['Ana gets Vilemaw'], null],
  ["Kalista's Black Spear", ['Foe'], { died: 1 }, ['Foe takes 4', 'Ana makes Kalista in deck'], null],
  [
    'Moonlight Affliction',
    ['Foe', 'Giant'],
    { played: 1 },
    ['silences Foe', 'silences Giant', "Foe Can't Block", "Giant Can't Block"],
    ['silences Foe', 'silences Giant'],
  ],
  ['Pale Cascade', ['Brute'], { played: 1 }, ['Brute +1|+1', 'Ana draws 1'], ['Brute +1|+1']],
  ['Spoils of War', ['Brute'], { raided: true }, ['Brute +2|+4 for good'], ['Brute +1|+2 for good']],
  ['Stand Alone', [], { bench: ['Brute 3/4'] }, ['Brute +3|+3 for good'], null],
];
