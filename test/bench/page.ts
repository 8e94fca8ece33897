import { cpus, loadavg, platform, totalmem } from 'node:os';
import { aimOf, isMet, type BenchFigure } from './figure.js';
import type { WarmUp } from './warm-up.js';
import { rounded, warmed } from './words.js';

/** What one bench measured, and how what it measured was warmed up before. */
export interface Section {
  readonly bench: string;
  readonly figures: readonly BenchFigure[];
  readonly warmUps: readonly WarmUp[];
}

const gibibytes = (): string => (totalmem() / 2 ** 30).toFixed(0);

/** What the machine is, as far as figures depend on it. */
const machine = (): string =>
  `${cpus().length} processor cores, ${gibibytes()} GiB of memory, ${platform()}, Node ${process.versions.node}`;

const METHOD: Readonly<Record<string, string>> = {
  decide:
    'Whole games through the recorder: each play is judged, the rules run to the next choice, the facts are folded. ' +
    'The baseline runs as many actions, in games of the same length, through the reducer of boardgame.io: a small card ' +
    'game of 120 units (`test/bench/skirmish.ts`), its log on, without client, transport or storage. An action of that ' +
    'game does less than a play of Riftbound, which causes six facts on average.',
  fold: 'The facts of random games, folded from the initial state. boardgame.io keeps actions, so it has to run them again.',
  legal:
    'For each table of random games, the time to list what those may do for whom it waits. boardgame.io has no list of ' +
    'legal actions: each action that somebody might think of is tried on its reducer.',
  'full-board':
    'A table with thirty units, ten of them with a trigger on spells, and a hand of seven: the slowest of twenty tables, each ' +
    'the quickest of three runs.',
  seek:
    'Random seeks on a tape of 5,000 events, and a step back from each place. The baselines: the way of the log panel of ' +
    'boardgame.io, which runs every action before the place again (15 places, since each takes about a second, so that its p95 is the ' +
    'slowest of them); our own fold from the first event.',
  cold:
    'The median of five programs that have just begun, in processor time: each decides the recorded games, or folds 5,000 facts, once; ' +
    'nothing in it was compiled before. Beside it the same works in a program that is warm, and a program that does nothing.',
  server:
    'What a play costs a server, HTTP aside, in processor time of the whole process, its collector of garbage included: the order, the ' +
    'decision, the append to a store in memory, the kept views (in memory), and two viewers who follow the match, a player and the public, ' +
    'each with a fold of their own. Every play waits until both viewers have seen the one before. The baseline is the decision and the ' +
    'fold of the same plays alone.',
  append:
    '64 matches append their plays at once, each its next as soon as the last was answered, which is when it has been ' +
    'synced to the disk. The baselines are files to which the same lines are written and synced, and nothing else.',
  stores:
    'Plays of the recorded games, appended by 1, 64 and 1,000 matches at once, each its next play as soon as the last was answered: to ' +
    'SQLite and, where MATCHTAPE_KURRENTDB names a server, to KurrentDB in the same run. The baseline is the least that the driver can do: ' +
    'it checks nothing, hashes nothing, and knows no retry. The best of three rounds counts; p50 and p99 are those of that round.',
  live:
    'From sending a play over HTTP to its last event at a viewer who follows the match over HTTP: 200 matches, a play in each every two seconds, a ' +
    'viewer on each. The server runs in a process of its own (two of them on KurrentDB: recorded on one, watched on the other), all ' +
    'recorders and viewers in a single other one; both share the processor.',
  readers:
    'A play every fifty milliseconds in the recorded game of the demo (some 1,800 events), while readers of the public ask for its timeline, ' +
    'table and events in turn, each as soon as the last answer is there whole: the worst a crowd can do within its number of connections. The ' +
    'server has a process of its own; readers and scribe share the processor with it.',
  audit:
    'The audit of a long tape, the fastest of three: every play is decided again, and every fact read for what it is about. The baseline is the ' +
    'verification of the same tape, which decides every play again and compares.',
  size:
    'A tape holds every fact, so that it replays without the rules and each fact says why; a log of actions is smaller ' +
    'and says nothing without the program that made it.',
  browser:
    'A match of 6,667 events in Chromium: the processor time of the page’s own thread for each press of a key until two frames were drawn behind it, beside that of a key that ' +
    'does nothing. By the clock only where it is said.',
  scale:
    'What many matches at once need, from the sizes of recorded and random games, on the assumptions of docs/explanation/scale.md; the baseline is ' +
    'what this machine was measured to give in the same run, so the ratio says how many times over it would do.',
};

const row = (figure: BenchFigure): string => {
  const { name, unit, value, baselineName, baseline, ratio } = figure;
  const met = isMet(figure);
  const aim = met === null ? '' : `${aimOf(figure)}: ${met ? 'met' : '**missed**'}`;
  return `| ${name} | ${rounded(value)} ${unit} | ${baselineName} | ${rounded(baseline)} ${unit} | ${rounded(ratio)} | ${aim} |`;
};

/** What is said of the warming up, as a paragraph of its own. */
const warmthOf = (warmUps: readonly WarmUp[]): readonly string[] => {
  const words = warmed(warmUps);
  return words === '' ? [] : [`Before they were measured, the works were ${words}.`, ''];
};

const sectionOf = ({ bench, figures, warmUps }: Section): string =>
  [
    `## ${bench}`,
    '',
    METHOD[bench] ?? '',
    '',
    ...warmthOf(warmUps),
    '| figure | value | baseline | its value | ratio | aim |',
    '| --- | ---: | --- | ---: | ---: | --- |',
    ...figures.map(row),
    '',
  ].join('\n');

/** The performance page of one run. */
export const makePage = (sections: readonly Section[]): string =>
  [
    '# Performance',
    '',
    '<!-- Made by `npm run bench -- --write`; edit test/bench/page.ts instead. -->',
    '',
    `One run of \`npm run bench\`: ${machine()}; its load in the last fifteen minutes was ${rounded(loadavg()[2] ?? NaN)}.`,
    '',
    'Every figure stands beside its baseline from the same run. `ratio` says how many times better than the baseline the ' +
      'value is: above 1 is better, whatever the unit. What is compared in processor time runs in turn, round after round, a quarter of a second of it each at least, and ' +
      'the median round counts. It is warm: before, it has run until five rounds or more in a row, two seconds of them, were ' +
      'no quicker (by 2%) than the quickest before them, or for ten seconds, which is said as "not flat". What a program does that has just begun is ' +
      'in `cold`. In `legal` and `seek` each operation is timed by itself, by the clock. In `append` and `stores` the best round ' +
      'counts, by the clock. What else the machine does shows in all that the clock times. Node has the room for what lives as long as a play that `npm start` ' +
      'gives it (`--max-semi-space-size=64`).',
    '',
    ...sections.map(sectionOf),
  ].join('\n');
