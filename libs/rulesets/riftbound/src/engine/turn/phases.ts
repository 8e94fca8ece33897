import { giftsOnBoard } from '../../reading/statics/statics.js';
import { replacementOf, replacersOf } from '../../reading/replacements/replacers.js';
import { type Replacer } from '../../state/event-progress.js';
import { push, type Draft } from '../draft.js';
import { staysExhausted } from '../../reading/statics/prohibitions.js';
import { propose } from '../gate.js';
import { inOrderFrom, isInGame, modeOf, nextSeat } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { STEPS, type Phase, type Step } from '../../words/vocabulary.js';
import { piecesIn, piecesOnBoard } from '../../state/zones.js';
import { hold } from '../scoring/scoring.js';
import { policyOf } from '../../words/editions/editions.js';
import type { Policy } from '../../words/editions/policy.js';
import { winAtOnce } from '../ending/ending.js';
import { endByTime } from '../ending/time.js';
import { endStuns } from '../combat/effects-end.js';

/** Phases of the Turn (314-317): the phase each step belongs to. */
const PHASE_OF: Readonly<Record<Step, Phase>> = {
  awaken: 'awaken',
  beginning: 'beginning',
  scoring: 'beginning',
  channel: 'channel',
  draw: 'draw',
  main: 'main',
  ending: 'ending',
  expiration: 'ending',
};

/** Begins a step and puts its task on the agenda. */
export const beginStep = (draft: Draft, step: Step): void => {
  push(draft, { task: 'step-work', step });
  propose(draft, {
    type: 'StepBegan',
    data: { phase: PHASE_OF[step], step, seat: draft.state.turn.seat },
    because: ['turn.turn-player'],
  });
};

/** The next player's turn (306, 317.3). */
export const beginTurn = (draft: Draft, number: number, seat: number): void => {
  propose(draft, { type: 'TurnBegan', data: { number, seat }, because: ['turn.next'] });
  beginStep(draft, 'awaken');
};

/** An additional turn, or the next in the order of turns, round and round (302), which additional ones do not change (735-738). */
const beginNextTurn = (draft: Draft): void => {
  const { turn, additionalTurns } = draft.state;
  const seat = additionalTurns.find((each) => isInGame(draft.state, each));
  if (seat === undefined) {
    beginTurn(draft, turn.number + 1, nextSeat(draft.state, turn.regular));
    return;
  }
  propose(draft, {
    type: 'TurnBegan',
    data: { number: turn.number + 1, seat, additional: true },
    because: ['additional-turn.what', 'additional-turn.order-unchanged'],
  });
  beginStep(draft, 'awaken');
};

/** The turn is over, and the game with it where it was the last. */
const endTurn = (draft: Draft): void => {
  endByTime(draft);
  if (draft.state.result === null && draft.state.lastGame === null) beginNextTurn(draft);
};

const stepAfter = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) + 1];

/** The replacement ability that has the turn player skip a step; undefined where none does (443). */
const skipping = (state: RiftboundState, step: Step): Replacer | undefined =>
  replacersOf(state, 'begin').find((replacer) => {
    const when = replacementOf(replacer)?.when;
    return when?.would === 'begin' && when.step === step && replacer.seat === state.turn.seat;
  });

/** The step itself, or the one after those that are skipped: nothing of theirs happens, and nothing triggers on them. */
const afterSkipping = (draft: Draft, step: Step): Step => {
  const replacer = skipping(draft.state, step);
  const next = stepAfter(step);
  if (!replacer || next === undefined) return step;
  const { name, source, seat } = replacer;
  propose(draft, {
    type: 'ReplacementApplied',
    data: { name, source, delayed: null, seat, part: null, would: 'begin', left: null },
    because: ['action.skip', 'action.skip-no-triggers'],
  });
  return afterSkipping(draft, next);
};

/** Something went on the chain meanwhile: the step is done again (317.2.f). Older editions end the turn, and with it the pools. */
const afterExpiration = (draft: Draft): void => {
  const { state } = draft;
  const { expiration, expirationPools } = policyOf(state);
  if (expiration === 'again after chain items' && state.nextItem > state.turn.itemsBefore) {
    beginStep(draft, 'expiration');
    return;
  }
  if (expirationPools === 'as it ends') emptyPools(draft);
  endTurn(draft);
};

/**
 * Nothing is left to do and nobody may act: the next step, phase or turn begins (335), the Main Phase behind all others (316.1).
 * The turn of a player who has left the game goes to its end at once (652.5.a).
 */
export const proceed = (draft: Draft): void => {
  const { turn } = draft.state;
  if (turn.step === 'expiration') {
    afterExpiration(draft);
    return;
  }
  if (turn.step === 'draw') emptyBeforeMain(draft, 'as the Draw Phase ends');
  const next = isInGame(draft.state, turn.seat) || turn.step === 'ending' ? stepAfter(turn.step) : 'ending';
  if (next) beginStep(draft, afterSkipping(draft, next));
};

