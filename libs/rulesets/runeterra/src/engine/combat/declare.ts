import { propose } from '../gate.js';
import type { PlayRule } from '../play-rule.js';
import { notTheirs } from '../../judging/acting.js';
import { attackCannot, placementFindings } from '../../judging/attackers.js';
import { mayAttack } from '../../judging/may-attack.js';

/** Units are placed on the battlefield and not committed yet: nothing happens, and it can be taken back. */
export const declareAttack: PlayRule<'DeclareAttack'> = {
  cannot: attackCannot,
  may: (state, attack) => [
    ...notTheirs(state, attack.seat),
    ...mayAttack(state, attack),
    ...placementFindings(state, attack),
  ],
  apply: (draft, { seat, attackers, challenges }) => {
    propose(draft, {
      type: 'AttackDeclared',
      data: { seat, attackers, challenges },
      because: ['runeterra.commit', 'runeterra.attack.challenge'],
    });
  },
};
