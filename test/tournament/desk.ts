import {
  decideTournament,
  evolveTournament,
  NO_TOURNAMENT,
  USUAL_SETTINGS,
  type PairedTable,
  type Speaker,
  type TableResult,
  type Tournament,
  type TournamentOrder,
} from '#tournament';

export const KIM: Speaker = { role: 'judge', name: 'Kim' };
export const LEE: Speaker = { role: 'head-judge', name: 'Lee' };
export const ANA: Speaker = { role: 'player', player: 'ana' };
export const BEN: Speaker = { role: 'player', player: 'ben' };

export const won: TableResult = { wins: [2, 1], drawn: 0, ending: 'played' };
export const lost: TableResult = { wins: [1, 2], drawn: 0, ending: 'played' };

/** A table of a list, of players whose names are their ids with a capital. */
export const paired = (table: number | null, ...ids: readonly string[]): PairedTable => ({
  table,
  players: ids.map((id) => ({ id, name: `${id[0]?.toUpperCase() ?? ''}${id.slice(1)}` })),
  result: null,
  extension: 0,
  feature: false,
});

const MINUTE = 60_000;

/** A desk for tests: orders go in at a minute that is told, and what is refused answers its code. */
export class TestDesk {
  state: Tournament = NO_TOURNAMENT;
  #now = Date.UTC(2026, 4, 1, 9);

  constructor() {
    const { order } = this;
    order({
      ...{
        type: 'OpenTournament',
        by: LEE,
        title: 'Summer Open',
        ruleset: 'riftbound',
        mode: 'match',
        edition: 'core-1.4',
      },
      ...{ level: 'competitive', rounds: 3, tables: 2, minutes: 50, settings: USUAL_SETTINGS, secret: 'f00d' },
    });
  }

  get now(): number {
    return this.#now;
  }

  /** Lets so many minutes go by. */
  wait(minutes: number): void {
    this.#now += minutes * MINUTE;
  }

  /** Gives an order; answers the types of its events, or the code of what is wrong. */
  order = (order: TournamentOrder): readonly string[] | string => {
    const decision = decideTournament(this.state, order);
    if (decision.outcome === 'impossible') return decision.problem.code;
    const at = new Date(this.#now).toISOString();
    for (const event of decision.events) this.state = evolveTournament(this.state, { ...event, at });
    return decision.events.map(({ type }) => type);
  };

  pair(round: number, ...tables: readonly PairedTable[]): readonly string[] | string {
    return this.order({ type: 'ImportPairings', by: LEE, round, format: 'csv', tables });
  }
}
