import type { Envelope, Fact } from '#kernel';
import type { MatchState } from '#match';
import { citationOf, isEditionId } from '#rulebook';
import { isFault, type Finding, type ShownRuleset, type Viewer } from '#ruleset';
import { foldPasses, type TimelineRow } from '../passes.js';
import { readWith, together } from '../projection.js';
import { scoring, type ScoreChange, type Scoring } from '../scoring.js';
import type { TimelineEntry } from '../timeline-entry.js';
import { timeline } from '../timeline.js';

/** A tape as a viewer was given it, to be told to people. */
export interface ToldTape<State, Play, F extends Fact> {
  readonly ruleset: ShownRuleset<State, Play, F>;
  readonly viewer: Viewer;
  readonly envelopes: readonly Envelope[];
}

interface Told {
  readonly edition: string;
  readonly names: readonly string[];
  readonly changes: readonly ScoreChange[];
}

/** Signs as players of chess write them: a mistake, and a move that may be one. */
const SIGNS = { illegal: '?', doubtful: '?!' } as const;

const signOf = ({ verdict, takenBack }: TimelineEntry): string =>
  verdict === null || takenBack !== undefined || !(verdict.status in SIGNS)
    ? ''
    : ` ${SIGNS[verdict.status as keyof typeof SIGNS]}`;

const ruleIn = (edition: string, key: string): string =>
  (isEditionId(edition) ? citationOf(edition, key)?.rule : undefined) ?? key;

const undoneOf = ({ struckBy, takenBack }: TimelineEntry): string => {
  if (struckBy === undefined) return '';
  return takenBack === undefined ? ` (undone by ${String(struckBy)})` : ' (taken back)';
};

/** The points that a play brought: a score is told where it changes. */
const pointsOf = ({ from, to }: TimelineEntry, { changes, names }: Told): string => {
  const made = changes.filter(({ revision }) => revision >= from && revision <= to);
  const last = new Map(made.map(({ seat, to: score }) => [seat, score]));
  return [...last].map(([seat, score]) => ` [${names[seat] ?? ''} ${String(score)}]`).join('');
};

const numbered = (number: string, words: string): string => `${number.padStart(5)}  ${words}`;

const HELD: ReadonlySet<Finding['severity']> = new Set(['illegal', 'doubtful']);

const findingsOf = ({ verdict, takenBack }: TimelineEntry, { edition }: Told): readonly string[] =>
  verdict === null || takenBack !== undefined || !isFault(verdict)
    ? []
    : verdict.findings
        .filter(({ severity }) => HELD.has(severity))
        .map(({ rule, message }) => numbered('', `  ${ruleIn(edition, rule)}: ${message}`));

const NUMBERED: ReadonlySet<TimelineEntry['kind']> = new Set(['play', 'rewound', 'taken-back']);

const linesOf = (row: TimelineRow, told: Told): readonly string[] => {
  if (row.kind === 'passes') {
    const [first] = row.entries;
    const last = row.entries.at(-1);
    return [numbered(`${String(first?.number ?? '')}.`, `passes, to ${String(last?.number ?? '')}`)];
  }
  const { entry } = row;
  const number = NUMBERED.has(entry.kind) ? `${String(entry.number)}.` : '*';
  const words = `${entry.line}${signOf(entry)}${undoneOf(entry)}${pointsOf(entry, told)}`;
  return [numbered(number, words), ...findingsOf(entry, told)];
};

const headingOf = ({ clock }: TimelineEntry, names: readonly string[]): string => {
  const game = clock === null || clock.game <= 1 ? '' : `Game ${String(clock.game)}, `;
  if (clock?.round !== undefined) return `${game}Round ${String(clock.round)}`;
  if (clock === null || clock.turn === 0) return `${game}Before the first turn`;
  const name = clock.seat === null ? undefined : names[clock.seat];
  return `${game}Turn ${String(clock.turn)}${name === undefined ? '' : `, ${name}`}`;
};

/** The plays under their turns; what opened the match stands in the head. */
const bodyOf = (entries: readonly TimelineEntry[], told: Told): readonly string[] => {
  const lines: string[] = [];
  let shown = '';
  for (const row of foldPasses(entries.filter(({ kind }) => kind !== 'opened'))) {
    const first = row.kind === 'entry' ? row.entry : row.entries[0];
    const heading = first === undefined ? shown : headingOf(first, told.names);
    if (heading !== shown) lines.push('', heading);
    shown = heading;
    lines.push(...linesOf(row, told));
  }
  return lines;
};

const VIEWERS = { recorder: 'all that was recorded', public: 'what is public' } as const;

const seenBy = (viewer: Viewer, names: readonly string[]): string =>
  typeof viewer === 'number' ? `what ${names[viewer] ?? 'a player'} saw` : VIEWERS[viewer];

const headOf = ({ options, ruleset }: MatchState<unknown>, viewer: Viewer, at: string): readonly string[] => {
  const { players = [], event, table, mode = '', edition = '' } = options ?? {};
  const names = players.map(({ name }) => name);
  const place = [event, table === undefined ? undefined : `table ${table}`].filter((part) => part !== undefined);
  return [
    names.join(' against '),
    ...(place.length === 0 ? [] : [place.join(', ')]),
    `${ruleset}, ${mode}, ${edition}; ${at.slice(0, 10)}; ${seenBy(viewer, names)}`,
  ];
};

const count = (number: number, noun: string): string => `${String(number)} ${noun}${number === 1 ? '' : 's'}`;

/** How it ended, the scores, and what the signs mean where any stands. */
const footOf = (
  result: { readonly winners: readonly number[]; readonly reason: string } | null,
  { scores }: Scoring,
  entries: readonly TimelineEntry[],
): readonly string[] => {
  const names = new Map(scores.map(({ seat, name }) => [seat, name]));
  const winners = (result?.winners ?? []).map((seat) => names.get(seat) ?? '').join(' and ');
  const outcome = winners === '' ? 'A draw' : `${winners} won`;
  const ended = result === null ? 'Not played to its end.' : `${outcome}: ${result.reason}.`;
  const told = `${scores[0]?.scoreName ?? 'score'}: ${scores.map(({ name, score }) => `${name} ${String(score)}`).join(', ')}`;
  const marked = entries.filter((entry) => signOf(entry) !== '').length;
  const legend =
    marked === 0
      ? 'No findings.'
      : `${count(marked, 'play')} with findings: ? against the rules, ?! left open by them.`;
  return ['', ended, `In the end ${told}.`, legend];
};

/**
 * The tape as a text for people, like the notes of a game of chess: who played, the plays by number under their turns, findings marked with
 * ? and their rules below, the points as they are made, how it ended. Made of what the viewer was given and of nothing else.
 * Throws `MissingEventsError` where events are missing.
 */
export const transcriptOf = <State, Play, F extends Fact>({
  ruleset,
  viewer,
  envelopes,
}: ToldTape<State, Play, F>): string => {
  const { initial, evolve } = readWith(together({ timeline, scoring }), { ruleset, viewer });
  const { match, view } = envelopes.reduce(evolve, initial);
  const { edition = '', players = [] } = match.options ?? {};
  const told = { edition, names: players.map(({ name }) => name), changes: view.scoring.changes };
  const { result } = ruleset.view(match.game, viewer);
  return [
    ...headOf(match, viewer, envelopes[0]?.at ?? ''),
    ...bodyOf(view.timeline, told),
    ...footOf(result, view.scoring, view.timeline),
    '',
  ].join('\n');
};
