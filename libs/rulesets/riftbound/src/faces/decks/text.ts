import { deckTextError, foldedNamesOf, foldName, readDeckLine, type DeckLine, type DeckTextError } from '#notation';
import { err, ok, type Result } from '#kernel';
import { isMainDeckCard, type Card } from '../../words/card.js';
import { allCards, cardOf, findCards, type NameAnswer } from '../../cards/catalogue.js';
import { cardsIn, DECK_PARTS, type CardCount, type DeckList, type DeckPart } from '../../words/deck-list.js';
import { readSections, TITLES, type Sections } from './sections.js';

const BELONGS: Readonly<Record<DeckPart, (card: Card) => boolean>> = {
  legend: ({ type }) => type === 'Legend',
  champion: ({ type, supertype }) => type === 'Unit' && supertype === 'Champion',
  main: isMainDeckCard,
  runes: ({ type }) => type === 'Rune',
  battlefields: ({ type, supertype }) => type === 'Battlefield' && supertype !== 'Token',
  sideboard: isMainDeckCard,
};

/** A whole name means its card wherever it stands (the deck check says if it may not); a part of one is read in its section. */
const findIn = (part: DeckPart, name: string): NameAnswer => {
  const folded = foldName(name);
  const card = allCards.find((one) => foldedNamesOf(one).name === folded);
  if (card) return { kind: 'found', card };
  const answer = findCards(name, allCards.filter(BELONGS[part]));
  if (answer.kind !== 'unknown') return answer;
  const elsewhere = findCards(name);
  return elsewhere.kind === 'found' ? elsewhere : answer;
};

const readEntry = (part: DeckPart, entry: DeckLine): Result<CardCount, DeckTextError> => {
  const line = readDeckLine(entry, (name) => findIn(part, name));
  return line.ok ? ok({ card: line.value.card.id, count: line.value.count }) : line;
};

const readPart = (sections: Sections, part: DeckPart): Result<readonly CardCount[], DeckTextError> => {
  const cards: CardCount[] = [];
  for (const entry of sections[part] ?? []) {
    const card = readEntry(part, entry);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return ok(cards);
};

/** The one card of a section; an error at the end of the list where it is missing, at the second card where there are two. */
const readSingle = (sections: Sections, part: DeckPart, end: DeckLine): Result<string, DeckTextError> => {
  const cards = readPart(sections, part);
  if (!cards.ok) return cards;
  const [first] = cards.value;
  const title = TITLES[part];
  if (first === undefined) {
    return err(
      deckTextError('missing-section', `The list names no ${title.toLowerCase()}. Add "${title}:" and its card.`, end),
    );
  }
  const surplus = first.count > 1 ? sections[part]?.[0] : sections[part]?.[1];
  if (surplus === undefined) return ok(first.card);
  return err(deckTextError('too-many-in-section', `"${title}:" takes one card. Take the others out.`, surplus));
};

const endOf = (text: string): DeckLine => ({ text: '', line: text.trimEnd().split('\n').length, column: 1 });

const spread = (cards: readonly CardCount[]): readonly string[] =>
  cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));

/**
 * Reads a deck list as people write it: sections `Legend:`, `Champion:`, `Main:`, `Runes:`, `Battlefields:` and `Sideboard:`,
 * lines `3 Pouty Poro`, comments after `#`. `Main:` leaves the Chosen Champion out. Names may be shortened as `findCards`
 * allows. Answers the first error with its place. Whether the deck is legal is `checkDeck`'s to say.
 */
export const parseDeck = (text: string): Result<DeckList, DeckTextError> => {
  const sections = readSections(text);
  if (!sections.ok) return sections;
  const legend = readSingle(sections.value, 'legend', endOf(text));
  if (!legend.ok) return legend;
  const champion = readSingle(sections.value, 'champion', endOf(text));
  if (!champion.ok) return champion;
  const main = readPart(sections.value, 'main');
  if (!main.ok) return main;
  const runes = readPart(sections.value, 'runes');
  if (!runes.ok) return runes;
  const battlefields = readPart(sections.value, 'battlefields');
  if (!battlefields.ok) return battlefields;
  const sideboard = readPart(sections.value, 'sideboard');
  if (!sideboard.ok) return sideboard;
  return ok({
    legend: legend.value,
    champion: champion.value,
    main: main.value,
    runes: runes.value,
    battlefields: spread(battlefields.value),
    sideboard: sideboard.value,
  });
};

const makePart = (deck: DeckList, part: DeckPart): string => {
  const lines = cardsIn(deck, part).map(({ card, count }) => `${count} ${cardOf(card).name}`);
  return [`${TITLES[part]}:`, ...lines].join('\n');
};

/** Writes a deck list that `parseDeck` reads back as the same deck. Empty sections are left out. */
export const makeDeck = (deck: DeckList): string =>
  `${DECK_PARTS.filter((part) => cardsIn(deck, part).length > 0)
    .map((part) => makePart(deck, part))
    .join('\n\n')}\n`;
