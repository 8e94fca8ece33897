import { allCards, allDefinitions, cardOf } from '#rulesets/runeterra';
import { DAYBREAK, UNITS } from './encoded-conditions.rows.js';
import { ATTACKS, LAST_BREATHS, PLAYED, ROUND_STARTS, STRIKES, SUMMONS, SURVIVALS } from './encoded-units.rows.js';
import { game, type Game } from './support/game.js';
import { happenings } from './support/happenings.js';

const FOES = ['Foe 2/5', 'Giant 4/7'];

/** What has happened, and what happens when Ben lets the stack resolve. */
const resolved = (table: Game): readonly string[] => {
  const now = happenings(table);
  if (table.state.stack.length === 0) return now;
  table.passes();
  const end = table.facts.findIndex(({ type }) => ['CombatStepBegan', 'TurnBegan'].includes(type));
  return [...now, ...happenings(table, table.facts.slice(0, end < 0 ? undefined : end))];
};

/** The unit is played from Ana's hand, beside Brute; what is left on the stack resolves once Ben has passed. */
const played = (unit: string, at: readonly string[] = []): readonly string[] => {
  const table = game(
    { bench: ['Brute 3/4'], hand: [unit], token: false, nexus: 15 },
    { bench: [...FOES, 'Third 1/1'] },
  );
  const piece = table.number(unit);
  const card = table.state.pieces[piece]?.card ?? null;
  const targets = table.spell({ spell: unit, at }).targets;
  table.play({ play: 'PlayUnit', seat: 0, piece, card, targets, replaces: null, effects: null });
  return resolved(table).slice(1);
};

const isLandmark = (name: string): boolean => allCards.some((card) => card.name === name && card.type === 'landmark');

/** Ana attacks with the unit and Brute to its right, or with Brute alone beside a landmark; Ben passes while anything lies on the stack. */
const attacks = (unit: string): readonly string[] =>
  resolved(
    game({ bench: [unit, 'Brute 3/4'] }, { bench: FOES }).attacks(isLandmark(unit) ? ['Brute'] : [unit, 'Brute']),
  );

const roundStart = (unit: string): readonly string[] => {
  const table = game({ bench: [unit], token: false }, { bench: FOES, token: true }).passes(2);
  const began = table.facts.findIndex(({ type }) => type === 'RoundStarted');
  return happenings(table, table.facts.slice(began)).filter(
    (text) => !/draws|spell mana|gains a gem|mana again/.test(text),
  );
};

const dies = (unit: string): readonly string[] => {
  const table = game({ bench: [unit], hand: ['Vengeance'], token: false }, { bench: FOES });
  return happenings(table.commits({ spell: 'Vengeance', at: [unit] }).passes()).slice(1);
};

const withTargets = PLAYED.map(([unit, does, at = []]) => [unit, does, at] as const);

test.each(withTargets)('%s, played: %j', (unit, does, at) => {
  expect(played(unit, at)).toEqual(does);
});

test.each(ATTACKS)('%s, attacking: %j', (unit, does) => {
  expect(attacks(unit)).toEqual(does);
});

test.each(ROUND_STARTS)('%s, as a round starts: %j', (unit, does) => {
  expect(roundStart(unit)).toEqual(does);
});

test.each(LAST_BREATHS)('%s, dying: %j', (unit, does) => {
  expect(dies(unit)).toEqual(does);
});

test.each(SUMMONS)('%s, as an ally is summoned: %j', (unit, does) => {
  const table = game({ bench: [unit], hand: ['Succession'], token: false });
  const [summoned, ...others] = happenings(table.commits({ spell: 'Succession' }).passes());
  expect(summoned).toBe('Ana gets Dauntless Vanguard');
  expect(others).toEqual(does);
});

test.each(STRIKES)('%s, striking the nexus: %j', (unit, does) => {
  const table = game({ bench: [unit] })
    .attacks([unit])
    .passes();
  expect(happenings(table)).toEqual(expect.arrayContaining([...does]));
});

test.each(SURVIVALS)('%s, surviving damage: %j', (unit, does) => {
  const table = game({ bench: [unit], hand: ["Blade's Edge"], token: false });
  const [hurt, ...others] = happenings(table.commits({ spell: "Blade's Edge", at: [unit] }).passes());
  expect(hurt).toBe(`${unit} takes 1`);
  expect(others).toEqual(does);
});

