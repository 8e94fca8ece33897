import type { TargetedSubmitEvent } from 'preact';
import { useMemo } from 'preact/hooks';
import { useSignal, type Signal } from '@preact/signals';
import { policyOf, RULINGS, type RulingStatus } from '#match';
import { infractionText, planRewind, type DisputeReading } from '#projections';
import { penaltyText, type Wish } from '#ruleset';
import type { Desk } from '../../desk.js';
import type { Judge, JudgeOrder } from '../../judging.js';
import { PlanOfRewind } from '../rewind-plan.js';
import { ChoiceField, TextField } from '../fields.js';

const REMEDIES = [
  'none',
  'let-stand',
  'rewind',
  'correction',
  'missed-trigger-resolved',
  'missed-trigger-missed',
] as const;
type RemedyChoice = (typeof REMEDIES)[number];

const REMEDY_TEXT: Readonly<Record<RemedyChoice, string>> = {
  none: 'not yet',
  'let-stand': 'what happened stands',
  rewind: 'set back to before the play',
  correction: 'correct the table by a line',
  'missed-trigger-resolved': 'missed trigger: resolve it now',
  'missed-trigger-missed': 'missed trigger: it stays missed',
};

/** What is filled in: a ruling, a remedy, a penalty, and the words that go with each. */
interface Filled {
  readonly ruling: Signal<RulingStatus | 'none'>;
  readonly remedy: Signal<RemedyChoice>;
  readonly line: Signal<string>;
  readonly infraction: Signal<string>;
  readonly seat: Signal<string>;
  readonly words: Signal<string>;
}

const needsLine = (remedy: RemedyChoice): boolean => remedy === 'correction' || remedy === 'missed-trigger-resolved';

const remedyBody = ({ remedy, line }: Filled, { about }: DisputeReading): object | null => {
  const told = line.value.trim();
  switch (remedy.value) {
    case 'none':
      return null;
    case 'let-stand':
      return { kind: 'let-stand' };
    case 'rewind':
      return about === null ? null : { kind: 'rewind', to: about };
    case 'correction':
      return { kind: 'correction', line: told };
    case 'missed-trigger-resolved':
      return { kind: 'missed-trigger', outcome: 'resolved', ...(told === '' ? {} : { line: told }) };
    case 'missed-trigger-missed':
      return { kind: 'missed-trigger', outcome: 'missed' };
  }
};

/** The orders that a filled form comes to, in the order in which they are given: ruling, penalty, remedy. */
const ordersOf = (filled: Filled, dispute: DisputeReading): readonly JudgeOrder[] => {
  const { ruling, infraction, seat, words } = filled;
  const path = `/${String(dispute.number)}`;
  const remedy = remedyBody(filled, dispute);
  const said = words.value.trim();
  return [
    ...(ruling.value === 'none' ? [] : [{ path: `${path}/rulings`, body: { ruling: ruling.value }, words: said }]),
    ...(infraction.value === ''
      ? []
      : [
          {
            path: `${path}/penalties`,
            body: { infraction: infraction.value, players: [{ seat: Number(seat.value) }] },
            words: said,
          },
        ]),
    ...(remedy === null ? [] : [{ path: `${path}/remedies`, body: { remedy }, words: said }]),
  ];
};

interface FormProps {
  readonly desk: Desk;
  readonly judge: Judge;
  readonly dispute: DisputeReading;
}

const infractionsOf = (desk: Desk): readonly (readonly [string, string])[] => {
  const policy = policyOf(desk.seen.value.ruleset);
  return policy.infractions.map(
    ({ key, penalty }) => [key, `${infractionText(policy, key)} (${penaltyText(penalty)})`] as const,
  );
};

const PenaltyFields = ({ desk, filled: { infraction, seat } }: { readonly desk: Desk; readonly filled: Filled }) => {
  const infractions = infractionsOf(desk);
  if (infractions.length === 0) return null;
  return (
    <>
      <ChoiceField label="Penalty" value={infraction} options={[['', 'none'], ...infractions]} />
      {infraction.value !== '' && (
        <ChoiceField label="For" value={seat} options={desk.names.map((name, index) => [String(index), name])} />
      )}
    </>
  );
};

/** Why the official at the desk may not do something, before it is sent. */
const Refusal = ({ judge, wish }: { readonly judge: Judge; readonly wish: Wish | null }) => {
  const refusal = wish === null ? null : judge.refusal(wish);
  return refusal === null ? null : <p class="problem">{refusal}</p>;
};

const RewindFields = ({ desk, judge, dispute: { number, about } }: FormProps) => {
  const seen = desk.seen.value;
  // Made anew as the tape grows, not at every key that is typed in the form.
  const plan = useMemo(() => (about === null ? null : planRewind(seen.tape, seen, about)), [seen, about]);
  if (plan === null) return <p class="problem">The play in dispute does not stand any more, or there is none.</p>;
  return (
    <>
      <Refusal judge={judge} wish={`${plan.depth}-rewind`} />
      <PlanOfRewind
        desk={desk}
        plan={plan}
        note={(words) => {
          void judge.send({ path: `/${String(number)}/notes`, body: { kind: 'note' }, words });
        }}
      />
    </>
  );
};

/** One form for the ruling, with its penalty and its remedy; where an appeal waits, the decision on it. */
export const RulingForm = ({ desk, judge, dispute }: FormProps) => {
  const filled: Filled = {
    ruling: useSignal<RulingStatus | 'none'>('none'),
    remedy: useSignal<RemedyChoice>('none'),
    line: useSignal(''),
    infraction: useSignal(''),
    seat: useSignal('0'),
    words: useSignal(''),
  };
  const orders = ordersOf(filled, dispute);
  const submitted = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!(await judge.send(...orders))) return;
    filled.ruling.value = 'none';
    filled.remedy.value = 'none';
    for (const text of [filled.line, filled.infraction, filled.words]) text.value = '';
  };
  return (
    <form class="judge-form" data-keys="own" aria-label="Ruling" onSubmit={(event) => void submitted(event)}>
      <ChoiceField
        label={dispute.appealed ? 'Decision' : 'Ruling'}
        value={filled.ruling}
        options={[['none', 'not yet'], ...RULINGS.map((each) => [each, each] as const)]}
      />
      {filled.ruling.value !== 'none' && <Refusal judge={judge} wish={dispute.appealed ? 'decide-appeal' : 'rule'} />}
      <PenaltyFields desk={desk} filled={filled} />
      {filled.infraction.value !== '' && <Refusal judge={judge} wish="penalise" />}
      <ChoiceField label="Remedy" value={filled.remedy} options={REMEDIES.map((each) => [each, REMEDY_TEXT[each]])} />
      {needsLine(filled.remedy.value) && <TextField label="Line" value={filled.line} />}
      {filled.remedy.value === 'rewind' && <RewindFields desk={desk} judge={judge} dispute={dispute} />}
      <TextField label="In words" value={filled.words} />
      <button type="submit" class="primary" disabled={judge.isSending.value || orders.length === 0}>
        Order it
      </button>
    </form>
  );
};
