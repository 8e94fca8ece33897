import type { PairedTable, PairingFormat } from '#tournament';
import { formatOf, readPairings, readStandings } from '#tournament/formats';

const ANA = { id: '101', name: 'Ana' };
const BEN = { id: '102', name: 'Ben' };
const CLEO = { id: '103', name: 'Cleo' };

const NOTHING = { result: null, extension: 0, feature: false };

const json = (value: unknown): string => JSON.stringify(value);

const carde = (row: object): object => ({
  table_number: 1,
  player_match_relationships: [{ player: { id: 101, best_identifier: 'Ana' } }, { player: { id: 102, name: 'Ben' } }],
  ...row,
});

const melee = (table: number, more: object = {}): object => ({
  TableNumber: table,
  HasResult: false,
  TimeExtensionMinutes: 3,
  Competitors: [ANA, BEN].map(({ id, name }) => ({ Team: { Players: [{ ID: id, DisplayName: name }] }, GameWins: 0 })),
  ...more,
});

const TDF = `<?xml version="1.0" encoding="UTF-8"?>
<tournament type="2" stage="5"><players>
  <player userid="101"><firstname>Ana</firstname><lastname></lastname></player>
  <player userid="102"><firstname>Ben &amp; Co</firstname></player><player userid="103"><firstname>Cleo</firstname></player>
</players><pods><pod category="2"><rounds>
  <round number="1"><matches>
    <match outcome="2"><player1 userid="101"/><player2 userid="102"/><tablenumber>4</tablenumber></match>
    <match outcome="5"><player userid="103"/><tablenumber>0</tablenumber></match>
  </matches></round>
</rounds></pod></pods></tournament>`;

const PAIRED: readonly (readonly [PairingFormat, string, readonly PairedTable[]])[] = [
  [
    'purplefox',
    json([
      {
        tableNumber: 1,
        playerName1: 'Ana',
        playerGameId1: '101',
        playerName2: 'Ben',
        playerGameId2: 102,
        result: '2WIN',
      },
      { tableNumber: null, playerName1: 'Cleo', playerGameId1: '103', playerName2: 'BYE', playerGameId2: '' },
    ]),
    [
      { ...NOTHING, table: 1, players: [ANA, BEN], result: { winner: 1, wins: null } },
      { ...NOTHING, table: null, players: [CLEO] },
    ],
  ],
  [
    'carde',
    json({
      count: 3,
      next: null,
      results: [
        carde({
          winning_player: 102,
          games_won_by_winner: 2,
          games_won_by_loser: 1,
          time_extension_seconds: 130,
          is_feature_match: true,
        }),
        carde({
          table_number: -1,
          player_match_relationships: [{ player: { id: 103 }, user_event_status: { best_identifier: 'Cleo' } }],
        }),
        carde({ is_ghost_match: true, player_match_relationships: [] }),
      ],
    }),
    [
      { table: 1, players: [ANA, BEN], result: { winner: 1, wins: [1, 2] }, extension: 3, feature: true },
      { ...NOTHING, table: null, players: [CLEO] },
    ],
  ],
  [
    'melee',
    json({ HasMore: false, Content: [melee(7)] }),
    [{ table: 7, players: [ANA, BEN], result: null, extension: 3, feature: false }],
  ],
  [
    'tom',
    TDF,
    [
      { ...NOTHING, table: 4, players: [ANA, { id: '102', name: 'Ben & Co' }], result: { winner: 1, wins: null } },
      { ...NOTHING, table: null, players: [CLEO] },
    ],
  ],
  [
    'csv',
    'Table;Player 1;ID 1;Player 2;ID 2;Result\r\n1;Ana;101;Ben;102;2-1\r\n;Cleo;103;Bye;;\r\n',
    [
      { ...NOTHING, table: 1, players: [ANA, BEN], result: { winner: 0, wins: [2, 1] } },
      { ...NOTHING, table: null, players: [CLEO] },
    ],
  ],
];

test.each(PAIRED)('%s is told by its look, and read into tables and byes', (format, text, tables) => {
  expect(formatOf(text)).toBe(format);
  expect(readPairings(format, text, { round: 1 })).toEqual({ tables, problems: [], more: false });
});

test('a row at fault is told by its number with its remedy, and the others are read', () => {
  const text = 'table,player1,player2,result\n1,Ana,Ben,\nzwei,Cleo,Dan,\n3,Eve,Eve,\n4,Fay,Gil,lots\n5,,Hal,\n';
  const { tables, problems } = readPairings('csv', text, { round: 1 });
  expect(tables.map(({ table }) => table)).toEqual([1]);
  expect(problems.map(({ row, message }) => `${row}: ${message}`)).toEqual([
    '2: "zwei" is no number of a table.',
    '3: Eve is paired against nobody else.',
    '4: The result "lots" means nothing.',
    '5: The row names a player neither by name nor by id.',
  ]);
  expect(problems.every(({ remedy }) => remedy !== '')).toBe(true);
});

test('who has no id is known by the name, however it is capitalised', () => {
  const [table] = readPairings('csv', 'table,player1,player2\n1,ANA Lee,ben\n', { round: 1 }).tables;
  expect(table?.players).toEqual([
    { id: 'ana lee', name: 'ANA Lee' },
    { id: 'ben', name: 'ben' },
  ]);
});

test('a saved page that is one of several says so: 25 rows are not the whole round', () => {
  const rows = Array.from({ length: 25 }, (_, at) => carde({ table_number: at + 1 }));
  expect(readPairings('carde', json({ count: 60, results: rows }), { round: 1 })).toMatchObject({ more: true });
  expect(readPairings('melee', json({ HasMore: true, Content: [] }), { round: 1 })).toMatchObject({ more: true });
});

test('what is no list in its format is one problem of the whole', () => {
  const said = (format: PairingFormat, text: string) => readPairings(format, text, { round: 2 }).problems;
  expect(said('tom', TDF)).toMatchObject([{ row: 0, message: 'The file has no round 2.', remedy: 'It has: 1.' }]);
  expect(said('tom', `<!DOCTYPE a [<!ENTITY b "bb">]>${TDF}`)).toMatchObject([{ row: 0 }]);
  expect(said('purplefox', '{"no": "array"}')).toMatchObject([{ row: 0 }]);
  expect(said('carde', 'half of [')).toMatchObject([{ row: 0 }]);
  expect(said('csv', 'who,whom\nAna,Ben\n')).toMatchObject([{ row: 0 }]);
  expect(said('csv', 'table,player1,player2\n"1,Ana,Ben\n')).toMatchObject([{ row: 0 }]);
});

test('standings are read from the array that PurpleFox keeps, or from a table', () => {
  const rows = [{ standing: 1, name: 'Ana', gameId: 101, isDropped: false, rank: 2 }, { name: 'Ben' }];
  const { lines, problems } = readStandings(json(rows));
  expect(lines).toEqual([{ rank: 1, ...ANA, points: '', dropped: false }]);
  expect(problems).toMatchObject([{ row: 2, message: 'The row has no rank.' }]);
  expect(readStandings('Rank,Name,ID,Points,Dropped\n1,Ana,101,9,yes\n').lines).toEqual([
    { rank: 1, ...ANA, points: '9', dropped: true },
  ]);
});
