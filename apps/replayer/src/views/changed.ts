import { computed } from '@preact/signals';
import { changedIds } from '../changes.js';
import { compared } from '../comparing.js';
import { shownDesk } from '../shown-desk.js';

const changed = computed<ReadonlySet<string>>(() => {
  const desk = shownDesk.value;
  if (desk === null) return new Set<string>();
  const comparison = compared.value;
  return comparison === null ? changedIds(desk.changes.value.diff) : new Set(comparison.marks.keys());
});

/** Whether the step shown changed the piece or zone of that id; where two steps are compared, whether they differ in it. */
export const isChanged = (id: string): boolean => changed.value.has(id);
