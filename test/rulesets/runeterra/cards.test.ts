import { createHash } from 'node:crypto';
import { findCards } from '#notation';
import { makeCanonicalJson } from '#kernel';
import {
  allCards,
  allDefinitions,
  CARD_SET_HASH,
  CARD_TYPES,
  cardOf,
  definitionOf,
  isCardCode,
  isEncoded,
  KEYWORDS,
  nextLevelOf,
  REGIONS,
  SPEEDS,
  UnknownCardError,
} from '#rulesets/runeterra';

describe('the catalogue', () => {
  test('holds every object of the five sets once, each with a name of its own', () => {
    expect(allCards).toHaveLength(1395);
    expect(new Set(allCards.map(({ code }) => code)).size).toBe(1395);
    expect(new Set(allCards.map(({ name }) => name)).size).toBe(1395);
  });

  test('is what its hash says', () => {
    expect(CARD_SET_HASH).toBe(createHash('sha256').update(makeCanonicalJson(allCards)).digest('hex'));
  });

  test('holds facts and no text', () => {
    const strings = JSON.stringify(allCards).match(/"[^"]*"/g) ?? [];
    expect(Math.max(...strings.map((text) => text.length))).toBeLessThan(50);
  });

  test('speaks the words of the game', () => {
    for (const card of allCards) {
      expect(CARD_TYPES).toContain(card.type);
      expect(card.code).toMatch(/^\d\d[A-Z]{2}\d{3}(T\d+)?$/);
      for (const keyword of card.keywords) expect(KEYWORDS).toContain(keyword);
      for (const region of card.regions) expect(REGIONS).toContain(region);
      expect([card.name, card.type === 'spell']).toEqual([card.name, card.speed !== null]);
      expect([card.name, card.type === 'unit']).toEqual([card.name, card.power !== null && card.health !== null]);
    }
  });

  test('counts the kinds of card and the speeds as the data files do, and focus by its keyword', () => {
    const countOf = (type: string): number => allCards.filter((card) => card.type === type).length;
    expect(CARD_TYPES.map(countOf)).toEqual([755, 540, 45, 53, 2]);
    const speedsOf = (speed: string): number => allCards.filter((card) => card.speed === speed).length;
    expect(SPEEDS.map(speedsOf)).toEqual([199, 115, 188, 38]);
    expect(allCards.filter(({ keywords }) => keywords.includes('Scout'))).toHaveLength(13);
  });

  test('knows what is printed', () => {
    expect(cardOf('04DE008')).toEqual({
      code: '04DE008',
      name: 'Jarvan IV',
      type: 'unit',
      cost: 6,
      power: 6,
      health: 4,
      speed: null,
      keywords: ['Barrier'],
      regions: ['DE'],
      champion: true,
      collectible: true,
      subtypes: ['Elite'],
      hasText: true,
      level: 1,
      countdown: null,
    });
    expect(cardOf('04MT009')).toMatchObject({ name: 'Spiral Stairs', type: 'landmark', countdown: 3 });
    expect(cardOf('01IO032').keywords).toContain('Support');
  });

  test('refuses a code that no card has', () => {
    expect(isCardCode('01DE999')).toBe(false);
    expect(() => cardOf('01DE999')).toThrow(UnknownCardError);
    expect(() => cardOf('01DE999')).toThrow('look the card up by its name');
  });
});

describe('the levels of a champion', () => {
  test('are told apart by name, the first by the plain one', () => {
    const codeOf = (name: string): string => {
      const answer = findCards(name, allCards);
      return answer.kind === 'found' ? answer.card.code : answer.kind;
    };
    expect(codeOf('Jarvan IV')).toBe('04DE008');
    expect(codeOf('jarvan iv (level 2)')).toBe('04DE008T1');
    expect(codeOf('Azir (level 2)')).toBe('04SH003T3');
    expect(codeOf('Azir (level 3)')).toBe('04SH003T2');
  });

  test('follow one another', () => {
    expect(nextLevelOf(cardOf('02BW026'))?.code).toBe('02BW026T3');
    expect(nextLevelOf(cardOf('02BW026T3'))).toBeNull();
    expect(nextLevelOf(cardOf('01DE039'))).toBeNull();
    for (const card of allCards.filter(({ level }) => level === 1))
      expect([card.name, nextLevelOf(card)?.level]).toEqual([card.name, 2]);
  });
});

describe('encoded texts', () => {
  const codes = allDefinitions.map(({ code }) => code);

  test('are those of cards, each once', () => {
    expect(codes.filter((code) => !isCardCode(code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !cardOf(code).hasText)).toEqual([]);
  });

  test('name cards, and what levels up becomes the next level', () => {
    const named = JSON.stringify(allDefinitions).match(/"(?:card|into)":"[^"]+"/g) ?? [];
    expect(named.map((text) => text.split('"')[3] ?? '').filter((code) => !isCardCode(code))).toEqual([]);
    for (const { code, levelUp } of allDefinitions.filter((one) => one.levelUp))
      expect([code, levelUp?.into]).toEqual([code, nextLevelOf(cardOf(code))?.code]);
  });

  test('of spells and skills act as they are cast, those of units and landmarks do not', () => {
    for (const { code, abilities } of allDefinitions) {
      const isCast = ['spell', 'skill'].includes(cardOf(code).type);
      for (const ability of abilities) expect([code, ability.when === 'cast']).toEqual([code, isCast]);
    }
  });

  test('act once at a moment, which they are named by on tapes', () => {
    const twice = allDefinitions.filter(({ abilities }) => {
      const moments = abilities.map(({ when }) => when).filter((when) => when !== 'cast');
      return new Set(moments).size < moments.length;
    });
    expect(twice.map(({ code }) => code)).toEqual([]);
  });

  test('bring what there is: skills are skills that act, and what is summoned may stand on a board', () => {
    const effects = allDefinitions.flatMap(({ abilities }) => abilities.flatMap((ability) => ability.effects));
    for (const effect of effects) {
      if (effect.do === 'skill') {
        expect(effect.cards.map((code) => [cardOf(code).type, isEncoded(cardOf(code))])).toEqual(
          effect.cards.map(() => ['skill', true]),
        );
      }
      if (effect.do === 'summon') expect(['unit', 'landmark']).toContain(cardOf(effect.card).type);
      if (effect.do === 'create') expect(['skill', 'trap']).not.toContain(cardOf(effect.card).type);
    }
  });

  test('speak of no target that was not chosen', () => {
    for (const { code, abilities } of allDefinitions) {
      const targets = abilities.flatMap((ability) => ability.targets ?? []);
      for (const effects of [abilities.flatMap((ability) => ability.effects)]) {
        const numbers = [...JSON.stringify(effects).matchAll(/"who":"target","number":(\d)/g)].map(([, number]) =>
          Number(number),
        );
        expect([code, Math.max(-1, ...numbers)]).toEqual([
          code,
          effects.some((one) => one.do === 'skill') ? -1 : targets.length - 1,
        ]);
      }
    }
  });

  test('are known for every card that the page of actions names', () => {
    const named = [
      '04DE008',
      '04DE008T1',
      '04DE003',
      '04DE008T2',
      '01SI021',
      '02BW026',
      '02BW026T3',
      '02BW026T2',
      '02BW026T4',
    ];
    const others = [
      '02BW026T5',
      '01IO010',
      '01IO032T2',
      '01IO032',
      '01DE021',
      '04DE002',
      '02DE006',
      '02DE009',
      '02BW060',
    ];
    for (const code of [...named, ...others, '02BW022', '04SH003', '04SH067'])
      expect(definitionOf(code)).not.toBeNull();
  });
});
