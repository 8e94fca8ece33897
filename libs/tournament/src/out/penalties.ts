import { csvText } from './results.js';

/** A penalty of a player in a round, as judges list them. */
export interface PenaltyRow {
  readonly player: string;
  readonly id: string;
  readonly round: number;
  readonly infraction: string;
  readonly category: string;
  readonly penalty: string;
  readonly description: string;
  readonly judge: string;
}

const COLUMNS = ['Player', 'ID', 'Round', 'Infraction', 'Category', 'Penalty', 'Description', 'Judge'];

/** Penalties as the table that judges know: `Player, ID, Round, Infraction, Category, Penalty, Description, Judge`. */
export const makePenalties = (rows: readonly PenaltyRow[]): string =>
  csvText(
    rows.map(({ player, id, round, infraction, category, penalty, description, judge }) => ({
      ...{ Player: player, ID: id, Round: round, Infraction: infraction },
      ...{ Category: category, Penalty: penalty, Description: description, Judge: judge },
    })),
    COLUMNS,
  );
