import { err, ok, type Json, type JsonObject, type Result } from '#kernel';
import { deckProblem, isCardOf, readCounts, readDeckObject, type CardCount, type DeckCards } from '#notation';
import type { Problem } from '#ruleset';
import { isCardId, type CardId } from '../../cards/index.js';
import { DECK_PARTS, type DeckList } from '../../words/deck-list.js';

const CARDS: DeckCards = { isCard: isCardId, example: 'OGN-013' };

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

const isCard = (json: Json | undefined): json is CardId => isCardOf(CARDS, json);

const problem = (where: string, wanted: string): Problem => deckProblem(CARDS, where, wanted);

const MOST_BATTLEFIELDS = 20;

const problemInCounts = (json: Json | undefined, where: string): Problem | null => {
  const counts = readCounts(json, CARDS, where);
  return counts.ok ? null : counts.error;
};

const problemInCards = (json: Json | undefined, where: string): Problem | null => {
  if (!isList(json) || json.length > MOST_BATTLEFIELDS) {
    return problem(where, `a list of at most ${MOST_BATTLEFIELDS} card ids`);
  }
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
  const object = readDeckObject(json, CARDS, DECK_PARTS);
  if (!object.ok) return object;
  const whole: JsonObject = { sideboard: [], ...object.value };
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
