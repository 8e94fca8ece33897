import type { Finding } from '#ruleset';
import type { DeclaredSpell } from '../../words/plays.js';
import { doubt } from '../../words/doubts.js';
import { push } from '../draft.js';
import { propose } from '../gate.js';
import type { PlayRule } from '../play-rule.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import type { Speed } from '../../words/vocabulary.js';
import { spellPayments, unpaid } from '../../judging/mana.js';
import { pay } from '../pay.js';
import { costOf } from '../../judging/card-in-hand.js';
import { situationOf } from '../../reading/situation.js';
import { notTheirs } from '../../judging/acting.js';
import { itemFor } from './commit.js';
import { speedOf, spellProblem, spellTargets } from '../../judging/spells.js';

const CAST: readonly Speed[] = ['burst', 'focus'];

const paymentsFor = (state: RuneterraState, seat: number, spell: DeclaredSpell) =>
  spellPayments(state, seat, [costOf(state, spell)]);

/** Focus in a response: the page is silent, the data files exclude it. */
const focusFindings = (state: RuneterraState, spell: DeclaredSpell): readonly Finding[] =>
  speedOf(state, spell) === 'focus' && situationOf(state) !== 'open' ? doubt('focus-in-response') : [];

/** A burst or focus spell is paid for and cast at once; the turn goes on (S3 1.3, 2.1, 3.2). */
export const castSpell: PlayRule<'CastSpell'> = {
  cannot: (state, { seat, spell }) => spellProblem(state, seat, { spell, speeds: CAST }),
  may: (state, { seat, spell }) => [
    ...notTheirs(state, seat),
    ...focusFindings(state, spell),
    ...spellTargets(state, seat, { spell, rule: 'runeterra.burst.targets' }),
    ...unpaid(state, { seat, payments: paymentsFor(state, seat, spell) }, 'runeterra.burst.casts'),
  ],
  apply: (draft, { seat, spell }) => {
    const item = { ...itemFor(draft, seat, spell), id: draft.state.nextItem };
    const [payment] = paymentsFor(draft.state, seat, spell);
    const card = item.card ?? '';
    propose(draft, {
      type: 'CardPlayed',
      data: { seat, piece: spell.piece, card },
      because: ['runeterra.burst.casts'],
    });
    if (payment) pay(draft, { seat, piece: spell.piece, payment }, 'runeterra.burst.casts');
    propose(draft, {
      type: 'SpellCast',
      data: { item },
      because: ['runeterra.burst.casts', 'runeterra.burst.turn-goes-on'],
    });
    push(draft, { task: 'resolve', item: item.id });
  },
};
