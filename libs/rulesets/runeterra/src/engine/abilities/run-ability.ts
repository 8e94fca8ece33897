import type { Ability, Moment } from '../../words/definition.js';
import { awaitChoice, push, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import type { Frame, RuneterraState } from '../../state/runeterra-state.js';
import { isInPlay } from '../../reading/units/board.js';
import { isOpenByCost } from '../../judging/beheld.js';
import { holds, isUnknown } from '../../judging/conditions.js';
import { abilityOf } from '../../reading/abilities/texts.js';

type AbilityFrame = Extract<Frame, { task: 'ability' }>;

/** Moments whose text acts though the unit itself is in play no longer (it may die of the strike), or not yet. */
const FROM_ANYWHERE: ReadonlySet<Moment> = new Set<Moment>([
  'strike',
  'nexus-strike',
  'last-breath',
  'discarded',
  'ephemeral-ally-attacks',
]);

/** Whether the ability still acts: the unit is where it must be, and so is who has set it off, and has not used it up this round. */
const stillActs = (state: RuneterraState, { source, it }: AbilityFrame, ability: Ability): boolean => {
  if (ability.when === 'ally-survives-damage' && (it === null || !isInPlay(state, it))) return false;
  const acted = (state.pieces[source]?.acted ?? []).filter((each) => each === ability.when).length;
  const there = FROM_ANYWHERE.has(ability.when) || isInPlay(state, source);
  return there && (ability.limit === undefined || acted < ability.limit);
};

/** Who sees an ally die and has died with it is in play no longer: whether its text acts is open. */
const doubtDead = (draft: Draft, source: number, { when }: Ability): void => {
  if (when === 'ally-died' && !isInPlay(draft.state, source)) draft.doubts.add('died-together');
};

/** Nobody knows whether a text does what it says: the table tells. */
export const askForText = (draft: Draft, { effects, doing }: Extract<Frame, { task: 'ask' }>): void => {
  const { seat, source, targets, it = null } = doing;
  if (source === null) return;
  awaitChoice(draft, { kind: 'text', seat, source, effects, targets, it }, ['runeterra.effect.told']);
};

/** A text acts by itself. A unit that returns with an Ephemeral attacker waits for it. */
export const runAbility = (draft: Draft, frame: AbilityFrame): void => {
  const { source, it } = frame;
  const ability = abilityOf(draft.state, source, frame.ability);
  if (!ability) return;
  doubtDead(draft, source, ability);
  const seat = draft.state.pieces[source]?.owner ?? 0;
  const doing = { seat, source, item: null, targets: [], it };
  if (!stillActs(draft.state, frame, ability)) return;
  if (isOpenByCost(draft.state, ability.if, doing)) draft.doubts.add('behold-by-cost');
  if (isUnknown(draft.state, ability.if, doing)) {
    push(draft, { task: 'ask', effects: ability.effects, doing });
    return;
  }
  if (!holds(draft.state, ability.if, doing)) return;
  if (ability.when === 'ephemeral-ally-attacks') {
    propose(draft, {
      type: 'ReturnAwaited',
      data: { seat, piece: source },
      because: ['runeterra.keyword.last-breath'],
    });
    return;
  }
  if (ability.limit !== undefined) {
    const data = { piece: source, ability: ability.when };
    propose(draft, { type: 'AbilityActed', data, because: ['runeterra.text.acts'] });
  }
  push(draft, { task: 'effects', effects: ability.effects, doing });
};
