import {
  nameOf,
  resultOf,
  resultText,
  seenTournament,
  type DeskRound,
  type DeskTable,
  type Tournament,
} from '#tournament';
import { loadTournament, unopened } from '#tournament/keeping';
import { eventIds, readEvent } from '../events/asking.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { withStore } from '../tapes/store.js';
import type { StoreWish } from '../tapes/store-wish.js';

type ShowOptions = StoreWish & { readonly json?: boolean };

/** Lists the events of a store. */
export const eventList = async (options: ShowOptions, io: Io): Promise<ExitCode> => {
  const events = await withStore(options, { readOnly: true }, async (store) => {
    const ids = await eventIds(store);
    return Promise.all(ids.map((id) => loadTournament(store, unopened(id))));
  });
  if (options.json)
    printJson(io, { events: events.map(({ id, state }) => ({ id, title: state.opening?.title ?? '' })) });
  else io.out(events.map(({ id, state }) => `${id}  ${state.opening?.title ?? ''}\n`).join(''));
  return EXIT.well;
};

const STATUS = {
  none: 'no result',
  reported: 'one side has reported',
  agreed: '',
  conflict: 'RESULTS DIFFER',
  settled: '',
} as const;

const tableLine = (state: Tournament, table: DeskTable): string => {
  const names = table.players.map((id) => nameOf(state, id));
  const { status, result } = resultOf(table);
  const told = result === null ? STATUS[status] : resultText(result, names);
  return `  ${String(table.table).padStart(4)}  ${names.join(' - ')}  ${told}${table.match === null ? '' : `  (${table.match})`}\n`;
};

const clockText = ({ clock, closedAt }: DeskRound): string => {
  if (closedAt !== null) return 'closed';
  if (clock.begunAt === null) return 'posted';
  if (clock.calledAt !== null) return 'time called';
  return clock.since === null ? 'paused' : `begun ${clock.begunAt}`;
};

const roundText = (state: Tournament, round: DeskRound): string =>
  `Round ${String(round.round)}, ${clockText(round)}\n${round.tables.map((table) => tableLine(state, table)).join('')}`;

/** Shows an event: its rounds, tables and results. */
export const eventShow = async (id: string, options: ShowOptions, io: Io): Promise<ExitCode> => {
  const { revision, state } = await withStore(options, { readOnly: true }, (store) => readEvent(store, id));
  if (options.json) printJson(io, { event: id, revision, ...seenTournament(state, 'desk') });
  else io.out(`${state.opening?.title ?? id}\n${state.rounds.map((round) => roundText(state, round)).join('')}`);
  return EXIT.well;
};
