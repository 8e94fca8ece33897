import { allCards, allDefinitions, cardOf } from '#rulesets/runeterra';
import { game, type Game } from './support/game.js';
import { happenings } from './support/happenings.js';

const cardNamed = (name: string) => {
  const card = allCards.find((one) => one.name === name);
  if (!card) throw new Error(`No card is called ${name}.`);
  return card;
};

/** Ana's spell on a quiet table: two units each, on the benches. */
const quiet = (spell: string): Game =>
  game(
    { bench: ['Brute 3/4', { unit: 'Mate 2/6', damage: 2 }], hand: [spell], token: false, spellMana: 3, nexus: 15 },
    { bench: ['Foe 2/5', 'Giant 4/7'], token: true },
  );

/** Ana's spell once Foe has blocked Brute and Giant stands in the way of Mate. */
const battle = (spell: string): Game =>
  game({ bench: ['Brute 3/4', 'Mate 2/6'], hand: [spell] }, { bench: ['Foe 2/5', 'Giant 4/7'] })
    .attacks(['Brute', 'Mate'])
    .blocks({ Foe: 'Brute', Giant: 'Mate' });

/** What a spell does: burst and focus at once, others once Ben has passed and before anything else happens. */
const cast = (table: Game, spell: string, at: readonly string[]): readonly string[] => {
  const { speed } = cardNamed(spell);
  if (speed === 'burst' || speed === 'focus') return happenings(table.casts({ spell, at }));
  table.commits({ spell, at }).passes();
  const resolved = table.facts.findIndex(({ type }) => type === 'ItemResolved');
  const next = table.facts.findIndex(
    ({ type }, index) => index > resolved && ['CombatStepBegan', 'TurnBegan', 'UnitStruck'].includes(type),
  );
  return happenings(table, table.facts.slice(0, next < 0 ? undefined : next));
};

type Row = readonly [spell: string, at: readonly string[], does: readonly string[]];

