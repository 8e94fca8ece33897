import type { ImportedResult, PairedPlayer, PairedTable } from '../pairing.js';
import { pairOf, playerOf } from './players.js';
import {
  isForeign,
  jsonOf,
  listIn,
  numberIn,
  readRows,
  RowFault,
  tableNumber,
  textIn,
  unreadable,
  type Foreign,
  type ReadList,
} from './reading.js';

/** A competitor is a team; of a duel it has one player. */
const playerIn = (competitor: Foreign): PairedPlayer => {
  const team = isForeign(competitor['Team']) ? competitor['Team'] : {};
  const [player] = listIn(team['Players']);
  if (player === undefined)
    throw new RowFault('A competitor has no players.', 'Save the list anew, with "Team.Players".');
  return playerOf(textIn(player, 'ID', 'Id', 'Username'), textIn(player, 'DisplayName', 'Name', 'Username'));
};

const resultIn = (row: Foreign, competitors: readonly Foreign[]): ImportedResult | null => {
  if (row['HasResult'] !== true) return null;
  const wins = competitors.map((each) => numberIn(each, 'GameWins'));
  if (wins.some((each) => each === null)) return null;
  const games = wins.map((each) => each ?? 0);
  const most = Math.max(...games);
  const leaders = games.flatMap((each, seat) => (each === most ? [seat] : []));
  return { winner: leaders.length === 1 ? (leaders[0] ?? null) : null, wins: games };
};

const rowOf = (row: Foreign): PairedTable => {
  const competitors = listIn(row['Competitors']);
  const [one, other] = competitors.map(playerIn);
  if (one === undefined) throw new RowFault('The match has no competitors.', 'Save the list anew.');
  const notes = { extension: numberIn(row, 'TimeExtensionMinutes') ?? 0, feature: row['IsFeatureMatch'] === true };
  if (other === undefined) return { table: null, players: [one], result: null, ...notes };
  const table = tableNumber(textIn(row, 'TableNumber'));
  return { table, players: pairOf(one, other), result: resultIn(row, competitors), ...notes };
};

/** Matches of Melee as its page lists them: `{Content[], HasMore}`. */
export const readMelee: ReadList = (text) => {
  const value = jsonOf(text);
  const list = isForeign(value) ? value['Content'] : value;
  if (!Array.isArray(list)) return unreadable('This is no list of matches.', 'Save the whole answer, with "Content".');
  return { ...readRows(listIn(list), rowOf), more: isForeign(value) && value['HasMore'] === true };
};
