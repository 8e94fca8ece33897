import type { Finding } from '#ruleset';
import { illegal, note } from '../words/findings.js';
import { playerName } from '../reading/objects.js';
import type { RuneterraState } from '../state/runeterra-state.js';
import { policyOf } from '../words/policy.js';
import type { Attack } from './attackers.js';

const sameUnits = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((piece) => other.includes(piece));

/** Whether these very units were placed on the battlefield before anything was cast. */
const wasPlaced = ({ declared }: RuneterraState, { attackers }: Attack): boolean =>
  declared !== null && !declared.overStack && sameUnits(declared.attackers, attackers);

/** Whether only the player's own skills lie on the stack, that came about in this very turn. */
const onlyOwnSkills = ({ stack, unanswered }: RuneterraState, seat: number): boolean =>
  unanswered && stack.every(({ kind, controller }) => kind === 'skill' && controller === seat);

/** While something is on the stack nobody attacks; but for units that stood there before one's own skills came about. */
const stackFindings = (state: RuneterraState, attack: Attack): readonly Finding[] => {
  if (state.stack.length === 0) return [];
  if (!onlyOwnSkills(state, attack.seat)) {
    return [illegal('runeterra.attack.empty-stack', 'No attack while something is on the stack.')];
  }
  if (policyOf(state).placedAttackersOutliveSkills && wasPlaced(state, attack)) {
    const message = 'The units stood on the battlefield before the skill came about, so the attack may be committed.';
    return [note('runeterra.two-actions.skill-as-slow', message)];
  }
  return [
    illegal('runeterra.two-actions.skill-as-slow', 'A skill lies on the stack and counts as a slow spell: no attack.'),
  ];
};

/** Whether the player may attack at all now: outside combat, on their turn, with the token, over an empty stack. */
export const mayAttack = (state: RuneterraState, attack: Attack): readonly Finding[] => {
  const name = playerName(state, attack.seat);
  if (state.combat !== null) return [illegal('runeterra.combat.on', 'Nobody attacks while a combat goes on.')];
  const token = state.seats[attack.seat]?.token
    ? []
    : [illegal('runeterra.attack.token', `${name} has no attack token.`)];
  return [...token, ...stackFindings(state, attack)];
};
