import { push, type Draft } from '../../draft.js';
import { propose } from '../../gate.js';
import { nextSeat } from '../../objects.js';
import type { RiftboundState } from '../../state.js';
import { STEPS, type Phase, type Step } from '../../vocabulary.js';
import { piecesIn, piecesOnBoard } from '../../zones.js';
import { hold } from '../scoring/scoring.js';

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

/** Nothing is left to do and nobody may act: the next step, phase or turn begins (335). */
export const proceed = (draft: Draft): void => {
  const { turn } = draft.state;
  if (turn.step === 'expiration') {
    if (draft.state.nextItem > turn.itemsBefore) beginStep(draft, 'expiration');
    else beginTurn(draft, turn.number + 1, nextSeat(draft.state, turn.seat));
    return;
  }
  const next = STEPS[STEPS.indexOf(turn.step) + 1];
  if (next) beginStep(draft, next);
};

const readiable = (state: RiftboundState, seat: number): readonly number[] =>
  piecesOnBoard(state).filter((number) => {
    const piece = state.pieces[number];
    return piece?.controller === seat && piece.exhausted;
  });

const awaken = (draft: Draft): void => {
  const pieces = readiable(draft.state, draft.state.turn.seat);
  if (pieces.length > 0) propose(draft, { type: 'PiecesReadied', data: { pieces }, because: ['turn.awaken'] });
};

/** The turn player holds every battlefield they control (315.2.b). */
const scoring = (draft: Draft): void => {
  const { seat } = draft.state.turn;
  draft.state.battlefields.forEach((battlefield, at) => {
    if (battlefield.controller === seat) hold(draft, at, seat);
  });
};

/** Runes channeled in the Channel Phase: two, and one more in the second player's first (315.3, 485, 486). */
export const runesToChannel = (state: RiftboundState): number => (state.turn.number === state.seats.length ? 3 : 2);

/** The rule of each mode for the extra rune. */
const FIRST_TURN = { duel: 'mode.duel.first-turn', match: 'mode.match.first-turn' } as const;

const channel = (draft: Draft): void => {
  const { seat } = draft.state.turn;
  const pieces = piecesIn(draft.state, { zone: 'rune-deck', seat }).slice(0, runesToChannel(draft.state));
  if (pieces.length === 0) return;
  propose(draft, {
    type: 'RunesChanneled',
    data: { seat, exhausted: false, pieces, cards: pieces.map((piece) => draft.state.pieces[piece]?.card ?? null) },
    because: runesToChannel(draft.state) === 3 ? ['turn.channel', FIRST_TURN[draft.state.mode]] : ['turn.channel'],
  });
};

const draw = (draft: Draft): void => {
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

const main = (draft: Draft): void => {
  if (hasResources(draft.state)) propose(draft, { type: 'PoolsEmptied', data: {}, because: ['turn.main-pools-empty'] });
};

const expiration = (draft: Draft): void => {
  push(draft, { task: 'cleanup', step: 0, special: 'ending' });
};

const nothing = (): void => undefined;

/** What the book has done in each step, in its order. */
const STEP_WORK: Readonly<Record<Step, (draft: Draft) => void>> = {
  awaken,
  beginning: nothing,
  scoring,
  channel,
  draw,
  main,
  ending: nothing,
  expiration,
};

export const doStepWork = (draft: Draft, step: Step): void => {
  STEP_WORK[step](draft);
};

/** Empties every pool in the expiration step (317.2.d). */
export const emptyPools = (draft: Draft): void => {
  if (hasResources(draft.state)) propose(draft, { type: 'PoolsEmptied', data: {}, because: ['turn.expiration-pools'] });
};
