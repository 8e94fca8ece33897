import type { Json } from '#kernel';
import type { Statistics } from '#projections';
import type { Severity } from '#ruleset';
import { type Checkpoint, START, type ViewPart, type ViewRow, ViewsMovedError } from '#view-store';
import type { Folded } from './match-fold.js';

/** What can be counted over matches. `rules`: how often each rule key stands in a finding. */
export interface MatchSum {
  readonly matches: number;
  readonly open: number;
  readonly events: number;
  readonly plays: number;
  readonly turns: number;
  readonly games: number;
  readonly findings: Readonly<Record<Severity, number>>;
  readonly rules: Readonly<Record<string, number>>;
}

/** The sums over all matches, by game. */
export type Sums = Readonly<Record<string, MatchSum>>;

/** The views that the sums are kept in; the rules in one of their own, since few events change them. */
const [NUMBERS, RULES] = ['sums', 'sums-rules'];

export const SUM_VIEWS: readonly string[] = [NUMBERS, RULES];

/** The sums are of no match: their subject is a name that no match has. */
export const ALL_MATCHES = '';

/** What is kept of the numbers: the position of the last event that they count. */
interface KeptNumbers {
  readonly position: number;
  readonly sums: Readonly<Record<string, Omit<MatchSum, 'rules'>>>;
}

export const NO_SUM: MatchSum = {
  matches: 0,
  open: 0,
  events: 0,
  plays: 0,
  turns: 0,
  games: 0,
  findings: { illegal: 0, doubtful: 0, told: 0, note: 0 },
  rules: {},
};

/** Adds what more there is of each key, or less; the counts given stay the same value where nothing is. */
const moved = <Key extends string>(
  sum: Readonly<Record<Key, number>>,
  after: Readonly<Record<Key, number>>,
  before: Readonly<Partial<Record<Key, number>>>,
): Readonly<Record<Key, number>> => {
  const changed = (Object.keys(after) as Key[]).filter((key) => after[key] !== (before[key] ?? 0));
  if (changed.length === 0) return sum;
  const total: Partial<Record<Key, number>> = { ...sum };
  for (const key of changed) total[key] = (total[key] ?? 0) + after[key] - (before[key] ?? 0);
  return total as Record<Key, number>;
};

type Counted = Pick<Statistics, 'events' | 'plays' | 'turns' | 'games' | 'findings' | 'rules'>;

const countsOf = (folded: Folded | undefined): Counted => folded?.reading?.view.statistics ?? NO_SUM;

const isOpen = (folded: Folded | undefined): number => (folded?.said?.status === 'open' ? 1 : 0);

/** The sums after a match has gone on; `before` is how it was when they counted it last, undefined where they never have. */
export const sumsAfter = (sums: Sums, before: Folded | undefined, after: Folded): Sums => {
  const game = after.said?.ruleset;
  if (game === undefined) return sums;
  const sum = sums[game] ?? NO_SUM;
  const [was, is] = [countsOf(before), countsOf(after)];
  const next: MatchSum = {
    matches: sum.matches + (before?.said === undefined ? 1 : 0),
    open: sum.open + isOpen(after) - isOpen(before),
    events: sum.events + is.events - was.events,
    plays: sum.plays + is.plays - was.plays,
    turns: sum.turns + is.turns - was.turns,
    games: sum.games + is.games - was.games,
    findings: moved(sum.findings, is.findings, was.findings),
    rules: moved(sum.rules, is.rules, was.rules),
  };
  return { ...sums, [game]: next };
};

/** Two sums as one. */
export const addSums = (one: MatchSum, other: MatchSum): MatchSum => ({
  matches: one.matches + other.matches,
  open: one.open + other.open,
  events: one.events + other.events,
  plays: one.plays + other.plays,
  turns: one.turns + other.turns,
  games: one.games + other.games,
  findings: moved(one.findings, other.findings, {}),
  rules: moved(one.rules, other.rules, {}),
});

const rulesIn = (sums: Sums): Json => {
  const named = Object.entries(sums).filter(([, { rules }]) => Object.keys(rules).length > 0);
  return Object.fromEntries(named.map(([game, { rules }]) => [game, rules]));
};

const numbersIn = (sums: Sums): KeptNumbers['sums'] =>
  Object.fromEntries(Object.entries(sums).map(([game, { rules: _, ...numbers }]) => [game, numbers]));

const hasRulesOf = (sums: Sums, written: Sums | undefined): boolean =>
  written !== undefined && Object.entries(sums).every(([game, { rules }]) => rules === (written[game] ?? NO_SUM).rules);

/** The rows of the sums up to a position. `written`: the sums as they were written last, undefined where they never were. */
export const sumRows = (sums: Sums, position: number, written: Sums | undefined): readonly ViewRow[] => {
  const numbers: KeptNumbers = { position, sums: numbersIn(sums) };
  const first = { view: NUMBERS, subject: ALL_MATCHES, part: 0, value: numbers as unknown as Json };
  if (hasRulesOf(sums, written)) return [first];
  return [first, { view: RULES, subject: ALL_MATCHES, part: 0, value: rulesIn(sums) }];
};

/** The sums of their rows, and the position that they are at; undefined where they are not kept. */
export const sumsIn = (parts: readonly ViewPart[]): { readonly position: number; readonly sums: Sums } | undefined => {
  const valueOf = (name: string): unknown => parts.find(({ view }) => view === name)?.value;
  const numbers = valueOf(NUMBERS) as KeptNumbers | undefined;
  const rules = valueOf(RULES) as Readonly<Record<string, MatchSum['rules']>> | undefined;
  if (numbers === undefined) return undefined;
  const whole = Object.entries(numbers.sums).map(([game, sum]) => [game, { ...sum, rules: rules?.[game] ?? {} }]);
  return { position: numbers.position, sums: Object.fromEntries(whole) as Sums };
};

/** The sums at a checkpoint. @throws ViewsMovedError where another process has brought them further since that was read */
export const sumsAt = (parts: readonly ViewPart[], { position }: Checkpoint): Sums => {
  if (position === START.position) return {};
  const kept = sumsIn(parts);
  if (kept?.position !== position) throw new ViewsMovedError();
  return kept.sums;
};
