import { signal, type ReadonlySignal } from '@preact/signals';
import type { Desk } from './desk.js';
import { afterFrame } from './frame.js';

/** A step that comes so soon after the one before was drawn follows it: a key held down, a hand on the bar. In milliseconds. */
const NEAR = 250;

/** How long it must have stood still before nobody runs any more. */
const REST = 150;

const running = signal(false);

/** Whether steps follow each other at the moment. Then the table follows at once; what moves on it, and what takes long to work out of it, waits. */
export const isRunning: ReadonlySignal<boolean> = running;

/** Watches how the steps of a desk follow each other, on a slow machine as on a fast one; returns how to stop. */
export const watchSteps = (desk: Desk): (() => void) => {
  /** When the last step was drawn; null where that is still to come. */
  let drawn: number | null = -Infinity;
  let leave = (): void => undefined;
  const rest = (): void => {
    running.value = false;
  };
  const stop = desk.at.subscribe(() => {
    leave();
    running.value = drawn === null || performance.now() - drawn < NEAR;
    drawn = null;
    leave = afterFrame(() => {
      drawn = performance.now();
      const timer = window.setTimeout(rest, REST);
      leave = () => clearTimeout(timer);
    });
  });
  // Where it began was no step.
  leave();
  drawn = -Infinity;
  return () => {
    stop();
    leave();
    rest();
  };
};
