import type { Effect } from '#rulesets/runeterra';
import { game, type Game } from './support/game.js';
import type { Side } from './support/board.js';

/** Ana tells an effect of her first unit. */
const does = (table: Game, ...effects: readonly Effect[]): Game =>
  table.play({ play: 'AnnounceEffect', seat: 0, source: 0, skill: false, targets: [], effects });

const told = (effect: Effect, ana: Side = {}, ben: Side = {}): Game =>
  does(game({ ...ana, bench: ['Brute 3/5', ...(ana.bench ?? [])] }, { bench: ['Guard 2/4'], ...ben }), effect);

const brute = { who: 'piece', piece: 0 } as const;
const enemies = { who: 'each', side: 'enemy' } as const;

describe('harm', () => {
  test('to units and nexuses', () => {
    expect(told({ do: 'deal', amount: 2, to: enemies }).damage('Guard')).toBe(2);
    expect(told({ do: 'deal', amount: 4, to: enemies }).place('Guard')).toBe('graveyard');
    expect(told({ do: 'deal-nexus', amount: 3, side: 'enemy' }).nexuses).toEqual([20, 17]);
    expect(told({ do: 'kill', to: enemies }).place('Guard')).toBe('graveyard');
  });

  test('Frostbite takes all power for the round; what is given afterwards counts', () => {
    const table = told({ do: 'frostbite', to: brute });
    const power = (): unknown => table.facts.findLast(({ type }) => type === 'UnitStruck')?.data;
    does(table, { do: 'strike-nexus', by: brute });
    expect(power()).toBeUndefined();
    does(table, { do: 'grow', power: 2, health: 0, to: brute, until: 'round' }, { do: 'strike-nexus', by: brute });
    expect(power()).toMatchObject({ amount: 2 });
  });

  test('a strike deals the striker’s power, and two strike each other at the same time', () => {
    const one = { who: 'strongest', side: 'ally' } as const;
    const other = { who: 'strongest', side: 'enemy' } as const;
    expect(told({ do: 'strike', by: one, to: other }).damage('Guard')).toBe(3);
    const both = told({ do: 'strike-each-other', one, other });
    expect([both.damage('Brute'), both.damage('Guard')]).toEqual([2, 3]);
  });

  test('one unit strikes several, each for its power', () => {
    const table = told({ do: 'strike', by: brute, to: enemies }, {}, { bench: ['Guard 2/4', 'Runt 1/1'] });
    expect([table.damage('Guard'), table.place('Runt')]).toEqual([3, 'graveyard']);
  });
});

describe('help', () => {
  test('heals no more than was dealt', () => {
    expect(told({ do: 'heal', amount: 3, to: brute }).types).not.toContain('UnitHealed');
    const wounded = does(game({ bench: [{ unit: 'Brute 3/5', damage: 2 }] }), { do: 'heal', amount: 3, to: brute });
    expect(wounded.damage('Brute')).toBe(0);
    expect(told({ do: 'heal-nexus', amount: 3, side: 'ally' }, { nexus: 18 }).nexuses[0]).toBe(20);
  });

  test('rally gives the token to who has none', () => {
    expect(told({ do: 'rally', side: 'ally' }, { token: false }).state.seats[0]?.token).toBe(true);
    expect(told({ do: 'rally', side: 'ally' }).types).not.toContain('AttackTokenGained');
  });

  test('mana goes up to the gems, spell mana to three, gems to ten', () => {
    expect(told({ do: 'refill-mana', amount: 3, side: 'ally' }, { mana: 8 }).state.seats[0]?.mana).toBe(10);
    expect(told({ do: 'refill-spell-mana', amount: 2, side: 'ally' }, { spellMana: 2 }).state.seats[0]?.spellMana).toBe(
      3,
    );
    expect(told({ do: 'gain-gem', side: 'ally' }).types).not.toContain('ManaGemGained');
  });
});

