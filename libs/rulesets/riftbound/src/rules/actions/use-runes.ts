import { cannot } from '../../findings.js';
import { firstProblem, type PlayRule } from '../../play-rule.js';
import { useRunes as use } from '../costs/pay.js';
import { paymentProblem } from '../costs/payment-findings.js';
import { priorityFindings } from '../playing/timing.js';

/** The two abilities of a basic rune (164.2), both Reaction and both Add: done at once, the priority stays (429.2). */
export const useRunes: PlayRule<'UseRunes'> = {
  cannot: (state, { seat, payment }) =>
    firstProblem(
      () =>
        payment.exhaust.length + payment.recycle.length === 0
          ? cannot('no-runes', 'No rune is named.', 'Name runes to exhaust or to recycle.')
          : null,
      () => paymentProblem(state, seat, payment),
    ),
  may: (state, { seat }) => priorityFindings(state, seat),
  apply: (draft, { seat, payment }) => {
    use(draft, seat, payment);
  },
};
