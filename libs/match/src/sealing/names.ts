import type { Fact } from '#kernel';
import { isRecorderEvent } from '../events.js';

/** Keys of the recorder's events, and of facts, under which somebody's name or own words stand. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['actor', 'name', 'team', 'note', 'words', 'line']);

/** Who records goes by a role as a rule: that is nobody's name, nor is the dealer's. */
export const NOBODY: ReadonlySet<string> = new Set(['', 'dealer', 'scorekeeper', 'judge', 'desk']);

/** A sentence has more than a word in it; a code, a key or the name of a card alone is none that is spoken of somebody. */
const isSentence = (text: string): boolean => text.includes(' ');

/** The people that an event of the recorder names: its players, and the official whose order it was. */
export const namesIn = (event: Fact): readonly string[] => {
  if (!isRecorderEvent(event)) return [];
  if (event.type === 'MatchOpened') return event.data.options.players.map(({ name }) => name);
  const { by } = event.data as { readonly by?: { readonly name?: string } };
  return by?.name === undefined ? [] : [by.name];
};

/**
 * Says of the texts of an event which of them are of people: what stands under a key for names or for words of their own, every text that
 * is one of the names (a game may keep them where it likes), and every sentence in which one stands (a finding of a verdict). `place`: a JSON pointer.
 */
export const namesPeopleOf =
  (names: readonly string[]) =>
  (text: string, place: string): boolean => {
    if (NOBODY.has(text)) return false;
    if (OF_PEOPLE.has(place.slice(place.lastIndexOf('/') + 1))) return true;
    if (names.includes(text)) return true;
    return isSentence(text) && names.some((name) => name !== '' && text.includes(name));
  };
