import { createHash } from 'node:crypto';
import { makeCanonicalJson } from '#kernel';
import {
  allCards,
  CARD_SET_HASH,
  CARD_TYPES,
  cardOf,
  hasKeyword,
  isCardId,
  isMainDeckCard,
  KEYWORDS,
  keywordValueOf,
  SUPERTYPES,
  UnknownCardError,
  type Card,
} from '#rulesets/riftbound';

const named = (name: string): Card => {
  const card = allCards.find((one) => one.name === name);
  if (card === undefined) throw new Error(`no card is called ${name}`);
  return card;
};

describe('the catalogue', () => {
  test('holds every object once', () => {
    expect(allCards).toHaveLength(937);
    expect(new Set(allCards.map(({ id }) => id)).size).toBe(937);
    expect(new Set(allCards.map(({ name }) => name)).size).toBe(937);
  });

  test('is what its hash says', () => {
    const hash = createHash('sha256').update(makeCanonicalJson(allCards)).digest('hex');
    expect(CARD_SET_HASH).toBe(hash);
  });

  test('holds facts and no text', () => {
    const fields = new Set(allCards.flatMap((card) => Object.keys(card)));
    expect([...fields].filter((field) => /text|flavou?r|errata/i.test(field))).toEqual([]);
    // The longest string of a fact is a name; a rule of a card would be longer.
    const strings = JSON.stringify(allCards).match(/"[^"]*"/g) ?? [];
    expect(Math.max(...strings.map((text) => text.length))).toBeLessThan(50);
  });

  test('speaks the words of the book', () => {
    for (const card of allCards) {
      expect(CARD_TYPES).toContain(card.type);
      if (card.supertype !== null) expect(SUPERTYPES).toContain(card.supertype);
      for (const { keyword } of [...card.keywords, ...card.effectKeywords]) expect(KEYWORDS).toContain(keyword);
    }
  });

  test('gives a cost to every main-deck card and Might to every unit', () => {
    for (const card of allCards) {
      if (isMainDeckCard(card))
        expect([card.name, typeof card.energy, typeof card.power]).toEqual([card.name, 'number', 'number']);
      expect([card.name, card.might !== null]).toEqual([card.name, card.type === 'Unit']);
    }
  });

  test('finds a card by id', () => {
    expect(cardOf('OGN-013').name).toBe('Pouty Poro');
    expect(isCardId('OGN-013')).toBe(true);
    expect(isCardId('OGN-999')).toBe(false);
  });

  test('says what is wrong with an unknown id', () => {
    expect(() => cardOf('OGN-999')).toThrow(UnknownCardError);
    expect(() => cardOf('OGN-999')).toThrow(/OGN-999/);
    expect(new UnknownCardError('OGN-999').code).toBe('unknown-card');
  });
});

test.each([
  ['Recruit', 1, 'Recruit', []],
  ['Sprite', 3, 'Fae', ['Temporary']],
  ['Sand Soldier', 2, 'Shurima', []],
  ['Mech', 3, 'Mech', []],
  ['Reflection', 0, undefined, []],
  ['Bird', 1, 'Bird', ['Deflect']],
  ['Tentacle', 1, 'Bilgewater', []],
  ['Shadow Clone', 0, undefined, []],
])('the token %s has Might %i', (name, might, tag, keywords) => {
  const card = named(name);
  expect(card).toMatchObject({ type: 'Unit', supertype: 'Token', might, domains: [], energy: null });
  expect(card.tags[0]).toBe(tag);
  expect(card.keywords.map(({ keyword }) => keyword)).toEqual(keywords);
});

test.each([
  ['Gold', 'Gear'],
  ['Brush', 'Battlefield'],
  ['Baron Pit', 'Battlefield'],
])('the token %s is a %s', (name, type) => {
  expect(named(name)).toMatchObject({ type, supertype: 'Token', might: null });
});

describe('keywords', () => {
  test('carry their numbers, 1 where the card leaves it out', () => {
    expect(keywordValueOf(named('Chemtech Enforcer'), 'Assault')).toBe(2);
    expect(keywordValueOf(named('Pouty Poro'), 'Deflect')).toBe(1);
    expect(keywordValueOf(named('Pouty Poro'), 'Tank')).toBe(0);
  });

  test('say when a card may be played', () => {
    expect(named('Cleave').timing).toBe('action');
    expect(named('Shen, Kinkou').timing).toBe('reaction');
    expect(named('Blazing Scorcher').timing).toBe('default');
    for (const card of allCards) if (hasKeyword(card, 'Quick-Draw')) expect(card.timing).toBe('reaction');
  });

  test('carry their costs as data', () => {
    expect(named('Last Rites').keywords).toEqual([
      {
        keyword: 'Equip',
        costs: [
          {
            energy: 0,
            power: 1,
            anyPower: 0,
            exhaust: false,
            actions: [{ action: 'recycle', count: 2, of: 'card in trash' }],
            varies: false,
          },
        ],
      },
    ]);
    expect(named('Curtain Call').keywords.filter(({ keyword }) => keyword === 'Repeat')).toHaveLength(3);
    expect(named('Legion Marauder').keywords[0]?.costs).toHaveLength(2);
    for (const card of allCards)
      for (const { keyword, costs } of card.keywords)
        if (['Equip', 'Repeat', 'Empower', 'Flow'].includes(keyword))
          expect([card.name, costs?.length]).not.toEqual([card.name, undefined]);
  });
});
