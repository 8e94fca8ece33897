import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventStore } from '#event-store';
import { tapesOf, type ErasingReason, type PlayerId, type Speaker } from '#tournament';
import { ErasePeople } from '../commands/erase-people.js';
import { EVENT_STORE } from '../ports.js';
import { Journal } from '../tape/journal.js';
import { Tournaments } from './tournaments.js';

/**
 * What an erasure at an event did.
 * - `player`: the id as it stands since then; null for everybody
 * - `events`: how many events of the desk and of its tapes had such a text; `matches`: how many tapes were gone through
 */
export interface ErasedNames {
  readonly tournament: string;
  readonly player: PlayerId | null;
  readonly events: number;
  readonly matches: number;
}

/**
 * Erases the name of a player of an event, or with null everybody's: from the tapes at its tables with their studies, and from the stream of the event. `withTapes`: whether
 * from the tapes as well. Throws `tournament/unknown`, `tournament/no-player`, `tournament/not-sealed`, and what the store throws that cannot unwrite.
 */
export class EraseNames extends Command<ErasedNames> {
  readonly tournament: string;
  readonly player: PlayerId | null;
  readonly reason: ErasingReason;
  readonly by: Speaker;
  readonly withTapes: boolean;

  constructor(order: Omit<EraseNames, keyof Command<ErasedNames>>) {
    super();
    this.tournament = order.tournament;
    this.player = order.player;
    this.reason = order.reason;
    this.by = order.by;
    this.withTapes = order.withTapes;
  }
}

@CommandHandler(EraseNames)
export class EraseNamesHandler implements ICommandHandler<EraseNames> {
  @Inject(EVENT_STORE) private readonly store!: EventStore;
  @Inject() private readonly journal!: Journal;

  constructor(
    private readonly commands: CommandBus,
    private readonly tournaments: Tournaments,
  ) {}

  /** Tapes go first, while the desk still says who sat there. */
  async execute(order: EraseNames): Promise<ErasedNames> {
    const { tournament, player, reason, by, withTapes } = order;
    const { state } = await this.tournaments.load(tournament);
    const tapes = withTapes ? tapesOf(state, player) : [];
    let ofTapes = 0;
    for (const { match, seat } of tapes) ofTapes += await this.#eraseOnTape(match, seat, order);
    const erased = await this.tournaments.erase(tournament, { player, reason, by, actor: 'desk' });
    return { tournament, player: erased.player, events: erased.events + ofTapes, matches: tapes.length };
  }

  async #eraseOnTape(matchId: string, seat: number | null, { reason }: EraseNames): Promise<number> {
    // A tape may be left out where a store is copied.
    if ((await this.journal.lastRevision(matchId)) === undefined) return 0;
    return (await this.commands.execute(new ErasePeople({ matchId, seat, reason, actor: 'scorekeeper' }))).events;
  }
}
