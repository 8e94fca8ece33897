import type { ComponentChildren } from 'preact';
import { comparedFrom } from '../comparing.js';
import type { Desk } from '../desk.js';
import { pane, type Pane } from '../sheet.js';

const PANES = [
  ['desk', 'Desk'],
  ['step', 'What it did'],
  ['options', 'May do now'],
] as const satisfies readonly (readonly [Pane, string])[];

interface PanesProps {
  readonly desk: Desk;
  /** Whether the desk is what the page is for: it holds what is read there. */
  readonly isForReading: boolean;
  /** Whether plays are entered here. */
  readonly mayEnter: boolean;
  readonly hasOptions: boolean;
  readonly children: ComponentChildren;
}

/** What is in sight where nobody has chosen: what is compared, what is read or recorded there, else what the step shown did. */
const firstPane = ({ desk, isForReading, mayEnter }: PanesProps): Pane => {
  if (comparedFrom.value !== null) return 'step';
  return isForReading || (mayEnter && desk.isOpen.value && desk.isAtEnd.value) ? 'desk' : 'step';
};

/** What stands beside the table: each part in a share of its own, and in a low window one at a time, behind keys that name them. */
export const Panes = (props: PanesProps) => {
  const shown = pane.value ?? firstPane(props);
  return (
    <aside class="panels" aria-label="Step" data-pane={shown}>
      <div class="pane-keys" role="group" aria-label="Beside the table">
        {PANES.filter(([name]) => props.hasOptions || name !== 'options').map(([name, label]) => (
          <button key={name} type="button" aria-pressed={shown === name} onClick={() => (pane.value = name)}>
            {name === 'step' && comparedFrom.value !== null ? 'Compared' : label}
          </button>
        ))}
      </div>
      {props.children}
    </aside>
  );
};
