import { words, type Viewer } from '#ruleset';
import type { RuneterraFact } from '../../state/facts.js';
import { cardName, itemName, playerName } from '../../reading/objects.js';
import { itemOf, type RuneterraState, type Target } from '../../state/runeterra-state.js';
import { nameSeen } from '../../reading/sight.js';

/** For whom a fact is told, at the table before it. */
export interface Listener {
  readonly before: RuneterraState;
  readonly viewer: Viewer;
}

/** One function per fact type of a union: the fact as a sentence. Total by its type, so that no fact goes untold. */
export type Tellers<U extends RuneterraFact> = {
  readonly [Type in U['type']]: (data: Extract<U, { type: Type }>['data'], listener: Listener) => string;
};

export const who = ({ before }: Listener, seat: number): string => playerName(before, seat);

/** A card by its code. */
export const card = ({ before }: Listener, code: string): string => cardName(before, code);

/** A piece by the card that the fact tells, else by what the listener sees. */
export const piece = (listener: Listener, number: number, code: string | null = null): string =>
  code === null ? nameSeen(listener.before, number, listener.viewer) : card(listener, code);

/** A piece with its player: `Ben's Teemo`. */
export const whose = (listener: Listener, number: number): string => {
  const owner = listener.before.pieces[number]?.owner;
  return owner === undefined ? piece(listener, number) : `${who(listener, owner)}'s ${piece(listener, number)}`;
};

/** Several pieces, those of one name together. */
export const pieces = (
  listener: Listener,
  numbers: readonly number[],
  codes: readonly (string | null)[] = [],
): string => words.together(numbers.map((number, index) => piece(listener, number, codes[index] ?? null)));

export const nexus = (listener: Listener, seat: number): string => `${who(listener, seat)}'s nexus`;

/** A stack item in words. */
export const item = ({ before }: Listener, id: number): string => {
  const found = itemOf(before, id);
  return found ? itemName(before, found) : 'an item';
};

/** A target in words. */
export const target = (listener: Listener, chosen: Target): string => {
  if (chosen.kind === 'nexus') return nexus(listener, chosen.seat);
  return chosen.kind === 'item' ? item(listener, chosen.item) : whose(listener, chosen.piece);
};

/** Behind a sentence, what was chosen; nothing where nothing was. */
export const on = (listener: Listener, targets: readonly Target[]): string =>
  targets.length === 0 ? '' : ` on ${words.listed(targets.map((each) => target(listener, each)))}`;
