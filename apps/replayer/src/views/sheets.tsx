import { signal } from '@preact/signals';

/** Where there is room for one thing at a time: what is drawn up over the table, if anything is. */
export const sheet = signal<'none' | 'timeline' | 'panels'>('none');

const SHEETS = [
  ['timeline', 'Timeline'],
  ['panels', 'Desk'],
] as const;

/** Draws the timeline or the desk up over the table, and back; seen in small rooms alone. */
export const SheetKeys = () => (
  <div class="sheet-keys" role="group" aria-label="Over the table">
    {SHEETS.map(([name, label]) => (
      <button
        key={name}
        type="button"
        aria-pressed={sheet.value === name}
        onClick={() => {
          sheet.value = sheet.value === name ? 'none' : name;
        }}
      >
        {label}
      </button>
    ))}
  </div>
);
