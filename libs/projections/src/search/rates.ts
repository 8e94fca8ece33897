import type { MatchFacts } from './match-facts.js';

/** An interval that holds what is estimated with a confidence of 95 %. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** How often something was so: `of` so many. The interval is Wilson's score interval. */
export interface Rate {
  readonly name: string;
  readonly count: number;
  readonly of: number;
  readonly rate: number;
  readonly interval: Interval;
}

/** The mean of so many numbers; null where there is one alone, which says nothing of how far they lie apart. */
export interface Mean {
  readonly name: string;
  readonly of: number;
  readonly mean: number;
  readonly interval: Interval | null;
}

/** Standard deviations that hold 95 % of a normal distribution. */
const Z = 1.959964;

/** Wilson's score interval of a share. Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927). */
export const wilson = (count: number, of: number): Interval => {
  if (of === 0) return { low: 0, high: 1 };
  const share = count / of;
  const middle = share + Z ** 2 / (2 * of);
  const reach = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  const whole = 1 + Z ** 2 / of;
  return { low: Math.max(0, (middle - reach) / whole), high: Math.min(1, (middle + reach) / whole) };
};

const rateOf = (name: string, count: number, of: number): Rate => ({
  name,
  count,
  of,
  rate: of === 0 ? 0 : count / of,
  interval: wilson(count, of),
});

const meanOf = (name: string, numbers: readonly number[]): readonly Mean[] => {
  const of = numbers.length;
  if (of === 0) return [];
  const mean = numbers.reduce((sum, each) => sum + each, 0) / of;
  if (of === 1) return [{ name, of, mean, interval: null }];
  const spread = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (of - 1);
  const reach = Z * Math.sqrt(spread / of);
  // Lengths are counted: the interval of a few that lie far apart ends at nothing.
  return [{ name, of, mean, interval: { low: Math.max(0, mean - reach), high: mean + reach } }];
};

/** Figures over matches, each with how many it is of and an interval. `findings` are for who knows every play. */
export interface MatchRates {
  readonly matches: number;
  readonly decided: number;
  readonly first: readonly Rate[];
  readonly brought: readonly (Rate & { readonly kind: string })[];
  readonly against: readonly (Rate & { readonly kind: string })[];
  readonly mulligans: readonly Rate[];
  readonly lengths: readonly Mean[];
  readonly findings?: readonly Rate[];
}

/** Counts by name: how many there were, and how many of them won. */
class Tally {
  readonly #counts = new Map<string, { won: number; of: number; kind: string }>();

  add(name: string, won: boolean, kind = ''): void {
    const count = this.#counts.get(name) ?? { won: 0, of: 0, kind };
    count.of += 1;
    if (won) count.won += 1;
    this.#counts.set(name, count);
  }

  rates(): readonly (Rate & { readonly kind: string })[] {
    return [...this.#counts]
      .map(([name, { won, of, kind }]) => ({ ...rateOf(name, won, of), kind }))
      .sort((one, other) => other.of - one.of || (one.name < other.name ? -1 : 1));
  }
}

/** A match with a winner that is not everybody: what a rate of wins is of. */
const isDecided = ({ winners, players }: MatchFacts): boolean =>
  winners !== null && winners.length > 0 && winners.length < players.length;

/** A player of a decided match. */
interface Played {
  readonly match: MatchFacts;
  readonly seat: number;
  readonly player: MatchFacts['players'][number];
  readonly won: boolean;
}

const playedIn = (match: MatchFacts): readonly Played[] =>
  match.players.map((player, seat) => ({ match, seat, player, won: match.winners?.includes(seat) === true }));

/** What was brought of a kind, against what the only opponent brought of it. */
const addAgainst = (tally: Tally, { match: { players }, seat, player, won }: Played): void => {
  const other = players.length === 2 ? players[1 - seat] : undefined;
  for (const { kind, card } of player.brought) {
    const theirs = other?.brought.find((each) => each.kind === kind);
    if (theirs !== undefined) tally.add(`${card} against ${theirs.card}`, won, kind);
  }
};

const bySeat = (matches: readonly MatchFacts[]): Pick<MatchRates, 'first' | 'brought' | 'against' | 'mulligans'> => {
  const [first, brought, against, mulligans] = [new Tally(), new Tally(), new Tally(), new Tally()];
  for (const played of matches.flatMap(playedIn)) {
    const { match, seat, player, won } = played;
    if (match.first !== null) first.add(seat === match.first ? 'going first' : 'not going first', won);
    if (player.mulligan !== null) mulligans.add(`${String(player.mulligan)} cards of the first hand`, won);
    for (const { kind, card } of player.brought) brought.add(card, won, kind);
    addAgainst(against, played);
  }
  return { first: first.rates(), brought: brought.rates(), against: against.rates(), mulligans: mulligans.rates() };
};

const findingsIn = (matches: readonly MatchFacts[]): readonly Rate[] => {
  const counts = new Map<string, number>();
  for (const { rules } of matches) for (const rule of Object.keys(rules)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return [...counts]
    .map(([rule, count]) => rateOf(rule, count, matches.length))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
};

/**
 * Figures over matches: wins going first and second, by what was brought and against what, by mulligans; how long they were; and in how many of them
 * a rule was in a finding, where that may be told. A seat of a match counts once in each rate of wins.
 */
export const ratesOf = (matches: readonly MatchFacts[], withFindings: boolean): MatchRates => {
  const decided = matches.filter(isDecided);
  const over = matches.filter(({ winners }) => winners !== null);
  return {
    matches: matches.length,
    decided: decided.length,
    ...bySeat(decided),
    lengths: [
      ...meanOf(
        'Turns',
        over.map(({ turns }) => turns),
      ),
      ...meanOf(
        'Plays',
        over.map(({ plays }) => plays),
      ),
      ...meanOf(
        'Games',
        over.map(({ games }) => games),
      ),
      ...meanOf(
        'Minutes',
        over.map(({ minutes }) => minutes),
      ),
    ],
    ...(withFindings ? { findings: findingsIn(matches) } : {}),
  };
};

const shown = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Figures as a table of text: the first row names the columns. */
export const ratesTable = (rates: MatchRates): readonly (readonly string[])[] => {
  const row = (group: string, { name, count, of, rate, interval }: Rate): readonly string[] => [
    ...[group, name, String(count), String(of), shown(rate)],
    ...[shown(interval.low), shown(interval.high)],
  ];
  return [
    ['Figure', 'Of', 'Count', 'n', 'Value', 'From', 'To'],
    ...rates.first.map((rate) => row('Wins', rate)),
    ...rates.brought.map((rate) => row(`Wins by ${rate.kind}`, rate)),
    ...rates.against.map((rate) => row(`Wins by ${rate.kind}, against`, rate)),
    ...rates.mulligans.map((rate) => row('Wins after setting aside', rate)),
    ...rates.lengths.map(({ name, of, mean, interval }) => [
      ...['Length', name, '', String(of), shown(mean)],
      ...(interval === null ? ['', ''] : [shown(interval.low), shown(interval.high)]),
    ]),
    ...(rates.findings ?? []).map((rate) => row('Matches with a finding by', rate)),
  ];
};
