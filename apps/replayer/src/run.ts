import { signal, type ReadonlySignal } from '@preact/signals';
import type { Desk } from './desk.js';

/** Steps nearer to each other than this follow each other: a key held down, a hand on the bar. In milliseconds. */
const NEAR = 250;

/** How long it must have stood still before nobody runs any more. */
const REST = 150;

const running = signal(false);

/** Whether steps follow each other at the moment. Then the table follows at once; what moves on it, and what takes long to work out of it, waits. */
export const isRunning: ReadonlySignal<boolean> = running;

/** Watches how the steps of a desk follow each other; returns how to stop. */
export const watchSteps = (desk: Desk): (() => void) => {
  let stepped = -Infinity;
  let timer = 0;
  const rest = (): void => {
    running.value = false;
  };
  const stop = desk.at.subscribe(() => {
    const before = stepped;
    stepped = performance.now();
    running.value = stepped - before < NEAR;
    clearTimeout(timer);
    timer = window.setTimeout(rest, REST);
  });
  // Where it began was no step.
  stepped = -Infinity;
  return () => {
    stop();
    clearTimeout(timer);
    rest();
  };
};
