import { StreamNotFoundError, type EventStore, type RecordedEvent } from '#event-store';
import { forgettingAtDesk, type ErasingReason } from '../erasing.js';
import type { PlayerId, Speaker } from '../words.js';
import { orderTournament, RefusedOrder, type Ordered } from './order.js';
import { loadTournament, TOURNAMENT_PREFIX, unopened, type FoldedTournament } from './stream.js';

/** Whose names at a desk are to be erased (null: everybody's), why, and by whom. */
export interface AskedErasure extends Omit<Ordered, 'order' | 'orderId'> {
  readonly player: PlayerId | null;
  readonly reason: ErasingReason;
  readonly by: Speaker;
}

/** What an erasure at a desk came to: the tournament after it, the player's id as it stands since then, and how many events had such a text. */
export interface ErasedAtDesk {
  readonly player: PlayerId | null;
  readonly tournament: FoldedTournament;
  readonly events: number;
}

const refuse = (code: string, message: string, remedy: string): RefusedOrder =>
  new RefusedOrder({ code: `tournament/${code}`, message, remedy });

const eventsOf = async (store: EventStore, id: string): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  try {
    for await (const event of store.readStream(TOURNAMENT_PREFIX + id)) events.push(event);
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return events;
};

/**
 * Erases names from the stream of a tournament. The texts go first and the stream says so afterwards, so that whoever is told reads nothing but what is left; after a kill between
 * the two, ask again. @throws RefusedOrder, and what the store throws that cannot unwrite
 */
export const eraseAtDesk = async (store: EventStore, id: string, asked: AskedErasure): Promise<ErasedAtDesk> => {
  const { player, reason, by, ...ordered } = asked;
  const written = await eventsOf(store, id);
  if (written.length > 0 && written[0]?.seal === undefined)
    throw refuse(
      'not-sealed',
      'An older version opened this event, with names in the hashed bytes: they cannot go without breaking its chain.',
      'Leave the event as it is, or take it out of the store whole: docs/how-to/erase-names.md.',
    );
  const forgetting = forgettingAtDesk(written, player);
  if (forgetting === undefined)
    throw refuse('no-player', 'No list of this event has a player of that id.', 'Name the id of one of its players.');
  const events = await store.erase(TOURNAMENT_PREFIX + id, forgetting.instead);
  const tournament = await loadTournament(store, unopened(id));
  const { forgotten } = tournament.state;
  const gone = forgetting.player;
  const isTold = forgotten.includes(null) || forgotten.includes(gone);
  if (events === 0 && isTold) return { tournament, player: gone, events };
  const order = { type: 'EraseNames', by, player: gone, reason } as const;
  // Two who ask at the same moment say it once.
  const orderId = `erase-${String(tournament.revision + 1)}`;
  const receipt = await orderTournament(store, tournament, { ...ordered, orderId, order });
  return { tournament: receipt.tournament, player: gone, events };
};
