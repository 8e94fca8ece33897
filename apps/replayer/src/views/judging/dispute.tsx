import type { DisputeReading } from '#projections';
import { useSignal } from '@preact/signals';
import type { Desk } from '../../desk.js';
import type { Judge, JudgeOrder } from '../../judging.js';
import { RuleChips } from '../rule-chip.js';
import { DisputedStep } from './disputed-step.js';
import { TextField } from '../fields.js';
import { RulingForm } from './ruling-form.js';
import { WithdrawalForm } from './withdrawal-form.js';

interface DisputeProps {
  readonly desk: Desk;
  readonly judge: Judge;
  readonly dispute: DisputeReading;
}

/** How a dispute stands, in a few words. "A judge was at the table" is not "it was ruled". */
const standing = ({ closedAt, appealed, ruled, attended, claimedBy }: DisputeReading): string => {
  if (closedAt !== null) return 'closed';
  if (appealed) return 'appealed';
  if (ruled) return 'ruled';
  if (attended) return 'a judge is at the table';
  return claimedBy.length > 0 ? 'taken' : 'open';
};

const timeText = ({ closedAt, time: { milliseconds, proposed, given } }: DisputeReading): string => {
  const taken = `${String(Math.round(milliseconds / 6000) / 10)} minutes`;
  const minutes = closedAt === null ? `${taken} so far` : `took ${taken}`;
  const owed = proposed === 0 ? '' : `; an extension of ${String(proposed)} is owed`;
  return `${minutes}${owed}${given === 0 ? '' : `; ${String(given)} given`}`;
};

/** What has been said and done in a dispute, oldest first. */
export const Steps = ({ desk, dispute: { steps } }: Pick<DisputeProps, 'desk' | 'dispute'>) => (
  <ol class="dispute-steps" aria-label="What was said and done">
    {steps.map(({ revision, at, sentence, because }) => (
      <li key={revision}>
        <button type="button" class="audit-step" onClick={() => desk.jump(revision)}>
          {new Date(at).toLocaleTimeString()}
        </button>
        {sentence} <RuleChips edition={desk.edition} rules={because} />
      </li>
    ))}
  </ol>
);

type QuickStep = readonly [label: string, order: Omit<JudgeOrder, 'words'>];

const byPlayers = ({ names }: Desk, does: string, path: string): readonly QuickStep[] =>
  names.map((name, seat) => [`${name} ${does}`, { path, body: {}, by: { role: 'player', seat } }]);

/** The steps that a dispute has next, but for its ruling: who takes it, what is said, an appeal, more time, its end. */
const quickSteps = (desk: Desk, dispute: DisputeReading): readonly QuickStep[] => {
  const { number, claimedBy, attended, ruled, appealed, time } = dispute;
  const path = `/${String(number)}`;
  const minutes = Math.max(1, time.proposed - time.given);
  return [
    ...(claimedBy.length === 0 ? [['Take the call', { path: `${path}/judges`, body: {} }] as const] : []),
    ...(attended ? [] : [['At the table', { path: `${path}/judges`, body: { atTable: true } }] as const]),
    ['Note it', { path: `${path}/notes`, body: { kind: 'note' } }],
    ...byPlayers(desk, 'claims it', `${path}/claims`),
    ...(ruled && !appealed ? byPlayers(desk, 'appeals', `${path}/appeals`) : []),
    [`Extend by ${String(minutes)} min`, { path: `${path}/extensions`, body: { minutes } }],
    ['Close the dispute', { path: `${path}/close`, body: {} }],
  ];
};

/** The steps that need no form but words. */
const QuickSteps = ({ desk, judge, dispute }: DisputeProps) => {
  const words = useSignal('');
  const send = (order: Omit<JudgeOrder, 'words'>): void => {
    void judge.send({ ...order, words: words.value.trim() }).then((taken) => {
      if (taken) words.value = '';
    });
  };
  return (
    <div class="judge-form" data-keys="own">
      <TextField label="In words" value={words} />
      <p class="judge-ways">
        {quickSteps(desk, dispute).map(([text, order]) => (
          <button
            key={text}
            type="button"
            disabled={judge.isSending.value}
            onClick={() => {
              send(order);
            }}
          >
            {text}
          </button>
        ))}
      </p>
    </div>
  );
};

/** One dispute: the play, what was said, and what can be done. */
export const DisputeView = ({ desk, judge, dispute }: DisputeProps) => (
  <details class="dispute" open={dispute.closedAt === null}>
    <summary>
      Dispute {dispute.number}
      {dispute.about !== null && `, about play ${String(dispute.about)}`}: <b>{standing(dispute)}</b>
      <span class="quiet"> {timeText(dispute)}</span>
    </summary>
    <DisputedStep desk={desk} dispute={dispute} />
    <Steps desk={desk} dispute={dispute} />
    {dispute.closedAt === null && (
      <>
        <QuickSteps desk={desk} judge={judge} dispute={dispute} />
        <RulingForm desk={desk} judge={judge} dispute={dispute} />
        <WithdrawalForm desk={desk} judge={judge} dispute={dispute} />
      </>
    )}
  </details>
);
