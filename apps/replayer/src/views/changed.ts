import { computed, signal } from '@preact/signals';
import type { Desk } from '../desk.js';
import { changedIds } from '../changes.js';

/** The desk that is on the page; pieces ask it whether the step shown changed them. */
export const shownDesk = signal<Desk | null>(null);

const changed = computed<ReadonlySet<string>>(() => {
  const desk = shownDesk.value;
  return desk === null ? new Set<string>() : changedIds(desk.changes.value.diff);
});

/** Whether the step shown changed the piece or zone of that id. */
export const isChanged = (id: string): boolean => changed.value.has(id);
