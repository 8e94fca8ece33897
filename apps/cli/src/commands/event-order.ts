import { parseTournamentOrder, type Ending, ENDINGS, type Speaker, type TournamentOrder } from '#tournament';
import { CliError } from '../cli-error.js';
import { delayIn } from '../events/delay-in.js';
import { orderEventAndTapes, wholeNumber } from '../events/asking.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { withStore } from '../tapes/store.js';
import type { StoreWish } from '../tapes/store-wish.js';

type OrderOptions = StoreWish & { readonly json?: boolean };

const BY: Speaker = { role: 'scorekeeper', name: '' };

/** The order as the door over HTTP would take it. Throws what is wrong with it. */
const checked = (order: object): TournamentOrder => {
  const read = parseTournamentOrder(order);
  if (read.ok) return read.order;
  throw new CliError('bad-order', `The order cannot be read at "${read.where}": ${read.message}`, {
    remedy: 'Mend it.',
  });
};

const send = async (
  id: string,
  order: object,
  { options, io }: { options: OrderOptions; io: Io },
): Promise<ExitCode> => {
  const { from, tournament, refused } = await withStore(options, { readOnly: false }, (store) =>
    orderEventAndTapes(store, id, checked(order)),
  );
  if (options.json) printJson(io, { event: id, revision: tournament.revision, changed: from !== null, refused });
  else io.out(from === null ? 'That is so already.\n' : `Done (event ${String(from)} of ${id}).\n`);
  if (!options.json)
    for (const { match, message } of refused) io.out(`The tape ${match} did not take it: ${message}\n`);
  return EXIT.well;
};

const CLOCK: Readonly<Record<string, string>> = {
  start: 'BeginRound',
  pause: 'PauseRound',
  'run-on': 'ResumeRound',
  time: 'CallRoundTime',
  close: 'CloseRound',
};

/** Starts, pauses, lets run on, calls time of, or closes a round. The clocks of its tapes follow, as they do where a server is told. */
export const eventRound = (
  { id, round, what }: { readonly id: string; readonly round: string; readonly what: string },
  options: OrderOptions & { readonly minutes?: string },
  io: Io,
): Promise<ExitCode> => {
  const type = CLOCK[what];
  if (type === undefined)
    throw new CliError('bad-order', `"${what}" is nothing that a round does.`, {
      remedy: `Name one of: ${Object.keys(CLOCK).join(', ')}.`,
    });
  const minutes = options.minutes === undefined ? {} : { minutes: wholeNumber('number of minutes', options.minutes) };
  return send(id, { type, by: BY, round: wholeNumber('round', round), ...minutes }, { options, io });
};

const isEnding = (word: string): word is Ending => (ENDINGS as readonly string[]).includes(word);

/** Settles the result of a table: "2-1", "1-1-1", with how it ended where it was not played out. */
export const eventTable = (
  { id, round, table, result }: Readonly<Record<'id' | 'round' | 'table' | 'result', string>>,
  options: OrderOptions & { readonly ending: string },
  io: Io,
): Promise<ExitCode> => {
  const [, one, other, drawn = '0'] = /^(\d{1,2})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(result) ?? [];
  if (one === undefined || other === undefined)
    throw new CliError('bad-result', `"${result}" is no result.`, {
      remedy: 'Write the games won by each side, 2-1, and drawn ones behind them.',
    });
  if (!isEnding(options.ending))
    throw new CliError('bad-ending', `A match does not end by "${options.ending}".`, {
      remedy: `Name one of: ${ENDINGS.join(', ')}.`,
    });
  const slip = { wins: [Number(one), Number(other)], drawn: Number(drawn), ending: options.ending };
  const place = { round: wholeNumber('round', round), table: wholeNumber('table', table) };
  return send(id, { type: 'ReportResult', by: BY, ...place, seat: null, result: slip }, { options, io });
};

/** Where a delay is settled: of the whole event unless a round or a table is named. */
export type EventDelayOptions = OrderOptions & { readonly round?: string; readonly table?: string };

/** Settles how late the audience sees matches; "wider" takes back what was settled there. */
export const eventDelay = (
  { id, delay }: { readonly id: string; readonly delay: string },
  options: EventDelayOptions,
  io: Io,
): Promise<ExitCode> => {
  const place = {
    round: options.round === undefined ? null : wholeNumber('round', options.round),
    table: options.table === undefined ? null : wholeNumber('table', options.table),
  };
  return send(
    id,
    { type: 'SetDelay', by: BY, ...place, delay: delay === 'wider' ? null : delayIn(delay) },
    { options, io },
  );
};
