import type { FactOf } from '../../state/facts.js';
import type { Combat, RiftboundState } from '../../state/riftbound-state.js';
import { battlefieldZone, piecesOnBoard } from '../../state/zones.js';
import { unitsOfAt } from '../../reading/objects.js';
import { policyOf } from '../../words/editions/editions.js';
import { triggeredOf } from '../../judging/settled.js';
import type { Draft } from '../draft.js';
import { propose } from '../gate.js';

/** A combat, and where it is. */
export interface Battle {
  readonly at: number;
  readonly combat: Combat;
}

/** The combat that is going on, and where; null where there is none. */
export const battleOf = (state: RiftboundState): Battle | null =>
  state.showdown?.combat ? { at: state.showdown.battlefield, combat: state.showdown.combat } : null;

const designated = (state: RiftboundState): readonly number[] =>
  piecesOnBoard(state).filter((number) => (state.pieces[number]?.designation ?? null) !== null);

/** Whether no unit is given a designation any more: in older editions once the cleanup of the combat takes them away. */
const isOverForUnits = (state: RiftboundState, { step }: Combat): boolean =>
  policyOf(state).designationsEnd === 'in its cleanup' && step !== 'showdown' && step !== 'damage';

/** Designations that controller and place demand and nobody has yet (323.2); null where all is as it should be. */
export const designationsDue = (state: RiftboundState): FactOf<'DesignationsSet'>['data'] | null => {
  const battle = battleOf(state);
  if (!battle || isOverForUnits(state, battle.combat)) return null;
  const { at, combat } = battle;
  const lacking = (seat: number, designation: 'attacker' | 'defender'): readonly number[] =>
    unitsOfAt(state, at, seat).filter((number) => state.pieces[number]?.designation !== designation);
  const here = battlefieldZone(at);
  const data = {
    attackers: lacking(combat.attacker, 'attacker'),
    defenders: lacking(combat.defender, 'defender'),
    cleared: designated(state).filter((number) => state.pieces[number]?.zone !== here),
  };
  return data.attackers.length + data.defenders.length + data.cleared.length === 0 ? null : data;
};

/** Nobody attacks or defends any more (466.7.a). */
export const clearDesignations = (draft: Draft): void => {
  const cleared = designated(draft.state);
  if (cleared.length === 0) return;
  propose(draft, {
    type: 'DesignationsSet',
    data: { attackers: [], defenders: [], cleared },
    because: ['combat.remove-designations'],
  });
};

/** Whether a unit has changed sides that has an ability of attacking and defending, which it puts on the chain for the second. */
const triggersOnceMore = (before: RiftboundState, { chain }: RiftboundState): boolean =>
  policyOf(before).attackTriggers === 'once a combat' &&
  chain.some((item) => {
    const events = item.id < before.nextItem ? [] : (triggeredOf(item)?.when ?? []).map(({ event }) => event);
    const units = [item.piece, ...item.it];
    return (
      events.includes('attacks') &&
      events.includes('defends') &&
      units.some((number) => before.showdown?.combat?.designated.includes(before.pieces[number]?.object ?? -1))
    );
  });

/** Cleanup step 2 (323.2): units that have come since get theirs too (464.2.c.3.a). */
export const setDesignations = (draft: Draft): void => {
  const data = designationsDue(draft.state);
  if (!data) return;
  const before = draft.state;
  propose(draft, { type: 'DesignationsSet', data, because: ['combat.designations', 'cleanup.designations'] });
  if (triggersOnceMore(before, draft.state)) draft.doubts.add('attacking-and-defending');
};
