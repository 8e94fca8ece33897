import { timeText, type MatchAnalysis, type Spot, type Values } from '#projections';
import type { Measure } from '#ruleset';

/** A place on a figure: what it is called, its numbers by seat (null for none), and the step that it leads to. */
export interface FigurePoint {
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly step: number;
}

/** A figure of a match: levels as a stepped line for each seat, amounts as bars beside one another. */
export interface Figure {
  readonly id: string;
  readonly title: string;
  readonly shape: 'steps' | 'bars';
  readonly points: readonly FigurePoint[];
  readonly say: (value: number) => string;
  /** The least that `say` tells apart: 1 unless told. */
  readonly whole?: number;
}

const number = (value: number): string => String(value);

const spotLabel = ({ players, byRound }: MatchAnalysis, { game, turn, turnOf }: Spot): string => {
  const where = turn === 0 ? 'Before the first turn' : `${byRound ? 'Round' : 'Turn'} ${String(turn)}`;
  const whose = turnOf === null ? '' : `, ${players[turnOf] ?? ''}`;
  return `${game > 1 ? `Game ${String(game)}, ` : ''}${where}${whose}`;
};

const valuesIn = ({ players }: MatchAnalysis, values: Values, id: string): readonly (number | null)[] =>
  players.map((_, seat) => values[id]?.[seat] ?? null);

const byTurn = (analysis: MatchAnalysis, { id, label, kind }: Measure): Figure => ({
  id: `${id}-by-turn`,
  title: `${label}, by ${analysis.byRound ? 'round' : 'turn'}`,
  shape: kind === 'level' ? 'steps' : 'bars',
  say: number,
  points: analysis.turns.map((turn) => ({
    label: spotLabel(analysis, turn),
    values: valuesIn(analysis, turn.values, id),
    step: turn.to,
  })),
});

const byPlay = (analysis: MatchAnalysis, { id, label }: Measure): Figure => ({
  id: `${id}-by-play`,
  title: `${label}, by play`,
  shape: 'steps',
  say: number,
  points: analysis.plays.map((play) => ({
    label: `Play ${String(play.number)}`,
    values: valuesIn(analysis, play.values, id),
    step: play.to,
  })),
});

const SECOND = 1000;

const times = (analysis: MatchAnalysis): readonly Figure[] => {
  const points = analysis.plays.flatMap(({ number: play, seat, thought, to }) =>
    seat === null || thought === null
      ? []
      : [
          {
            label: `Play ${String(play)}`,
            values: analysis.players.map((_, each) => (each === seat ? thought : null)),
            step: to,
          },
        ],
  );
  const isTimed = points.some(({ values }) => values.some((value) => (value ?? 0) > 0));
  return isTimed
    ? [{ id: 'times', title: 'Time for each decision', shape: 'bars', say: timeText, whole: SECOND, points }]
    : [];
};

const chains = (analysis: MatchAnalysis): readonly Figure[] =>
  analysis.chains.length === 0
    ? []
    : [
        {
          id: 'chains',
          title: 'Items on each chain',
          shape: 'bars',
          say: number,
          points: analysis.chains.map((chain) => ({
            label: `${spotLabel(analysis, chain)}: ${chain.items.join(', ')}`,
            values: [chain.items.length],
            step: chain.from,
          })),
        },
      ];

/** Amounts that have something in common, each over the whole match; a point leads to the turn that had the most of it. */
const groups = (analysis: MatchAnalysis): readonly Figure[] => {
  const { measures, turns } = analysis;
  const names = [...new Set(measures.flatMap(({ group }) => (group === undefined ? [] : [group])))];
  const sumOf = (values: Values, id: string): number => (values[id] ?? []).reduce((sum, each) => sum + each, 0);
  return names.map((title) => ({
    id: title,
    title,
    shape: 'bars',
    say: number,
    points: measures
      .filter(({ group }) => group === title)
      .map(({ id, label }) => {
        const most = turns.toSorted((one, other) => sumOf(other.values, id) - sumOf(one.values, id))[0];
        const values = analysis.players.map((_, seat) =>
          turns.reduce((sum, turn) => sum + (turn.values[id]?.[seat] ?? 0), 0),
        );
        return { label, values, step: most?.to ?? 0 };
      }),
  }));
};

const hasAny = ({ points }: Figure): boolean => points.some(({ values }) => values.some((value) => (value ?? 0) !== 0));

/** The figures of a match, those that show something. */
export const figuresOf = (analysis: MatchAnalysis): readonly Figure[] => {
  const levels = analysis.measures.filter(({ kind }) => kind === 'level');
  const turns = analysis.measures.filter(({ group }) => group === undefined);
  return [
    ...turns.map((measure) => byTurn(analysis, measure)),
    ...groups(analysis),
    ...chains(analysis),
    ...times(analysis),
    ...levels.map((measure) => byPlay(analysis, measure)),
  ].filter(hasAny);
};

/** A figure as a table: the first row names the columns. Where it has one number for a point, it is nobody's. */
export const figureTable = ({ points, title }: Figure, players: readonly string[]): readonly (readonly string[])[] => {
  const columns = points.every(({ values }) => values.length === 1) ? [title] : players;
  return [
    ['', ...columns, 'Step'],
    ...points.map(({ label, values, step }) => [
      label,
      ...columns.map((_, seat) => String(values[seat] ?? '')),
      String(step),
    ]),
  ];
};
