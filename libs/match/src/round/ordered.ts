import type { RoundEvent } from './events.js';
import type { RoundOrder } from './orders.js';

type OrderData = {
  readonly [Type in RoundEvent['type']]: (data: Extract<RoundEvent, { type: Type }>['data']) => object;
};

const OWN_PARTS: OrderData = {
  ClockStarted: ({ minutes, playoff }) => ({ type: 'StartClock', minutes, playoff }),
  ClockPaused: () => ({ type: 'PauseClock' }),
  ClockResumed: () => ({ type: 'ResumeClock' }),
  RoundLengthened: ({ minutes }) => ({ type: 'LengthenRound', minutes }),
  TimeCalled: ({ turn, playoff }) => ({ type: 'CallTime', turn, playoff }),
  MatchConceded: ({ seat }) => ({ type: 'ConcedeMatch', seat }),
  MatchDrawn: ({ seats }) => ({ type: 'DrawMatch', seats }),
  ResultSigned: ({ result }) => ({ type: 'SignResult', result }),
};

/** The order that an event of the match around its games came of, as its recorder has it. */
export const roundOrderOf = ({ type, data }: RoundEvent): RoundOrder => {
  const { by, words } = data;
  return { ...(OWN_PARTS[type] as (data: RoundEvent['data']) => object)(data), by, words } as RoundOrder;
};
