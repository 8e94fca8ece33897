import { allDefinitions, cardOf } from '#rulesets/runeterra';
import { game, type Game } from './support/game.js';
import { happenings } from './support/happenings.js';

type Row = readonly [unit: string, does: readonly string[]];
type Played = readonly [...Row, at?: readonly string[]];

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
  const table = game({ bench: ['Brute 3/4'], hand: [unit], token: false }, { bench: [...FOES, 'Third 1/1'] });
  const piece = table.number(unit);
  const card = table.state.pieces[piece]?.card ?? null;
  const targets = table.spell({ spell: unit, at }).targets;
  table.play({ play: 'PlayUnit', seat: 0, piece, card, targets, replaces: null, effects: null });
  return resolved(table).slice(1);
};

/** Ana attacks with the unit and Brute to its right; Ben passes while anything lies on the stack. */
const attacks = (unit: string): readonly string[] =>
  resolved(game({ bench: [unit, 'Brute 3/4'] }, { bench: FOES }).attacks([unit, 'Brute']));

const roundStart = (unit: string): readonly string[] => {
  const table = game({ bench: [unit], token: false }, { bench: FOES, token: true }).passes(2);
  const began = table.facts.findIndex(({ type }) => type === 'RoundStarted');
  return happenings(table, table.facts.slice(began)).filter(
    (text) => !text.includes('draws') && !text.includes('spell mana'),
  );
};

const dies = (unit: string): readonly string[] => {
  const table = game({ bench: [unit], hand: ['Vengeance'], token: false }, { bench: FOES });
  return happenings(table.commits({ spell: 'Vengeance', at: [unit] }).passes()).slice(1);
};

const PLAYED: readonly Played[] = [
  ['Arachnoid Sentry', ['uses Paralyzing Bite', 'stuns Foe'], ['Foe']],
  ['Avarosan Marksman', ['uses Bullseye', 'Foe takes 1'], ['Foe']],
  ['Boxtopus', ['Boxtopus takes 3']],
  ['Brightsteel Formation', ['Brute Barrier', 'Brightsteel Formation Barrier']],
  ['Brightsteel Protector', ['Brute Barrier'], ['Brute']],
  ['Captain Farron', ['Ana makes Decimate, Decimate in hand']],
  ['Chempunk Shredder', ['uses Face-Melter', 'Foe takes 1', 'Giant takes 1', 'Third takes 1', 'Third dies']],
  ['Crusty Codger', ['Crusty Codger takes 2']],
  ['Eager Apprentice', ['Ana spell mana +2']],
  ['Fae Guide', ['Brute Elusive for good'], ['Brute']],
  ['Hired Gun', ['Giant Vulnerable for good']],
  ['House Spider', ['Ana gets Spiderling']],
  ['Hunting Fleet', ['Ben gets Golden Narwhal']],
  ['Katarina', ["Ana makes Blade's Edge in hand, Fleeting"]],
  ['Katarina (level 2)', ['Ana rallies']],
  ['Laurent Bladekeeper', ['Brute +2|+2 for good'], ['Brute']],
  ['Laurent Duelist', ['Brute Challenger'], ['Brute']],
  [
    'Minah Swiftfoot',
    ['uses Skyward Strikes', 'recalls Foe', 'recalls Giant', 'recalls Third'],
    ['Foe', 'Giant', 'Third'],
  ],
  ['Navori Bladescout', ['Navori Bladescout Elusive']],
  ['Quinn', ['Ana gets Valor']],
  ['Razorscale Hunter', ['Foe Vulnerable for good'], ['Foe']],
  ['Shadow Assassin', ['Ana draws 1']],
  ['Sheriff Lariette Rose', ['Foe Vulnerable for good', 'Giant Vulnerable for good', 'Third Vulnerable for good']],
  ['Tianna Crownguard', ['Ana rallies']],
  ['Vanguard Sergeant', ['Ana makes For Demacia! in hand']],
  ['Yone, Windchaser', ['uses Staggering Strikes', 'stuns Foe', 'stuns Giant'], ['Foe', 'Giant']],
];

const withTargets = PLAYED.map(([unit, does, at = []]) => [unit, does, at] as const);

test.each(withTargets)('%s, played: %j', (unit, does, at) => {
  expect(played(unit, at)).toEqual(does);
});

