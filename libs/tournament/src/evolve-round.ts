import type {
  ResultReported,
  RoundBegun,
  RoundClosed,
  RoundPaused,
  RoundResumed,
  RoundTimeCalled,
  TableExtended,
  TableOpened,
} from './events.js';
import type { DeskClock, DeskRound, DeskTable, Tournament } from './state.js';

type At<Event extends { readonly type: string; readonly data: unknown }> = Event extends unknown
  ? Pick<Event, 'type' | 'data'> & { readonly at: string }
  : never;

type ClockEvent = At<RoundBegun | RoundPaused | RoundResumed | RoundTimeCalled | RoundClosed>;
type TableEvent = At<TableOpened | TableExtended | ResultReported>;

/** Milliseconds that a clock has run by a moment. */
export const ranBy = ({ ran, since }: DeskClock, now: number): number =>
  ran + (since === null ? 0 : Math.max(0, now - Date.parse(since)));

const MINUTE = 60_000;

/** Milliseconds left on the clock of a round, with so many minutes that a table was given; null where it was not started. */
export const roundTimeLeft = (clock: DeskClock, given: number, now: number): number | null =>
  clock.minutes === null ? null : (clock.minutes + given) * MINUTE - ranBy(clock, now);

const clockAfter = (clock: DeskClock, event: ClockEvent): DeskClock => {
  const { at } = event;
  switch (event.type) {
    case 'RoundBegun':
      return { ...clock, minutes: event.data.minutes, ran: 0, since: at, begunAt: at };
    case 'RoundPaused':
    case 'RoundClosed':
      return { ...clock, ran: ranBy(clock, Date.parse(at)), since: null };
    case 'RoundResumed':
      return { ...clock, since: at };
    case 'RoundTimeCalled':
      return { ...clock, calledAt: at };
  }
};

const withRound = (state: Tournament, round: number, change: (round: DeskRound) => DeskRound): Tournament => ({
  ...state,
  rounds: state.rounds.map((each) => (each.round === round ? change(each) : each)),
});

/** What happens to the clock of a round. */
export const withClock = (state: Tournament, event: ClockEvent): Tournament =>
  withRound(state, event.data.round, (round) => ({
    ...round,
    clock: clockAfter(round.clock, event),
    closedAt: event.type === 'RoundClosed' ? event.at : round.closedAt,
  }));

const tableAfter = (table: DeskTable, event: TableEvent): DeskTable => {
  const { at } = event;
  switch (event.type) {
    case 'TableOpened':
      return { ...table, match: event.data.match, openedAt: at };
    case 'TableExtended': {
      const { minutes, words, call, check } = event.data;
      return { ...table, extensions: [...table.extensions, { minutes, words, at, call, check }] };
    }
    case 'ResultReported': {
      const { seat, result, by } = event.data;
      const others = table.reports.filter((report) => report.seat !== seat);
      return { ...table, reports: [...others, { seat, result, by, at }] };
    }
  }
};

/** What happens at a table. */
export const evolveTable = (state: Tournament, event: TableEvent): Tournament =>
  withRound(state, event.data.round, (round) => ({
    ...round,
    tables: round.tables.map((table) => (table.table === event.data.table ? tableAfter(table, event) : table)),
  }));
