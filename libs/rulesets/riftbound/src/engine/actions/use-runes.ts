import type { Problem } from '#ruleset';
import type { Payment } from '../../words/plays.js';
import { cannot } from '../../words/findings.js';
import { firstProblem, type PlayRule } from '../play-rule.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { useRunes as use } from '../costs/pay.js';
import { domainOfRune } from '../../judging/costs/payment.js';
import { paymentProblem } from '../../judging/costs/payment-findings.js';
import { priorityFindings } from '../../judging/timing.js';

/** Power that stays in the pool has a domain: whoever recycles a rune that nobody has named has to say which. */
const unnamedProblem = (state: RiftboundState, { recycle }: Payment): Problem | null =>
  recycle.some(({ rune, domain }) => domain === null && domainOfRune(state, rune) === null)
    ? cannot(
        'unnamed-rune',
        'Nobody has said what rune that is, so its power is not known.',
        'Say the domain of the power it gives.',
      )
    : null;

/** The two abilities of a basic rune (164.2), both Reaction and both Add: done at once, the priority stays (429.2). */
export const useRunes: PlayRule<'UseRunes'> = {
  cannot: (state, { seat, payment }) =>
    firstProblem(
      () =>
        payment.exhaust.length + payment.recycle.length === 0
          ? cannot('no-runes', 'No rune is named.', 'Name runes to exhaust or to recycle.')
          : null,
      () => paymentProblem(state, seat, payment),
      () => unnamedProblem(state, payment),
    ),
  may: (state, { seat }) => priorityFindings(state, seat),
  apply: (draft, { seat, payment }) => {
    use(draft, seat, payment);
  },
};
