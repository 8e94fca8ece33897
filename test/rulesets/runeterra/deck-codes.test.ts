import { readFileSync } from 'node:fs';
import { allCards, makeDeckCode, parseDeckCode, type CardCount } from '#rulesets/runeterra';
import fc from '../../support/fast-check.js';

const published = readFileSync(new URL('../../decks/runeterra/deck-codes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [code = '', ...cards] = line.split(' ');
    return {
      code,
      cards: cards.map((entry): CardCount => ({ card: entry.slice(2), count: Number(entry.slice(0, 1)) })),
    };
  });

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const sorted = (cards: readonly CardCount[]): readonly CardCount[] =>
  [...cards].sort((left, right) => (left.card < right.card ? -1 : 1));

const cardsOf = (code: string): readonly CardCount[] => {
  const cards = parseDeckCode(code);
  if (!cards.ok) throw new Error(cards.error.message);
  return cards.value;
};

describe.each(published)('the published code $code', ({ code, cards }) => {
  test('is read as the cards published with it', () => {
    expect(sorted(cardsOf(code))).toEqual(sorted(cards));
  });

  test('is written from them again, but for the version', () => {
    const made = makeDeckCode(cards) ?? '';
    // Five bits a letter: the version ends in the second one. Older codes have a higher version than they need.
    expect(made.slice(2)).toBe(code.slice(2));
    expect(sorted(cardsOf(made))).toEqual(sorted(cards));
  });
});

test('there are 21 published codes', () => {
  expect(published).toHaveLength(21);
});

test("the form's own example is read although its cards stand in another order, and written in the usual one", () => {
  const example = 'CEAAECABAQJRWHBIFU2DOOYIAEBAMCIMCINCILJZAICACBANE4VCYBABAILR2HRL';
  const cards = cardsOf(example);
  expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(40);
  expect(new Set(cards.map(({ card }) => card.slice(0, 4)))).toEqual(new Set(['01PZ', '01IO']));
  const again = makeDeckCode(cards) ?? '';
  expect(again).not.toBe(example);
  expect(sorted(cardsOf(again))).toEqual(sorted(cards));
});

const collectible = allCards.filter((card) => card.collectible).map(({ code }) => code);
const laterSet = '06RU001';
const decks = (copies: number) =>
  fc
    .uniqueArray(fc.constantFrom(...collectible, laterSet), { minLength: 1, maxLength: 60 })
    .chain((codes) =>
      fc.tuple(
        ...codes.map((card) => fc.record({ card: fc.constant(card), count: fc.integer({ min: 1, max: copies }) })),
      ),
    );

describe('deck codes', () => {
  test('are read back as the cards they were made of', () => {
    fc.assert(
      fc.property(decks(5), (cards) => {
        expect(sorted(cardsOf(makeDeckCode(cards) ?? ''))).toEqual(sorted(cards));
      }),
    );
  });

  test('are the same for every order of the cards', () => {
    fc.assert(
      fc.property(
        decks(5).chain((cards) =>
          fc.tuple(fc.constant(cards), fc.shuffledSubarray(cards, { minLength: cards.length })),
        ),
        ([cards, shuffled]) => {
          expect(makeDeckCode(shuffled)).toBe(makeDeckCode(cards));
        },
      ),
    );
  });

  test('hold many copies of one card, as limited modes have them', () => {
    expect(cardsOf(makeDeckCode([{ card: '01DE002', count: 400 }]) ?? '')).toEqual([{ card: '01DE002', count: 400 }]);
  });

  test.each([
    [['01DE002'], 1],
    [['01DE002', '02BW003'], 2],
    [['03MT003', '02BW003'], 2],
    [['01DE002', '04SH047'], 3],
    [['05BC001', '01DE002'], 4],
    [['06RU001'], 5],
  ])('have the lowest version that knows the factions: %s is version %i', (cards, version) => {
    const code = makeDeckCode(cards.map((card) => ({ card, count: 1 }))) ?? '';
    const head = (LETTERS.indexOf(code.charAt(0)) << 3) | (LETTERS.indexOf(code.charAt(1)) >> 2);
    expect(head).toBe((1 << 4) | version);
  });

  test.each([
    ['a letter that is none', 'CEBA1', '"1" is no letter', 4],
    ['a newer version', 'C4AAAAA', 'version 7', 0],
    ['another form', 'EEAAAAA', 'no whole deck code', 0],
    ['a code that breaks off', 'CEBAIAIFB4WDANQIAEAQGDAUDAQSI', 'no whole deck code', 0],
    ['an unknown faction', 'CEAQCAIIAAAAAAA', 'no whole deck code', 0],
    ['nothing', '', 'no whole deck code', 0],
  ])('are refused with the reason: %s', (_name, code, says, at) => {
    const cards = parseDeckCode(code);
    expect(cards.ok ? 'read' : cards.error.message).toContain(says);
    expect(cards.ok ? -1 : cards.error.at).toBe(at);
  });

  test('never break on what people paste', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...LETTERS.split(/(?:)/)), maxLength: 80 }), (text) => {
        const cards = parseDeckCode(text);
        if (cards.ok) for (const { card } of cards.value) expect(card).toMatch(/^\d{2,}[A-Z]{2}\d{3,}$/);
        else expect(cards.error.message.length).toBeGreaterThan(0);
      }),
    );
  });

  test('are not made of cards that only effects make, nor of none of a card', () => {
    expect(makeDeckCode([{ card: '04DE008T1', count: 1 }])).toBeNull();
    expect(makeDeckCode([{ card: '01XX002', count: 1 }])).toBeNull();
    expect(makeDeckCode([{ card: '01DE002', count: 0 }])).toBeNull();
  });
});
