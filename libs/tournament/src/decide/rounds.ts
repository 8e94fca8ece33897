import type { Announce, BeginRound, RoundClockOrder } from '../orders.js';
import { currentRound, roundOf, type DeskRound, type Tournament } from '../state.js';
import { resultOf } from '../results.js';
import { accepted, impossible, noRound, roundClosed, type TournamentDecision } from './decision.js';

const begin = (state: Tournament, { clock }: DeskRound, { round, minutes, by }: BeginRound): TournamentDecision => {
  if (clock.begunAt !== null)
    return impossible(
      'round-begun',
      `The clock of round ${round} was started already.`,
      'Pause it, or give a table more minutes.',
    );
  const data = { round, minutes: minutes ?? state.opening?.minutes ?? 0, by };
  return accepted({ type: 'RoundBegun', data, because: [] });
};

const notStarted = (round: number): TournamentDecision =>
  impossible('round-not-begun', `The clock of round ${round} was not started.`, 'Start it first.');

const open = ({ tables }: DeskRound): readonly number[] =>
  tables.filter((table) => resultOf(table).result === null).map(({ table }) => table);

const close = (round: DeskRound, order: RoundClockOrder): TournamentDecision => {
  const left = open(round);
  if (left.length > 0)
    return impossible(
      'results-missing',
      `Round ${round.round} lacks ${left.length === 1 ? 'the result of table' : 'results of tables'} ${left.slice(0, 10).join(', ')}${left.length > 10 ? ' and others' : ''}.`,
      'Have both sides report, or let an official settle them; then close the round.',
    );
  return accepted({ type: 'RoundClosed', data: { round: round.round, by: order.by }, because: [] });
};

const ofStarted = (found: DeskRound, order: Exclude<RoundClockOrder, BeginRound>): TournamentDecision => {
  const { round, by } = order;
  const { clock } = found;
  if (order.type === 'CloseRound') return close(found, order);
  if (clock.begunAt === null) return notStarted(round);
  switch (order.type) {
    case 'PauseRound':
      if (clock.since === null)
        return impossible('round-stands', `The clock of round ${round} stands already.`, 'Let it run on first.');
      return accepted({ type: 'RoundPaused', data: { round, words: order.words, by }, because: [] });
    case 'ResumeRound':
      if (clock.since !== null)
        return impossible('round-runs', `The clock of round ${round} runs already.`, 'Pause it first.');
      return accepted({ type: 'RoundResumed', data: { round, by }, because: [] });
    case 'CallRoundTime':
      if (clock.calledAt !== null)
        return impossible(
          'time-called',
          `Time was called in round ${round} already.`,
          'Tables that were given more minutes end by their own clocks.',
        );
      return accepted({ type: 'RoundTimeCalled', data: { round, by }, because: [] });
  }
};

/** Starts, stops and ends the clock of a round. */
export const decideRound = (state: Tournament, order: RoundClockOrder): TournamentDecision => {
  const found = roundOf(state, order.round);
  if (found === undefined) return noRound(order.round);
  if (found.closedAt !== null) return roundClosed(order.round);
  return order.type === 'BeginRound' ? begin(state, found, order) : ofStarted(found, order);
};

/** Tells everybody something. */
export const decideAnnouncement = (state: Tournament, { words, by }: Announce): TournamentDecision => {
  if (words.trim() === '') return impossible('no-words', 'The announcement says nothing.', 'Write what is announced.');
  const round = currentRound(state)?.round ?? null;
  return accepted({ type: 'Announced', data: { round, words: words.trim(), by }, because: [] });
};
