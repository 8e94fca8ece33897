import { Inject, Injectable } from '@nestjs/common';
import type { EventStore } from '#event-store';
import { NewerSchemaError } from '#kernel';
import type { TournamentOrder } from '#tournament';
import {
  eraseAtDesk,
  isNamesErased,
  loadTournament,
  orderTournament,
  RefusedOrder,
  TOURNAMENT_PREFIX,
  type AskedErasure,
  type ErasedAtDesk,
  type FoldedTournament,
  type OrderReceipt,
} from '#tournament/keeping';
import { CLOCK, type Clock, EVENT_STORE } from '../ports.js';
import { newerTape } from '../problem.js';
import { DeskFeed } from './desk-feed.js';
import { refusedAtDesk, unknownTournament } from './problems.js';

/** An order as it comes in: its id makes it idempotent. */
export interface DeskOrder {
  readonly tournament: string;
  readonly orderId: string;
  readonly order: TournamentOrder;
  readonly actor: string;
}

/** The tournaments of the store: read as new as it is, and ordered about, one order after the other. */
@Injectable()
export class Tournaments {
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly feed: DeskFeed,
  ) {}

  /** The time as the server has it. */
  now(): string {
    return this.clock();
  }

  /** A tournament as it stands in the store; unopened where there is none of that id. Throws `tape/newer`. */
  async find(id: string): Promise<FoldedTournament> {
    try {
      const tournament = await loadTournament(this.store, this.feed.known(id));
      this.feed.note(tournament);
      return tournament;
    } catch (error) {
      throw error instanceof NewerSchemaError ? newerTape(error) : error;
    }
  }

  /** The same. Throws `tournament/unknown`. */
  async load(id: string): Promise<FoldedTournament> {
    const tournament = await this.find(id);
    if (tournament.revision < 0) throw unknownTournament(id);
    return tournament;
  }

  /** Carries out an order. Throws what the desk refuses. */
  async order({ tournament, orderId, order, actor }: DeskOrder): Promise<OrderReceipt> {
    if (order.type !== 'OpenTournament') await this.load(tournament);
    return this.#serially(tournament, async () => {
      try {
        const known = this.feed.known(tournament);
        const receipt = await orderTournament(this.store, known, { orderId, order, actor, at: this.clock() });
        this.feed.note(receipt.tournament);
        return receipt;
      } catch (error) {
        throw error instanceof RefusedOrder ? refusedAtDesk(error) : error;
      }
    });
  }

  /** Whether nothing was ordered since a time, and not all names that stand there were erased. */
  async areNamesOlder(id: string, until: string): Promise<boolean> {
    for await (const last of this.store.readStream(TOURNAMENT_PREFIX + id, { direction: 'backward', limit: 1 }))
      return (
        last.at < until && !(isNamesErased(last) && (last.data as { readonly player: string | null }).player === null)
      );
    return false;
  }

  /** Erases names from the stream of a tournament; see `eraseAtDesk`. Throws what the desk refuses. */
  async erase(id: string, asked: Omit<AskedErasure, 'at'>): Promise<ErasedAtDesk> {
    await this.load(id);
    return this.#serially(id, async () => {
      try {
        const erased = await eraseAtDesk(this.store, id, { ...asked, at: this.clock() });
        this.feed.note(erased.tournament);
        return erased;
      } catch (error) {
        throw error instanceof RefusedOrder ? refusedAtDesk(error) : error;
      }
    });
  }

  #serially<Answer>(id: string, work: () => Promise<Answer>): Promise<Answer> {
    const before = this.#queues.get(id) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    this.#queues.set(id, settled);
    void settled.then(() => {
      if (this.#queues.get(id) === settled) this.#queues.delete(id);
    });
    return mine;
  }
}
