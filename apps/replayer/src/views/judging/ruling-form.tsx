import type { TargetedSubmitEvent } from 'preact';
import { useMemo } from 'preact/hooks';
import { useSignal, type Signal } from '@preact/signals';
import { policyOf, RULINGS, type RulingStatus } from '#match';
import { infractionText, planRewind, type DisputeReading } from '#projections';
import { PENALTIES, penaltyText, type Penalty } from '#ruleset';
import type { Desk } from '../../desk.js';
import type { Judge, JudgeOrder } from '../../judging.js';
import { PlanOfRewind } from '../rewind-plan.js';
import { ChoiceField, TextField } from '../fields.js';
import { EarlierWarnings } from './earlier-warnings.js';
import { Refusal } from './refusal.js';

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
  readonly video: Signal<'no' | 'yes'>;
  readonly missedBy: Signal<string>;
  readonly chosenBy: Signal<string>;
  readonly infraction: Signal<string>;
  /** Which penalty is given; empty for the one that the rules come to. */
  readonly penalty: Signal<Penalty | ''>;
  readonly seat: Signal<string>;
  /** Warnings of the event before this match, as numbers: for the same infraction, and for any that counts with it. */
  readonly same: Signal<string>;
  readonly any: Signal<string>;
  readonly words: Signal<string>;
}

const needsLine = (remedy: RemedyChoice): boolean => remedy === 'correction' || remedy === 'missed-trigger-resolved';

/** Who missed a trigger and who chose about it, as far as it is filled in. */
const triggerParts = ({ missedBy, chosenBy }: Filled): object => ({
  ...(missedBy.value === '' ? {} : { missedBy: Number(missedBy.value) }),
  ...(chosenBy.value === '' ? {} : { chosenBy: Number(chosenBy.value) }),
});

const remedyBody = (filled: Filled, { about }: DisputeReading): object | null => {
  const { remedy, line } = filled;
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
      return {
        kind: 'missed-trigger',
        outcome: 'resolved',
        ...triggerParts(filled),
        ...(told === '' ? {} : { line: told }),
      };
    case 'missed-trigger-missed':
      return { kind: 'missed-trigger', outcome: 'missed', ...triggerParts(filled) };
  }
};

const penaltyOrders = (filled: Filled, path: string): readonly JudgeOrder[] => {
  const { infraction, penalty, seat, same, any, words } = filled;
  if (infraction.value === '') return [];
  const players = [{ seat: Number(seat.value), same: Number(same.value), any: Number(any.value) }];
  const level = penalty.value === '' ? {} : { penalty: penalty.value };
  const body = { infraction: infraction.value, ...level, players };
  return [{ path: `${path}/penalties`, body, words: words.value.trim() }];
};

