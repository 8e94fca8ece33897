import { personText, type RoundEvent, slipText } from '#match';
import { words, type PlayerEntry } from '#ruleset';

type Players = readonly Pick<PlayerEntry, 'name'>[];

const { counted, listed } = words;

type Teller<E extends RoundEvent['type']> = (
  data: Extract<RoundEvent, { type: E }>['data'],
  players: Players,
) => string;

const namesOf = (seats: readonly number[], players: Players): string =>
  listed(seats.map((seat) => personText({ role: 'player', seat }, players)));

/** What happened, without who said it. */
const TOLD: { readonly [Type in RoundEvent['type']]: Teller<Type> } = {
  ClockStarted: ({ minutes, playoff, late }) =>
    `the clock is started with ${counted(minutes, 'minute')}${playoff ? ', in a playoff' : ''}${late ? ', after play had begun' : ''}`,
  ClockPaused: () => 'the clock is stopped',
  ClockResumed: () => 'the clock runs on',
  RoundLengthened: ({ minutes }) => `the match has ${String(minutes)} more ${minutes === 1 ? 'minute' : 'minutes'}`,
  TimeCalled: ({ turn, playoff }) =>
    `time is called${turn === null ? '' : ` in turn ${String(turn)}`}${playoff ? ', in a playoff' : ''}`,
  MatchConceded: ({ seat, refuses }, players) =>
    refuses ? `${namesOf([seat], players)} refuses to play` : `${namesOf([seat], players)} concedes the match`,
  MatchDrawn: ({ seats }, players) => `${namesOf(seats, players)} agree to draw the match`,
  ResultSigned: ({ result }, players) => `the slip is signed: ${slipText(result, players)}`,
};

/** What was done about the match around its games, as a line: "The clock is started with 50 minutes, by the judge Kim". */
export const describeRound = (event: RoundEvent, players: Players): string => {
  const { by, words: said } = event.data;
  const told = (TOLD[event.type] as Teller<RoundEvent['type']>)(event.data, players);
  const head = `${told.charAt(0).toUpperCase()}${told.slice(1)}`;
  return `${head}, by ${personText(by, players)}${said === '' ? '' : `: ${said}`}`;
};
