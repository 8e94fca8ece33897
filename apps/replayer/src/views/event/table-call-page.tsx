import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { nameOf, tableOf, type CallStatus, type SeenTournament } from '#tournament';
import { wordsOf } from '../../api.js';
import type { TableCallAddress } from '../../event-address.js';
import { callFromTable, fetchTableCall } from '../../event-api.js';
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

const Problem = ({ words }: { readonly words: string }) => (
  <p class="problem" role="alert">
    {words}
  </p>
);

/** Milliseconds after which it is asked again how far the call is. */
const ASKED_AGAIN = 4000;

/** How far the call of the table is, asked for by its code: the audience's desk may be minutes behind. */
const useCall = ({ event, round, table, code }: TableCallAddress) => {
  const call = useSignal<CallStatus | null>(null);
  const problem = useSignal<string | null>(null);
  const ask = (): void => {
    fetchTableCall(event, { round, table }, code)
      .then((status) => (call.value = status))
      // Asked again soon; what the desk cannot answer either is told by it.
      .catch(() => undefined);
  };
  useEffect(() => {
    ask();
    const again = setInterval(ask, ASKED_AGAIN);
    return () => clearInterval(again);
  }, []);
  const send = (seat: number, orderId: string): void => {
    problem.value = null;
    callFromTable(event, { round, table }, { code, seat, orderId })
      .then(ask)
      .catch((error: unknown) => {
        problem.value = wordsOf(error);
      });
  };
  return { call, problem, send };
};

/** What goes on at the table, or the keys that call a judge to it. */
const CallState = ({ event, place }: { readonly event: SeenTournament; readonly place: TableCallAddress }) => {
  const { call, problem, send } = useCall(place);
  const orderId = useMemo(makeUuid, [call.value === null]);
  const known = tableOf(event, place.round, place.table);
  if (known === undefined) return <Problem words={`There is no table ${place.table} in round ${place.round}.`} />;
  if (call.value !== null)
    return (
      <p class="table-call-state" role="status">
        {WORDS[call.value]}
      </p>
    );
  return (
    <>
      {known.players.map((player, seat) => (
        <button key={player} type="button" class="primary" onClick={() => send(seat, orderId)}>
          {nameOf(event, player)} calls a judge
        </button>
      ))}
      {problem.value !== null && <Problem words={problem.value} />}
    </>
  );
};

/** The page that the QR code at a table leads to: its players call a judge, and see how far the call is. */
export const TableCallPage = (place: TableCallAddress) => {
  const desk = useMemo(() => createEventDesk(place.event), []);
  useEffect(() => desk.follow(), []);
  const event = desk.at.value?.event;
  return (
    <main class="table-call">
      <h1>Table {place.table}</h1>
      <p class="quiet">
        {event?.opening?.title ?? 'Asking…'}, round {place.round}
      </p>
      {event !== undefined && <CallState event={event} place={place} />}
      {desk.problem.value !== null && <Problem words={desk.problem.value} />}
      <p class="quiet">Stop playing and raise a hand as well. This page tells nothing of your cards.</p>
    </main>
  );
};
