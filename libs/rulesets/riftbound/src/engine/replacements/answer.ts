import type { Finding, Problem } from '#ruleset';
import { resourcesOf } from '../../judging/costs/ability-costs.js';
import { spokenOf } from '../../state/event-progress.js';
import { type Application } from '../../state/event-progress.js';
import type { PlayOf } from '../../words/plays.js';
import { cannot } from '../../words/findings.js';
import type { PlayRule } from '../play-rule.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { unpaidFindings } from '../../judging/costs/payment-findings.js';
import { push } from '../draft.js';
import { applyChosen } from './event.js';
import { costOf, isAnothers, nextOf } from './next.js';

/** The answer to which replacement effect applies next, or whether one does (371.2, 372, 373). */
type Answer = PlayOf<'ApplyReplacement'>;

const among = (options: readonly Application[], { source, to }: Answer): Application | null =>
  options.find(({ replacer, part }) => spokenOf(replacer) === source && part === to) ?? null;

const chosen = ({ choice }: RiftboundState, play: Answer): Application | null =>
  choice?.kind === 'replace' ? among(choice.options, play) : null;

const problem = (state: RiftboundState, play: Answer): Problem | null => {
  const { choice } = state;
  if (choice?.kind !== 'replace') return null;
  if (play.source === null && choice.optional) return null;
  return chosen(state, play)
    ? null
    : cannot(
        'not-a-replacement',
        play.source === null ? 'One of these has to be applied.' : 'That cannot be applied to that now.',
        'Name one that is asked for.',
      );
};

const findings = (state: RiftboundState, play: Answer): readonly Finding[] => {
  const application = chosen(state, play);
  const due = application && !isAnothers(state, application, play.seat) ? costOf(state, application) : null;
  return due ? unpaidFindings(state, play.seat, { cost: resourcesOf(state, due), payment: play.payment }) : [];
};

export const applyReplacement: PlayRule<'ApplyReplacement'> = {
  cannot: problem,
  may: findings,
  apply: (draft, play) => {
    const frame = draft.agenda.pop();
    if (frame?.task !== 'event') return;
    const { task: _task, named: _named, ...event } = frame;
    const next = nextOf(draft.state, frame);
    const options = next.next === 'asks' ? next.options : [];
    const application = among(options, play);
    const others = (each: Application): boolean => isAnothers(draft.state, each, play.seat);
    if (!application) {
      push(draft, { task: 'event', ...event, done: [...event.done, ...options.filter((each) => !others(each))] });
    } else if (others(application)) push(draft, { task: 'event', ...event, named: application });
    else applyChosen(draft, event, { application, payment: play.payment });
  },
};
