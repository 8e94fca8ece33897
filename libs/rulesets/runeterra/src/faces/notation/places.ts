import { splitOwner } from '#notation';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { PLACES, type PlaceName } from '../../words/vocabulary.js';

/** Places by the words for them; the first is the one that is written. */
const WORDS: Readonly<Record<PlaceName, readonly [string, ...string[]]>> = {
  hand: ['hand'],
  bench: ['bench'],
  battlefield: ['battlefield', 'battleground'],
  stack: ['stack'],
  graveyard: ['graveyard', 'dead'],
  captured: ['captured'],
  gone: ['gone'],
};

export const placeWord = (place: PlaceName): string => WORDS[place][0];

const placeNamed = (text: string): PlaceName | null => {
  const typed = text.trim().toLowerCase();
  return PLACES.find((place) => WORDS[place].includes(typed)) ?? null;
};

/** Whether a piece is where a text says: `bench`, `Ben's hand`. */
export const isAt = (text: string, state: RuneterraState): ((piece: number) => boolean) => {
  const owned = splitOwner(text, state);
  const place = placeNamed(owned?.rest ?? text);
  return (number) => {
    const piece = state.pieces[number];
    return piece !== undefined && piece.place === place && (owned === null || piece.owner === owned.seat);
  };
};
