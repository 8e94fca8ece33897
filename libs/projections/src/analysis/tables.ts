import type { Seat } from '#ruleset';
import type { MatchAnalysis } from './analysis.js';
import type { Spot, Values } from './stretches.js';

/** A table of text: the first row names the columns. */
export type TextTable = readonly (readonly string[])[];

/** The tables that an analysis makes, by what their rows are. */
export const ANALYSIS_TABLES = ['turns', 'plays', 'chains', 'moments'] as const;
export type AnalysisTable = (typeof ANALYSIS_TABLES)[number];

const nameIn = ({ players }: MatchAnalysis, seat: Seat | null): string => (seat === null ? '' : (players[seat] ?? ''));

const turnWord = ({ byRound }: MatchAnalysis): string => (byRound ? 'Round' : 'Turn');

const spotCells = (analysis: MatchAnalysis, { game, turn, turnOf }: Spot): readonly string[] => [
  String(game),
  String(turn),
  nameIn(analysis, turnOf),
];

const spotHead = (analysis: MatchAnalysis): readonly string[] => ['Game', turnWord(analysis), 'Turn of'];

const valueHead = ({ measures, players }: MatchAnalysis): readonly string[] =>
  measures.flatMap(({ label }) => players.map((name) => `${label}: ${name}`));

const valueCells = ({ measures, players }: MatchAnalysis, values: Values): readonly string[] =>
  measures.flatMap(({ id }) => players.map((_, seat) => String(values[id]?.[seat] ?? '')));

const turns = (analysis: MatchAnalysis): TextTable => [
  [...spotHead(analysis), 'From', 'To', ...valueHead(analysis)],
  ...analysis.turns.map((turn) => [
    ...[...spotCells(analysis, turn), String(turn.from), String(turn.to)],
    ...valueCells(analysis, turn.values),
  ]),
];

const plays = (analysis: MatchAnalysis): TextTable => [
  ['Play', 'From', 'To', 'Time', ...spotHead(analysis), 'Player', 'Line', 'Seconds', ...valueHead(analysis)],
  ...analysis.plays.map((play) => [
    ...[String(play.number), String(play.from), String(play.to), play.at, ...spotCells(analysis, play)],
    ...[nameIn(analysis, play.seat), play.line, play.thought === null ? '' : String(play.thought / 1000)],
    ...valueCells(analysis, play.values),
  ]),
];

const chains = (analysis: MatchAnalysis): TextTable => [
  ['From', 'To', ...spotHead(analysis), 'Items', 'At one time', 'What was on it'],
  ...analysis.chains.map((chain) => [
    ...[String(chain.from), String(chain.to), ...spotCells(analysis, chain)],
    ...[String(chain.items.length), String(chain.deepest), chain.items.join('; ')],
  ]),
];

const moments = (analysis: MatchAnalysis): TextTable => [
  ['Kind', 'Play', 'Step', 'Player', 'What'],
  ...analysis.moments.map(({ kind, number, revision, seat, sentence }) => [
    ...[kind, String(number), String(revision)],
    ...[nameIn(analysis, seat), sentence],
  ]),
];

const TABLES: Readonly<Record<AnalysisTable, (analysis: MatchAnalysis) => TextTable>> = {
  turns,
  plays,
  chains,
  moments,
};

/** One of the tables of an analysis, in text. */
export const analysisTable = (analysis: MatchAnalysis, table: AnalysisTable): TextTable => TABLES[table](analysis);
