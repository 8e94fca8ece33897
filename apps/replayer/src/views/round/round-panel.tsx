import { useEffect, useMemo } from 'preact/hooks';
import { useComputed, useSignal } from '@preact/signals';
import { project, round, type RoundClock, timeLeft } from '#projections';
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
    <p class="round-clock">
      {left === null ? 'The clock of the round was not started.' : <b>{spanText(left)}</b>}{' '}
      {left !== null && <span class="quiet">left, {stateOf(clock)}</span>}
    </p>
  );
};

/** The match around its games: the clock, the score, the slip, and for who records the forms of it. */
export const RoundPanel = ({ desk, isRecorder }: { readonly desk: Desk; readonly isRecorder: boolean }) => {
  const judge = useMemo(() => createJudge(desk), [desk]);
  const read = useComputed(() => project(round, desk.seen.value, desk.seen.value.tape.events)).value;
  const isBare = read.clock.minutes === null && read.slip.result === null;
  if (isBare && !isRecorder) return null;
  return (
    <section class="panel round" aria-labelledby="round-title">
      <header class="panel-head">
        <h2 id="round-title">Round</h2>
        {read.score !== null && <span class="quiet">games {read.score.wins.join('-')}</span>}
      </header>
      <ClockFace desk={desk} clock={read.clock} />
      {read.slip.result !== null && <Slip desk={desk} slip={read.slip} />}
      {isRecorder && desk.isOpen.value && <RoundOrders desk={desk} judge={judge} round={read} />}
    </section>
  );
};