/** Champions that need one more of what they count, and what then makes them level up. */
const LEVELS: readonly (readonly [champion: string, counted: number, into: string, level: (table: Game) => Game])[] = [
  ['Garen', 1, 'Garen (level 2)', (table) => table.attacks(['Garen']).passes()],
  ['Quinn', 3, 'Quinn (level 2)', (table) => table.attacks(['Brute'])],
  ['Miss Fortune', 3, 'Miss Fortune (level 2)', (table) => table.attacks(['Brute'])],
  ['Shen', 3, 'Shen (level 2)', (table) => table.casts({ spell: 'Prismatic Barrier', at: ['Brute'] })],
  ['Katarina', 0, 'Katarina (level 2)', (table) => table.attacks(['Katarina']).passes()],
  ['Twisted Fate', 8, 'Twisted Fate (level 2)', (table) => table.passes(2)],
  ['Azir', 12, 'Azir (level 2)', (table) => table.attacks(['Brute'])],
  ['Renekton', 11, 'Renekton (level 2)', (table) => table.attacks(['Renekton']).passes()],
];

test.each(LEVELS)('%s levels up after %i and one more', (champion, counted, into, level) => {
  const table = game({ bench: [{ unit: champion, counted }, 'Brute 3/4'], hand: ['Prismatic Barrier'] });
  expect(happenings(level(table))).toContain(`levels up to ${into}`);
  const early = game({
    bench: [{ unit: champion, counted: Math.max(0, counted - 4) }, 'Brute 3/4'],
    hand: ['Prismatic Barrier'],
  });
  if (counted > 0) expect(happenings(level(early)).join()).not.toContain('levels up');
});

describe('what else acts', () => {
  test('a Wizened Wizard refills spell mana as a round starts', () => {
    const table = game({ bench: ['Wizened Wizard'], mana: 1, token: false }, { token: true }).passes(2);
    expect(happenings(table).filter((text) => text.startsWith('Ana spell mana'))).toEqual([
      'Ana spell mana +1',
      'Ana spell mana +1',
    ]);
  });

  test('an Eternal Gladiator and the strongest enemy strike each other as a round ends', () => {
    const table = game({ bench: ['Eternal Gladiator'], token: false }, { bench: FOES, token: true }).passes(2);
    expect(happenings(table).slice(0, 4)).toEqual([
      'Giant strikes Eternal Gladiator',
      'Eternal Gladiator strikes Giant',
      'Giant takes 10',
      'Giant dies',
    ]);
  });

  test('Jarvan IV levels up once allies have survived three strikes of blockers', () => {
    const table = game(
      { bench: ['Jarvan IV', 'Brute 3/9', 'Mate 3/9'] },
      { bench: ['Foe 1/9', 'Giant 1/9', 'Third 1/9'] },
    );
    table.attacks(['Jarvan IV', 'Brute', 'Mate']).blocks({ Foe: 'Jarvan IV', Giant: 'Brute', Third: 'Mate' }).passes();
    expect(happenings(table)).toContain('levels up to Jarvan IV (level 2)');
  });

  test('Jarvan IV on level 2 gains Barrier as he challenges, in hand as on the board', () => {
    const table = game({ bench: ['Brute 3/4'], hand: ['Jarvan IV (level 2)'] }, { bench: FOES }).attacks(['Brute']);
    expect(happenings(table)).toEqual([
      'Ana gets Jarvan IV (level 2) challenging Giant',
      'Jarvan IV (level 2) Barrier',
    ]);
  });

  test('Renekton grows as he challenges, and uses his skill blocking on level 3', () => {
    const table = game({ bench: ['Renekton'] }, { bench: ['Prey 1/9 Vulnerable'] });
    expect(happenings(table.attacks(['Renekton'], { Renekton: 'Prey' }))).toEqual(['Renekton +2|+1']);
    const defended = game({ bench: ['Brute 3/4'] }, { bench: ['Renekton (level 3)'] }).attacks(['Brute']);
    expect(happenings(defended.blocks({ 'Renekton (level 3)': 'Brute' }))).toEqual(['uses Dominus Destruction']);
  });

  test('Greenglade Caretaker grows as an ally gets Barrier', () => {
    const table = game({ bench: ['Greenglade Caretaker', 'Brute 3/4'], hand: ['Prismatic Barrier'] });
    expect(happenings(table.casts({ spell: 'Prismatic Barrier', at: ['Brute'] }))).toEqual([
      'Brute Barrier',
      'Greenglade Caretaker +2|+0 for good',
    ]);
  });

  test('Crimson Disciple acts as it survives damage, and not as it dies', () => {
    const blocked = (blocker: string): readonly string[] =>
      happenings(
        game({ bench: ['Crimson Disciple'] }, { bench: [blocker] })
          .attacks(['Crimson Disciple'])
          .blocks({ Foe: 'Crimson Disciple' })
          .passes(),
      );
    expect(blocked('Foe 2/5')).toContain('Ben loses 1');
    expect(blocked('Foe 3/5')).not.toContain('Ben loses 1');
  });

  test('Sand Soldiers do one more to a nexus they strike', () => {
    const table = game({ bench: ['Sand Soldier'] })
      .attacks(['Sand Soldier'])
      .passes();
    expect(happenings(table)).toEqual([
      'Sand Soldier strikes the nexus',
      'Ben loses 1',
      'Sand Soldier dies',
      'Ben loses 1',
    ]);
  });

  test('Shark Chariots come back with an Ephemeral ally', () => {
    const table = game({ bench: ['Darkwater Scourge'], waiting: ['Shark Chariot'] }).attacks(['Darkwater Scourge']);
    expect(happenings(table)).toEqual(['Ana gets Shark Chariot']);
  });

  test('Katarina goes back to hand as she levels up, and after each strike on level 2', () => {
    const first = game({ bench: ['Katarina'] })
      .attacks(['Katarina'])
      .passes();
    expect(happenings(first)).toContain('recalls Katarina (level 2)');
    const second = game({ bench: ['Katarina (level 2)'] })
      .attacks(['Katarina (level 2)'])
      .passes();
    expect(happenings(second)).toContain('recalls Katarina (level 2)');
  });

  test('Twisted Fate plays a Destiny card of his player’s choice', () => {
    const pick = (card: string): readonly string[] => {
      const table = game({ hand: ['Twisted Fate'], spellMana: 0, token: false }, { bench: FOES });
      const piece = table.number('Twisted Fate');
      table.play({ play: 'PlayUnit', seat: 0, piece, card: '02BW026', targets: [], replaces: null, effects: null });
      return resolved(table.play({ play: 'ChooseCard', seat: 0, card }));
    };
    expect(pick('02BW026T2')).toEqual(['uses Blue Card', 'Ana spell mana +1', 'Ana draws 1']);
    expect(pick('02BW026T4')).toEqual(['uses Red Card', 'Foe takes 1', 'Giant takes 1', 'Ben loses 1']);
    expect(pick('02BW026T5')).toEqual(['uses Gold Card', 'stuns Giant', 'Giant takes 2']);
  });
});

