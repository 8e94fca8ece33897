import type { ComponentChildren } from 'preact';
import type { TimelineFact } from '#projections';
import type { Desk } from '../desk.js';
import { classes } from '../words.js';
import { compareFromHere } from '../comparing.js';
import { HandOn } from './hand-on.js';
import { useHeldEntry } from './held-entry.js';
import { useRevealed } from './reveal.js';
import { RuleChips } from './rule-chip.js';

const Fact = ({ desk, fact }: { readonly desk: Desk; readonly fact: TimelineFact }) => {
  const shown = fact.revision === desk.at.value;
  const row = useRevealed<HTMLLIElement>('.step', shown);
  return (
    <li ref={row} class={classes('fact', shown && 'fact-shown', fact.revision > desk.at.value && 'fact-later')}>
      <button
        type="button"
        class="fact-button"
        aria-current={shown ? 'step' : undefined}
        onClick={() => desk.seek(fact.revision)}
      >
        <span class="fact-revision">{fact.revision}</span>
        <span class="fact-sentence">{fact.sentence}</span>
      </button>
      <RuleChips edition={desk.edition} rules={fact.because} />
    </li>
  );
};

const Changes = ({ desk }: { readonly desk: Desk }) => {
  const { sentences } = desk.changes.value;
  if (sentences.length === 0) return <p class="quiet">Nothing on the table changed.</p>;
  return (
    <ul key={sentences.join()} class="changes" aria-label="What changed">
      {sentences.map((sentence, i) => (
        <li key={i}>{sentence}</li>
      ))}
    </ul>
  );
};

interface StepProps {
  readonly desk: Desk;
  /** What else belongs to the step. */
  readonly beside: ComponentChildren;
}

/** What the step shown did: the facts of its play with their rules, and what changed on the table. */
export const StepPanel = ({ desk, beside }: StepProps) => {
  const { entry, waits } = useHeldEntry(desk);
  if (entry === undefined) return null;
  return (
    <section
      key={entry.from}
      class={classes('panel', 'step', waits && 'waits')}
      aria-labelledby="step-title"
      aria-busy={waits}
    >
      <header class="panel-head">
        <h2 id="step-title">What it did</h2>
        <button type="button" class="compare-from" title="C" onClick={() => compareFromHere(desk)}>
          Compare from here
        </button>
        <HandOn desk={desk} />
      </header>
      <ol class="facts" aria-label="Facts of this play">
        {entry.facts.map((fact) => (
          <Fact key={fact.revision} desk={desk} fact={fact} />
        ))}
      </ol>
      <h3>What changed at this event</h3>
      <Changes desk={desk} />
      {beside}
    </section>
  );
};
