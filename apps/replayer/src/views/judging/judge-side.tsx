import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { OFFICIALS, roleText } from '#ruleset';
import { makeAddress } from '../../address.js';
import type { Desk } from '../../desk.js';
import { createJudge, isJudging, toggleJudging, type Judge } from '../../judging.js';
import { count } from '../../words.js';
import { AskBefore } from './disputed-step.js';
import { DisputeView } from './dispute.js';
import { ChoiceField, TextField } from '../fields.js';
import '../../styles/judging.css';

interface SideProps {
  readonly desk: Desk;
  readonly judge: Judge;
}

const Callers = ({ desk, judge }: SideProps) => {
  const caller = useSignal('judge');
  const words = useSignal('');
  const entry = desk.entry.value;
  const about = entry !== undefined && (entry.kind === 'play' || entry.kind === 'rewound') ? entry.number : null;
  const call = (): void => {
    const seat = Number(caller.value);
    const by = Number.isNaN(seat) ? judge.person() : ({ role: 'player', seat } as const);
    void judge.send({ path: '', body: { about }, words: words.value.trim(), by }).then((taken) => {
      if (taken) words.value = '';
    });
  };
  const callers = desk.names.map((name, seat) => [String(seat), name] as const);
  return (
    <details class="judge-call">
      <summary>Call a judge{about !== null && ` about play ${String(about)}`}</summary>
      <div class="judge-form" data-keys="own">
        <ChoiceField label="Called by" value={caller} options={[['judge', 'the official at this desk'], ...callers]} />
        <TextField label="In words" value={words} />
        <button type="button" disabled={judge.isSending.value} onClick={call}>
          Call a judge
        </button>
      </div>
    </details>
  );
};

const Who = ({ judge: { role, name } }: Pick<SideProps, 'judge'>) => (
  <div class="judge-form" data-keys="own">
    <ChoiceField label="You are" value={role} options={OFFICIALS.map((each) => [each, roleText(each)])} />
    <TextField label="Name" value={name} longest={100} />
  </div>
);

const Side = ({ desk }: { readonly desk: Desk }) => {
  const judge = useMemo(() => createJudge(desk), [desk]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const disputes = judge.disputes.value;
  const open = disputes.filter(({ closedAt }) => closedAt === null);
  const entry = desk.entry.value;
  return (
    <section class="panel judge-side" aria-labelledby="judge-title">
      <header class="panel-head">
        <h2 id="judge-title" tabIndex={-1} ref={title}>
          The judge's side
        </h2>
        <button type="button" onClick={toggleJudging}>
          Close
        </button>
      </header>
      <p class="quiet">
        Here {open.length === 0 ? 'no open call' : count(open.length, 'open call')};{' '}
        <a href={makeAddress({ page: 'calls' })}>those of all tables</a>
      </p>
      <Who judge={judge} />
      {judge.problem.value !== null && (
        <p class="problem" role="alert">
          {judge.problem.value.message} {judge.problem.value.remedy}
        </p>
      )}
      <Callers desk={desk} judge={judge} />
      {entry?.kind === 'play' && open.every(({ about }) => about !== entry.number) && (
        <AskBefore key={entry.number} desk={desk} entry={entry} />
      )}
      {[...open, ...disputes.filter(({ closedAt }) => closedAt !== null)].map((dispute) => (
        <DisputeView key={dispute.number} desk={desk} judge={judge} dispute={dispute} />
      ))}
    </section>
  );
};

/** The judge's side of a match, opened and closed by J. */
export const JudgeSide = ({ desk }: { readonly desk: Desk }) =>
  isJudging.value ? (
    <Side desk={desk} />
  ) : (
    <p class="judge-open">
      <button type="button" onClick={toggleJudging}>
        The judge's side <kbd>J</kbd>
      </button>
    </p>
  );
