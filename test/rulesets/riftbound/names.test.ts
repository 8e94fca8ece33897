import { allCards, cardOf, findCards, shortNameOf, type Card, type NameAnswer } from '#rulesets/riftbound';
import fc from '../../support/fast-check.js';

const namesIn = (answer: NameAnswer): readonly string[] => {
  if (answer.kind === 'found') return [answer.card.name];
  return (answer.kind === 'ambiguous' ? answer.cards : answer.nearest).map(({ name }) => name);
};

const some = (...names: readonly string[]): readonly Card[] => allCards.filter(({ name }) => names.includes(name));

describe('a typed name', () => {
  test.each([
    ['the name', 'Pouty Poro', 'Pouty Poro'],
    ['other case and spacing', '  poutyPORO ', 'Pouty Poro'],
    ['without punctuation', 'super mega death rocket', 'Super Mega Death Rocket!'],
    ['without the apostrophe', 'kaisa survivor', "Kai'Sa, Survivor"],
    ['with accents', 'Poüty Póro', 'Pouty Poro'],
    ['an alias', 'Yasuo, Unforgiven', 'Unforgiven'],
    ['an older name', 'Dark Child', 'Dark Child - Starter'],
    ['the beginning of the name', 'pouty', 'Pouty Poro'],
    ['the beginning of a later word', 'remorseful', 'Yasuo, Remorseful'],
    ['an exact name that others begin with', 'Sprite', 'Sprite'],
  ])('is found by %s', (_, typed, name) => {
    expect(findCards(typed)).toMatchObject({ kind: 'found', card: { name } });
  });

  test('is ambiguous where several cards fit, and says which', () => {
    const answer = findCards('vi');
    expect(answer.kind).toBe('ambiguous');
    expect(namesIn(answer).every((name) => name.startsWith('Vi, '))).toBe(true);
  });

  test('is read among the cards given', () => {
    expect(findCards('vi', some('Vi, Destructive', 'Viktor, Leader'))).toMatchObject({
      card: { name: 'Vi, Destructive' },
    });
    expect(findCards('dar', some('Darius, Trifarian', 'Pouty Poro'))).toMatchObject({
      card: { name: 'Darius, Trifarian' },
    });
  });

  test('means the unit before the legend of the same champion', () => {
    const cards = some('Annie, Stubborn', 'Dark Child - Starter');
    expect(findCards('Annie', cards)).toMatchObject({ card: { name: 'Annie, Stubborn' } });
    expect(findCards('Dark Child', cards)).toMatchObject({ card: { name: 'Dark Child - Starter' } });
  });

  test.each([
    ['Puoty Poro', 'Pouty Poro'],
    ["Vilemaw's Layer", "Vilemaw's Lair"],
    ['Blitz Crank, Impasive', 'Blitzcrank, Impassive'],
    ['Yasuo, Remorseles', 'Yasuo, Remorseful'],
    ['Tristfate', 'Twisted Fate, Gambler'],
    ['Challange', 'Challenge'],
  ])('misspelt as %s is answered with %s', (typed, name) => {
    const answer = findCards(typed);
    expect(answer.kind).toBe('unknown');
    expect(namesIn(answer)).toContain(name);
    expect(namesIn(answer).length).toBeLessThanOrEqual(3);
  });

  test.each(['', '   ', '!!', 'qqqqqqqqqqqq'])('that is nothing like a card (%j) is answered with none', (typed) => {
    expect(findCards(typed)).toEqual({ kind: 'unknown', nearest: [] });
  });

  test('is no card where none is given', () => {
    expect(findCards('Vi', [])).toEqual({ kind: 'unknown', nearest: [] });
  });
});

describe('the short name', () => {
  test('is the part before the comma where that is enough', () => {
    const [vi, viktor] = some('Vi, Destructive', 'Viktor, Leader');
    if (!vi || !viktor) throw new Error('cards missing');
    expect(shortNameOf(vi, [vi, viktor])).toBe('Vi');
    expect(shortNameOf(vi)).toBe('Vi, Destructive');
    expect(shortNameOf(cardOf('OGN-013'))).toBe('Pouty Poro');
  });

  test('of every card reads back among all cards', () => {
    for (const card of allCards) expect(findCards(shortNameOf(card))).toEqual({ kind: 'found', card });
  });

  test('reads back among any cards', () => {
    const cards = fc.uniqueArray(fc.constantFrom(...allCards), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(cards, (among) => {
        for (const card of among) expect(findCards(shortNameOf(card, among), among)).toEqual({ kind: 'found', card });
      }),
    );
  });
});

test('every whole name and alias is found', () => {
  for (const card of allCards)
    for (const name of [card.name, ...card.aliases]) expect(findCards(name)).toEqual({ kind: 'found', card });
});
