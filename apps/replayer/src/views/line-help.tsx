import type { Signal } from '@preact/signals';
import { legalLines } from '../completion.js';
import type { Desk } from '../desk.js';

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['Tab', 'the next line that is legal now and fits what was typed; with Shift the one before'],
  ['↑ ↓', 'lines entered before'],
  ['.', 'in an empty line: whoever is asked passes'],
  [';', 'in an empty line: both pass, one after the other'],
  ['-', 'in an empty line: the last play was misheard, and is taken back'],
  ['Esc', 'out of the line; L comes back to it'],
];

/** Examples that are shown. */
const SHOWN = 6;

/** Keys and examples of the line, one key away. */
export const LineHelp = ({ desk, isOpen }: { readonly desk: Desk; readonly isOpen: Signal<boolean> }) => (
  <details
    class="line-help"
    open={isOpen.value}
    onToggle={(event) => {
      isOpen.value = event.currentTarget.open;
    }}
  >
    <summary>How a line is written (?)</summary>
    <p class="quiet">
      A player, a colon and the play. A few letters of its words in their order are enough to find it among those that
      are legal now, such as:
    </p>
    {isOpen.value && (
      <ul>
        {legalLines(desk)
          .slice(0, SHOWN)
          .map((line) => (
            <li key={line}>
              <code>{line}</code>
            </li>
          ))}
      </ul>
    )}
    <dl>
      {KEYS.map(([what, says]) => (
        <div key={what}>
          <dt>
            <code>{what}</code>
          </dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  </details>
);
