import { randomUUID } from 'node:crypto';
import type { EventStore } from '#event-store';
import type { Tournament, TournamentOrder } from '#tournament';
import {
  loadTournament,
  orderTournament,
  RefusedOrder,
  TOURNAMENT_PREFIX,
  tournamentIn,
  unopened,
  type OrderReceipt,
} from '#tournament/keeping';
import { CliError } from '../cli-error.js';

/** An event of a store, as it stands. */
export interface FoundEvent {
  readonly id: string;
  readonly revision: number;
  readonly state: Tournament;
}

/** The ids of the events of a store, in the order in which they were opened. */
export const eventIds = async (store: EventStore): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const { stream } of store.readAll({ types: ['TournamentOpened'], streamPrefix: TOURNAMENT_PREFIX }))
    ids.push(tournamentIn(stream));
  return ids;
};

/** An event of a store. Throws where there is none of that id, naming those there are. */
export const readEvent = async (store: EventStore, id: string): Promise<FoundEvent> => {
  const { revision, state } = await loadTournament(store, unopened(id));
  if (revision >= 0) return { id, revision, state };
  const ids = await eventIds(store);
  const remedy =
    ids.length === 0
      ? 'There is none: open one with "matchtape event new".'
      : `There are: ${ids.slice(-12).join(', ')}.`;
  throw new CliError('no-event', `There is no event "${id}" in this store.`, { remedy });
};

/** Orders something at the desk of an event in a store. Throws what is refused. */
export const orderEvent = async (store: EventStore, id: string, order: TournamentOrder): Promise<OrderReceipt> => {
  try {
    const at = new Date().toISOString();
    return await orderTournament(store, id, { orderId: randomUUID(), order, actor: 'desk', at });
  } catch (error) {
    if (!(error instanceof RefusedOrder)) throw error;
    const { code, message, remedy } = error.problem;
    throw new CliError(code, message, { remedy });
  }
};

/** A whole number that was typed. Throws where it is none. */
export const wholeNumber = (what: string, text: string): number => {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new CliError('bad-number', `"${text}" is no ${what}.`, { remedy: 'Write a whole number from 1 on.' });
};
