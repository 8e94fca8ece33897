import type { Desk } from '../desk.js';
import { changeSentences } from '../changes.js';
import { sentenceAt } from '../sentences.js';
import { eventAt } from '../tape.js';
import { classes } from '../words.js';
import { RuleChips } from './rule-chip.js';
import { Findings, VerdictMark } from './verdict.js';

const Fact = ({ desk, revision }: { readonly desk: Desk; readonly revision: number }) => {
  const event = eventAt(desk.match.value, revision);
  if (event === undefined) return null;
  const shown = revision === desk.at.value;
  return (
    <li class={classes('fact', shown && 'fact-shown', revision > desk.at.value && 'fact-later')}>
      <button type="button" class="fact-button" aria-current={shown ? 'step' : undefined} onClick={() => desk.seek(revision)}>
        <span class="fact-revision">{revision}</span>
        <span class="fact-sentence">{sentenceAt(desk.match.value, revision)}</span>
      </button>
      <RuleChips edition={desk.edition} rules={event.because} />
    </li>
  );
};

const Facts = ({ desk }: { readonly desk: Desk }) => {
  const batch = desk.batch.value;
  if (batch === undefined) return null;
  // The first event of a play is the play itself, which the panel's head shows.
  const from = batch.number === null ? batch.first : batch.first + 1;
  const revisions = Array.from({ length: batch.last - from + 1 }, (_, i) => from + i);
  return (
    <ol class="facts" aria-label="Facts of this play">
      {revisions.map((revision) => (
        <Fact key={revision} desk={desk} revision={revision} />
      ))}
    </ol>
  );
};

const Changes = ({ desk }: { readonly desk: Desk }) => {
  const sentences = changeSentences(desk.before.value, desk.table.value);
  if (desk.at.value === 0 || sentences.length === 0) return <p class="quiet">Nothing on the table changed.</p>;
  return (
    <ul class="changes" aria-label="What changed">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
};

/** The step shown: the play as it was entered, the verdict with its rules, the facts it caused, and what changed on the table. */
export const StepPanel = ({ desk }: { readonly desk: Desk }) => {
  const batch = desk.batch.value;
  if (batch === undefined) return null;
  return (
    <section class="panel step" aria-labelledby="step-title">
      <header class="panel-head">
        <h2 id="step-title">{batch.number === null ? 'Record' : `Play ${String(batch.number)}`}</h2>
        <span class="quiet">{batch.actor}</span>
      </header>
      <p class="step-line">
        <code>{batch.line}</code>
        {batch.verdict !== null && <VerdictMark verdict={batch.verdict} />}
      </p>
      {batch.verdict !== null && batch.verdict.findings.length > 0 && (
        <Findings verdict={batch.verdict} edition={desk.edition} />
      )}
      <Facts desk={desk} />
      <h3>What changed at this event</h3>
      <Changes desk={desk} />
    </section>
  );
};
