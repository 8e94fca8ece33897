import { err, ok, type Json, type JsonObject, type Result } from '#kernel';
import type { Problem } from '#ruleset';
import { isCardId, type CardId } from '../cards/index.js';
import { DECK_PARTS, type CardCount, type DeckList } from './deck-list.js';

const MOST_COPIES = 99;

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

const isCard = (json: Json | undefined): json is CardId => typeof json === 'string' && isCardId(json);

const isCount = (json: Json | undefined): json is number =>
  typeof json === 'number' && Number.isInteger(json) && json >= 1 && json <= MOST_COPIES;

const problem = (where: string, wanted: string): Problem => ({
  code: 'bad-deck',
  message: `The deck's ${where} is not ${wanted}.`,
  remedy: 'Give card ids as OGN-013, and counts from 1 to 99; or send the deck as text.',
});

const problemInCounts = (json: Json | undefined, where: string): Problem | null => {
  if (!isList(json)) return problem(where, 'a list of {card, count}');
  for (const [index, entry] of json.entries()) {
    if (!isObject(entry)) return problem(`${where}[${index}]`, 'a {card, count}');
    if (!isCard(entry['card'])) return problem(`${where}[${index}].card`, 'the id of a card');
    if (!isCount(entry['count'])) return problem(`${where}[${index}].count`, 'a number of copies');
  }
  return null;
};

const problemInCards = (json: Json | undefined, where: string): Problem | null => {
  if (!isList(json)) return problem(where, 'a list of card ids');
  const index = json.findIndex((card) => !isCard(card));
  return index < 0 ? null : problem(`${where}[${index}]`, 'the id of a card');
};

const problemIn = (json: JsonObject, part: (typeof DECK_PARTS)[number]): Problem | null => {
  if (part === 'battlefields') return problemInCards(json[part], part);
  if (part !== 'legend' && part !== 'champion') return problemInCounts(json[part], part);
  return isCard(json[part]) ? null : problem(part, 'the id of a card');
};

const countsOf = (json: Json | undefined): readonly CardCount[] =>
  ((json ?? []) as unknown as readonly CardCount[]).map(({ card, count }) => ({ card, count }));

/** A deck list from untrusted JSON: its shape and its card ids; `checkDeck` says whether it is legal. */
export const readDeck = (json: Json): Result<DeckList, Problem> => {
  if (!isObject(json)) return err({ ...problem('value', 'an object'), message: 'The deck is not an object.' });
  const whole: JsonObject = { sideboard: [], ...json };
  for (const part of DECK_PARTS) {
    const found = problemIn(whole, part);
    if (found) return err(found);
  }
  return ok({
    legend: whole['legend'] as CardId,
    champion: whole['champion'] as CardId,
    main: countsOf(whole['main']),
    runes: countsOf(whole['runes']),
    battlefields: whole['battlefields'] as readonly CardId[],
    sideboard: countsOf(whole['sideboard']),
  });
};
