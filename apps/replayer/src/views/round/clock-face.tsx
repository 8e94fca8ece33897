import { secondsOf, type Delay } from '#access';
import { type RoundClock, timeLeft } from '#projections';
import type { Desk } from '../../desk.js';
import { useTicking } from './ticking.js';

const SECOND = 1000;

/** Minutes and seconds, with a minus once they are used up. */
export const spanText = (milliseconds: number): string => {
  const seconds = Math.floor(Math.abs(milliseconds) / SECOND);
  return `${milliseconds < 0 ? '-' : ''}${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Milliseconds by which a clock that is shown late lags; what is shown after the game has a clock that stands. */
export const lagOf = (delay: Delay): number => (delay === 'after-game' ? 0 : secondsOf(delay) * SECOND);

const stateOf = ({ since, calledAt }: RoundClock): string => {
  if (calledAt !== null) return 'time was called';
  return since === null ? 'stopped' : 'running';
};

/** The clock as it runs; on a tape that nobody records into any more it stands as the last event left it. */
export const ClockFace = ({ desk, clock }: { readonly desk: Desk; readonly clock: RoundClock }) => {
  const ends = Date.parse(desk.seen.value.tape.events.at(-1)?.at ?? '');
  const isGoing = desk.isLive && desk.isOpen.value && clock.since !== null;
  const now = useTicking(isGoing) - lagOf(desk.delay);
  const left = timeLeft(clock, isGoing ? now : ends);
  return (
    <span class="round-clock">
      {left === null ? <span class="quiet">clock not started</span> : <b>{spanText(Math.abs(left))}</b>}{' '}
      {left !== null && (
        <span class="quiet">
          {left < 0 ? 'over' : 'left'}
          <span class="clock-state">, {stateOf(clock)}</span>
        </span>
      )}
    </span>
  );
};

/** The clock of the round in the strip on top; nothing where it was never started. */
export const StripClock = ({ desk }: { readonly desk: Desk }) => {
  const { clock } = desk.seen.value.reading.view.round;
  return clock.minutes === null ? null : (
    <span class="bug-cell bug-round" title="The clock of the round">
      <ClockFace desk={desk} clock={clock} />
    </span>
  );
};
