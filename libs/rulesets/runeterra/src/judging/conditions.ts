import type { Condition } from '../words/condition.js';
import type { Doing } from '../state/agenda.js';
import type { RuneterraState } from '../state/runeterra-state.js';
import type { Member } from '../words/member.js';
import { cardAt, cardOfCode, codeAt } from '../cards/known-cards.js';
import { isEnlightened } from '../reading/objects.js';
import { inPlayOf, unitsOf } from '../reading/units/board.js';
import { isSuch } from '../reading/units/which.js';
import { isThere } from './targets.js';

type Checks = {
  readonly [Word in Condition['is']]: (
    state: RuneterraState,
    condition: Member<Condition, 'is', Word>,
    doing: Doing,
  ) => boolean;
};

const CHECKS: Checks = {
  'ally-died': ({ seats }, { count = 1 }, { seat }) => (seats[seat]?.died ?? 0) >= count,
  plunder: ({ seats }, _, { seat }) => seats[seat]?.raided ?? false,
  daybreak: ({ seats }, _, { seat }) => seats[seat]?.cardsPlayed === 1,
  nightfall: ({ seats }, _, { seat }) => (seats[seat]?.cardsPlayed ?? 0) > 1,
  enlightened: (state, _, { seat }) => isEnlightened(state, seat),
  'only-ally': (state, _, { seat }) => unitsOf(state, seat).length === 1,
  allegiance: (state, _, { seat, source }) => {
    const top = cardOfCode(state, state.seats[seat]?.deck[0] ?? null);
    const regions = source === null ? [] : (cardAt(state, source)?.regions ?? []);
    return top?.regions.some((region) => regions.includes(region)) ?? false;
  },
  behold: (state, { which }, { seat }) =>
    [...inPlayOf(state, seat), ...(state.seats[seat]?.hand ?? [])].some(
      (piece) => cardAt(state, piece) !== null && isSuch(state, piece, which),
    ),
  it: (state, { which }, { it }) => it !== null && it !== undefined && isSuch(state, it, which),
  target: (state, { number }, { targets }) => {
    const target = targets[number];
    return target !== undefined && isThere(state, target);
  },
  not: (state, { that }, doing) => !holds(state, that, doing),
};

/** Whether what a text asks for is so; a text that asks for nothing acts. */
export const holds = (state: RuneterraState, condition: Condition | undefined, doing: Doing): boolean =>
  condition === undefined ||
  (CHECKS[condition.is] as (state: RuneterraState, condition: Condition, doing: Doing) => boolean)(
    state,
    condition,
    doing,
  );

/** Whether nobody can say if it is so: cards that it looks at are unknown, and none of the others is enough. */
export const isUnknown = (state: RuneterraState, condition: Condition | undefined, doing: Doing): boolean => {
  const player = state.seats[doing.seat];
  switch (condition?.is) {
    case 'allegiance':
      return player?.deck[0] === null;
    case 'behold':
      return !holds(state, condition, doing) && (player?.hand ?? []).some((piece) => codeAt(state, piece) === null);
    case 'not':
      return isUnknown(state, condition.that, doing);
    default:
      return false;
  }
};