test('every encoded unit and landmark is among these', () => {
  const rows = [
    ...PLAYED,
    ...ATTACKS,
    ...ROUND_STARTS,
    ...LAST_BREATHS,
    ...SUMMONS,
    ...STRIKES,
    ...SURVIVALS,
    ...UNITS,
    ...DAYBREAK,
  ].map(([unit]) => unit);
  const others = [
    'Jarvan IV',
    'Greenglade Caretaker',
    'Crimson Disciple',
    'Sand Soldier',
    'Shark Chariot',
    'Wizened Wizard',
    'Dawnspeakers',
    'Lucian (level 2)',
    'Neverglade Collector',
    'Phantom Prankster',
    'Tortured Prodigy',
    'Assembly Bot',
    'Abyssal Guard',
    'Frozen Thrall',
    'Hibernating Rockbear',
    'Rockfall Path',
    'Spiral Stairs',
    'Arachnoid Host',
    'Frenzied Skitterer',
    'Aurok Glinthorn',
    'Soul Shepherd',
    'Kalista',
    'Thresh',
    'Darius',
    'Emerald Awakener',
    'Legion Veteran',
    'The Scargrounds',
    'Ancient Warmonger',
    'Lost Soul',
    'Fallen Rider',
    'Augur of the Old Ones',
    'Giddy Sparkleologist',
    'Starry Scamp',
    'Basilisk Rider',
    'Feral Mystic',
    'Hecarim (level 2)',
    'Spider Queen Elise',
    "General's Palace",
    'Cloud Drinker',
    'Stony Suppressor',
    'Herald of Dragons',
    'Nautilus (level 2)',
    'Professor von Yipp',
  ];
  const tried = new Set([...rows, ...LEVELS.flatMap(([champion, , into]) => [champion, into]), ...others]);
  const units = allDefinitions
    .map(({ code }) => cardOf(code))
    .filter(({ type }) => type === 'unit' || type === 'landmark');
  expect(units.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});
