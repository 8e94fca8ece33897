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

const NAMES = ['best_identifier', 'display_name', 'name', 'username'] as const;

const playerIn = (relation: Foreign): PairedPlayer => {
  const player = isForeign(relation['player']) ? relation['player'] : {};
  const status = isForeign(relation['user_event_status']) ? relation['user_event_status'] : {};
  const name = textIn(player, ...NAMES) || textIn(status, ...NAMES) || textIn(relation, 'user_identifier');
  return playerOf(textIn(player, 'id') || textIn(relation, 'player'), name);
};

const isSet = (row: Foreign, name: string): boolean => row[name] === true;

const resultIn = (row: Foreign, players: readonly PairedPlayer[]): ImportedResult | null => {
  const isDrawn = isSet(row, 'match_is_intentional_draw') || isSet(row, 'match_is_unintentional_draw');
  const winner = players.findIndex(({ id }) => id === textIn(row, 'winning_player'));
  const [most, least] = [numberIn(row, 'games_won_by_winner'), numberIn(row, 'games_won_by_loser')];
  const counted = most === null || least === null ? null : ([most, least] as const);
  if (winner >= 0) return { winner, wins: counted && (winner === 0 ? counted : [...counted].reverse()) };
  return isDrawn ? { winner: null, wins: counted } : null;
};

const rowOf = (row: Foreign): PairedTable | null => {
  if (isSet(row, 'is_ghost_match') || isSet(row, 'match_is_ghost_match')) return null;
  const players = listIn(row['player_match_relationships']).map(playerIn);
  const [one, other] = players;
  if (one === undefined)
    throw new RowFault('The match has no players.', 'Save the answer anew, with "player_match_relationships".');
  // Whoever has a bye sits at table -1.
  const isBye = isSet(row, 'match_is_bye') || numberIn(row, 'table_number') === -1 || other === undefined;
  const extension = Math.ceil((numberIn(row, 'time_extension_seconds') ?? 0) / 60);
  const notes = { result: isBye ? null : resultIn(row, players), extension, feature: isSet(row, 'is_feature_match') };
  if (isBye) return { table: null, players: [one], ...notes };
  return { table: tableNumber(textIn(row, 'table_number')), players: pairOf(one, other), ...notes };
};

/** The matches of a saved answer, and whether it is one page of several: a page of that API holds 25. */
const matchesIn = (value: unknown): { readonly rows: readonly Foreign[]; readonly more: boolean } | null => {
  if (Array.isArray(value)) return { rows: listIn(value), more: false };
  if (!isForeign(value)) return null;
  const list = [value['results'], value['matches'], value['data']].find(Array.isArray);
  if (list === undefined) return null;
  const rows = listIn(list);
  const total = numberIn(value, 'count') ?? numberIn(value, 'total') ?? rows.length;
  const hasNext = textIn(value, 'next', 'next_page_number') !== '';
  return { rows, more: hasNext || total > rows.length };
};

/** Matches of Carde.io (Spicerack) as a saved answer of its reading API. */
export const readCarde: ReadList = (text) => {
  const found = matchesIn(jsonOf(text));
  if (found === null)
    return unreadable(
      'This is no saved list of matches.',
      'Save the whole answer: an array, or an object with "results".',
    );
  return { ...readRows(found.rows, rowOf), more: found.more };
};
