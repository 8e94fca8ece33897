import { push, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import type { Frame, Lane, RuneterraState } from '../../state/runeterra-state.js';
import { isInPlay } from '../../reading/units/board.js';
import { hasKeyword, powerOf } from '../../reading/units/values.js';
import { strikeTogether, type Strike } from './strike.js';

type StrikesFrame = Extract<Frame, { task: 'strikes' }>;

/** The steps of a lane: who strikes first, who at the same time, the blocker alone, and its end. */
const STEP = { first: 0, together: 1, blockerAlone: 2, over: 3 } as const;

/** What an attacker strikes: who stands opposite, or the nexus; nothing where its blocker is gone, but with Overwhelm. */
const attackOf = (state: RuneterraState, { attacker, opposite, blocked }: Lane): readonly Strike[] => {
  if (attacker === null) return [];
  const meetsNobody = opposite === null && blocked && !hasKeyword(state, attacker, 'Overwhelm');
  return meetsNobody ? [] : [{ by: attacker, target: opposite, attacking: true }];
};

const answerOf = ({ attacker, opposite }: Lane): readonly Strike[] =>
  attacker === null || opposite === null ? [] : [{ by: opposite, target: attacker, attacking: false }];

/** Quick Attack and Double Attack strike before the blocker does. */
const strikeFirst = (draft: Draft, lane: Lane): number => {
  const { state } = draft;
  const { attacker, opposite } = lane;
  if (attacker === null) return STEP.over;
  const isDouble = hasKeyword(state, attacker, 'Double Attack');
  if (opposite === null) {
    const strikes = attackOf(state, lane).length > 0 && powerOf(state, attacker) > 0;
    if (isDouble && strikes) draft.doubts.add('double-attack-on-nexus');
    return STEP.together;
  }
  if (!isDouble && !hasKeyword(state, attacker, 'Quick Attack')) return STEP.together;
  strikeTogether(draft, attackOf(state, lane), [
    isDouble ? 'runeterra.keyword.double-attack' : 'runeterra.keyword.quick-attack',
  ]);
  return isDouble ? STEP.together : STEP.blockerAlone;
};

/** An attacker that its blocker has struck and that lives has survived the strike. */
const countSurvivor = (draft: Draft, lane: Lane, blows: boolean): void => {
  const { attacker } = lane;
  if (!blows || attacker === null || !isInPlay(draft.state, attacker)) return;
  const seat = draft.state.pieces[attacker]?.owner ?? 0;
  const survived = (draft.state.seats[seat]?.strikesSurvived ?? 0) + 1;
  propose(draft, {
    type: 'StrikeSurvived',
    data: { seat, piece: attacker, survived },
    because: ['runeterra.combat.strikes'],
  });
};

const strikeNow = (draft: Draft, lane: Lane, step: number): void => {
  const answers = answerOf(lane);
  const attacks = step === STEP.together ? attackOf(draft.state, lane) : [];
  const blows = answers.some(({ by }) => powerOf(draft.state, by) > 0);
  strikeTogether(draft, [...attacks, ...answers], ['runeterra.combat.strikes', 'runeterra.order.left-to-right']);
  countSurvivor(draft, lane, blows);
};

const finishLane = (draft: Draft, lane: number): void => {
  propose(draft, { type: 'LaneFinished', data: { lane }, because: ['runeterra.order.left-to-right'] });
};

/** The next step of the leftmost lane that has not struck. What it sets off is done before the one that follows. */
export const runStrikes = (draft: Draft, { step }: StrikesFrame): void => {
  const { combat } = draft.state;
  const lane = combat?.lanes[combat.strikes];
  if (!combat || !lane) return;
  if (combat.step !== 'strikes') {
    propose(draft, { type: 'CombatStepBegan', data: { step: 'strikes' }, because: ['runeterra.combat.strikes'] });
  }
  if (step === STEP.over) {
    push(draft, { task: 'strikes', step: STEP.first });
    finishLane(draft, combat.strikes);
  } else if (step === STEP.first) {
    push(draft, { task: 'strikes', step: strikeFirst(draft, lane) });
  } else {
    push(draft, { task: 'strikes', step: STEP.over });
    strikeNow(draft, lane, step);
  }
};
