import { computed, type ReadonlySignal } from '@preact/signals';
import { project, round, type RoundReading } from '#projections';
import type { Desk } from './desk.js';

const READ = new WeakMap<Desk, ReadonlySignal<RoundReading>>();

/** The match around the games of a desk, folded once for all who show of it, and anew as its tape grows. */
export const roundOf = (desk: Desk): ReadonlySignal<RoundReading> => {
  const read = READ.get(desk) ?? computed(() => project(round, desk.seen.value, desk.seen.value.tape.events));
  READ.set(desk, read);
  return read;
};
