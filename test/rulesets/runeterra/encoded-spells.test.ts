import { allCards, allDefinitions, cardOf } from '#rulesets/runeterra';
import { SPELLS } from './encoded-conditions.rows.js';
import { BATTLES, QUIET } from './encoded-spells.rows.js';
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
    {
      bench: ['Brute 3/4', { unit: 'Mate 2/6', damage: 2 }],
      hand: [spell],
      token: false,
      gems: 9,
      spellMana: 3,
      nexus: 15,
    },
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

test.each(QUIET)('%s at %j: %j', (spell, at, does) => {
  expect(cast(quiet(spell), spell, at)).toEqual(does);
});

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
  const elsewhere = [
    'Deny',
    'Nopeify!',
    'Brittle Steel',
    'Path of Destruction',
    'Monster Harpoon',
    'The Skies Descend',
    "Aurelion Sol's The Skies Descend",
  ];
  const tried = new Set([...elsewhere, ...[...QUIET, ...BATTLES, ...SPELLS].map(([spell]) => spell)]);
  const spells = allDefinitions.map(({ code }) => cardOf(code)).filter(({ type }) => type === 'spell');
  expect(spells.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});