const ATTACKS: readonly Row[] = [
  // When allies attack
  ['Azir', ['Ana gets Sand Soldier']],
  ['Azir (level 2)', ['Ana gets Sand Soldier', 'Sand Soldier +1|+0', 'Azir (level 2) +1|+0']],
  ['Crackshot Corsair', ['uses Crackshot', 'Ben loses 1']],
  ['Miss Fortune', ['uses Love Tap', 'Ben loses 1']],
  ['Miss Fortune (level 2)', ['uses Bullet Time', 'Ben loses 1', 'Ben loses 1', 'Ben loses 1']],
  // Attack
  ['Battering Ram', ['Battering Ram +4|+0 for good']],
  ['Boomcrew Rookie', ['uses Undermine', 'Ben loses 2']],
  ['Brightsteel Formation', ['Brightsteel Formation Barrier', 'Brute Barrier']],
  ['Legion Saboteur', ['uses Sabotage', 'Ben loses 1']],
  ['Quinn (level 2)', ['Ana gets Valor challenging Giant']],
  ['Renekton (level 2)', ['Renekton (level 2) +3|+3']],
  ['Renekton (level 3)', ['uses Dominus Destruction', 'Foe takes 2', 'Giant takes 2', 'Ben loses 2']],
  ['Vanguard Firstblade', ['Vanguard Firstblade +2|+2 for good']],
  // Support
  ['Herald of Spring', ['Brute Lifesteal']],
  ['Kato The Arm', ['Brute +3|+0', 'Brute Overwhelm']],
  ['Legion Drummer', ['Brute Quick Attack']],
  ['Pix!', ['Brute +2|+1']],
  ['Shen', ['Brute Barrier']],
  ['Shen (level 2)', ['Brute Barrier', 'Brute +3|+0']],
  ['Stirred Spirits', ['Brute +2|+0 for good', 'Brute Ephemeral for good']],
  ['War Chefs', ['Brute +1|+1']],
  ['Young Witch', ['Brute Quick Attack', 'Brute +1|+0']],
];

test.each(ATTACKS)('%s, attacking: %j', (unit, does) => {
  expect(attacks(unit)).toEqual(does);
});

const ROUND_STARTS: readonly Row[] = [
  ['Garen (level 2)', ['Ana rallies']],
  ['Jarvan IV (level 2)', ['Ana makes Cataclysm in hand, Fleeting']],
  ['Lounging Lizard', ['Lounging Lizard takes 2']],
  ['Minotaur Reckoner', ['stuns Foe']],
];

test.each(ROUND_STARTS)('%s, as a round starts: %j', (unit, does) => {
  expect(roundStart(unit)).toEqual(does);
});

const LAST_BREATHS: readonly Row[] = [
  ['Avarosan Sentry', ['Ana draws 1']],
  ['Cursed Keeper', ['Ana gets Escaped Abomination']],
  ['Grizzled Ranger', ['Ana gets Loyal Badgerbear']],
  ['Hapless Aristocrat', ['Ana gets Spiderling']],
  ['Legion Grenadier', ['Ben loses 1']],
];

test.each(LAST_BREATHS)('%s, dying: %j', (unit, does) => {
  expect(dies(unit)).toEqual(does);
});

const SUMMONS: readonly Row[] = [
  ['Coastal Defender', ['Coastal Defender +2|+0']],
  ['Fleetfeather Tracker', ['Fleetfeather Tracker Challenger for good']],
  ['Greenglade Duo', ['Greenglade Duo +1|+0']],
  ['Sparring Student', ['Sparring Student +1|+1']],
];

test.each(SUMMONS)('%s, as an ally is summoned: %j', (unit, does) => {
  const table = game({ bench: [unit], hand: ['Succession'], token: false });
  const [summoned, ...others] = happenings(table.commits({ spell: 'Succession' }).passes());
  expect(summoned).toBe('Ana gets Dauntless Vanguard');
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

test('every encoded unit is among these', () => {
  const rows = [...PLAYED, ...ATTACKS, ...ROUND_STARTS, ...LAST_BREATHS, ...SUMMONS].map(([unit]) => unit);
  const others = ['Jarvan IV', 'Greenglade Caretaker', 'Crimson Disciple', 'Sand Soldier', 'Shark Chariot'];
  const tried = new Set([...rows, ...LEVELS.flatMap(([champion, , into]) => [champion, into]), ...others]);
  const units = allDefinitions.map(({ code }) => cardOf(code)).filter(({ type }) => type === 'unit');
  expect(units.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});
