import type { Fact } from '#kernel';
import { isRecorderEvent, struckOut, type PlayRecorded } from '#match';
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

/**
 * Numbers of a match, with plays that a rewind undid: they were made all the same; without those that were taken back, which never were.
 * `events` and `facts` count what is on the tape. `turns` counts the turns begun; `rules` how often each rule key stands in a finding.
 * `begunIn`: the numbers of the plays in which each turn and each game began.
 */
export interface Statistics {
  readonly events: number;
  readonly facts: number;
  readonly plays: number;
  readonly turns: number;
  readonly games: number;
  readonly players: readonly PlayerStatistics[];
  readonly findings: Readonly<Record<Severity, number>>;
  readonly rules: Readonly<Record<string, number>>;
  readonly begunIn: { readonly turns: readonly number[]; readonly games: readonly number[] };
}

type Recorded = Pick<PlayRecorded<unknown>['data'], 'play' | 'verdict'>;

/** The numbers of a player with one play more, or with `by` of -1 one less. */
const countPlay = (player: PlayerStatistics, { verdict }: Recorded, by: 1 | -1): PlayerStatistics => ({
  ...player,
  plays: player.plays + by,
  illegal: player.illegal + (verdict.status === 'illegal' ? by : 0),
  doubtful: player.doubtful + (verdict.status === 'doubtful' ? by : 0),
  told: player.told + (isTold(verdict) ? by : 0),
});

/** A rule that no finding names any more is left out, as one that none ever named. */
const withRule = (rules: Statistics['rules'], rule: string, by: 1 | -1): Statistics['rules'] => {
  const { [rule]: before = 0, ...others } = rules;
  return before + by === 0 ? others : { ...rules, [rule]: before + by };
};

const withPlay = (statistics: Statistics, recorded: Recorded, by: 1 | -1): Statistics => {
  const seat = seatOf(recorded.play);
  const findings: Record<Severity, number> = { ...statistics.findings };
  let { rules } = statistics;
  for (const { severity, rule } of recorded.verdict.findings) {
    findings[severity] += by;
    rules = withRule(rules, rule, by);
  }
  const players = statistics.players.map((player, index) =>
    index === seat ? countPlay(player, recorded, by) : player,
  );
  return { ...statistics, plays: statistics.plays + by, players, findings, rules };
};

const withBegun = (statistics: Statistics, begunIn: Statistics['begunIn']): Statistics => ({
  ...statistics,
  turns: begunIn.turns.length,
  games: begunIn.games.length,
  begunIn,
});

const withFact = <State, Play, F extends Fact>(
  statistics: Statistics,
  { before, after, tables }: MatchStep<State, Play, F>,
): Statistics => {
  const counted = { ...statistics, facts: statistics.facts + 1 };
  const [was, is] = [tables.part('clock', before), tables.part('clock', after)];
  const { turns, games } = statistics.begunIn;
  const isNewTurn = (turns.length === 0 || was.turn !== is.turn || was.game !== is.game) && is.turn > 0;
  const isNewGame = is.game > games.length;
  if (!isNewTurn && !isNewGame) return counted;
  return withBegun(counted, {
    turns: isNewTurn ? [...turns, after.plays] : turns,
    games: isNewGame ? [...games, after.plays] : games,
  });
};

/** Without the plays from that number on, and without the turns and games that began in them. */
const withoutPlays = <State, Play, F extends Fact>(
  statistics: Statistics,
  { before }: MatchStep<State, Play, F>,
  to: number,
): Statistics => {
  const left = struckOut(before, to).reduce((view, each) => withPlay(view, each, -1), statistics);
  const isEarlier = (play: number): boolean => play < to;
  const { turns, games } = statistics.begunIn;
  return withBegun(left, { turns: turns.filter(isEarlier), games: games.filter(isEarlier) });
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
  begunIn: { turns: [], games: [] },
};

/** What can be counted. */
export const statistics: Projection<Statistics> = {
  initial,
  evolve: <State, Play, F extends Fact>(view: Statistics, step: MatchStep<State, Play, F>): Statistics => {
    const counted = { ...view, events: view.events + 1 };
    const { event } = step;
    if (!isRecorderEvent<Play>(event)) return withFact(counted, step);
    if (event.type === 'PlayRecorded') return withPlay(counted, event.data, 1);
    if (event.type === 'PlaysTakenBack') return withoutPlays(counted, step, event.data.to);
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
