import { useEffect, useMemo } from 'preact/hooks';
import { useComputed, useSignal } from '@preact/signals';
import { project, round, type RoundClock, type RoundReading, timeLeft } from '#projections';
import { makeAddress } from '../../address.js';
import type { Desk } from '../../desk.js';
import { createJudge } from '../../judging.js';
import { RoundOrders } from './orders.js';
import { Slip } from './slip.js';

const SECOND = 1000;

/** Minutes and seconds, with a minus once they are used up. */
const spanText = (milliseconds: number): string => {
  const seconds = Math.floor(Math.abs(milliseconds) / SECOND);
  return `${milliseconds < 0 ? '-' : ''}${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
};

const stateOf = ({ since, calledAt }: RoundClock): string => {
  if (calledAt !== null) return 'time was called';
  return since === null ? 'stopped' : 'running';
};

/** The clock as it runs; on a tape that nobody records into any more it stands as the last event left it. */
const ClockFace = ({ desk, clock }: { readonly desk: Desk; readonly clock: RoundClock }) => {
  const ends = Date.parse(desk.seen.value.tape.events.at(-1)?.at ?? '');
  const isGoing = desk.isLive && desk.isOpen.value && clock.since !== null;
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!isGoing) return undefined;
    const ticking = setInterval(() => {
      now.value = Date.now();
    }, SECOND);
    return () => clearInterval(ticking);
  }, [isGoing]);
  const left = timeLeft(clock, isGoing ? now.value : ends);
  return (
    <span class="round-clock">
      {left === null ? <span class="quiet">clock not started</span> : <b>{spanText(left)}</b>}{' '}
      {left !== null && <span class="quiet">left, {stateOf(clock)}</span>}
    </span>
  );
};

/** Score and result are the tape's as it stands: whoever looks at an earlier step is not told how it came out. */
const isAtEnd = ({ at, last }: Desk): boolean => at.value === last.value;

interface RoundProps {
  readonly desk: Desk;
  readonly isRecorder: boolean;
}

/** The slips, and for who records the forms of the round. */
const Inside = ({ desk, isRecorder, read }: RoundProps & { readonly read: RoundReading }) => {
  const judge = useMemo(() => createJudge(desk), [desk]);
  const isOpen = desk.isOpen.value;
  return (
    <div class="round-inside">
      {isAtEnd(desk) && read.slip.result !== null && <Slip desk={desk} slip={read.slip} />}
      {isRecorder && isOpen && <RoundOrders desk={desk} judge={judge} round={read} />}
      {(isRecorder || !isOpen) && (
        <a href={makeAddress({ page: 'slip', match: desk.id, at: null, kept: null })}>Slip to take home</a>
      )}
    </div>
  );
};

/** The match around its games: score and clock in a line, and what is behind it once it is opened. */
export const RoundPanel = ({ desk, isRecorder }: RoundProps) => {
  const read = useComputed(() => project(round, desk.seen.value, desk.seen.value.tape.events)).value;
  const isOpened = useSignal(false);
  const isBare = read.clock.minutes === null && read.slip.result === null;
  if (isBare && !isRecorder && desk.isOpen.value) return null;
  return (
    <details
      class="round"
      onToggle={(event) => {
        isOpened.value = event.currentTarget.open;
      }}
    >
      <summary>
        Round {isAtEnd(desk) && read.score !== null && <span class="quiet">games {read.score.wins.join('-')}, </span>}
        <ClockFace desk={desk} clock={read.clock} />
      </summary>
      {isOpened.value && <Inside desk={desk} isRecorder={isRecorder} read={read} />}
    </details>
  );
};
