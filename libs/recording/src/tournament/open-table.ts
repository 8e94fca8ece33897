import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AnyRuleset } from '#ruleset';
import { hasNamesakes } from '#ruleset';
import {
  nameOf,
  roundOf,
  tableOf,
  tapeIdOf,
  type DeskTable,
  type RefusedTape,
  type Speaker,
  type Tournament,
} from '#tournament';
import { OpenMatch, type EnteredPlayer, type MatchEntry } from '../commands/open-match.js';
import { RULESETS } from '../ports.js';
import { RecordingProblem } from '../problem.js';
import type { HeldRuleset } from '../ruleset-shelf.js';
import { Journal } from '../tape/journal.js';
import { TableClocks } from './table-clocks.js';
import { Tournaments } from './tournaments.js';

/** The tape of a table: its id, whether it was opened just now, and what its clock did not take. */
export interface TableTape {
  readonly match: string;
  readonly opened: boolean;
  readonly refused: readonly RefusedTape[];
}

/** Opens the tape of a table from its pairing, under the one id that it can have; who comes second finds it open. */
export class OpenTableTape extends Command<TableTape> {
  constructor(
    readonly tournament: string,
    readonly place: { readonly round: number; readonly table: number },
    readonly by: Speaker,
  ) {
    super();
  }
}

/** A deck list that was registered, where the game can read it; else the deck is unknown, as on paper. */
const deckOf = ({ decks }: Tournament, ruleset: HeldRuleset | undefined, id: string): string | null => {
  const list = decks.find(({ player }) => player === id)?.list;
  return list !== undefined && ruleset?.parseDeck(list).ok === true ? list : null;
};

/** Players of the same name are told apart by their ids. */
const namesOf = (state: Tournament, { players }: DeskTable): readonly string[] => {
  const named = players.map((id) => ({ name: nameOf(state, id) }));
  return hasNamesakes(named) ? players.map((id) => `${nameOf(state, id)} (${id})`) : named.map(({ name }) => name);
};

@CommandHandler(OpenTableTape)
export class OpenTableTapeHandler implements ICommandHandler<OpenTableTape> {
  @Inject(Journal) private readonly journal!: Journal;
  @Inject(RULESETS) private readonly rulesets!: readonly AnyRuleset[];

  constructor(
    private readonly commands: CommandBus,
    private readonly tournaments: Tournaments,
    private readonly clocks: TableClocks,
  ) {}

  async execute({ tournament, place, by }: OpenTableTape): Promise<TableTape> {
    const { state } = await this.tournaments.load(tournament);
    const known = tableOf(state, place.round, place.table);
    if (known?.match) return { match: known.match, opened: false, refused: [] };
    const match = tapeIdOf({ tournament, ...place });
    const order = { type: 'OpenTable', by, ...place, match } as const;
    // Where there is no such table, or none any more, the desk says so below, and no tape is opened for it.
    if (known !== undefined && roundOf(state, place.round)?.closedAt === null) await this.#open(match, state, known);
    const { tournament: after } = await this.tournaments.order({
      ...{ tournament, orderId: `open-r${String(place.round)}-t${String(place.table)}`, order, actor: 'desk' },
    });
    const round = roundOf(after.state, place.round);
    const now = Date.parse(this.tournaments.now());
    const refused = round === undefined ? [] : await this.clocks.start(round, match, { by, now });
    return { match, opened: true, refused };
  }

  /** A tape of that id that stands already was opened by somebody who was cut off before the desk heard of it. */
  async #open(match: string, state: Tournament, table: DeskTable): Promise<void> {
    if ((await this.journal.lastRevision(match)) !== undefined) return;
    await this.commands.execute(new OpenMatch(match, this.#entryOf(state, table), 'scorekeeper'));
  }

  #entryOf(state: Tournament, table: DeskTable): MatchEntry {
    const { opening } = state;
    if (opening === null)
      throw new RecordingProblem('unready', {
        code: 'tournament/unknown',
        message: 'The event is not open.',
        remedy: 'Open it first.',
      });
    const { ruleset, mode, edition, level, title } = opening;
    const held: HeldRuleset | undefined = this.rulesets.find(({ id }) => id === ruleset);
    const names = namesOf(state, table);
    const players = table.players.map((id, seat): EnteredPlayer => ({
      name: names[seat] ?? id,
      deck: deckOf(state, held, id),
    }));
    const options = { mode, edition, players, firstPlayer: null, seed: null, event: title, table: String(table.table) };
    return { ruleset, recording: 'as-played', options: { ...options, ...(level === null ? {} : { level }) } };
  }
}
