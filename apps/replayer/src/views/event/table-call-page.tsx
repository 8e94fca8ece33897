import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { callStatus, nameOf, tableOf } from '#tournament';
import { wordsOf } from '../../api.js';
import type { TableCallAddress } from '../../event-address.js';
import { callFromTable } from '../../event-api.js';
import { createEventDesk } from '../../event-desk.js';
import { makeUuid } from '../../uuid.js';

const WORDS = {
  waiting: 'A judge was called. Please wait at the table.',
  claimed: 'A judge is on the way.',
  'at-table': 'A judge is at the table.',
  escalated: 'The head judge was called.',
  ruled: 'The call was ruled.',
  closed: '',
} as const;

/** The page that the QR code at a table leads to: its players call a judge, and see how far the call is. */
export const TableCallPage = ({ event: id, round, table, code }: TableCallAddress) => {
  const desk = useMemo(() => createEventDesk(id), []);
  useEffect(() => desk.follow(), []);
  const problem = useSignal<string | null>(null);
  const orderId = useMemo(makeUuid, []);
  const event = desk.at.value?.event;
  const known = event && tableOf(event, round, table);
  const call = event?.calls.findLast(
    (each) => each.round === round && each.table === table && callStatus(each) !== 'closed',
  );
  const send = (seat: number): void => {
    problem.value = null;
    callFromTable(id, { round, table }, { code, seat, orderId: `${orderId}-${event?.calls.length ?? 0}` }).catch(
      (error: unknown) => {
        problem.value = wordsOf(error);
      },
    );
  };
  return (
    <main class="table-call">
      <h1>Table {table}</h1>
      <p class="quiet">
        {event?.opening?.title ?? 'Asking…'}, round {round}
      </p>
      {call !== undefined && (
        <p class="table-call-state" role="status">
          {WORDS[callStatus(call)]}
        </p>
      )}
      {call === undefined &&
        known?.players.map((player, seat) => (
          <button key={player} type="button" class="primary" onClick={() => send(seat)}>
            {event === undefined ? '' : nameOf(event, player)} calls a judge
          </button>
        ))}
      {event !== undefined && known === undefined && (
        <p class="problem">
          There is no table {table} in round {round}.
        </p>
      )}
      {(problem.value ?? desk.problem.value) !== null && (
        <p class="problem" role="alert">
          {problem.value ?? desk.problem.value}
        </p>
      )}
      <p class="quiet">Stop playing and raise a hand as well. This page tells nothing of your cards.</p>
    </main>
  );
};
