import { push, runStep, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import type { Frame } from '../../state/runeterra-state.js';
import { LIMITS } from '../../words/vocabulary.js';
import { drawCards } from './draw.js';
import { abilityOf } from '../../reading/abilities/texts.js';
import { holderOf } from '../../reading/situation.js';
import { enemyOf } from '../../reading/units/board.js';

type RoundStart = Extract<Frame, { task: 'round-start' }>;

const begin = (draft: Draft): void => {
  const round = draft.state.round + 1;
  const seat = holderOf({ ...draft.state, round });
  propose(draft, { type: 'RoundStarted', data: { round, seat }, because: ['runeterra.round.start'] });
  propose(draft, { type: 'AttackTokenGained', data: { seat, by: 'round' }, because: ['runeterra.round.token'] });
};

const fillGems = (draft: Draft): void => {
  for (const [seat, { gems }] of draft.state.seats.entries()) {
    const now = Math.min(LIMITS.gems, gems + 1);
    if (now > gems) {
      propose(draft, { type: 'ManaGemGained', data: { seat, gems: now }, because: ['runeterra.round.gem'] });
    }
    propose(draft, { type: 'ManaRefilled', data: { seat, mana: now }, because: ['runeterra.round.refill'] });
  }
};

/** Each draws a card, the token holder first: open whether it counts as one action where neither can. */
const draw = (draft: Draft): void => {
  const holder = holderOf(draft.state);
  if (draft.state.seats.every(({ deck }) => deck.length === 0)) draft.doubts.add('both-decks-empty');
  for (const seat of [holder, enemyOf(holder)]) drawCards(draft, { seat, count: 1 }, ['runeterra.round.draw']);
};

/** A landmark that has counted down does what it does then, and goes; what is not encoded the table tells. */
const runDown = ({ state }: Draft, source: number): Frame => {
  const doing = { seat: state.pieces[source]?.owner ?? 0, source, item: null, targets: [] };
  const effects = abilityOf(state, source, 'countdown')?.effects ?? [];
  return { task: 'effects', effects: [...effects, { do: 'destroy', to: { who: 'this' } }], doing };
};

/** Countdown landmarks tick, and those that have counted down act, one after the other. */
const tick = (draft: Draft): void => {
  const ticking = draft.state.seats.flatMap(({ bench }) => bench);
  for (const piece of ticking) {
    const left = (draft.state.pieces[piece]?.countdown ?? 0) - 1;
    if (left < 0) continue;
    propose(draft, { type: 'CountdownTicked', data: { piece, left }, because: ['runeterra.keyword.countdown'] });
  }
  push(
    draft,
    ...ticking.filter((piece) => draft.state.pieces[piece]?.countdown === 0).map((piece) => runDown(draft, piece)),
  );
};

/** Effects at the start of a round happen as the phase begins. */
const effects = (draft: Draft): void => {
  propose(draft, { type: 'PhaseBegan', data: { phase: 'round-start' }, because: ['runeterra.round.start-effects'] });
  tick(draft);
};

const firstTurn = (draft: Draft): void => {
  propose(draft, { type: 'PhaseBegan', data: { phase: 'actions' }, because: ['runeterra.turn.one-action'] });
  push(draft, { task: 'hand-over', seat: enemyOf(holderOf(draft.state)) });
};

/** What happens as a round starts, in this order. */
const STEPS: readonly ((draft: Draft) => void)[] = [begin, fillGems, draw, effects, firstTurn];

/** One step of the start of a round, and then the next. */
export const runRoundStart = (draft: Draft, frame: RoundStart): void => {
  runStep(draft, STEPS, frame);
};
