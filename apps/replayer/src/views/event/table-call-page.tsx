import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { callStatus, nameOf, tableOf, type SeenTournament } from '#tournament';
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

const Problem = ({ words }: { readonly words: string }) => (
  <p class="problem" role="alert">
    {words}
  </p>
);

/** What goes on at the table, or the keys that call a judge to it. */
const CallState = ({ event, place }: { readonly event: SeenTournament; readonly place: TableCallAddress }) => {
  const { round, table, code } = place;
  const problem = useSignal<string | null>(null);
  const orderId = useMemo(makeUuid, [event.calls.length]);
  const known = tableOf(event, round, table);
  const call = event.calls.findLast(
    (each) => each.round === round && each.table === table && callStatus(each) !== 'closed',
  );
  const send = (seat: number): void => {
    problem.value = null;
    callFromTable(place.event, { round, table }, { code, seat, orderId }).catch((error: unknown) => {
      problem.value = wordsOf(error);
    });
  };
  if (known === undefined) return <Problem words={`There is no table ${table} in round ${round}.`} />;
  if (call !== undefined)
    return (
      <p class="table-call-state" role="status">
        {WORDS[callStatus(call)]}
      </p>
    );
  return (
    <>
      {known.players.map((player, seat) => (
        <button key={player} type="button" class="primary" onClick={() => send(seat)}>
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
