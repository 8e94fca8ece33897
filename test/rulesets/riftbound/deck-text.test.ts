import { allCards, makeDeck, parseDeck, readDeck, type DeckList } from '#rulesets/riftbound';
import fc from '../../support/fast-check.js';

const lines = (...text: readonly string[]): string => text.join('\n');

const SHORT = lines('Legend: The Boss', 'Champion: Sett, Kingpin', 'Main:', '3 Pit Rookie', 'Runes:', '12 Body Rune');

const deckOf = (text: string): DeckList => {
  const deck = parseDeck(text);
  if (!deck.ok) throw new Error(deck.error.message);
  return deck.value;
};

describe('a deck list', () => {
  test('is read with spaces, comments, other case and short names', () => {
    const loose = lines(
      '# a deck',
      '',
      'legend:  the boss   # Sett',
      'Champion:',
      '  1 sett, king',
      'MAIN DECK:',
      '3x pit rookie',
      'runes: 12 body',
    );
    expect(deckOf(loose)).toEqual(deckOf(SHORT));
  });

  test('is read with Windows line ends', () => {
    expect(deckOf(SHORT.replaceAll('\n', '\r\n'))).toEqual(deckOf(SHORT));
  });

  test('counts one where no number stands', () => {
    expect(deckOf(`${SHORT}\nSideboard:\nChallenge`).sideboard).toEqual([{ card: 'OGN-128', count: 1 }]);
  });

  test('reads a part of a name among the cards of its section', () => {
    expect(deckOf(`${SHORT}\nBattlefields:\nZaun\n2 Void Gate`).battlefields).toEqual([
      'OGN-298',
      'OGN-296',
      'OGN-296',
    ]);
  });
});

test('what is written is read back as the same deck', () => {
  const id = fc.constantFrom(...allCards.map((card) => card.id));
  const counts = fc.array(fc.record({ card: id, count: fc.integer({ min: 1, max: 40 }) }), { maxLength: 12 });
  const decks = fc.record({
    legend: id,
    champion: id,
    main: counts,
    runes: counts,
    battlefields: fc.array(id, { maxLength: 4 }),
    sideboard: counts,
  });
  fc.assert(
    fc.property(decks, (deck) => {
      const text = makeDeck(deck);
      expect(parseDeck(text)).toEqual({ ok: true, value: deck });
      expect(makeDeck(deckOf(text))).toBe(text);
    }),
  );
});

interface Malformed {
  readonly name: string;
  readonly text: string;
  readonly code: string;
  readonly at: readonly [line: number, column: number];
  readonly says: RegExp;
}

const MALFORMED: readonly Malformed[] = [
  {
    name: 'a misspelt card',
    text: `${SHORT}\nSideboard:\n  2 Challange`,
    code: 'unknown-card',
    at: [8, 5],
    says: /No card is called "Challange". Did you mean Challenge/,
  },
  {
    name: 'a card nobody knows',
    text: `${SHORT}\nSideboard: qqqqqqqqqqq`,
    code: 'unknown-card',
    at: [7, 12],
    says: /Check its spelling/,
  },
  {
    name: 'half a name that fits several',
    text: `${SHORT}\nSideboard:\n1 Vi`,
    code: 'ambiguous-card',
    at: [8, 3],
    says: /may be Vi, .* or Vi, /,
  },
  {
    name: 'no copies',
    text: `${SHORT}\nSideboard:\n0 Challenge`,
    code: 'bad-count',
    at: [8, 1],
    says: /Write 1 to 99/,
  },
  { name: 'a card before any section', text: '3 Pit Rookie', code: 'outside-section', at: [1, 1], says: /Legend:/ },
  { name: 'a section nobody knows', text: `${SHORT}\nMaybe:`, code: 'unknown-section', at: [7, 1], says: /Sideboard:/ },
  {
    name: 'a section twice',
    text: `${SHORT}\nMain:\n1 Challenge`,
    code: 'repeated-section',
    at: [7, 1],
    says: /twice/,
  },
  {
    name: 'no legend',
    text: 'Champion: Sett, Kingpin\n\n',
    code: 'missing-section',
    at: [1, 1],
    says: /Add "Legend:"/,
  },
  { name: 'no champion', text: 'Legend: The Boss', code: 'missing-section', at: [1, 1], says: /Add "Champion:"/ },
  { name: 'nothing at all', text: '', code: 'missing-section', at: [1, 1], says: /names no legend/ },
  {
    name: 'two legends',
    text: 'Legend:\nThe Boss\nUnforgiven\nChampion: Sett, Kingpin',
    code: 'too-many-in-section',
    at: [3, 1],
    says: /takes one card/,
  },
];

describe('a malformed deck list', () => {
  test.each(MALFORMED)('with $name is refused with its place', ({ text, code, at: [line, column], says }) => {
    const deck = parseDeck(text);
    expect(deck).toMatchObject({ ok: false, error: { code, line, column } });
    expect(deck.ok ? '' : deck.error.message).toMatch(says);
  });

  test('names what was perhaps meant', () => {
    const deck = parseDeck(`${SHORT}\nSideboard:\n2 Challange`);
    expect(deck.ok ? [] : deck.error.nearest).toContain('Challenge');
  });
});

describe('a deck as JSON', () => {
  const deck = deckOf(SHORT);

  test('is taken as it is, the sideboard may be missing', () => {
    const { sideboard, ...rest } = deck;
    expect(readDeck({ ...rest })).toEqual({ ok: true, value: deck });
    expect(sideboard).toEqual([]);
  });

  test.each([
    ['no object', [], /not an object/],
    ['no legend', { ...deck, legend: 'OGN-999' }, /legend is not the id of a card/],
    ['no list', { ...deck, main: 'Pit Rookie' }, /main is not a list/],
    ['an entry that is none', { ...deck, main: ['OGN-136'] }, /main\[0\] is not a \{card, count\}/],
    ['a card nobody knows', { ...deck, runes: [{ card: 'x', count: 1 }] }, /runes\[0\]\.card/],
    ['half a card', { ...deck, runes: [{ card: 'OGN-126', count: 0.5 }] }, /runes\[0\]\.count/],
    ['a battlefield by name', { ...deck, battlefields: ['Void Gate'] }, /battlefields\[0\]/],
  ])('with %s is refused', (_, json, says) => {
    const answer = readDeck(json);
    expect(answer).toMatchObject({ ok: false, error: { code: 'bad-deck' } });
    expect(answer.ok ? '' : answer.error.message).toMatch(says);
  });
});