const QUIET: readonly Row[] = [
  // Demacia
  ['Chain Vest', ['Brute'], ['Brute Tough for good']],
  ['Radiant Strike', ['Brute'], ['Brute +1|+1']],
  ['Relentless Pursuit', [], ['Ana rallies']],
  ['Detain', ['Brute', 'Foe'], ['Brute captures Foe']],
  ['Single Combat', ['Brute', 'Foe'], ['Brute strikes Foe', 'Foe strikes Brute', 'Foe takes 3', 'Brute takes 2']],
  ['En Garde', [], ['Brute Challenger', 'Mate Challenger']],
  ['Prismatic Barrier', ['Brute'], ['Brute Barrier']],
  ['For Demacia!', [], ['Brute +3|+3', 'Mate +3|+3']],
  ['Riposte', ['Brute'], ['Brute +3|+0', 'Brute Barrier']],
  ['Back to Back', ['Brute', 'Mate'], ['Brute +3|+3', 'Mate +3|+3']],
  ['Succession', [], ['Ana gets Dauntless Vanguard']],
  ['Blinding Assault', [], ['Ana gets Valor']],
  ["Quinn's Blinding Assault", [], ['Ana gets Valor', 'Ana makes Quinn in deck']],
  ['Confront', ['Brute'], ['Brute Challenger for good']],
  ['Golden Aegis', ['Brute'], ['Brute Barrier', 'Ana rallies']],
  ['Cataclysm', ['Brute', 'Foe'], ['attacks for free']],
  ["Jarvan IV's Cataclysm", ['Brute', 'Foe'], ['attacks for free', 'Ana makes Jarvan IV in deck']],
  ['Battlefield Prowess', ['Brute'], ['Brute +1|+1 for good']],
  // Ionia
  ['Stand United', ['Brute', 'Mate'], ['swaps Brute and Mate', 'Brute Barrier', 'Mate Barrier']],
  [
    "Shen's Stand United",
    ['Brute', 'Mate'],
    ['swaps Brute and Mate', 'Brute Barrier', 'Mate Barrier', 'Ana makes Shen in deck'],
  ],
  ['Will of Ionia', ['Giant'], ['recalls Giant']],
  ['Health Potion', ['Mate'], ['heals Mate 2']],
  ['Health Potion', ["Ana's nexus"], ['Ana heals 3']],
  ['Recall', ['Brute'], ['recalls Brute']],
  ['Rush', ['Brute'], ['Brute +1|+0', 'Brute Quick Attack']],
  ['Ghost', ['Brute'], ['Brute Elusive']],
  ["Spirit's Refuge", ['Brute'], ['Brute Barrier', 'Brute Lifesteal']],
  ['Syncopation', ['Brute', 'Mate'], ['swaps Brute and Mate']],
  // Noxus
  ['Decimate', [], ['Ben loses 4']],
  ['Decisive Maneuver', ['Foe'], ['stuns Foe', 'Brute +2|+0', 'Mate +2|+0']],
  ['Might', ['Brute'], ['Brute +3|+0', 'Brute Overwhelm']],
  ["Brothers' Bond", ['Brute', 'Mate'], ['Brute +2|+0 for good', 'Mate +2|+0 for good']],
  ['Elixir of Wrath', ['Brute'], ['Brute +3|+0']],
  ["Blade's Edge", ['Foe'], ['Foe takes 1']],
  ["Blade's Edge", ["Ben's nexus"], ['Ben loses 1']],
  ['Guile', ['Foe'], ['stuns Foe']],
  ['Shunpo', ['Foe'], ['Foe takes 2', 'Ana rallies']],
  ['Sharpened Resolve', ['Brute'], ['Brute +3|+2']],
  // Bilgewater and Shadow Isles
  ['Warning Shot', [], ['Ben loses 1']],
  ['Vengeance', ['Giant'], ['Giant dies']],
  ['Haunted Relic', [], ['Ana gets Unleashed Spirit', 'Ana gets Unleashed Spirit', 'Ana gets Unleashed Spirit']],
  ['Onslaught of Shadows', [], ['Ana gets Spectral Rider', 'Ana gets Spectral Rider']],
  ['Mark of the Isles', ['Brute'], ['Brute +2|+2 for good', 'Brute Ephemeral for good']],
  ['Withering Wail', [], ['Foe takes 1', 'Giant takes 1', 'Ana heals 3']],
  ['Glimpse Beyond', ['Brute'], ['Brute dies', 'Ana draws 1', 'Ana draws 1']],
  ['Song of the Isles', ['Brute'], ['Brute Lifesteal for good', 'Brute Fearsome for good', 'Brute Ephemeral for good']],
  // Freljord, Piltover & Zaun, Targon, Shurima
  ['Flash Freeze', ['Foe'], ['freezes Foe']],
  ['Battle Fury', ['Brute'], ['Brute +8|+4 for good']],
  ['Bloodsworn Pledge', ['Brute', 'Mate'], ['Brute +0|+3 for good', 'Mate +0|+3 for good']],
  ['Avalanche', [], ['Foe takes 2', 'Giant takes 2', 'Brute takes 2', 'Mate takes 2']],
  ['Harsh Winds', ['Foe', 'Giant'], ['freezes Foe', 'freezes Giant']],
  ['Mystic Shot', ['Foe'], ['Foe takes 2']],
  ['Mystic Shot', ["Ben's nexus"], ['Ben loses 2']],
  ['Scrapdash Assembly', [], ['Ana gets Scrap Scuttler', 'Ana gets Scrap Scuttler']],
  ['Crescent Strike', ['Foe', 'Giant'], ['stuns Foe', 'stuns Giant']],
  ['Blessing of Targon', ['Brute'], ['Brute +3|+3 for good']],
  ['Sunblessed Vigor', ['Brute'], ['Brute +0|+2 for good']],
  ["Renekton's Ruthless Predator", ['Brute', 'Foe'], ['Brute +2|+0', 'Foe Vulnerable', 'Ana makes Renekton in deck']],
];

test.each(QUIET)('%s at %j: %j', (spell, at, does) => {
  expect(cast(quiet(spell), spell, at)).toEqual(does);
});

const STRIKES_BOTH = ['Brute strikes Foe', 'Brute strikes Giant', 'Foe takes 3', 'Giant takes 3'];
const ALL_TAKE_ONE = ['Brute takes 1', 'Mate takes 1', 'Foe takes 1', 'Giant takes 1'];

const BATTLES: readonly Row[] = [
  ['Judgment', ['Brute'], STRIKES_BOTH],
  ["Garen's Judgment", ['Brute'], [...STRIKES_BOTH, 'Ana makes Garen in deck']],
  ['Whirling Death', ['Brute', 'Giant'], ['Brute strikes Giant', 'Giant takes 3']],
  ['Death Lotus', [], ALL_TAKE_ONE],
  ["Katarina's Death Lotus", [], [...ALL_TAKE_ONE, 'Ana makes Katarina in deck']],
];

test.each(BATTLES)('in combat %s at %j: %j', (spell, at, does) => {
  expect(cast(battle(spell), spell, at)).toEqual(does);
});

test('spells that speak of battling units do nothing to units on a bench', () => {
  expect(cast(quiet('Death Lotus'), 'Death Lotus', [])).toEqual([]);
  const table = quiet('Judgment');
  expect(
    table.judge({ play: 'CommitSpells', seat: 0, spells: [table.spell({ spell: 'Judgment', at: ['Brute'] })] }),
  ).toEqual(['illegal runeterra.stack.targets']);
});

test('every encoded spell is among these', () => {
  const tried = new Set([...QUIET, ...BATTLES].map(([spell]) => spell));
  const spells = allDefinitions.map(({ code }) => cardOf(code)).filter(({ type }) => type === 'spell');
  expect(spells.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});
