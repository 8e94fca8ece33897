import { sheet } from '../sheet.js';

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
