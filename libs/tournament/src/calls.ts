import type { CallEvent } from './events.js';
import type { CallStep, DeskCall, Tournament } from './state.js';

type TimedCall = CallEvent extends infer Event
  ? Event extends CallEvent
    ? Pick<Event, 'type' | 'data'> & { readonly at: string }
    : never
  : never;

const WHAT = {
  TableCallClaimed: 'claimed',
  TableCallReached: 'reached',
  TableCallRuled: 'ruled',
  TableCallEscalated: 'escalated',
  TableCallClosed: 'closed',
} as const satisfies Readonly<Record<Exclude<CallEvent['type'], 'TableCalled'>, CallStep['what']>>;

/** The calls of a tournament with one more event. */
export const evolveCall = (state: Tournament, event: TimedCall): Tournament => {
  const { at } = event;
  if (event.type === 'TableCalled') {
    const { call, round, table, by, words } = event.data;
    return { ...state, calls: [...state.calls, { call, round, table, by, at, words, steps: [] }] };
  }
  const { call, by, words } = event.data;
  const step: CallStep = { what: WHAT[event.type], by, at, words };
  const calls = state.calls.map((each) => (each.call === call ? { ...each, steps: [...each.steps, step] } : each));
  return { ...state, calls };
};

/** How far a call is. */
export type CallStatus = 'waiting' | 'claimed' | 'at-table' | 'escalated' | 'ruled' | 'closed';

/** How far a call is: who escalates puts it back in wait, for the head judge. */
export const callStatus = ({ steps }: DeskCall): CallStatus => {
  const what = steps.map((step) => step.what);
  if (what.includes('closed')) return 'closed';
  const last = what.at(-1);
  if (last === undefined) return 'waiting';
  return last === 'reached' ? 'at-table' : last === 'closed' ? 'closed' : last;
};

const MINUTE = 60_000;

/** The least that a call takes for time to be given, in milliseconds. Source: TR 412.2. */
const GIVEN_FROM = MINUTE;

/** Milliseconds that a call has taken: from the call to its ruling or end, or to now. */
export const callTook = (call: DeskCall, now: number): number => {
  const end = call.steps.findLast(({ what }) => what === 'ruled' || what === 'closed');
  return Math.max(0, (end === undefined ? now : Date.parse(end.at)) - Date.parse(call.at));
};

/** Minutes that are proposed for a call, by what it took in all; 0 where the rules ask for none. Source: TR 412.2. */
export const proposedMinutes = (call: DeskCall, now: number): number => {
  const took = callTook(call, now);
  return took > GIVEN_FROM ? Math.ceil(took / MINUTE) : 0;
};
