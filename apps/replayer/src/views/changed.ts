import { computed, type ReadonlySignal } from '@preact/signals';
import { changedIds } from '../changes.js';
import { compared } from '../comparing.js';
import { shownDesk } from '../shown-desk.js';

const changed = computed<ReadonlySet<string>>(() => {
  const desk = shownDesk.value;
  if (desk === null) return new Set<string>();
  const comparison = compared.value;
  return comparison === null ? changedIds(desk.changes.value.diff) : new Set(comparison.marks.keys());
});

const ofIds = new Map<string, ReadonlySignal<boolean>>();

/** Of each piece or zone by itself, so that a step which does not concern one leaves it as it is drawn. */
const changedId = (id: string): ReadonlySignal<boolean> => {
  const is = ofIds.get(id) ?? computed(() => changed.value.has(id));
  ofIds.set(id, is);
  return is;
};

/** Whether the step shown changed the piece or zone of that id; where two steps are compared, whether they differ in it. */
export const isChanged = (id: string): boolean => changedId(id).value;
