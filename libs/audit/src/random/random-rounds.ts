import type { MatchState, RoundOrder } from '#match';
import { type Chance, personBy, SAID } from './chance.js';

/** One order in so many may end the match: the others let it go on. */
const ENDS_ONE_IN = 6;

/** Any order about the match around its games, sensible or not. */
export const roundOrderBy = ({ options }: MatchState<unknown>, chance: Chance): RoundOrder => {
  const seats = options?.players.length ?? 0;
  const said = { by: personBy(chance, seats), words: SAID };
  const playoff = chance.below(2) === 0;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const endings: readonly RoundOrder[] = [
    { type: 'CallTime', ...said, turn: null, playoff },
    { type: 'CallTime', ...said, turn: 1 + chance.below(4), playoff },
    { type: 'ConcedeMatch', ...said, seat: said.by.role === 'player' ? said.by.seat : chance.below(seats) },
    { type: 'DrawMatch', ...said, seats: chance.below(3) === 0 ? all : all.slice(1) },
  ];
  const orders: readonly RoundOrder[] = [
    { type: 'StartClock', ...said, minutes: 50, playoff },
    { type: 'PauseClock', ...said },
    { type: 'ResumeClock', ...said },
    { type: 'LengthenRound', ...said, minutes: 1 + chance.below(9) },
    { type: 'SignResult', ...said, result: { wins: all.map(() => chance.below(3)), drawn: 0, winners: [] } },
  ];
  const of = chance.below(ENDS_ONE_IN) === 0 ? endings : orders;
  return chance.one(of) ?? { type: 'PauseClock', ...said };
};
