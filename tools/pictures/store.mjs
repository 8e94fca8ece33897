// What the store of the pictures holds: recorded games of test/games, cut where a picture is to stand, and an event with its tables.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { matchtape, post } from './server.mjs';

const game = (name) => readFileSync(fileURLToPath(new URL(`../../test/games/${name}.tape`, import.meta.url)), 'utf8');

const DUEL = game('riftbound/annie-against-master-yi').replace('recording: strict', 'recording: as-played');

const at = (line, from = 0) => {
  const found = DUEL.indexOf(`\n${line}`, from);
  if (found < 0) throw new Error(`The duel has no line "${line}".`);
  return found;
};

const SEEKER = 'Ana: plays Void Seeker -> Yi';
const DISCIPLINE = 'Ben: plays Discipline -> Yi';

/** The duel up to a line, as a scribe writes it down, with what the scribe writes next. */
const duelUntil = (line, ...more) => [DUEL.slice(0, at(line)), ...more, ''].join('\n');

/** The event whose tables, desk and overlays are shown, and the tape of its first table. */
export const EVENT = 'summer-open';
export const TABLE = `${EVENT}.r1.t1`;

/** What is played at the first table while its overlays look on: up to the point that is announced. */
const LINES_TO_POINT = DUEL.slice(at(DISCIPLINE), at('Ana: plays Traveling Merchant', at(DISCIPLINE)))
  .split('\n')
  .filter((line) => /^\w+: /.test(line))
  .slice(1);

/** The matches in the store, by their id. */
const MATCHES = {
  duel: game('riftbound/annie-against-master-yi'),
  recording: duelUntil(SEEKER),
  broken: duelUntil(SEEKER, SEEKER, 'Ana: plays Stacked Deck'),
  disputed: game('riftbound/paper-irregular').replace('\nBen: concedes', ''),
  runeterra: game('runeterra/guards-against-fortune'),
  [TABLE]: duelUntil(DISCIPLINE, DISCIPLINE),
};

/** Records the matches. */
export const fill = (folder, data) => {
  for (const [id, tape] of Object.entries(MATCHES)) {
    writeFileSync(join(folder, `${id}.tape`), tape);
    matchtape(data, 'record', join(folder, `${id}.tape`), '--id', id);
  }
  matchtape(data, 'judge', 'disputed', 'called about play 59 by Ana: the Poro has no Ganking');
};

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea'];

const PAIRINGS = [
  'table,player1,id1,player2,id2',
  ...NAMES.flatMap((name, i) => (i % 2 === 0 ? [`${i / 2 + 1},${name},${101 + i},${NAMES[i + 1]},${102 + i}`] : [])),
  '',
].join('\n');

const JUDGE = { role: 'judge', name: 'Robin' };
const slip = (table, seat, wins) => ({ type: 'ReportResult', by: JUDGE, round: 1, table, seat, result: { wins } });

const ORDERS = [
  { type: 'BeginRound', by: JUDGE, round: 1 },
  slip(2, 0, [1, 0]),
  slip(2, 1, [0, 1]),
  slip(4, 0, [1, 0]),
  { type: 'ConfirmResult', by: JUDGE, round: 1, table: 4, seat: 1 },
  slip(5, 1, [0, 1]),
  {
    type: 'CallToTable',
    by: { role: 'player', player: '106' },
    round: 1,
    table: 3,
    words: 'a card too many was drawn',
  },
  { type: 'ClaimCall', by: JUDGE, call: 1, words: '' },
  { type: 'Announce', by: JUDGE, words: 'Lunch after this round' },
];

/** Opens the event with a round that goes on, and shows its first table on air. */
export const openEvent = async (url) => {
  await post(url, '/events', { title: 'Summer Open', ruleset: 'riftbound', mode: 'duel', level: 'competitive' });
  await post(url, `/events/${EVENT}/pairings`, { round: 1, text: PAIRINGS });
  for (const table of [1, 3, 6]) await post(url, `/events/${EVENT}/rounds/1/tables/${table}/tape`, {});
  for (const order of ORDERS) await post(url, `/events/${EVENT}/orders`, { order });
  const parts = ['frame', 'score', 'battlefields', 'chain', 'hands', 'last', 'clock', 'moment'];
  await post(url, `/events/${EVENT}/broadcast`, {
    match: TABLE,
    parts,
    title: 'The final',
    subtitle: 'Summer Open, round 1',
  });
};

/** Plays on at the first table, up to the point that is announced. */
export const playToPoint = async (url) => {
  for (const [number, line] of LINES_TO_POINT.entries())
    await post(url, `/matches/${TABLE}/plays`, { playId: `to-point-${number}`, line });
};
