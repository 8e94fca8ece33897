import { useSignal } from '@preact/signals';
import type { DeskRound, TournamentOrder } from '#tournament';
import type { EventDesk } from '../../event-desk.js';
import { RoundClockFace } from './clock.js';

interface RoundProps {
  readonly desk: EventDesk;
  readonly round: DeskRound;
}

/** What may be done with the clock of a round now: the word on the key, and the order. */
const clockOrders = ({ clock, closedAt }: DeskRound): readonly (readonly [string, TournamentOrder['type']])[] => {
  if (closedAt !== null) return [];
  if (clock.begunAt === null) return [['Start the clock', 'BeginRound']];
  return [
    clock.since === null ? ['Run on', 'ResumeRound'] : ['Pause', 'PauseRound'],
    ...(clock.calledAt === null ? ([['Call time', 'CallRoundTime']] as const) : []),
    ['Close the round', 'CloseRound'],
  ];
};

/** The clock of a round and the keys for it: what is ordered here is ordered of every tape of the round. */
export const RoundControls = ({ desk, round }: RoundProps) => (
  <section class="event-round" aria-label={`Clock of round ${round.round}`}>
    <RoundClockFace round={round} ahead={desk.ahead.value} />
    <span class="event-keys">
      {clockOrders(round)
        .filter(([, type]) => desk.mayOrder(type))
        .map(([word, type]) => (
          <button
            key={type}
            type="button"
            class={type === 'BeginRound' ? 'primary' : ''}
            disabled={desk.isSending.value}
            onClick={() => void desk.order({ type, round: round.round })}
          >
            {word}
          </button>
        ))}
    </span>
  </section>
);

/** Tells everybody something. */
export const AnnounceForm = ({ desk }: { readonly desk: EventDesk }) => {
  const words = useSignal('');
  const send = async (): Promise<void> => {
    if (await desk.order({ type: 'Announce', words: words.value })) words.value = '';
  };
  return (
    <form
      class="event-announce"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        Announcement
        <input
          type="text"
          maxLength={2000}
          value={words.value}
          onInput={(event) => {
            words.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" disabled={words.value.trim() === '' || desk.isSending.value}>
        Announce
      </button>
    </form>
  );
};
