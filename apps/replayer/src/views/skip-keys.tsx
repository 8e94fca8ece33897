import type { Desk } from '../desk.js';
import { sheet } from '../sheet.js';

/** Brings the entry form onto the page, and the keyboard into it. */
const toEntry = (desk: Desk): void => {
  sheet.value = 'panels';
  desk.jump(desk.last.value);
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#line')?.focus());
};

/** For who goes by keyboard: past everything to what is wanted. Seen when they have the focus. */
export const SkipKeys = ({ desk, mayRecord }: { readonly desk: Desk; readonly mayRecord: boolean }) => (
  <div class="skip-keys">
    {mayRecord && desk.isOpen.value && (
      <button type="button" onClick={() => toEntry(desk)}>
        To the entry line
      </button>
    )}
    <button type="button" onClick={() => document.querySelector<HTMLElement>('#table')?.focus()}>
      To the table
    </button>
  </div>
);
