import type { RuleKey } from '#rulebook';
import { policyOf } from '../../words/editions/editions.js';
import { seatsAt, unitsOfAt } from '../../reading/objects.js';
import { turnState } from '../../reading/turn-states.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { lostControl } from '../battlefields/control-lost.js';
import { areFriendly, turnOrder } from '../../state/sides.js';
import type { Draft } from '../draft.js';
import { propose } from '../gate.js';

// What cleanups stage at contested battlefields, and what becomes of contested (323.8 to 323.11).

/** A step of a cleanup (323). */
export type CleanupStep = (draft: Draft) => void;

/** Goes over the battlefields, each as the one before has left the table. */
export const eachBattlefield = (draft: Draft, visit: (at: number) => void): void => {
  draft.state.battlefields.forEach((_, at) => {
    visit(at);
  });
};

/**
 * Whether a showdown is staged where contested is: in older editions only where nobody has control, and enemies fight. Where a contested
 * battlefield has a controller and nobody to fight, one edition has a controller without units lose it then; what else follows is open.
 */
const isShowdownPlace = (draft: Draft, at: number): boolean => {
  const { state, doubts } = draft;
  const { showdownsStaged } = policyOf(state);
  if (showdownsStaged === 'contested' || state.battlefields[at]?.controller === null) return true;
  if (areOpposed(state, at) || turnState(state) !== 'neutral-open') return false;
  const seat = showdownsStaged === 'uncontrolled' ? null : lostControl(state, at);
  if (seat === null) doubts.add('contested-and-nobody-to-fight');
  else propose(draft, { type: 'ControlLost', data: { at, seat }, because: ['cleanup.lose-control'] });
  return seat !== null;
};

/** 6. A showdown is staged where contested was applied, while the contester has units there (323.8, 323.8.a, 316.8.b). */
export const stageShowdowns: CleanupStep = (draft) => {
  eachBattlefield(draft, (at) => {
    const { state } = draft;
    const battlefield = state.battlefields[at];
    if (!battlefield || state.showdown?.battlefield === at) return;
    const { contestedBy, showdownStaged } = battlefield;
    const contested = contestedBy !== null && unitsOfAt(state, at, contestedBy).length > 0;
    const staged = contested && isShowdownPlace(draft, at);
    if (staged === showdownStaged) return;
    propose(draft, { type: 'ShowdownStaged', data: { at, staged }, because: ['cleanup.stage-showdown'] });
  });
};

/** Whether units of opposing players are at a battlefield. */
export const areOpposed = (state: RiftboundState, at: number): boolean => {
  const [first, ...others] = seatsAt(state, at);
  return first !== undefined && others.some((seat) => !areFriendly(state, seat, first));
};

/** Whether enemies fight there without a showdown before. */
const isCombatPlace = (state: RiftboundState, at: number): boolean => {
  const { controller = null, combatStaged = false } = state.battlefields[at] ?? {};
  return policyOf(state).enemiesWithoutControl === 'combat' || controller !== null || combatStaged;
};

/**
 * 7, 7a. A combat is staged at contested battlefields with units of two opponents (323.9, 323.9.a, 461), and no longer staged
 * without (461.2). In an older edition somebody has to have control, or the showdown there to be over, which has staged it.
 */
export const stageCombats: CleanupStep = (draft) => {
  eachBattlefield(draft, (at) => {
    const { state } = draft;
    const battlefield = state.battlefields[at];
    if (!battlefield || (state.showdown?.battlefield === at && state.showdown.combat)) return;
    const staged = battlefield.contestedBy !== null && areOpposed(state, at) && isCombatPlace(state, at);
    if (staged === battlefield.combatStaged) return;
    const because: readonly RuleKey[] = [staged ? 'cleanup.stage-combat' : 'cleanup.unstage-combat'];
    propose(draft, { type: 'CombatStaged', data: { at, staged }, because });
  });
};

/** Contested goes, and units there of who does not control the place apply it anew (323.11.a). */
export const contestAnew = (draft: Draft, at: number): void => {
  propose(draft, { type: 'ContestedCleared', data: { at }, because: ['cleanup.clear-contested'] });
  const controller = draft.state.battlefields[at]?.controller ?? null;
  const here = seatsAt(draft.state, at);
  const intruder = turnOrder(draft.state).find((seat) => here.includes(seat) && seat !== controller);
  if (intruder === undefined) return;
  propose(draft, { type: 'BattlefieldContested', data: { at, seat: intruder }, because: ['cleanup.contest-anew'] });
};

/**
 * 8. Contested goes where its applier has no units and nothing is going on; units of others apply it anew (323.11): of two who do not control
 * the place, those of the first in turn order.
 */
export const clearStaleContested: CleanupStep = (draft) => {
  if (policyOf(draft.state).staleContested === 'kept') return;
  eachBattlefield(draft, (at) => {
    const { state } = draft;
    const battlefield = state.battlefields[at];
    if (!battlefield || battlefield.contestedBy === null || state.showdown?.battlefield === at) return;
    if (unitsOfAt(state, at, battlefield.contestedBy).length > 0) return;
    contestAnew(draft, at);
  });
};
