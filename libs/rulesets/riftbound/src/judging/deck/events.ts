import { isMainDeckCard, type Ban, type Card } from '../../words/card.js';
import { doubtful, illegal, note } from '../../words/findings.js';
import { cardsIn, countCards, type DeckList } from '../../words/deck-list.js';
import { about, mainAndSideboardOf, uniqueCards, type Check } from './subject.js';

const SIDEBOARD = 10;

/** First day a set is legal outside of China, where the Tournament Rules name it (TR 601.3.c). Regions differ (TR 601.2.b). */
const LEGAL_FROM: Readonly<Record<string, string>> = { UNL: '2026-05-08', VEN: '2026-07-31' };

/** Up to ten Main Deck cards (Tournament Rules 601.1.c). */
export const checkSideboard: Check = ({ deck, format }) => {
  const count = countCards(deck.sideboard);
  if (count === 0) return [];
  if (format.rules === 'core') {
    const message =
      'The Core Rules have no sideboard; this one is left aside. Check the deck as Constructed to have it read.';
    return [note('tournament.sideboard', message, { count })];
  }
  const strays = uniqueCards(deck.sideboard)
    .filter((card) => !isMainDeckCard(card))
    .map((card) =>
      illegal(
        'tournament.sideboard-cards',
        `${card.name} is no Main Deck card. Take it out of the sideboard.`,
        about(card),
      ),
    );
  const message = `The sideboard has ${count} cards; ${SIDEBOARD} are allowed. Take out ${count - SIDEBOARD}.`;
  return count > SIDEBOARD
    ? [...strays, illegal('tournament.sideboard-size', message, { count, most: SIDEBOARD })]
    : strays;
};

const everyCardOf = (deck: DeckList): readonly Card[] =>
  uniqueCards([
    ...cardsIn(deck, 'legend'),
    ...mainAndSideboardOf(deck),
    ...deck.runes,
    ...cardsIn(deck, 'battlefields'),
  ]);

/** Nothing that is banned on the day (103.2.e; Tournament Rules 601.2.d). */
export const checkBans: Check = ({ deck, format: { on, rules, teams } }) => {
  if (on === undefined) return [];
  const format: Ban['format'] = teams ? 'constructed-2v2' : 'constructed-1v1';
  return everyCardOf(deck).flatMap((card) => {
    const ban = card.bans.find((one) => one.format === format && one.from <= on);
    if (ban === undefined) return [];
    const message = `${card.name} is banned since ${ban.from}. Take it out.`;
    const rule = rules === 'core' ? 'deck.format-legality' : 'tournament.banned';
    return [illegal(rule, message, { ...about(card), from: ban.from })];
  });
};

/** Nothing whose first set is not out yet (Tournament Rules 601.2.a-b), whatever printings it has beside the sets. */
export const checkSets: Check = ({ deck, format: { on, rules } }) => {
  if (on === undefined || rules === 'core') return [];
  return everyCardOf(deck).flatMap((card) => {
    const [first = ''] = card.sets;
    const from = LEGAL_FROM[first] ?? '';
    if (from <= on) return [];
    const message = `${card.name} is legal from ${from} on in most regions. Take it out, or ask the organiser.`;
    return [doubtful('tournament.sets', message, { ...about(card), from })];
  });
};
