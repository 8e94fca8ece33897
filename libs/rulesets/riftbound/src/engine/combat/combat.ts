import type { RuleKey } from '#rulebook';
import { isUnhurtable } from '../../reading/statics/prohibitions.js';
import { awaitChoice, push, type Draft } from '../draft.js';
import type { FactOf } from '../../state/facts.js';
import { propose } from '../gate.js';
import { seatsAt, unitsAt, unitsOfAt } from '../../reading/objects.js';
import { areFriendly, isInGame } from '../../state/sides.js';
import type { Combat } from '../../state/riftbound-state.js';
import { piecesOnBoard } from '../../state/zones.js';
import { clearContested, establishControl } from '../battlefields/control-established.js';
import { combatMight } from '../../reading/combat-might.js';
import { excessOf, onlyAssignment } from './damage.js';
import { battleOf, clearDesignations, setDesignations, type Battle } from './designations.js';
import { contestAnew } from '../turn/staging.js';
import { endWindow } from './effects-end.js';
import { policyOf } from '../../words/editions/editions.js';

/** Combat (459-466). */
/** The showdown that is going on becomes that of a combat: focus stays where it is (464.2.c.1.b), or in older editions is the attacker's. */
const joinShowdown = (draft: Draft, opening: FactOf<'CombatOpened'>['data']): void => {
  const { attacker } = opening;
  const focus = draft.state.showdown?.focus ?? null;
  const isKept = policyOf(draft.state).focusInCombat === 'kept';
  const because: readonly RuleKey[] = ['cleanup.showdown-becomes-combat', 'combat.from-showdown'];
  propose(draft, {
    type: 'CombatOpened',
    data: opening,
    because: isKept ? [...because, 'combat.focus-kept'] : because,
  });
  if (isKept || focus === null || focus === attacker) return;
  const data = { seat: focus, to: attacker, asPass: false };
  propose(draft, { type: 'FocusPassed', data, because: ['combat.attacker-focus'] });
};

/** Who applied Contested attacks; where they have left the game, who applies it anew. */
const attackerAt = (draft: Draft, at: number): number | null => {
  const contester = (): number | null => draft.state.battlefields[at]?.contestedBy ?? null;
  const seat = contester();
  if (seat !== null && !isInGame(draft.state, seat)) contestAnew(draft, at);
  return contester();
};

/**
 * 464.2: who attacks (the player whose units applied Contested) and who defends (464.2.c): two players (316.7.d). It opens with
 * a showdown of its own, whose focus is the attacker's, or in the showdown going on here (464.1).
 */
export const openCombat = (draft: Draft, at: number): void => {
  const attacker = attackerAt(draft, at);
  if (attacker === null) return;
  const defender = seatsAt(draft.state, at).find((seat) => !areFriendly(draft.state, seat, attacker));
  if (defender === undefined) return;
  if (unitsOfAt(draft.state, at, attacker).length === 0) draft.doubts.add('attacker-without-units');
  if (draft.state.showdown === null) {
    propose(draft, {
      type: 'ShowdownOpened',
      data: { at, focus: attacker },
      because: ['cleanup.begin-combat', 'combat.showdown-step', 'combat.attacker-first-focus'],
    });
    propose(draft, {
      type: 'CombatOpened',
      data: { at, attacker, defender },
      because: ['combat.attacker', 'combat.defender'],
    });
  } else joinShowdown(draft, { at, attacker, defender });
  setDesignations(draft);
};

/** 3c of special cleanups, the two times that the book heals damage (143.3.b): all units heal (317.2.b, 466.1.a.1). */
export const healAllUnits = (draft: Draft): void => {
  const { state } = draft;
  const units = piecesOnBoard(state).filter((number) => (state.pieces[number]?.damage ?? 0) > 0);
  if (units.length === 0) return;
  const because = draft.state.showdown ? (['combat.heal-all'] as const) : (['turn.expiration-heal'] as const);
  propose(draft, { type: 'UnitsHealed', data: { units }, because });
};

/** 3d of the combat cleanup: attackers here are recalled if defenders are still here (466.1.a.2). */
export const recallAttackers = (draft: Draft): void => {
  const battle = battleOf(draft.state);
  if (!battle) return;
  const { at, combat } = battle;
  const pieces = unitsOfAt(draft.state, at, combat.attacker);
  if (pieces.length === 0 || unitsOfAt(draft.state, at, combat.defender).length === 0) return;
  propose(draft, {
    type: 'AttackersRecalled',
    data: { pieces },
    because: ['combat.recall-attackers', 'recall.not-move'],
  });
};

/** No combat has happened: nothing heals. What becomes of the contest is not said; it is over as it is elsewhere. */
const callOff = (draft: Draft, battle: Battle): void => {
  draft.asked.add('combat.skip-to-resolution');
  determineControl(draft, battle);
};

const beginDamage = (draft: Draft, { at, combat }: Battle): void => {
  const both = [combat.attacker, combat.defender].every((seat) => unitsOfAt(draft.state, at, seat).length > 0);
  if (both) {
    propose(draft, {
      type: 'CombatStepBegan',
      data: { step: 'damage' },
      because: ['combat.damage-step', 'combat.damage-needs-both'],
    });
  } else {
    const neither = [combat.attacker, combat.defender].every((seat) => unitsOfAt(draft.state, at, seat).length === 0);
    if (neither && policyOf(draft.state).nobodyLeft === 'no combat') callOff(draft, { at, combat });
    else beginCombatCleanup(draft);
  }
};

