import type { Card, CardDefinition } from '#rulesets/riftbound';
import { isKeyword, isName, keywordsMeant, keywordsSaid, namesMeant, namesSaid } from './keywords.js';
import { numbersMeant, numbersSaid, symbolsMeant, symbolsSaid } from './numbers.js';
import { partsOf } from './parts.js';
import { isPhrase, phrasesMeant, phrasesSaid } from './phrases.js';
import { spokenOf } from './spoken.js';
import { ACTIONS } from './words/actions.js';
import { CHOICES } from './words/choices.js';
import { CLAUSES } from './words/clauses.js';
import { EVENTS } from './words/events.js';
import { PLACES } from './words/places.js';
import { SIDES } from './words/sides.js';
import { TIMES } from './words/times.js';
import type { Meaning, Word } from './words/word.js';

/** The words that texts and encodings are compared by. */
export const WORDS: readonly Word[] = [...CHOICES, ...SIDES, ...PLACES, ...TIMES, ...EVENTS, ...ACTIONS, ...CLAUSES];

const IS_NUMBER = /^number \d+$/;

/** Whether it is a word that texts and encodings are compared by: one of the list, a phrase, a keyword, a name, a number, power. */
export const isWord = (word: string): boolean =>
  WORDS.some((each) => each.word === word) ||
  isPhrase(word) ||
  isKeyword(word) ||
  isName(word) ||
  IS_NUMBER.test(word) ||
  word === POWER;

/** A word that only the text of a card has, or only its encoding. */
export interface Mismatch {
  readonly card: string;
  readonly word: string;
  readonly only: 'text' | 'encoding';
}

/** What a text and an encoding have that the other has not; `implied` answers the text, and asks for nothing itself. */
interface Lists {
  readonly said: readonly string[];
  readonly meant: readonly string[];
  readonly implied?: readonly string[];
}

type Found = Omit<Mismatch, 'card'>;

const textOnly = (word: string): Found => ({ word, only: 'text' });
const encodingOnly = (word: string): Found => ({ word, only: 'encoding' });

const apart = ({ said, meant, implied = [] }: Lists): readonly Found[] => {
  const onlySaid = new Set(said.filter((each) => !meant.includes(each) && !implied.includes(each)));
  const onlyMeant = new Set(meant.filter((each) => !said.includes(each)));
  return [...[...onlySaid].map(textOnly), ...[...onlyMeant].map(encodingOnly)];
};

const inWords = (spoken: string, definition: CardDefinition): readonly Found[] => {
  const parts = partsOf(definition);
  const isMeant = (meanings: readonly Meaning[]): boolean => parts.some((part) => meanings.some((each) => each(part)));
  return WORDS.flatMap(({ word, said, otherwise, meant, implied = [] }) => {
    if (said.test(spoken)) return isMeant([...meant, ...implied]) ? [] : [textOnly(word)];
    return isMeant(meant) && otherwise?.test(spoken) !== true ? [encodingOnly(word)] : [];
  });
};

/** A number that a text says several times has to be meant as often; one that several abilities mean may be said once. */
const inNumbers = (spoken: string, definition: CardDefinition): readonly Found[] => {
  const [said, meant] = [numbersSaid(spoken), numbersMeant(definition)];
  const times = (numbers: readonly number[], number: number): number =>
    numbers.filter((each) => each === number).length;
  const wordOf = (number: number): string => `number ${number}`;
  return [...new Set([...said, ...meant])].flatMap((number) => {
    if (times(said, number) > times(meant, number)) return [textOnly(wordOf(number))];
    return times(said, number) === 0 ? [encodingOnly(wordOf(number))] : [];
  });
};

/** What symbols of power are called, of whatever domain. */
const POWER = 'power';

const inSymbols = (spoken: string, definition: CardDefinition): readonly Found[] => {
  const [said, meant] = [symbolsSaid(spoken), symbolsMeant(definition)];
  if (said > meant) return [textOnly(POWER)];
  return said === 0 && meant > 0 ? [encodingOnly(POWER)] : [];
};

/** How the current text of a card and its definition differ. Reminders, and keywords that act by the card's facts, are no matter. */
export const mismatchesOf = (card: Card, text: string, definition: CardDefinition): readonly Mismatch[] => {
  const spoken = spokenOf(text, card);
  return [
    ...inWords(spoken, definition),
    ...apart({ said: phrasesSaid(spoken), meant: phrasesMeant(definition) }),
    ...apart({ said: keywordsSaid(spoken), ...keywordsMeant(definition) }),
    ...apart({ said: namesSaid(spoken), ...namesMeant(definition) }),
    ...inNumbers(spoken, definition),
    ...inSymbols(spoken, definition),
  ].map((found) => ({ card: card.id, ...found }));
};
