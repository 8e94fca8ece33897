import { useState } from 'preact/hooks';
import type { irregularitiesOf, Irregularity, PlayAudit } from '#audit';
import type { Desk } from '../desk.js';
import { askForRules, rulesHere } from '../rules.js';
import { count } from '../words.js';
import { RuleChips } from './rule-chip.js';

/** An audit with the tape that it was made of: one that has grown since is audited anew. */
interface Made {
  readonly last: number;
  readonly audit: PlayAudit;
}

/** A step by its number; a click goes to the table as it left it. */
const StepLink = ({ desk, step }: { readonly desk: Desk; readonly step: number }) => {
  const entry = desk.entries.value.find(({ number }) => number === step);
  return (
    <button type="button" class="audit-step" title={entry?.line} onClick={() => entry && desk.jump(entry.to)}>
      {step === 0 ? 'the opening' : `play ${String(step)}`}
    </button>
  );
};

const Steps = ({ desk, label, steps }: { desk: Desk; label: string; steps: readonly number[] }) =>
  steps.length === 0 ? null : (
    <p class="audit-steps">
      {label}{' '}
      {steps.map((step) => (
        <StepLink key={step} desk={desk} step={step} />
      ))}
    </p>
  );

const Row = ({ desk, one }: { readonly desk: Desk; readonly one: Irregularity }) => (
  <li class="audit-row">
    <p>
      <StepLink desk={desk} step={one.step} /> <b>{one.kind}</b>
      {one.undoneBy !== null && <span class="quiet"> undone by the rewind of play {one.undoneBy}</span>}
    </p>
    <p>{one.happened}</p>
    <p class="quiet">Expected: {one.expected}</p>
    <RuleChips edition={desk.edition} rules={one.rules} />
    <Steps desk={desk} label="Found at" steps={one.foundAt === one.step ? [] : [one.foundAt]} />
    <Steps desk={desk} label="Followed:" steps={one.followed} />
    <Steps desk={desk} label="Caused by" steps={one.causedBy === null ? [] : [one.causedBy]} />
  </li>
);

const Rows = ({ desk, label, some }: { desk: Desk; label: string; some: readonly Irregularity[] }) =>
  some.length === 0 ? null : (
    <ul class="audit-rows" aria-label={label}>
      {some.map((one, i) => (
        <Row key={i} desk={desk} one={one} />
      ))}
    </ul>
  );

/** How an audit is made: a page that waits for it until somebody asks opens the quicker. */
type Audit = () => Promise<typeof irregularitiesOf>;

const audited = async (desk: Desk, audit: Audit): Promise<Made> => {
  const [irregularities] = await Promise.all([audit(), askForRules(desk.seen.peek())]);
  const { viewer, tape } = desk.seen.peek();
  const ruleset = rulesHere(desk.seen.peek());
  return { last: desk.last.peek(), audit: irregularities(ruleset, tape.events, { viewer }) };
};

/** Where the match left the rules, worked out of the viewer's own tape when somebody asks. */
export const AuditPanel = ({ desk, audit }: { readonly desk: Desk; readonly audit: Audit }) => {
  const [made, setMade] = useState<Made | null>(null);
  const isNew = made?.last === desk.last.value;
  return (
    <section class="panel audit" aria-labelledby="audit-title">
      <header class="panel-head">
        <h2 id="audit-title">Audit</h2>
        {made !== null && (
          <span class="quiet">{count(made.audit.irregularities.length, 'irregularity', 'irregularities')}</span>
        )}
      </header>
      {!isNew && (
        <button type="button" onClick={() => void audited(desk, audit).then(setMade)}>
          {made === null ? 'Look for irregularities' : 'Look again'}
        </button>
      )}
      {made !== null && (
        <>
          <Rows desk={desk} label="Irregularities" some={made.audit.irregularities} />
          {made.audit.doubts.length > 0 && <h3>Left open by the rules</h3>}
          <Rows desk={desk} label="Left open by the rules" some={made.audit.doubts} />
        </>
      )}
    </section>
  );
};
