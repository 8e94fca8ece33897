import { XMLParser } from 'fast-xml-parser';
import type { ImportedResult, PairedPlayer, PairedTable } from '../pairing.js';
import { pairOf, playerOf } from './players.js';
import {
  isForeign,
  listIn,
  readRows,
  RowFault,
  tableNumber,
  textIn,
  unreadable,
  type Foreign,
  type ReadList,
} from './reading.js';

/** What is a list also where it holds one. */
const LISTS: ReadonlySet<string> = new Set(['player', 'pod', 'round', 'match']);

// Entities are left as they stand: a file that defines its own could grow without end.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  parseTagValue: false,
  processEntities: false,
  isArray: (name) => LISTS.has(name),
});

/** First player, second player, draw; 5 is a bye, and 0 not reported. */
const OUTCOMES: Readonly<Record<string, ImportedResult>> = {
  '1': { winner: 0, wins: null },
  '2': { winner: 1, wins: null },
  '3': { winner: null, wins: null },
};

const BYE = '5';

const inside = (value: Foreign, name: string): Foreign => {
  const found = value[name];
  return isForeign(found) ? found : {};
};

/** Entities that every XML has, which names may hold. */
const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

const namesIn = (tournament: Foreign): ReadonlyMap<string, string> =>
  new Map(
    listIn(inside(tournament, 'players')['player']).map((player) => [
      textIn(player, 'userid'),
      plain([textIn(player, 'firstname'), textIn(player, 'lastname')].filter(Boolean).join(' ')),
    ]),
  );

const rowReader = (names: ReadonlyMap<string, string>) => {
  const playerIn = (value: unknown): PairedPlayer | null => {
    const id = isForeign(value) ? textIn(value, 'userid') : '';
    return id === '' ? null : playerOf(id, names.get(id) ?? '');
  };
  return (match: Foreign): PairedTable => {
    const [alone] = listIn(match['player']);
    const [one, other] = [playerIn(match['player1']) ?? playerIn(alone), playerIn(match['player2'])];
    if (one === null) throw new RowFault('The match names no player.', 'Save the file anew.');
    const outcome = textIn(match, 'outcome');
    const notes = { result: OUTCOMES[outcome] ?? null, extension: 0, feature: false };
    if (other === null || outcome === BYE) return { table: null, players: [one], ...notes, result: null };
    return { table: tableNumber(textIn(match, 'tablenumber')), players: pairOf(one, other), ...notes };
  };
};

const roundsIn = (tournament: Foreign): readonly Foreign[] =>
  listIn(inside(tournament, 'pods')['pod']).flatMap((pod) => listIn(inside(pod, 'rounds')['round']));

const parsed = (text: string): Foreign | null => {
  try {
    const value: unknown = parser.parse(text);
    const tournament = isForeign(value) ? value['tournament'] : undefined;
    return isForeign(tournament) ? tournament : null;
  } catch {
    return null;
  }
};

/** Pairings of a round in a tournament file of TOM (.tdf, XML). */
export const readTom: ReadList = (text, { round }) => {
  // A file that declares entities of its own is none of TOM's.
  const tournament = /<!(?:DOCTYPE|ENTITY)/i.test(text) ? null : parsed(text);
  if (tournament === null)
    return unreadable('This is no tournament file of TOM.', 'Choose the .tdf file itself, or paste all of it.');
  const rounds = roundsIn(tournament);
  const found = rounds.filter((each) => textIn(each, 'number') === String(round));
  const there = [...new Set(rounds.map((each) => textIn(each, 'number')))];
  if (found.length === 0)
    return unreadable(
      `The file has no round ${round}.`,
      there.length === 0 ? 'Pair the round first.' : `It has: ${there.join(', ')}.`,
    );
  return readRows(
    found.flatMap((each) => listIn(inside(each, 'matches')['match'])),
    rowReader(namesIn(tournament)),
  );
};
