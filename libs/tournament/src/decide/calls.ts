import { callStatus, type CallStatus } from '../calls.js';
import type { CallEvent } from '../events.js';
import type { CallOrder, CallToTable } from '../orders.js';
import { roundOf, tableOf, type DeskCall, type Tournament } from '../state.js';
import { accepted, impossible, noRound, noTable, roundClosed, type TournamentDecision } from './decision.js';

type StepOrder = Exclude<CallOrder, CallToTable>;

const EVENT_OF = {
  ClaimCall: 'TableCallClaimed',
  ReachCall: 'TableCallReached',
  RuleCall: 'TableCallRuled',
  EscalateCall: 'TableCallEscalated',
  CloseCall: 'TableCallClosed',
} as const satisfies Readonly<Record<StepOrder['type'], CallEvent['type']>>;

const called = (state: Tournament, { round, table, words, by }: CallToTable): TournamentDecision => {
  const found = roundOf(state, round);
  if (found === undefined) return noRound(round);
  if (found.closedAt !== null) return roundClosed(round);
  const known = tableOf(state, round, table);
  if (known === undefined) return noTable(round, table);
  if (by.role === 'player' && !known.players.includes(by.player))
    return impossible(
      'not-there',
      `That player does not sit at table ${table}.`,
      'Call from the table that you sit at.',
    );
  const data = { call: state.calls.length + 1, round, table, words, by };
  return accepted({ type: 'TableCalled', data, because: [] });
};

/** How far a call may be for a step of it to make sense. A ruling may be followed by another, of the head judge. */
const FROM: Readonly<Record<StepOrder['type'], readonly CallStatus[]>> = {
  ClaimCall: ['waiting', 'claimed', 'escalated'],
  ReachCall: ['waiting', 'claimed', 'escalated'],
  RuleCall: ['waiting', 'claimed', 'at-table', 'escalated', 'ruled'],
  EscalateCall: ['waiting', 'claimed', 'at-table', 'ruled'],
  CloseCall: ['waiting', 'claimed', 'at-table', 'escalated', 'ruled'],
};

const WORDS: Readonly<Record<CallStatus, string>> = {
  waiting: 'waits for a judge',
  claimed: 'was taken',
  'at-table': 'has a judge at the table',
  escalated: 'waits for the head judge',
  ruled: 'was ruled',
  closed: 'is closed',
};

const stepped = (call: DeskCall, { type, words, by }: StepOrder): TournamentDecision => {
  const status = callStatus(call);
  if (!FROM[type].includes(status))
    return impossible(
      'call-step',
      `Call ${call.call} ${WORDS[status]}.`,
      'Look at how far it is, and order what follows.',
    );
  if (by.role === 'player' && type !== 'CloseCall')
    return impossible(
      'officials-only',
      'Only officials take calls and rule on them.',
      'A player may close a call that needs nobody any more.',
    );
  if (type === 'RuleCall' && words.trim() === '')
    return impossible('no-words', 'The ruling says nothing.', 'Write in a few words what was ruled.');
  return accepted({ type: EVENT_OF[type], data: { call: call.call, words: words.trim(), by }, because: [] });
};

/** Calls of judges to tables, and what becomes of them. Source: TR 412, TR 413. */
export const decideCall = (state: Tournament, order: CallOrder): TournamentDecision => {
  if (order.type === 'CallToTable') return called(state, order);
  const call = state.calls.find((each) => each.call === order.call);
  if (call === undefined)
    return impossible('no-call', `There is no call ${order.call}.`, 'Name one by its number, as the queue has it.');
  return stepped(call, order);
};
