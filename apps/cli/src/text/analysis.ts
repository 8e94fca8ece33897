import { timeText, type MatchAnalysis, type TurnSum } from '#projections';

const turnName = ({ byRound, players }: MatchAnalysis, { game, turn, turnOf }: TurnSum): string => {
  if (turn === 0) return `Game ${String(game)}, before the first ${byRound ? 'round' : 'turn'}`;
  const whose = turnOf === null ? '' : `, ${players[turnOf] ?? ''}`;
  return `Game ${String(game)}, ${byRound ? 'round' : 'turn'} ${String(turn)}${whose}`;
};

const valuesText = ({ measures }: MatchAnalysis, { values }: TurnSum): string =>
  measures
    .filter(({ id, kind }) => kind === 'level' || values[id]?.some((value) => value !== 0))
    .map(({ id, label }) => `${label} ${values[id]?.join(':') ?? ''}`)
    .join('; ');

const thinkText = ({ players, plays }: MatchAnalysis): readonly string[] =>
  players.flatMap((name, seat) => {
    const thoughts = plays.flatMap((play) => (play.seat === seat && play.thought !== null ? [play.thought] : []));
    const sum = thoughts.reduce((all, each) => all + each, 0);
    const each = timeText(sum / Math.max(1, thoughts.length));
    return sum === 0 ? [] : [`${name}: ${String(thoughts.length)} decisions, ${each} each, ${timeText(sum)}`];
  });

/** An analysis as text: the turns, the chains in one line, the time of each player, the moments that stand out. */
export const analysisText = (analysis: MatchAnalysis): string => {
  const { players, turns, chains, moments } = analysis;
  const longest = Math.max(0, ...chains.map(({ items }) => items.length));
  return [
    `${players.join(' against ')}; numbers stand in this order of players`,
    ...turns.map(
      (turn) =>
        `${turnName(analysis, turn)} (steps ${String(turn.from)}-${String(turn.to)}): ${valuesText(analysis, turn)}`,
    ),
    `Chains: ${String(chains.length)}, the longest of ${String(longest)}`,
    ...thinkText(analysis),
    ...(moments.length === 0 ? [] : ['Moments that stand out:']),
    ...moments.map(
      ({ number, revision, sentence }) => `  play ${String(number)}, step ${String(revision)}: ${sentence}`,
    ),
  ]
    .map((line) => `${line}\n`)
    .join('');
};
