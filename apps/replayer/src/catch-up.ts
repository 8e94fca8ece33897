import { effect } from '@preact/signals';
import { fetchEvents } from './api.js';
import type { Desk } from './desk.js';
import { lastOf } from './tape.js';

/** Milliseconds that the stream may be behind an answer before the tape itself is asked: it comes right after the answer. */
const BEHIND = 100;

/** Waits until the stream has brought a revision, or is too late with it. */
const awaitStream = async (desk: Desk, revision: number): Promise<void> => {
  let stop = (): void => undefined;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, BEHIND);
    const unwatch = effect(() => {
      if (lastOf(desk.told.value) >= revision) resolve();
    });
    stop = () => {
      clearTimeout(timer);
      unwatch();
    };
  });
  stop();
};

/** Sees to it that the desk is told what the tape has gained, up to a revision at least: the stream brings it, but may be late, or cut at the moment. */
export const catchUp = async (desk: Desk, revision = Infinity): Promise<void> => {
  if (revision < Infinity && desk.connected.peek() === true) await awaitStream(desk, revision);
  const last = lastOf(desk.told.peek());
  if (last < revision) desk.hear(await fetchEvents(desk.id, desk.seen.peek().viewer, last + 1));
};
