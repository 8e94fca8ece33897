import { readFileSync } from 'node:fs';
import { allCards, checkDeck, parseDeck, type DeckList } from '#rulesets/riftbound';

/** The examples that Core Rules 1.4 print of deck construction; see docs/reference/examples.md. */
const idOf = (name: string): string => {
  const card = allCards.find((one) => one.name === name);
  if (card === undefined) throw new Error(`no card is called ${name}`);
  return card.id;
};

const read = parseDeck(readFileSync(new URL('../../decks/riftbound/unl-utrecht-3-sett.deck', import.meta.url), 'utf8'));
if (!read.ok) throw new Error(read.error.message);
const sound: DeckList = read.value;

const of = (legend: string, champion: string, main: readonly (readonly [number, string])[] = []): DeckList => ({
  ...sound,
  legend: idOf(legend),
  champion: idOf(champion),
  main: main.map(([count, name]) => ({ card: idOf(name), count })),
});

const rulesOf = (deck: DeckList): readonly string[] => checkDeck(deck, { rules: 'core' }).map(({ rule }) => rule);

const OF_THE_CHAMPION = ['deck.chosen-champion', 'deck.champion-tag', 'deck.signature-not-champion'];
const ofTheChampion = (deck: DeckList): readonly string[] =>
  rulesOf(deck).filter((rule) => OF_THE_CHAMPION.includes(rule));

describe('the Chosen Champion', () => {
  test.each(['Jinx, Rebel', 'Jinx, Demolitionist'])("103.2.a.2#1: %s has the legend's tag", (champion) => {
    expect(ofTheChampion(of('Loose Cannon', champion))).toEqual([]);
  });

  test('103.2.a.2#2: a signature unit with the tag is none', () => {
    expect(ofTheChampion(of('Dark Child - Starter', 'Tibbers'))).toContain('deck.signature-not-champion');
  });

  test('103.2.a.3#1, 103.2.b.1#1: two more of its name are allowed, three more are not', () => {
    const legend = 'Relentless Storm';
    expect(rulesOf(of(legend, 'Volibear, Furious', [[2, 'Volibear, Furious']]))).not.toContain('deck.copies');
    expect(rulesOf(of(legend, 'Volibear, Furious', [[3, 'Volibear, Furious']]))).toContain('deck.copies');
  });
});

describe('names', () => {
  test('103.2.b.2#1: two champions of one short name have three copies each', () => {
    const main = [
      [3, 'Yasuo, Remorseful'],
      [3, 'Yasuo, Windrider'],
    ] as const;
    expect(rulesOf(of('Unforgiven', 'Yasuo, Remorseful', [[2, 'Yasuo, Remorseful'], main[1]]))).not.toContain(
      'deck.copies',
    );
    expect(rulesOf(of('Unforgiven', 'Yasuo, Remorseful', main))).toContain('deck.copies');
  });

  test('132.4#1: one of the two as Chosen Champion does not count for the other', () => {
    const main = [
      [2, "Kai'Sa, Evolutionary"],
      [3, "Kai'Sa, Survivor"],
    ] as const;
    expect(rulesOf(of('Daughter of the Void', "Kai'Sa, Evolutionary", main))).not.toContain('deck.copies');
  });
});
