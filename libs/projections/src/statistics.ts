import type { Fact } from '#kernel';
import { isRecorderEvent, type PlayRecorded } from '#match';
import { isTold, type Severity } from '#ruleset';
import { type MatchStep, type Projection, seatOf } from './projection.js';

/** Numbers of one player. `told`: plays whose effects were told at the table, whatever else was found. */
export interface PlayerStatistics {
  readonly name: string;
  readonly plays: number;
  readonly illegal: number;
  readonly doubtful: number;
  readonly told: number;
}

/** Numbers of a match, with plays that a rewind undid: they were made all the same. `turns` counts the turns begun; `rules` how often each rule key stands in a finding. */
export interface Statistics {
  readonly events: number;
  readonly facts: number;
  readonly plays: number;
  readonly turns: number;
  readonly games: number;
  readonly players: readonly PlayerStatistics[];
  readonly findings: Readonly<Record<Severity, number>>;
  readonly rules: Readonly<Record<string, number>>;
}

const countPlay = (
  player: PlayerStatistics,
  { data: { verdict } }: Pick<PlayRecorded<unknown>, 'data'>,
): PlayerStatistics => ({
  ...player,
  plays: player.plays + 1,
  illegal: player.illegal + (verdict.status === 'illegal' ? 1 : 0),
  doubtful: player.doubtful + (verdict.status === 'doubtful' ? 1 : 0),
  told: player.told + (isTold(verdict) ? 1 : 0),
});

const withPlay = (statistics: Statistics, event: PlayRecorded<unknown>): Statistics => {
  const seat = seatOf(event.data.play);
  const findings: Record<Severity, number> = { ...statistics.findings };
  const rules: Record<string, number> = { ...statistics.rules };
  for (const { severity, rule } of event.data.verdict.findings) {
    findings[severity] += 1;
    rules[rule] = (rules[rule] ?? 0) + 1;
  }
  const players = statistics.players.map((player, index) => (index === seat ? countPlay(player, event) : player));
  return { ...statistics, plays: statistics.plays + 1, players, findings, rules };
};

const withFact = <State, Play, F extends Fact>(
  statistics: Statistics,
  { before, after, tables }: MatchStep<State, Play, F>,
): Statistics => {
  const [was, is] = [tables.part('clock', before), tables.part('clock', after)];
  const isNewTurn = statistics.turns === 0 || was.turn !== is.turn || was.game !== is.game;
  return {
    ...statistics,
    facts: statistics.facts + 1,
    turns: statistics.turns + (isNewTurn && is.turn > 0 ? 1 : 0),
    games: Math.max(statistics.games, is.game),
  };
};

const initial: Statistics = {
  events: 0,
  facts: 0,
  plays: 0,
  turns: 0,
  games: 0,
  players: [],
  findings: { illegal: 0, doubtful: 0, told: 0, note: 0 },
  rules: {},
};

/** What can be counted. */
export const statistics: Projection<Statistics> = {
  initial,
  evolve: <State, Play, F extends Fact>(view: Statistics, step: MatchStep<State, Play, F>): Statistics => {
    const counted = { ...view, events: view.events + 1 };
    const { event } = step;
    if (!isRecorderEvent<Play>(event)) return withFact(counted, step);
    if (event.type === 'PlayRecorded') return withPlay(counted, event);
    if (event.type !== 'MatchOpened') return counted;
    const players = event.data.options.players.map(({ name }) => ({
      name,
      plays: 0,
      illegal: 0,
      doubtful: 0,
      told: 0,
    }));
    return { ...counted, players };
  },
};
