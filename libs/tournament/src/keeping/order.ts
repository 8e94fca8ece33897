import { WrongExpectedRevisionError, type EventStore, type NewEvent } from '#event-store';
import type { Json, NewEnvelope } from '#kernel';
import { decideTournament } from '../decide/decide.js';
import type { TournamentProblem } from '../decide/decision.js';
import { isOfPeopleAtDesk } from '../erasing.js';
import { orderEventId } from '../event-ids.js';
import type { TournamentOrder } from '../orders.js';
import { TOURNAMENT_SCHEMAS } from './schemas.js';
import { loadTournament, TOURNAMENT_PREFIX, unopened, type FoldedTournament } from './stream.js';

/** An order, under an id that makes it idempotent, by whom it is recorded, and when. */
export interface Ordered {
  readonly orderId: string;
  readonly order: TournamentOrder;
  readonly actor: string;
  readonly at: string;
}

/** What an order has come to: the tournament after it, the revisions of its events (null: it changed nothing), and whether it had been given before. */
export interface OrderReceipt {
  readonly tournament: FoldedTournament;
  readonly from: number | null;
  readonly repeated: boolean;
}

/** An order that cannot be carried out. */
export class RefusedOrder extends Error {
  override readonly name = 'RefusedOrder';
  constructor(readonly problem: TournamentProblem) {
    super(problem.message);
  }
}

/** How often an order is decided anew where somebody else was quicker. */
const TRIES = 8;

/** An event whose names and words lie beside the chain, so that they can be erased. Who sees what of a desk is asked by the server: to the chain all are shown the same. */
const sealable = (event: NewEnvelope): NewEvent => ({
  ...event,
  showing: { public: event, players: [], namesPeople: isOfPeopleAtDesk },
});

const envelopesOf = (
  id: string,
  { orderId, actor, at }: Ordered,
  events: readonly { type: string; data: unknown; because: readonly string[] }[],
) =>
  events.map(({ type, data, because }, index) =>
    sealable({
      id: orderEventId(id, orderId, index),
      type,
      schema: TOURNAMENT_SCHEMAS.versionOf(type),
      at,
      actor,
      cause: orderId,
      because,
      data: data as Json,
    }),
  );

const tryOnce = async (store: EventStore, known: FoldedTournament, ordered: Ordered): Promise<OrderReceipt> => {
  const tournament = await loadTournament(store, known);
  const earlier = tournament.batches.get(ordered.orderId);
  if (earlier !== undefined) return { tournament, from: earlier.from, repeated: true };
  const decision = decideTournament(tournament.state, ordered.order);
  if (decision.outcome === 'impossible') throw new RefusedOrder(decision.problem);
  if (decision.events.length === 0) return { tournament, from: null, repeated: false };
  const { revision, id } = tournament;
  const events = envelopesOf(id, ordered, decision.events);
  await store.append(TOURNAMENT_PREFIX + id, revision < 0 ? 'no-stream' : revision, events);
  return { tournament: await loadTournament(store, tournament), from: revision + 1, repeated: false };
};

/** Carries out an order about a tournament. The same id again answers what the first came to. @throws RefusedOrder */
export const orderTournament = async (
  store: EventStore,
  tournament: string | FoldedTournament,
  ordered: Ordered,
): Promise<OrderReceipt> => {
  let known = typeof tournament === 'string' ? unopened(tournament) : tournament;
  for (let tries = 1; ; tries++) {
    try {
      return await tryOnce(store, known, ordered);
    } catch (error) {
      if (!(error instanceof WrongExpectedRevisionError) || tries === TRIES) throw error;
      known = await loadTournament(store, known);
    }
  }
};