const readiable = (state: RiftboundState, seat: number): readonly number[] =>
  piecesOnBoard(state).filter((number) => {
    const piece = state.pieces[number];
    return piece?.controller === seat && piece.exhausted && !staysExhausted(state, number, 'turn');
  });

const awaken = (draft: Draft): void => {
  const { seat } = draft.state.turn;
  const pieces = readiable(draft.state, seat);
  const cause = { seat, item: null, source: null };
  if (pieces.length > 0) propose(draft, { type: 'PiecesReadied', data: { pieces, cause }, because: ['turn.awaken'] });
};

/** The turn player holds every battlefield they control (315.2.b). */
const scoring = (draft: Draft): void => {
  const { seat } = draft.state.turn;
  draft.state.battlefields.forEach((battlefield, at) => {
    if (battlefield.controller === seat && !winAtOnce(draft)) hold(draft, at, seat);
  });
};

const RUNES = 2;

/**
 * Whether it is the first turn of whoever goes first, or last: modes change those (115.2, 485.7-489.7). Who has left the game before that goes
 * neither first nor last: the First Player is who becomes the Turn Player first (115.1.b.1).
 */
const isFirstTurnOf = (state: RiftboundState, place: 'first' | 'last'): boolean => {
  const { seats, turn, firstPlayer } = state;
  if (seats[turn.seat]?.turns !== 1) return false;
  return place === 'first' ? turn.number === 1 : turn.seat === inOrderFrom(state, firstPlayer ?? 0).at(-1);
};

/** Runes channeled in the Channel Phase: two, and one more in the last player's first (315.3, 485.7-489.7). Fewer are all (315.3.b.1). */
export const runesToChannel = (state: RiftboundState): number => {
  const told = giftsOnBoard(state, 'channels').map(({ gift }) => gift.channels);
  return Math.min(RUNES, ...told) + Number(isFirstTurnOf(state, 'last'));
};

const channel = (draft: Draft): void => {
  const { seat } = draft.state.turn;
  const pieces = piecesIn(draft.state, { zone: 'rune-deck', seat }).slice(0, runesToChannel(draft.state));
  if (pieces.length === 0) return;
  propose(draft, {
    type: 'RunesChanneled',
    data: { seat, exhausted: false, pieces, cards: pieces.map((piece) => draft.state.pieces[piece]?.card ?? null) },
    because:
      runesToChannel(draft.state) > RUNES ? ['turn.channel', modeOf(draft.state).rules.firstTurn] : ['turn.channel'],
  });
};

/** One card; in some modes none in the first player's first Draw Phase (315.4, 487.7-489.7). */
const draw = (draft: Draft): void => {
  if (!modeOf(draft.state).firstDraws && isFirstTurnOf(draft.state, 'first')) return;
  push(draft, {
    task: 'draw',
    to: 'hand',
    seat: draft.state.turn.seat,
    count: 1,
    burnedOut: 0,
    because: ['turn.draw'],
  });
};

const hasResources = (state: RiftboundState): boolean =>
  state.seats.some(({ pool }) => pool.energy > 0 || Object.values(pool.power).some((amount) => amount > 0));

/** Pools empty before the Main Phase (316.3): as it begins, or in older editions as the Draw Phase ends. */
const emptyBeforeMain = (draft: Draft, when: Policy['poolsEmpty']): void => {
  if (policyOf(draft.state).poolsEmpty !== when || !hasResources(draft.state)) return;
  propose(draft, { type: 'PoolsEmptied', data: {}, because: ['turn.main-pools-empty'] });
};

const main = (draft: Draft): void => {
  emptyBeforeMain(draft, 'as the Main Phase begins');
};

/** Stuns end here or in the Expiration Step (423.1.a.2). */
const ending = (draft: Draft): void => {
  if (policyOf(draft.state).stunsEnd === 'as the Ending Step begins') endStuns(draft);
};

const expiration = (draft: Draft): void => {
  push(draft, { task: 'cleanup', step: 0, special: 'ending' });
};

const nothing = (): void => undefined;

/** What the book has done in each step, in its order; effects of its beginning trigger on `StepBegan`. */
const STEP_WORK: Readonly<Record<Step, (draft: Draft) => void>> = {
  awaken,
  beginning: nothing, // 315.2, 315.2.a
  scoring,
  channel,
  draw,
  main, // 316, 316.4
  ending, // 317.1
  expiration,
};

export const doStepWork = (draft: Draft, step: Step): void => {
  STEP_WORK[step](draft);
};

/** Empties every pool in the expiration step (317.2.d), or as it ends. */
export const emptyPools = (draft: Draft): void => {
  if (hasResources(draft.state)) propose(draft, { type: 'PoolsEmptied', data: {}, because: ['turn.expiration-pools'] });
};
