import { randomUUID } from 'node:crypto';
import { type EventStore, WrongExpectedRevisionError } from '#event-store';
import type { RoundOrder } from '#match';
import type { RefusedTape, Tournament, TournamentOrder } from '#tournament';
import {
  loadTournament,
  orderTournament,
  passToTapes,
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

/** Does something at a desk; what it refuses is said as the prompt says what is wrong. */
export const atDesk = async <Done>(does: () => Promise<Done>): Promise<Done> => {
  try {
    return await does();
  } catch (error) {
    if (!(error instanceof RefusedOrder)) throw error;
    const { code, message, remedy } = error.problem;
    throw new CliError(code, message, { remedy });
  }
};

/** Orders something at the desk of an event in a store. Throws what is refused. */
export const orderEvent = (store: EventStore, id: string, order: TournamentOrder): Promise<OrderReceipt> =>
  atDesk(() => {
    const at = new Date().toISOString();
    return orderTournament(store, id, { orderId: randomUUID(), order, actor: 'desk', at });
  });

/** What an order at the desk of an event has come to, and the tapes that did not take what follows for them. */
interface PassedOrder extends OrderReceipt {
  readonly refused: readonly RefusedTape[];
}

/** Times that a tape is ordered of on which somebody records at that moment. */
const TRIES = 5;

/** Orders something of a tape; answers why it was not taken, or null. */
const orderTape = async (
  store: EventStore,
  match: string,
  { order, tries = TRIES }: { readonly order: RoundOrder; readonly tries?: number },
): Promise<RefusedTape | null> => {
  const { orderInStore } = await import('../tapes/order-in-store.js');
  try {
    await orderInStore(store, match, () => order);
    return null;
  } catch (error) {
    if (error instanceof CliError) return { match, message: error.message };
    if (error instanceof WrongExpectedRevisionError && tries > 1)
      return orderTape(store, match, { order, tries: tries - 1 });
    throw error;
  }
};

/** Orders something at the desk of an event, and of the tapes whose clocks it concerns, as a server does. Throws what the desk refuses. */
export const orderEventAndTapes = async (
  store: EventStore,
  id: string,
  order: TournamentOrder,
): Promise<PassedOrder> => {
  const receipt = await orderEvent(store, id, order);
  if (receipt.from === null) return { ...receipt, refused: [] };
  const refused = await passToTapes(receipt.tournament.state, order, (match, asked) =>
    orderTape(store, match, { order: asked }),
  );
  return { ...receipt, refused };
};

/** A whole number that was typed. Throws where it is none. */
export const wholeNumber = (what: string, text: string): number => {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new CliError('bad-number', `"${text}" is no ${what}.`, { remedy: 'Write a whole number from 1 on.' });
};
