import { personText, slipText } from '#match';
import { type ResultSlip, type RoundClock, type RoundReading, timeLeft } from '#projections';

type Players = readonly { readonly name: string }[];

const SECOND = 1000;

/** Minutes and seconds: "12:05", with a minus where they are used up. */
const spanText = (milliseconds: number): string => {
  const seconds = Math.round(Math.abs(milliseconds) / SECOND);
  const rest = String(seconds % 60).padStart(2, '0');
  return `${milliseconds < 0 ? '-' : ''}${String(Math.floor(seconds / 60))}:${rest}`;
};

const clockText = (clock: RoundClock, now: number): string => {
  const left = timeLeft(clock, now);
  const called = clock.calledAt === null ? '' : `; time was called at ${clock.calledAt}`;
  if (left === null) return `clock: not started${called}`;
  const state = clock.since === null ? 'stopped' : 'running';
  const given = clock.given === 0 ? '' : `, ${String(clock.given)} min given`;
  return `clock: ${spanText(left)} left at the last event of the tape (${state}, ${String(clock.minutes)} min${given})${called}`;
};

const slipLines = (
  { result, signed, missing, official, conflicts }: ResultSlip,
  players: Players,
): readonly string[] => {
  const names = [...missing.map((seat) => players[seat]?.name ?? ''), ...(official ? [] : ['an official'])];
  return [
    result === null ? 'slip: the match has no result yet' : `slip: ${slipText(result, players)}`,
    ...signed.map((each) => {
      const other = conflicts.includes(each) ? ` -- another result: ${slipText(each.result, players)}` : '';
      return `  signed by ${personText(each.by, players)}${other}`;
    }),
    ...(result === null || names.length === 0 ? [] : [`  not signed: ${names.join(', ')}`]),
  ];
};

/** The match around its games as text, with what the clock shows at a moment. */
export const roundText = ({ clock, score, slip }: RoundReading, players: Players, now: number): string => {
  const games =
    score === null
      ? []
      : [`games: ${score.wins.join('-')}${score.drawn === 0 ? '' : `, ${String(score.drawn)} drawn`}`];
  return [clockText(clock, now), ...games, ...slipLines(slip, players)].map((line) => `${line}\n`).join('');
};