/** The attacker assigns first, then the defender (465.2.c); where only one assignment exists it is made. */
const assignOrDeal = (draft: Draft, { at, combat }: Battle): void => {
  const seat = [combat.attacker, combat.defender].find((each) => !combat.assigned.some((done) => done.seat === each));
  if (seat === undefined) {
    dealAssigned(draft, { at, combat });
    return;
  }
  const damage = onlyAssignment(draft.state, at, seat);
  if (damage === null) {
    awaitChoice(draft, { kind: 'assign-damage', seat }, ['combat.assign', 'combat.assign-lethal-first']);
    return;
  }
  const excess = excessOf(draft.state, damage);
  propose(draft, { type: 'DamageAssigned', data: { seat, damage, excess }, because: ['combat.assign'] });
};

/** 465.2, 465.2.d, 465.3: all assigned damage at once; then outstanding tasks are cancelled and the resolution step begins. */
const dealAssigned = (draft: Draft, { at, combat }: Battle): void => {
  const parts = combat.assigned.flatMap(({ damage }) => damage.filter((part) => part.amount > 0));
  const living = parts.filter(
    (part) => unitsAt(draft.state, at).includes(part.unit) && !isUnhurtable(draft.state, part.unit),
  );
  push(draft, { task: 'combat-cleanup' });
  if (living.length > 0) {
    const mightOfSide = (seat: number): number => combatMight(draft.state, at, seat);
    const [attacker, defender] = [mightOfSide(combat.attacker), mightOfSide(combat.defender)];
    propose(draft, {
      type: 'DamageDealt',
      data: { parts: living, source: { kind: 'combat', attacker, defender } },
      because: ['combat.deal', 'action.deal-combat'],
    });
  }
};

/** The Combat Resolution Step begins with its cleanup (465.3, 466.1). */
export const beginCombatCleanup = (draft: Draft): void => {
  propose(draft, {
    type: 'CombatStepBegan',
    data: { step: 'cleanup' },
    because: ['combat.resolution-step', 'combat.cleanup'],
  });
  draft.cleanupDue = false;
  push(draft, { task: 'cleanup', step: 0, special: 'combat' });
};

/** 466.3: who has won; "No Result" where attackers were recalled or both or neither have units. */
const determineResult = (draft: Draft, { at, combat }: Battle): void => {
  propose(draft, { type: 'CombatStepBegan', data: { step: 'result' }, because: ['combat.result'] });
  const attackers = unitsOfAt(draft.state, at, combat.attacker).length;
  const defenders = unitsOfAt(draft.state, at, combat.defender).length;
  const decided = !combat.recalled && attackers > 0 !== defenders > 0;
  const winner = decided ? (attackers > 0 ? combat.attacker : combat.defender) : null;
  const loser = decided ? (attackers > 0 ? combat.defender : combat.attacker) : null;
  propose(draft, {
    type: 'CombatResultDetermined',
    data: { at, winner, loser },
    because: decided ? ['combat.won', 'combat.lost'] : ['combat.no-result'],
  });
  if (attackers === 0 || defenders === 0) return;
  propose(draft, { type: 'ShowdownStaged', data: { at, staged: true }, because: ['combat.again'] });
  propose(draft, { type: 'CombatStaged', data: { at, staged: true }, because: ['combat.again'] });
};

/**
 * 466.5: with nothing staged here, the player with units left establishes control, attacker or defender (466.5.e); contested is
 * cleared. Where units of both have come since the result, nobody has it yet, and the place stays contested for the combat to come.
 */
const determineControl = (draft: Draft, { at }: Battle): void => {
  propose(draft, { type: 'CombatStepBegan', data: { step: 'control' }, because: ['combat.control'] });
  const battlefield = draft.state.battlefields[at];
  if (!battlefield || battlefield.combatStaged || battlefield.showdownStaged) return;
  const [seat, other] = seatsAt(draft.state, at);
  if (other !== undefined) return;
  clearContested(draft, at, ['combat.clear-contested']);
  if (seat === undefined) {
    if (battlefield.controller !== null) {
      propose(draft, {
        type: 'ControlLost',
        data: { at, seat: battlefield.controller },
        because: ['combat.nobody-left'],
      });
    }
  } else if (seat !== battlefield.controller)
    establishControl(draft, { at, seat }, ['combat.control', 'combat.conquer']);
};

/** 466.7: designations go, "this combat" effects expire. */
const endCombat = (draft: Draft, { at }: Battle): void => {
  propose(draft, { type: 'CombatStepBegan', data: { step: 'end' }, because: ['combat.ends'] });
  clearDesignations(draft);
  endWindow(draft, 'combat');
  propose(draft, { type: 'CombatEnded', data: { at }, because: ['combat.ends'] });
};

/**
 * The steps after the combat showdown, one at a time: between them the loop finishes what went on the chain (466.2, 466.4,
 * 466.6).
 */
export const continueCombat = (draft: Draft): void => {
  const battle = battleOf(draft.state);
  if (!battle) return;
  const next: Readonly<Record<Combat['step'], (draft: Draft, battle: Battle) => void>> = {
    showdown: beginDamage,
    damage: assignOrDeal,
    cleanup: determineResult,
    result: determineControl,
    control: endCombat,
    end: endCombat,
  };
  next[battle.combat.step](draft, battle);
};
