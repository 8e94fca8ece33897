import type { Desk } from '../desk.js';
import { reachLine } from '../entry-line.js';

/** For who goes by keyboard: past everything to what is wanted. Seen when they have the focus. */
export const SkipKeys = ({ desk, mayEnter }: { readonly desk: Desk; readonly mayEnter: boolean }) => (
  <div class="skip-keys">
    {mayEnter && desk.isOpen.value && (
      <button type="button" onClick={() => reachLine(desk)}>
        To the entry line
      </button>
    )}
    <button type="button" onClick={() => document.querySelector<HTMLElement>('#table')?.focus()}>
      To the table
    </button>
  </div>
);
