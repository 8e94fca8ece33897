import { signal } from '@preact/signals';
import type { AnyRuleset, CardAnswer } from '#ruleset';
import { gameOf } from './rulesets.js';

/** The games that were fetched whole, by their ids. */
const fetched = signal<ReadonlyMap<string, AnyRuleset>>(new Map());

/** Fetches all of a game, unless it is here. What cannot be fetched is asked for again next time. */
export const needWhole = async (id: string): Promise<void> => {
  if (fetched.peek().has(id)) return;
  const game = await gameOf(id)?.whole();
  if (game !== undefined) fetched.value = new Map(fetched.peek()).set(id, game);
};

/** Whether all of a game may still come. */
export const isWholeAwaited = (id: string): boolean => gameOf(id) !== undefined && !fetched.value.has(id);

/** What a game says of a card; undefined where it has nothing to say, and until all of it is here (`needWhole`). */
export const askedCard = (id: string, text: string): CardAnswer | undefined =>
  fetched.value.get(id)?.askForCard?.(text);
