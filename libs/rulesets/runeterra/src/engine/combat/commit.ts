import type { Draft } from '../draft.js';
import { push } from '../draft.js';
import { propose } from '../gate.js';
import { firstProblem, type PlayRule } from '../play-rule.js';
import { commitSpells } from '../spells/commit.js';
import { fastSpellFindings, spellsCannot } from '../../judging/spells.js';
import { notTheirs } from '../../judging/acting.js';
import { attackCannot, attackerFindings, placementFindings, type Attack } from '../../judging/attackers.js';
import { returnSurvivors } from './end.js';
import { mayAttack } from '../../judging/may-attack.js';

/** An attack that was committed against the rules in the middle of another ends that one. */
const commit = (draft: Draft, attack: Attack, free: boolean): void => {
  returnSurvivors(draft);
  const { seat, attackers, challenges } = attack;
  propose(draft, {
    type: 'AttackCommitted',
    data: { seat, attackers, challenges, free },
    because: free ? ['runeterra.attack.free'] : ['runeterra.attack.commit'],
  });
};

/** Attackers and challenges are committed, fast spells with them: the token is used, and the attack's effects follow. */
export const commitAttack: PlayRule<'CommitAttack'> = {
  cannot: (state, play) =>
    firstProblem(
      () => attackCannot(state, play),
      () => spellsCannot(state, play.seat, play.spells),
    ),
  may: (state, play) => [
    ...notTheirs(state, play.seat),
    ...mayAttack(state, play),
    ...placementFindings(state, play),
    ...fastSpellFindings(state, play.seat, play.spells),
  ],
  apply: (draft, play) => {
    commit(draft, play, false);
    const { seat } = play;
    if (draft.state.seats[seat]?.token) {
      propose(draft, {
        type: 'AttackTokenLost',
        data: { seat, by: 'attack' },
        because: ['runeterra.attack.commit'],
      });
    }
    commitSpells(draft, seat, play.spells);
    push(draft, { task: 'attack', step: 0 }, { task: 'hand-over', seat });
  },
};

/** An attack that an effect begins: no token is needed or used. Units that cannot attack do not; the first that does challenges. */
export const beginFreeAttack = (
  draft: Draft,
  { seat, units, enemy }: { readonly seat: number; readonly units: readonly number[]; readonly enemy: number | null },
): void => {
  const attackers = units.filter((piece) => attackerFindings(draft.state, piece).length === 0);
  const [by] = attackers;
  if (by === undefined) return;
  commit(draft, { seat, attackers, challenges: enemy === null ? [] : [{ by, enemy }] }, true);
  push(draft, { task: 'attack', step: 0 });
};
