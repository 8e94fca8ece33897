import type { Side } from './support/board.js';
import { game } from './support/game.js';
import { happenings } from './support/happenings.js';

const BEN: Side = { bench: ['Foe 2/5', 'Giant 4/7'] };

/** How hard each of Ana's attackers strikes. */
const strikes = (ana: Side, attackers: readonly string[]): readonly number[] => {
  const table = game(ana, BEN).attacks(attackers).passes();
  const struck = [...table.facts].filter((fact) => fact.type === 'UnitStruck');
  return struck.map(({ data }) => data.amount);
};

describe('auras', () => {
  test.each([
    ['Emerald Awakener', 6],
    ['Feral Mystic', 6],
  ])('%s has four more with ten gems', (unit, power) => {
    expect(strikes({ bench: [unit] }, [unit])).toEqual([power]);
    expect(strikes({ bench: [unit], gems: 9 }, [unit])).toEqual([power - 4]);
  });

  test('Feral Mystic lives by the health that it has more', () => {
    const table = game({ bench: ['Feral Mystic'], hand: ['Avalanche'], token: false });
    table.commits({ spell: 'Avalanche' }).passes();
    expect(table.place('Feral Mystic')).toBe('bench');
  });

  test('Hecarim strengthens Ephemeral allies on level 2, and brings two of them as he attacks', () => {
    const table = game({ bench: ['Hecarim (level 2)', 'Ghost 1/1 Ephemeral', 'Brute 3/4'] }, BEN);
    table.attacks(['Hecarim (level 2)', 'Ghost', 'Brute']);
    expect(happenings(table)).toEqual(['Ana gets Spectral Rider', 'Ana gets Spectral Rider']);
    table.passes();
    const struck = table.facts.filter((fact) => fact.type === 'UnitStruck');
    const rider = game({ bench: ['Spectral Rider'] }, BEN)
      .attacks(['Spectral Rider'])
      .passes();
    const alone = rider.facts.find((fact) => fact.type === 'UnitStruck')?.data.amount ?? 0;
    expect(struck.map(({ data }) => data.amount)).toEqual([6, 4, 3, alone + 3, alone + 3]);
  });

  test('other Spiders of Spider Queen Elise challenge and frighten', () => {
    const table = game({ bench: ['Spider Queen Elise', 'House Spider', 'Brute 3/4'] }, BEN);
    expect(table.judge(table.attack(['House Spider'], { 'House Spider': 'Foe' }))).toEqual([]);
    expect(table.judge(table.attack(['Brute'], { Brute: 'Foe' }))).toEqual(['illegal runeterra.attack.challenge']);
    table.attacks(['House Spider']);
    expect(table.judge(table.defence({ Foe: 'House Spider' }))).toEqual(['illegal runeterra.keyword.fearsome']);
  });

  test("enemies of the General's Palace are Vulnerable, and its player rallies as a round starts", () => {
    const table = game({ bench: ["General's Palace", 'Brute 3/4'] }, BEN);
    expect(table.judge(table.attack(['Brute'], { Brute: 'Foe' }))).toEqual([]);
    const next = game({ bench: ["General's Palace"], token: false }, { ...BEN, token: true }).passes(2);
    expect(happenings(next)).toContain('Ana rallies');
  });
});

describe('costs', () => {
  /** What Ana pays for the card. */
  const paid = (card: string, ana: Side, ben: Side = BEN): number => {
    const table = game({ hand: [card], token: false, ...ana }, ben);
    const { piece, card: code } = table.spell({ spell: card });
    const at = card === 'Monster Harpoon' ? ['Foe'] : card === 'Radiant Strike' ? ['Brute'] : [];
    const { targets } = table.spell({ spell: card, at });
    const spell = { piece, card: code, targets, effects: null };
    const plays = [
      { play: 'CastSpell', seat: 0, spell },
      { play: 'CommitSpells', seat: 0, spells: [spell] },
      { play: 'PlayUnit', seat: 0, piece, card: code, targets, replaces: null, effects: null },
    ] as const;
    const play = plays.find((each) => table.decide(each).outcome === 'accepted');
    if (!play) throw new Error(`${card} cannot be played.`);
    const before = table.state.seats[0]?.mana ?? 0;
    return before - (table.play(play).state.seats[0]?.mana ?? 0);
  };

  test('Cloud Drinker takes one off burst spells', () => {
    const bench = ['Cloud Drinker', 'Brute 3/4'];
    expect(paid('Radiant Strike', { bench })).toBe(0);
    expect(paid('Decimate', { bench })).toBe(5);
    expect(paid('Radiant Strike', { bench: ['Brute 3/4'] }, { bench: ['Cloud Drinker'] })).toBe(1);
  });

  test('Stony Suppressor puts one on all spells, whosever', () => {
    expect(paid('Decimate', { bench: ['Stony Suppressor'] })).toBe(6);
    expect(paid('Decimate', {}, { bench: ['Stony Suppressor'] })).toBe(6);
    expect(paid('House Spider', { bench: ['Stony Suppressor'] })).toBe(2);
  });

  test('Herald of Dragons and Nautilus take off units of a kind', () => {
    expect(paid('Screeching Dragon', { bench: ['Herald of Dragons', 'Herald of Dragons'] })).toBe(3);
    expect(paid('House Spider', { bench: ['Herald of Dragons'] })).toBe(2);
    const full = paid('Abyssal Eye', {});
    expect(paid('Abyssal Eye', { bench: ['Nautilus (level 2)'] })).toBe(full - 4);
  });

  test('Monster Harpoon costs less with Plunder', () => {
    expect(paid('Monster Harpoon', { raided: true })).toBe(3);
    expect(paid('Monster Harpoon', {})).toBe(6);
  });

  test('The Skies Descend costs two less for each Dragon or Celestial ally', () => {
    const bench = ['Screeching Dragon', 'Screeching Dragon', 'Screeching Dragon', 'Brute 3/4'];
    expect(paid('The Skies Descend', { bench })).toBe(9);
    expect(paid("Aurelion Sol's The Skies Descend", { bench })).toBe(9);
  });
});

test('Professor von Yipp strengthens allies that cost one', () => {
  const comes = (unit: string): readonly string[] => {
    const table = game({ bench: ['Professor von Yipp'], hand: [unit], token: false });
    const piece = table.number(unit);
    const card = table.state.pieces[piece]?.card ?? null;
    return happenings(
      table.play({ play: 'PlayUnit', seat: 0, piece, card, targets: [], replaces: null, effects: null }),
    );
  };
  expect(comes('Legion Rearguard')).toContain('Legion Rearguard +2|+2 for good');
  expect(comes('House Spider').join()).not.toContain('House Spider +2|+2');
});
