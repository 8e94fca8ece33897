import { useSignal } from '@preact/signals';
import {
  callStatus,
  callTook,
  nameOf,
  proposedMinutes,
  type CallStatus,
  type DeskCall,
  type SeenTournament,
  type Speaker,
  type TournamentOrder,
} from '#tournament';
import type { EventDesk } from '../../event-desk.js';
import { classes } from '../../words.js';
import { spanText } from '../round/clock-face.js';
import { useNow } from './clock.js';

interface CallProps {
  readonly desk: EventDesk;
  readonly event: SeenTournament;
  readonly call: DeskCall;
}

const STATUS: Readonly<Record<CallStatus, string>> = {
  waiting: 'Nobody has taken it',
  claimed: 'Taken',
  'at-table': 'A judge is there',
  escalated: 'Waits for the head judge',
  ruled: 'Ruled',
  closed: 'Closed',
};

const speakerText = (event: SeenTournament, by: Speaker): string =>
  by.role === 'player' ? nameOf(event, by.player) : `${by.role.replace('-', ' ')} ${by.name}`.trim();

/** What may follow, by how far a call is. */
const STEPS: Readonly<Record<CallStatus, readonly (readonly [string, TournamentOrder['type']])[]>> = {
  waiting: [['Take it', 'ClaimCall']],
  claimed: [
    ['At the table', 'ReachCall'],
    ['To the head judge', 'EscalateCall'],
  ],
  'at-table': [['To the head judge', 'EscalateCall']],
  escalated: [['Take it', 'ClaimCall']],
  ruled: [['To the head judge', 'EscalateCall']],
  closed: [],
};

const GiveTime = ({ desk, call }: Pick<CallProps, 'desk' | 'call'>) => {
  const minutes = proposedMinutes(call, useNow(desk.ahead.value));
  const event = desk.at.value?.event;
  const isGiven = event?.rounds.some(({ round, tables }) =>
    round === call.round ? tables.some(({ extensions }) => extensions.some((each) => each.call === call.call)) : false,
  );
  if (minutes === 0 || isGiven === true || !desk.mayOrder('ExtendTable', call.table)) return null;
  const order = {
    type: 'ExtendTable',
    round: call.round,
    table: call.table,
    minutes,
    words: 'judge call',
    call: call.call,
  };
  return (
    <button type="button" title="TR 412.2" onClick={() => void desk.order(order)}>
      Give {minutes} min
    </button>
  );
};

/** The keys of a call, and the line for its ruling. */
const CallKeys = ({ desk, call }: Pick<CallProps, 'desk' | 'call'>) => {
  const words = useSignal('');
  const status = callStatus(call);
  const step = (type: TournamentOrder['type']): void => {
    void desk.order({ type, call: call.call, words: words.value });
    words.value = '';
  };
  return (
    <>
      <span class="event-keys">
        {STEPS[status].map(([word, type]) => (
          <button key={type} type="button" class={type === 'ClaimCall' ? 'primary' : ''} onClick={() => step(type)}>
            {word}
          </button>
        ))}
        <GiveTime desk={desk} call={call} />
        <button type="button" onClick={() => step('CloseCall')}>
          Close
        </button>
      </span>
      {(status === 'at-table' || status === 'claimed' || status === 'escalated') && (
        <form
          class="event-row"
          onSubmit={(event) => {
            event.preventDefault();
            step('RuleCall');
          }}
        >
          <label>
            Ruling
            <input type="text" value={words.value} onInput={(event) => (words.value = event.currentTarget.value)} />
          </label>
          <button type="submit" disabled={words.value.trim() === ''}>
            Rule
          </button>
        </form>
      )}
    </>
  );
};

const Call = ({ desk, event, call }: CallProps) => {
  const status = callStatus(call);
  const claimed = call.steps.findLast(({ what }) => what === 'claimed' || what === 'reached');
  return (
    <li class={classes('floor-call', (status === 'waiting' || status === 'escalated') && 'is-waiting')}>
      <p>
        <b>Table {call.table}</b> <span class="mark">{STATUS[status]}</span>{' '}
        {claimed !== undefined && <span class="quiet">{speakerText(event, claimed.by)}</span>}
      </p>
      <p class="quiet">
        called by {speakerText(event, call.by)} {spanText(callTook(call, useNow(desk.ahead.value)))} ago
        {call.words !== '' && `: ${call.words}`}
      </p>
      {desk.mayOrder('ClaimCall', call.table) && <CallKeys desk={desk} call={call} />}
    </li>
  );
};

/** The calls of judges that are open, the oldest first. */
export const CallsQueue = ({ desk, event }: Pick<CallProps, 'desk' | 'event'>) => {
  const open = event.calls.filter((call) => callStatus(call) !== 'closed');
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="queue-title">
      <h2 id="queue-title">Calls</h2>
      <ul class="floor-calls" aria-label="Open calls">
        {open.map((call) => (
          <Call key={call.call} {...{ desk, event, call }} />
        ))}
      </ul>
    </section>
  );
};
