import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';
import { roundTimeLeft, type DeskRound } from '#tournament';
import { classes } from '../../words.js';
import { spanText } from '../round/clock-face.js';

const SECOND = 1000;

/** The time of this device, told anew each second while somebody looks. */
const now = signal(Date.now());
let watchers = 0;
let ticking: ReturnType<typeof setInterval> | undefined;

/** The server's time, as far as this device knows, each second. */
export const useNow = (ahead: number): number => {
  useEffect(() => {
    watchers += 1;
    ticking ??= setInterval(() => {
      now.value = Date.now();
    }, SECOND);
    return () => {
      watchers -= 1;
      if (watchers > 0) return;
      clearInterval(ticking);
      ticking = undefined;
    };
  }, []);
  return now.value + ahead;
};

const stateOf = ({ clock, closedAt }: DeskRound): string => {
  if (closedAt !== null) return 'closed';
  if (clock.begunAt === null) return 'clock not started';
  if (clock.calledAt !== null) return 'time called';
  return clock.since === null ? 'paused' : 'running';
};

/** The clock of a round in large. */
export const RoundClockFace = ({ round, ahead }: { readonly round: DeskRound; readonly ahead: number }) => {
  const left = roundTimeLeft(round.clock, 0, useNow(ahead));
  return (
    <span class={classes('event-clock', left !== null && left < 0 && 'is-over')} role="timer">
      {left !== null && <b>{spanText(left)}</b>} <span class="quiet">{stateOf(round)}</span>
    </span>
  );
};
