import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { personText, type Person } from '#match';
import type { QueuedCall } from '#projections';
import { placeWords } from '#ruleset';
import { makeAddress } from '../../address.js';
import { followCalls } from '../../streams.js';
import { isJudging } from '../../judging.js';
import { maySend } from '../../session.js';
import { count } from '../../words.js';
import { KeyForm } from '../key-form.js';
import '../../styles/list.css';

const stateOf = ({ players, claimedBy, atTable, appealed }: QueuedCall): string => {
  const named = players.map((name) => ({ name }));
  const told = (people: readonly Person[]): string => people.map((each) => personText(each, named)).join(' and ');
  if (appealed) return 'Appealed: waits for the head judge';
  if (atTable.length > 0) return `At the table: ${told(atTable)}`;
  return claimedBy.length === 0 ? 'Nobody has taken it' : `Taken by ${told(claimedBy)}`;
};

const isWaiting = ({ claimedBy, atTable, appealed }: QueuedCall): boolean =>
  appealed || claimedBy.length + atTable.length === 0;

/** Where the judge goes: the table of the event. A match of neither is told by its players alone, who stand at the head. */
const placeOf = (call: QueuedCall): string => placeWords(call).join(', ') || 'A match of no event';

const Call = ({ call }: { readonly call: QueuedCall }) => {
  const { match, players, dispute, about, since, by } = call;
  const where = about === null ? '' : ` about play ${String(about)}`;
  const caller = personText(
    by,
    players.map((name) => ({ name })),
  );
  return (
    <li class="match-row">
      <a
        href={makeAddress({ page: 'match', match, at: null, viewer: 'recorder' })}
        onClick={() => {
          isJudging.value = maySend('call.enter');
        }}
      >
        <b class="match-players">{players.join(' – ')}</b>
        <span class="match-outcome">{isWaiting(call) ? <span class="mark">{stateOf(call)}</span> : stateOf(call)}</span>
        <span class="quiet">
          Dispute {dispute}
          {where}, called by {caller}
          {call.pauses ? '' : '; play goes on'}
        </span>
        <span class="match-counts quiet">{placeOf(call)}</span>
        <time class="quiet" dateTime={since}>
          since {since.slice(0, 19).replace('T', ' ')} UTC
        </time>
      </a>
    </li>
  );
};

/** The queue as the server tells it, null until then, and whether it still does. */
const useCalls = () => {
  const calls = useSignal<readonly QueuedCall[] | null>(null);
  const isConnected = useSignal(true);
  useEffect(
    () =>
      followCalls(
        (heard) => {
          calls.value = heard;
        },
        (is) => {
          isConnected.value = is;
        },
      ),
    [],
  );
  return { calls: calls.value, isConnected: isConnected.value };
};

const countOf = (calls: readonly QueuedCall[] | null): string => {
  if (calls === null) return 'Asking…';
  return calls.length === 0 ? 'No call is open.' : count(calls.length, 'open call');
};

/** The open calls of all matches, the oldest first, as they come and go. */
export const CallsPage = () => {
  const { calls, isConnected } = useCalls();
  return (
    <main class="list-page">
      <header class="list-head">
        <h1>Open calls</h1>
        <p class="quiet">Judges who are waited for at any table, the oldest call first.</p>
        <a class="book-link" href={makeAddress({ page: 'matches' })}>
          All matches
        </a>
      </header>
      <KeyForm />
      {!isConnected && (
        <p class="problem" role="alert">
          The server does not answer; this list is as it was. It is asked again by itself.
        </p>
      )}
      <p class="quiet" role="status">
        {countOf(calls)}
      </p>
      <ul class="match-rows" aria-label="Open calls">
        {calls?.map((call) => (
          <Call key={`${call.match} ${String(call.dispute)}`} call={call} />
        ))}
      </ul>
    </main>
  );
};
