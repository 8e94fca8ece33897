import type { TargetedSubmitEvent } from 'preact';
import { useSignal, type Signal } from '@preact/signals';
import { OFFICIALS, roleText, type OfficialRole } from '#ruleset';
import { planRewind, type RewindPlan, type TimelineEntry } from '#projections';
import type { Desk } from '../desk.js';
import type { Recorder } from '../recorder.js';
import { ChoiceField, TextField } from './fields.js';
import { PlanOfRewind } from './rewind-plan.js';

interface Order {
  readonly role: Signal<OfficialRole>;
  readonly name: Signal<string>;
  readonly note: Signal<string>;
}

interface FormProps {
  readonly desk: Desk;
  readonly recorder: Recorder;
  readonly entry: TimelineEntry;
  readonly plan: RewindPlan;
}

/** Who may order it, the one who is likeliest at the table first. */
const likeliest = ({ orderedBy }: RewindPlan): OfficialRole => (orderedBy.includes('judge') ? 'judge' : 'head-judge');

const RewindForm = ({ desk, recorder, entry, plan }: FormProps) => {
  const order: Order = { role: useSignal(likeliest(plan)), name: useSignal(''), note: useSignal('') };
  const submitted = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const by = { role: order.role.value, name: order.name.value.trim() };
    void recorder.rewind({ to: entry.number, by, note: order.note.value.trim() }).then((isTaken) => {
      if (isTaken) desk.seek(desk.last.peek());
    });
  };
  return (
    <form class="rewind-form" data-keys="own" onSubmit={submitted}>
      <p>
        The table goes back to before play {entry.number}: <code>{entry.line}</code>. What is undone stays on the tape,
        struck.
      </p>
      <PlanOfRewind desk={desk} plan={plan} />
      <ChoiceField label="By order of" value={order.role} options={OFFICIALS.map((each) => [each, roleText(each)])} />
      <TextField label="Name" value={order.name} longest={100} />
      <TextField label="Why" value={order.note} />
      {recorder.problem.value !== null && (
        <p class="problem" role="alert">
          {recorder.problem.value.message} {recorder.problem.value.remedy}
        </p>
      )}
      <button type="submit" class="danger" disabled={recorder.isSending.value}>
        Set back to before play {entry.number}
      </button>
    </form>
  );
};

/** The form with the plan of the rewind, which is made as it is opened and again as the tape grows. */
const PlannedForm = ({ desk, recorder, entry }: Omit<FormProps, 'plan'>) => {
  const plan = planRewind(desk.seen.value.tape, desk.seen.value, entry.number);
  return plan === null ? null : <RewindForm desk={desk} recorder={recorder} entry={entry} plan={plan} />;
};

/** Setting the match back to before the play that is shown. */
export const SetBack = ({ desk, recorder }: Omit<FormProps, 'entry' | 'plan'>) => {
  const entry = desk.entry.value;
  const isAsked = useSignal(false);
  if (entry?.kind !== 'play' || entry.struckBy !== undefined || !desk.isOpen.value) return null;
  return (
    <details
      class="panel set-back"
      open={isAsked.value}
      onToggle={(event) => {
        isAsked.value = event.currentTarget.open;
      }}
    >
      <summary>Set the match back to before this play</summary>
      {isAsked.value && <PlannedForm key={entry.number} desk={desk} recorder={recorder} entry={entry} />}
    </details>
  );
};
