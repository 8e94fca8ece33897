import type { EventStore } from '#event-store';
import { reportMatch } from '#projections';
import { nameOf, roundTiming, type RoundTiming, type TableTiming, type Tournament } from '#tournament';
import { makePenalties, makeResults, RESULT_FORMATS, type PenaltyRow } from '#tournament/out';
import { CliError } from '../cli-error.js';
import { readEvent, wholeNumber } from '../events/asking.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { inNewestShape, rulesetOn } from '../tapes/load-tape.js';
import { readMatch, withStore } from '../tapes/store.js';
import type { StoreWish } from '../tapes/store-wish.js';

type ReportOptions = StoreWish & { readonly json?: boolean };

interface OfRound {
  readonly id: string;
  readonly round: string;
}

/** Prints the results of a round in the fields of the system that takes them. */
export const eventResults = async (
  { id, round }: OfRound,
  options: ReportOptions & { readonly format: string },
  io: Io,
): Promise<ExitCode> => {
  const format = RESULT_FORMATS.find((each) => each === (options.json ? 'json' : options.format));
  if (format === undefined)
    throw new CliError('unknown-format', `There is no format "${options.format}".`, {
      remedy: `Name one of: ${RESULT_FORMATS.join(', ')}.`,
    });
  const { state } = await withStore(options, { readOnly: true }, (store) => readEvent(store, id));
  io.out(makeResults(state, wholeNumber('round', round), format));
  return EXIT.well;
};

const penaltiesOf = async (store: EventStore, state: Tournament): Promise<readonly PenaltyRow[]> => {
  const rows: PenaltyRow[] = [];
  const tables = state.rounds.flatMap(({ round, tables }) => tables.map((table) => ({ round, ...table })));
  for (const { round, match, players } of tables) {
    if (match === null) continue;
    const written = await readMatch(store, match);
    const ruleset = rulesetOn(written);
    const report = reportMatch({ ruleset, viewer: 'recorder' }, inNewestShape(ruleset, written));
    const ids = new Map(players.map((id, seat) => [report?.players[seat] ?? nameOf(state, id), id]));
    for (const { player, infraction, category, penalty, description, judge } of report?.penalties ?? [])
      rows.push({ player, id: ids.get(player) ?? '', round, infraction, category, penalty, description, judge });
  }
  return rows;
};

/** Prints the penalties of an event as the table that judges know. */
export const eventPenalties = async (id: string, options: ReportOptions, io: Io): Promise<ExitCode> => {
  const rows = await withStore(options, { readOnly: true }, async (store) =>
    penaltiesOf(store, (await readEvent(store, id)).state),
  );
  if (options.json) printJson(io, { event: id, penalties: rows });
  else io.out(makePenalties(rows));
  return EXIT.well;
};

const minutes = (milliseconds: number): string => String(Math.round(milliseconds / 60_000));

const tableLine = ({ table, resultAt, calls, calledFor, checkedFor, given }: TableTiming): string =>
  `| ${[String(table), resultAt ?? 'open', String(calls), minutes(calledFor), minutes(checkedFor), String(given)].join(' | ')} |\n`;

const timingText = ({ round, postedAt, begunAt, calledAt, lastAt, closedAt, open, tables }: RoundTiming): string =>
  [
    `# Round ${String(round)}\n\n`,
    `- Pairings posted: ${postedAt}\n- Play started: ${begunAt ?? 'not yet'}\n- Time called: ${calledAt ?? 'not yet'}\n`,
    `- Last result: ${lastAt ?? 'none'}\n- Closed: ${closedAt ?? `no, ${String(open)} tables open`}\n\n`,
    '| Table | Result | Calls | Minutes of calls | of deck checks | given |\n| --- | --- | --- | --- | --- | --- |\n',
    ...tables.map(tableLine),
  ].join('');

/** Prints when a round was posted, begun, called and over, and what it waited for. */
export const eventReport = async ({ id, round }: OfRound, options: ReportOptions, io: Io): Promise<ExitCode> => {
  const { state } = await withStore(options, { readOnly: true }, (store) => readEvent(store, id));
  const timing = roundTiming(state, wholeNumber('round', round), Date.now());
  if (timing === null)
    throw new CliError('no-round', `Round ${round} has no pairings.`, { remedy: 'Name a round that has.' });
  if (options.json) printJson(io, timing);
  else io.out(timingText(timing));
  return EXIT.well;
};
