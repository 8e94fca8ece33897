import { askOfCombat } from '../combat/left-open.js';
import type { RuleKey } from '#rulebook';
import { awaitChoice, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import { isUnit } from '../../reading/objects.js';
import type { Frame, RiftboundState, Showdown } from '../../state/riftbound-state.js';
import { piecesOnBoard } from '../../state/zones.js';
import { turnPlayer } from '../../state/sides.js';
import { endWindow } from '../combat/effects-end.js';
import { healAllUnits, openCombat, recallAttackers } from '../combat/combat.js';
import { clearDesignations, setDesignations } from '../combat/designations.js';
import { hasLethalDamage } from '../../reading/layers/might.js';
import { lostControl } from '../battlefields/control-lost.js';
import { checkForWin } from '../ending/ending.js';
import { beginAt } from '../showdowns/showdown.js';
import { killCauses } from './kill-causes.js';
import { emptyPools } from './phases.js';
import { recallStrays } from './strays.js';
import { clearStaleContested, eachBattlefield, stageCombats, stageShowdowns, type CleanupStep } from './staging.js';
import { turnState } from '../../reading/turn-states.js';
import { policyOf } from '../../words/editions/editions.js';
import type { Policy } from '../../words/editions/policy.js';

/** Cleanups (318-324). */
type CleanupFrame = Extract<Frame, { task: 'cleanup' }>;

/**
 * 3b. Units with lethal damage are killed, all at once, by nobody's instruction (428.1.a.2); deaths trigger with what the units
 * were like before (323.4, 323.5).
 */
const killDamaged: CleanupStep = (draft) => {
  const { state } = draft;
  const pieces = piecesOnBoard(state).filter((number) => hasLethalDamage(state, number) && isUnit(state, number));
  if (pieces.length === 0) return;
  propose(draft, {
    type: 'PiecesKilled',
    data: {
      by: 'cleanup',
      causes: killCauses(state, pieces),
      pieces,
      cards: pieces.map((number) => state.pieces[number]?.card ?? null),
    },
    because: ['cleanup.kill', 'objects.lethal-damage'],
  });
};

/**
 * 4. In an Open State, control of battlefields without one's units is lost (323.6, 190.4.c): units keep it (190.4.a), and so does
 * a showdown or combat that is going on there (190.4.b).
 */
const loseControl: CleanupStep = (draft) => {
  if (policyOf(draft.state).controlLost !== 'in an open cleanup') return;
  eachBattlefield(draft, (at) => {
    const { state } = draft;
    const seat = lostControl(state, at);
    if (seat === null || state.chain.length > 0 || state.showdown?.battlefield === at) return;
    propose(draft, { type: 'ControlLost', data: { at, seat }, because: ['cleanup.lose-control'] });
  });
};

/** Where combats are staged, or showdowns: without a combat, unless the edition has them begin as one. */
const stagedBattlefields = (state: RiftboundState, combat: boolean): readonly number[] =>
  state.battlefields.flatMap(({ showdownStaged, combatStaged }, at) => {
    const staged = combat
      ? combatStaged
      : showdownStaged && (!combatStaged || policyOf(state).stagedTogether === 'any');
    return staged ? [at] : [];
  });

/** Whether it is open which comes first: one rule has a combat begin as a showdown, another leaves those out (323.12, 461.3). */
const isOrderOpen = (state: RiftboundState, combat: boolean): boolean =>
  !combat &&
  policyOf(state).stagedTogether === 'showdowns without combats' &&
  stagedBattlefields(state, true).length > 0;

/** Begins what is staged: a showdown (323.12, 344.2), a combat (323.13, 460); the turn player picks where several wait. */
const beginStaged = (draft: Draft, combat: boolean): void => {
  if (turnState(draft.state) !== 'neutral-open') return;
  const battlefields = stagedBattlefields(draft.state, combat);
  const [at] = battlefields;
  if (at === undefined) return;
  if (isOrderOpen(draft.state, combat)) draft.doubts.add('showdowns-and-combats-staged');
  if (battlefields.length === 1) beginAt(draft, at);
  else {
    const seat = turnPlayer(draft.state);
    const because: readonly RuleKey[] = combat
      ? ['cleanup.begin-combat', 'combat.several-staged']
      : ['cleanup.begin-showdown'];
    awaitChoice(draft, { kind: 'next-showdown', seat, battlefields, combat }, because);
  }
};

/** Triggers of several players wait on the chain, where nothing was before the combat began: their order is one of the book's. */
const triggersOfSeveral = ({ chain }: RiftboundState): boolean =>
  new Set(chain.map(({ controller }) => controller)).size > 1;

/** Who has focus then, and whose triggers come first, the book says in two ways. */
const doubtTurning = ({ state, doubts }: Draft, { focus }: Showdown): void => {
  const attacker = state.showdown?.combat?.attacker;
  if (focus !== attacker && policyOf(state).focusInCombat === 'kept')
    doubts.add('focus-as-a-showdown-becomes-a-combat');
  if (attacker !== state.turn.seat && triggersOfSeveral(state)) doubts.add('triggers-as-a-showdown-becomes-a-combat');
};

/**
 * 10a. A showdown in progress where a combat is staged becomes a combat showdown, in a Showdown Open State (323.14, 344.1,
 * 316.8.b.1.a).
 */
const turnIntoCombat: CleanupStep = (draft) => {
  if (policyOf(draft.state).enemiesInShowdown === 'combat after it') return;
  const { showdown, battlefields } = draft.state;
  if (!showdown || showdown.combat || showdown.closed || turnState(draft.state) !== 'showdown-open') return;
  if (!battlefields[showdown.battlefield]?.combatStaged) return;
  openCombat(draft, showdown.battlefield);
  doubtTurning(draft, showdown);
};

/** Designations, where the edition has them. */
const whereDesignated =
  (where: Policy['designations']): CleanupStep =>
  (draft) => {
    if (policyOf(draft.state).designations === where) setDesignations(draft);
  };

/** In older editions a combat's cleanup takes the designations away. */
const removeDesignations: CleanupStep = (draft) => {
  if (policyOf(draft.state).designationsEnd === 'in its cleanup') clearDesignations(draft);
};

/** A step that only one kind of special cleanup inserts (324.1). */
const inSpecial =
  (special: CleanupFrame['special'], step: CleanupStep) =>
  (draft: Draft, frame: CleanupFrame): void => {
    if (frame.special === special) step(draft);
  };

/** Pools empty with what expires (317.2.d), or in older editions as the step ends. */
const emptyWithTheRest: CleanupStep = (draft) => {
  if (policyOf(draft.state).expirationPools === 'with what expires') emptyPools(draft);
};

/** Units heal, effects of the turn end and pools empty (317.2.b-d), where that comes before anything dies. */
const expire: CleanupStep = (draft) => {
  healAllUnits(draft);
  endWindow(draft, 'turn');
  emptyWithTheRest(draft);
};

/** A step of the ending's cleanup, on the side of its kills where the edition has it. */
const inEnding = (kills: Policy['endingKills'], step: CleanupStep) =>
  inSpecial('ending', (draft) => {
    if (policyOf(draft.state).endingKills === kills) step(draft);
  });

/** The cleanup, in the book's order (323); special cleanups insert 3c to 3e (317.2, 466.1.a). */
const STEPS: readonly ((draft: Draft, frame: CleanupFrame) => void)[] = [
  checkForWin, //                                         1
  (draft, frame) => {
    inEnding('after healing', expire)(draft, frame);
    whereDesignated('before kills')(draft);
  }, //                                                   2, and before it an older edition's Expiration Step
  killDamaged, //                                         3a, 3b (323.3): deaths trigger at the gate, before the units have moved
  whereDesignated('after kills'), //                      2 in older editions
  inSpecial('combat', healAllUnits), //                   3c of a combat
  inSpecial('combat', (draft) => {
    recallAttackers(draft);
    removeDesignations(draft);
  }), //                                                  3d of a combat, and 2e of older editions
  inEnding('before healing', healAllUnits), //            3c of an ending
  inEnding('before healing', (draft) => {
    endWindow(draft, 'turn');
  }), //                                                  3d of an ending
  inEnding('before healing', emptyWithTheRest), //        3e of an ending
  loseControl, //                                         4
  recallStrays, //                                        5
  stageShowdowns, //                                      6
  stageCombats, //                                        7, 7a
  clearStaleContested, //                                 8
  (draft) => {
    beginStaged(draft, false);
  }, //                                                   9
  (draft) => {
    beginStaged(draft, true);
  }, //                                                   10
  turnIntoCombat, //                                      10a
];

/** Tasks that a step leaves to be done before the next. */
const COMES_BETWEEN: ReadonlySet<Frame['task'] | undefined> = new Set<Frame['task'] | undefined>(['event', 'overfull']);

/** Runs a cleanup from the step its frame names; stops where a choice is awaited, to go on behind it. */
export const runCleanup = (draft: Draft, frame: CleanupFrame): void => {
  for (let step = frame.step; step < STEPS.length; step++) {
    const depth = draft.agenda.length;
    STEPS[step]?.(draft, frame);
    if (COMES_BETWEEN.has(draft.agenda.at(-1)?.task)) {
      draft.agenda.splice(depth, 0, { ...frame, step: step + 1 });
      return;
    }
    if (draft.state.lastGame !== null || draft.state.choice !== null) return;
  }
  if (frame.special === 'combat') askOfCombat(draft);
};