describe('what comes and goes', () => {
  test('recalled, a unit is in hand and clean; obliterated, it is gone without its Last Breath', () => {
    const wounded = game({ bench: [{ unit: 'Brute 3/5', damage: 2 }] });
    does(wounded, { do: 'recall', to: brute });
    expect([wounded.place('Brute'), wounded.damage('Brute')]).toEqual(['hand', 0]);
    const piece = { who: 'piece', piece: 0 } as const;
    const gone = does(game({ bench: ['Commander Ledros'] }), { do: 'obliterate', to: piece });
    expect(gone.state.seats[0]?.bench).toEqual([]);
    expect(gone.types).not.toContain('UnitDied');
  });

  test('captured, a unit comes back when its captor leaves', () => {
    const table = told({ do: 'capture', to: enemies, by: brute });
    expect(table.place('Guard')).toBe('captured');
    does(table, { do: 'kill', to: brute });
    expect(table.place('Guard')).toBe('bench');
  });

  test('units beyond six are obliterated', () => {
    const summon = { do: 'summon', card: '01DE012', count: 7, attacking: false, side: 'ally' } as const;
    const table = told(summon);
    expect(table.state.seats[0]?.bench).toHaveLength(6);
    expect(table.types.filter((type) => type === 'PieceObliterated')).toHaveLength(2);
  });

  test('cards come into a hand of at most ten, and are Fleeting where it says so', () => {
    const create = { do: 'create', card: '04DE003', count: 12, where: 'hand', fleeting: true, side: 'ally' } as const;
    const table = told(create);
    expect(table.state.seats[0]?.hand).toHaveLength(10);
    expect(table.state.pieces.at(-1)?.grants).toMatchObject([{ keyword: 'Fleeting' }]);
  });

  test('cards made in a deck are shuffled in', () => {
    const create = { do: 'create', card: '04DE008', count: 1, where: 'deck', fleeting: false, side: 'ally' } as const;
    const table = told(create);
    const created = table.facts.find(({ type }) => type === 'CardsCreated')?.data;
    expect(created).toMatchObject({ where: 'deck', cards: ['04DE008'] });
    expect(table.state.seats[0]?.deck).toHaveLength(4);
    expect(table.types.at(-1)).toBe('DeckShuffled');
  });
});

describe('the strongest and the weakest', () => {
  const kills = (who: 'strongest' | 'weakest', ...bench: readonly string[]): readonly string[] => {
    const table = told({ do: 'kill', to: { who, side: 'enemy' } }, {}, { bench });
    return table.state.seats[1]?.graveyard.map((piece) => table.nameOf(table.state.pieces[piece]?.card ?? null)) ?? [];
  };

  test('power goes first, then health, then cost, then from left to right', () => {
    expect(kills('strongest', 'A 2/9', 'B 3/1')).toEqual(['B']);
    expect(kills('strongest', 'A 3/1', 'B 3/2')).toEqual(['B']);
    expect(kills('strongest', 'A 3/5', 'Shen')).toEqual(['Shen']);
    expect(kills('strongest', 'A 3/2', 'B 3/2')).toEqual(['A']);
    expect(kills('weakest', 'A 2/1', 'B 1/9')).toEqual(['B']);
    expect(kills('weakest', 'A 2/2', 'B 2/1')).toEqual(['B']);
    expect(kills('weakest', 'Shen', 'A 3/5')).toEqual(['A']);
    expect(kills('weakest', 'A 2/2', 'B 2/2')).toEqual(['A']);
  });
});

describe('Spell Shield', () => {
  const shot = (bench: readonly string[]): Game =>
    game({ bench: ['Brute 3/5'], hand: ['Mystic Shot', 'Mystic Shot'] }, { bench })
      .commits({ spell: 'Mystic Shot', at: ['Guard'] })
      .passes();

  test('negates the next enemy spell, and is used up', () => {
    const table = shot(['Guard 2/4 Spell Shield']);
    expect(table.damage('Guard')).toBe(0);
    expect(table.named('KeywordSpent', 'keyword')).toEqual(['Spell Shield']);
  });

  test('negates the whole spell for that unit alone', () => {
    const table = game({ bench: ['Teller 1/1'] }, { bench: ['Guard 2/4 Spell Shield', 'Wall 0/5'] });
    const stun = { do: 'stun', to: { who: 'each', side: 'enemy' } } as const;
    const hurt = { do: 'deal', amount: 1, to: { who: 'each', side: 'enemy' } } as const;
    table.play({ play: 'AnnounceEffect', seat: 0, source: 0, skill: true, targets: [], effects: [stun, hurt] });
    while (table.state.stack.length > 0) table.passes();
    expect([table.damage('Guard'), table.damage('Wall')]).toEqual([0, 1]);
    expect(table.state.pieces.map(({ stunned }) => stunned)).toEqual([false, false, true]);
  });

  test('does nothing against what is no spell or skill', () => {
    const table = told({ do: 'deal', amount: 1, to: enemies }, {}, { bench: ['Guard 2/4 Spell Shield'] });
    expect(table.damage('Guard')).toBe(1);
  });
});

describe('texts that act by themselves', () => {
  test('Attune refills one spell mana as the unit is summoned', () => {
    const table = told({ do: 'summon', card: '02BW057', count: 1, attacking: false, side: 'ally' });
    expect(table.types.slice(-2)).toEqual(['UnitSummoned', 'SpellManaGained']);
    expect(table.state.seats[0]?.spellMana).toBe(1);
  });

  test('Last Breath acts for its owner after the unit has died', () => {
    const table = does(game({ bench: ['Teller 1/1', 'Legion Saboteur', 'Legion Grenadier'] }), {
      do: 'kill',
      to: { who: 'each', side: 'ally' },
    });
    expect(table.nexuses).toEqual([20, 19]);
    expect(table.types.indexOf('UnitDied')).toBeLessThan(table.types.indexOf('NexusDamaged'));
  });
});
