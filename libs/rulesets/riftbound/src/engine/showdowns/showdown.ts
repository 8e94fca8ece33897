import type { RuleKey } from '#rulebook';
import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { seatsAt } from '../../reading/objects.js';
import { actingPlayers, nextToAct } from '../../reading/acting.js';
import { clearContested, establishControl } from '../battlefields/control-established.js';
import { continueCombat, openCombat } from '../combat/combat.js';
import { areOpposed } from '../turn/staging.js';
import { policyOf } from '../../words/editions/editions.js';

/** Showdowns (341-348). */

/** A showdown begins; who applied Contested gains focus (344, 345). */
const openShowdown = (draft: Draft, at: number): void => {
  const focus = draft.state.battlefields[at]?.contestedBy;
  if (focus === null || focus === undefined) return;
  propose(draft, { type: 'ShowdownOpened', data: { at, focus }, because: ['showdown.begins', 'showdown.first-focus'] });
};

/** Whether a showdown there has just ended: what follows from it is settled (348.2). */
const hasJustEnded = ({ facts }: Draft, at: number): boolean =>
  facts.some((fact) => fact.type === 'ShowdownEnded' && fact.data.at === at);

/**
 * What is staged at a battlefield begins: with units of two players the combat, which has its showdown (344.1). Older editions say of
 * a place that nobody controls both that it is so and that a showdown without a combat comes first.
 */
export const beginAt = (draft: Draft, at: number): void => {
  const battlefield = draft.state.battlefields[at];
  if (battlefield?.combatStaged && battlefield.controller === null && !hasJustEnded(draft, at))
    draft.asked.add('showdown.between-two');
  if (battlefield?.combatStaged) openCombat(draft, at);
  else openShowdown(draft, at);
};

/** The showdown closes: what follows from it is next. */
export const closeShowdown = (draft: Draft, because: readonly RuleKey[]): void => {
  const at = draft.state.showdown?.battlefield;
  if (at !== undefined) propose(draft, { type: 'ShowdownClosed', data: { at }, because });
};

/** The player with focus passes: to the next player, or the showdown closes when all have passed in a row (347.2). */
export const passFocus = (draft: Draft, seat: number): void => {
  const { showdown } = draft.state;
  if (!showdown) return;
  if (showdown.passes + 1 >= actingPlayers(draft.state).length) {
    closeShowdown(draft, ['showdown.all-passed', 'showdown.close']);
    return;
  }
  propose(draft, {
    type: 'FocusPassed',
    data: { seat, to: nextToAct(draft.state, seat), asPass: true },
    because: ['showdown.pass', 'showdown.pass-on'],
  });
};

/** Where the showdown came first, two opponents who are left have a combat staged by it. */
const stageCombatAfter = (draft: Draft, at: number): void => {
  if (policyOf(draft.state).enemiesWithoutControl === 'combat' || !areOpposed(draft.state, at)) return;
  propose(draft, { type: 'CombatStaged', data: { at, staged: true }, because: ['showdown.close-non-combat'] });
};

/** 348.2: the only player with units left establishes control, if they had none. */
const closeNonCombat = (draft: Draft, at: number): void => {
  const [seat, other] = seatsAt(draft.state, at);
  const controller = draft.state.battlefields[at]?.controller ?? null;
  if (seat !== undefined && other === undefined) {
    clearContested(draft, at, ['showdown.close-non-combat']);
    if (seat !== controller) establishControl(draft, { at, seat }, ['showdown.establish-control', 'showdown.conquer']);
  }
  propose(draft, { type: 'ShowdownEnded', data: { at }, because: ['showdown.close-non-combat'] });
  stageCombatAfter(draft, at);
};

/** What follows a closed showdown, one step at a time: of a combat, its other steps (348.1). */
export const continueClosed = (draft: Draft): void => {
  const { showdown } = draft.state;
  if (!showdown) return;
  if (showdown.combat) continueCombat(draft);
  else closeNonCombat(draft, showdown.battlefield);
};