/** The orders that a filled form comes to, in the order in which they are given: ruling, penalty, remedy. */
const ordersOf = (filled: Filled, dispute: DisputeReading): readonly JudgeOrder[] => {
  const { ruling, video, words } = filled;
  const path = `/${String(dispute.number)}`;
  const remedy = remedyBody(filled, dispute);
  const said = words.value.trim();
  return [
    ...(ruling.value === 'none'
      ? []
      : [{ path: `${path}/rulings`, body: { ruling: ruling.value, video: video.value === 'yes' }, words: said }]),
    ...penaltyOrders(filled, path),
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

/** The rules' own comes first; another one takes whoever may deviate from them. */
const LEVELS: readonly (readonly [Penalty | '', string])[] = [
  ['', 'as the rules come to'],
  ...PENALTIES.map((each) => [each, penaltyText(each)] as const),
];

const PenaltyFields = ({ desk, filled }: { readonly desk: Desk; readonly filled: Filled }) => {
  const { infraction, seat } = filled;
  const infractions = infractionsOf(desk);
  if (infractions.length === 0) return null;
  return (
    <>
      <ChoiceField label="Penalty" value={infraction} options={[['', 'none'], ...infractions]} />
      {infraction.value !== '' && (
        <>
          <ChoiceField label="Level" value={filled.penalty} options={LEVELS} />
          <ChoiceField label="For" value={seat} options={desk.names.map((name, index) => [String(index), name])} />
          <EarlierWarnings desk={desk} filled={filled} />
        </>
      )}
    </>
  );
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

/** Who missed the trigger, and who chose; empty where it is not told, or nobody was asked. */
const TriggerFields = ({ desk, filled }: { readonly desk: Desk; readonly filled: Filled }) => {
  const players = desk.names.map((name, seat) => [String(seat), name] as const);
  return (
    <>
      <ChoiceField label="Missed by" value={filled.missedBy} options={[['', 'not told'], ...players]} />
      <ChoiceField label="Chosen by" value={filled.chosenBy} options={[['', 'nobody'], ...players]} />
    </>
  );
};

const RulingFields = ({ judge, dispute, filled }: Omit<FormProps, 'desk'> & { readonly filled: Filled }) => (
  <>
    <ChoiceField
      label={dispute.appealed ? 'Decision' : 'Ruling'}
      value={filled.ruling}
      options={[['none', 'not yet'], ...RULINGS.map((each) => [each, each] as const)]}
    />
    {filled.ruling.value !== 'none' && (
      <>
        <Refusal judge={judge} wish={dispute.appealed ? 'decide-appeal' : 'rule'} />
        <ChoiceField
          label="By what a video shows"
          value={filled.video}
          options={[
            ['no', 'no'],
            ['yes', 'yes'],
          ]}
        />
        {filled.video.value === 'yes' && <Refusal judge={judge} wish="consult-video" />}
      </>
    )}
  </>
);

/** The form as it begins: nothing is filled in. */
const useFilled = (): Filled => ({
  ruling: useSignal<RulingStatus | 'none'>('none'),
  remedy: useSignal<RemedyChoice>('none'),
  line: useSignal(''),
  video: useSignal<'no' | 'yes'>('no'),
  missedBy: useSignal(''),
  chosenBy: useSignal(''),
  infraction: useSignal(''),
  penalty: useSignal<Penalty | ''>(''),
  seat: useSignal('0'),
  same: useSignal('0'),
  any: useSignal('0'),
  words: useSignal(''),
});

/** One form for the ruling, with its penalty and its remedy; where an appeal waits, the decision on it. */
export const RulingForm = ({ desk, judge, dispute }: FormProps) => {
  const filled = useFilled();
  const orders = ordersOf(filled, dispute);
  const submitted = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!(await judge.send(...orders))) return;
    filled.ruling.value = 'none';
    filled.remedy.value = 'none';
    filled.video.value = 'no';
    filled.penalty.value = '';
    for (const text of [filled.line, filled.missedBy, filled.chosenBy, filled.infraction, filled.words])
      text.value = '';
  };
  return (
    <form
      class="judge-form"
      data-keys="own"
      aria-label={`Ruling in dispute ${String(dispute.number)}`}
      onSubmit={(event) => void submitted(event)}
    >
      <RulingFields judge={judge} dispute={dispute} filled={filled} />
      <PenaltyFields desk={desk} filled={filled} />
      {filled.infraction.value !== '' && <Refusal judge={judge} wish="penalise" />}
      <ChoiceField label="Remedy" value={filled.remedy} options={REMEDIES.map((each) => [each, REMEDY_TEXT[each]])} />
      {needsLine(filled.remedy.value) && <TextField label="Line" value={filled.line} />}
      {filled.remedy.value.startsWith('missed-trigger') && <TriggerFields desk={desk} filled={filled} />}
      {filled.remedy.value === 'rewind' && <RewindFields desk={desk} judge={judge} dispute={dispute} />}
      <TextField label="In words" value={filled.words} />
      <button type="submit" class="primary" disabled={judge.isSending.value || orders.length === 0}>
        Order it
      </button>
    </form>
  );
};
