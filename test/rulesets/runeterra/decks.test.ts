import { readdirSync, readFileSync } from 'node:fs';
import type { Json } from '#kernel';
import { isRuleKey } from '#rulebook';
import {
  cardOf,
  checkDeck,
  countCards,
  isEncoded,
  makeDeck,
  makeDeckCode,
  parseDeck,
  readDeck,
  type DeckList,
} from '#rulesets/runeterra';

const folder = new URL('../../decks/runeterra/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.deck'));
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

const parsed = (text: string): DeckList => {
  const deck = parseDeck(text);
  if (!deck.ok) throw new Error(`${deck.error.line}:${deck.error.column} ${deck.error.message}`);
  return deck.value;
};

describe.each(files)('the deck %s', (file) => {
  const deck = parsed(textOf(file));

  test('is whole and allowed', () => {
    expect(countCards(deck.cards)).toBe(40);
    expect(checkDeck(deck)).toEqual([]);
  });

  test('plays with every text acting, as not every text does', () => {
    expect(isEncoded(cardOf('02BW015'))).toBe(false);
    expect(deck.cards.map(({ card }) => cardOf(card)).filter((card) => !isEncoded(card))).toEqual([]);
  });

  test('is written as it was read, by names, as a code and as JSON', () => {
    expect(makeDeck(deck)).toBe(textOf(file).replace(/^#.*\n/, ''));
    expect(readDeck(JSON.parse(JSON.stringify(deck)) as Json)).toEqual({ ok: true, value: deck });
    const fromCode = parsed(makeDeckCode(deck.cards) ?? '');
    expect(new Set(fromCode.cards)).toEqual(new Set(deck.cards));
  });
});

test('there are two decks', () => {
  expect(files).toHaveLength(2);
});

/** A sound deck to break. */
const sound = parsed(textOf('demacia-ionia-guards.deck'));

const keysOf = (text: string): readonly string[] => checkDeck(parsed(text)).map(({ rule }) => rule);

/** The sound deck with lines taken out and others put in. */
const changed = (out: readonly string[], into: readonly string[]): string =>
  [
    ...makeDeck(sound)
      .split('\n')
      .filter((line) => !out.includes(line)),
    ...into,
  ].join('\n');

describe('a deck', () => {
  test.each([
    ['of 39 cards', changed(['1 Judgment'], []), ['runeterra.deck.size']],
    ['of 41 cards', changed([], ['1 Riposte']), ['runeterra.deck.size']],
    [
      'with four of a card',
      changed(['2 War Chefs', '3 Greenfang Warden'], ['4 Greenfang Warden', '1 War Chefs']),
      ['runeterra.deck.copies'],
    ],
    ['with seven champions', changed(['1 Judgment'], ['1 Garen']), ['runeterra.deck.champions']],
    ['of three regions', changed(['1 Judgment'], ['1 Mystic Shot']), ['runeterra.deck.regions']],
    [
      'with a made card',
      changed(['1 Judgment'], ['1 Jarvan IV (level 2)']),
      ['runeterra.deck.champions', 'runeterra.deck.collectible'],
    ],
  ])('%s is refused', (_name, text, keys) => {
    expect(keysOf(text)).toEqual(keys);
    expect(keys.every(isRuleKey)).toBe(true);
  });

  test('may count a card of two regions as either', () => {
    // Pompous Cavalier is of Bandle City and of Demacia.
    expect(keysOf(changed(['1 Judgment'], ['1 Pompous Cavalier']))).toEqual([]);
    // Arena Kingpin is of Bandle City and of Noxus.
    expect(keysOf(changed(['1 Judgment'], ['1 Arena Kingpin']))).toEqual(['runeterra.deck.regions']);
  });

  test('says which regions it has too many of', () => {
    const regions = ['DE', 'IO', 'PZ'];
    expect(checkDeck(parsed(changed(['1 Judgment'], ['1 Mystic Shot'])))).toMatchObject([{ facts: { regions } }]);
  });

  test('says how many cards it has', () => {
    expect(checkDeck(parsed('3 Garen'))[0]).toEqual({
      rule: 'runeterra.deck.size',
      severity: 'illegal',
      message: 'A deck has 40 cards; this one has 3.',
      facts: { count: 3 },
    });
  });
});

describe('a deck list', () => {
  test('is read with short names, codes, comments and a card on two lines', () => {
    expect(parsed('2x garen # two\n\n 01DE012\n1 jarvan iv\n04de008t1').cards).toEqual([
      { card: '01DE012', count: 3 },
      { card: '04DE008', count: 1 },
      { card: '04DE008T1', count: 1 },
    ]);
  });

  test.each([
    ['3 Garen\n2 Vangard Defender', 'unknown-card', 2, 3, 'Did you mean Vanguard Defender'],
    ['3 Vanguard', 'ambiguous-card', 1, 3, 'Write more of the name'],
    ['0 Garen', 'bad-count', 1, 1, 'no number of copies'],
    ['# nothing\n', 'empty-deck', 1, 1, 'names no card'],
    ['  CEBAIAIFB4WDANQIAEAQGDAUDAQSI', 'bad-deck-code', 1, 3, 'breaks off'],
    [`${makeDeckCode([{ card: '06RU001', count: 3 }]) ?? ''}AAAAAAAAAAAA`, 'bad-deck-code', 1, 1, 'breaks off'],
  ])('%j is refused at its place', (text, code, line, column, says) => {
    const deck = parseDeck(text);
    expect(deck.ok ? null : { code: deck.error.code, line: deck.error.line, column: deck.error.column }).toEqual({
      code,
      line,
      column,
    });
    expect(deck.ok ? '' : deck.error.message).toContain(says);
  });

  test('is refused where its code holds a card of a later set', () => {
    const cards = ['06RU001', '01DE002', '01DE003', '01IO002', '01IO004'].map((card) => ({ card, count: 3 }));
    const deck = parseDeck(makeDeckCode(cards) ?? '');
    expect(deck.ok ? '' : deck.error.message).toBe('The deck code holds 06RU001, which is no card of sets 1 to 5.');
  });

  test.each<[string, Json, string]>([
    ['no object', 'deck', 'The deck is not an object.'],
    ['no list', { cards: 3 }, "The deck's cards is not a list of {card, count}."],
    ['no card', { cards: [{ card: '99XX999', count: 1 }] }, "The deck's cards[0].card is not the id of a card."],
    ['no count', { cards: [{ card: '01DE012', count: 0 }] }, "The deck's cards[0].count is not a number of copies."],
  ])('as JSON is refused: %s', (_name, json, message) => {
    const deck = readDeck(json);
    expect(deck.ok ? '' : deck.error.message).toBe(message);
  });
});
