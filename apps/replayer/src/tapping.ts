import type { Desk } from './desk.js';
import type { LineEntry } from './line-entry.js';

/** What was tapped on the table, by name: a card, else the place that it is on; null where it is neither. */
const nameOf = (desk: Desk, target: Element): string | null => {
  const { pieces, zones } = desk.table.peek();
  const piece = target.closest('[data-piece]')?.getAttribute('data-piece');
  const zone = target.closest('[data-arena]')?.getAttribute('data-arena');
  return pieces.find(({ id }) => id === piece)?.name ?? zones.find(({ id }) => id === zone)?.name ?? null;
};

/**
 * Puts together a line by taps on the table: each adds the name of what was tapped, and the completions are the plays that are about all of
 * them. Returns how to stop.
 */
export const tapOn = (desk: Desk, line: LineEntry): (() => void) => {
  const tapped = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || target.closest('#table') === null) return;
    const name = nameOf(desk, target);
    if (name !== null) line.type(`${line.text.peek()} ${name}`.trim());
  };
  document.addEventListener('click', tapped);
  return () => document.removeEventListener('click', tapped);
};
