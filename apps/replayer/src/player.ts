import { computed, effect } from '@preact/signals';
import { SPEEDS } from '#replay';
import type { Desk } from './desk.js';

/** How often a running tape looks at the clock, in milliseconds. */
const TICK = 50;

/** Lets real time drive the desk while it plays; returns how to stop for good. */
export const runClock = (desk: Desk): (() => void) => {
  const isPlaying = computed(() => desk.player.value.status === 'playing');
  return effect(() => {
    if (!isPlaying.value) return undefined;
    let then = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      desk.tell({ type: 'tick', milliseconds: now - then });
      then = now;
    }, TICK);
    return () => {
      clearInterval(timer);
    };
  });
};

/** Plays or pauses. At the end of the tape it plays again from the start. */
export const togglePlaying = (desk: Desk): void => {
  if (desk.player.value.status === 'playing') {
    desk.tell({ type: 'pause' });
    return;
  }
  if (desk.isAtEnd.value) desk.seek(0);
  desk.tell({ type: 'play' });
};

/** The next speed up or down; at the fastest and the slowest, that one. */
export const changeSpeed = (desk: Desk, by: 1 | -1): void => {
  const at = SPEEDS.findIndex((speed) => speed === desk.player.value.speed);
  const speed = SPEEDS[at + by];
  if (speed !== undefined) desk.tell({ type: 'setSpeed', speed });
};
