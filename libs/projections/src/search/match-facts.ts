import type { Brought, Counted, MatchResult, Seat } from '#ruleset';
import type { Fact } from '#kernel';
import { isRecorderEvent, isSettingBack, type MatchState } from '#match';
import type { MatchStep, Projection } from '../projection.js';
import type { Statistics } from '../statistics.js';
import type { Summary } from '../summary.js';

/** How a match began: who had the first turn of its first game, and what each set aside of the first hand. */
export interface Beginning {
  readonly first: Seat | null;
  readonly mulligans: readonly (number | null)[];
  /** The play in which each mulligan was taken, and the first turn began: what is set back behind it is forgotten. */
  readonly since: readonly {
    readonly play: number;
    readonly counted: readonly Counted[];
    readonly first: Seat | null;
  }[];
}

const read = (beginning: Beginning, since: Beginning['since']): Beginning => ({
  ...beginning,
  since,
  first: since.find(({ first }) => first !== null)?.first ?? null,
  mulligans: beginning.mulligans.map((_, seat) =>
    since
      .flatMap(({ counted }) => counted)
      .reduce<number | null>((sum, each) => (each.seat === seat ? (sum ?? 0) + each.amount : sum), null),
  ),
});

const withFact = <State, Play, F extends Fact>(
  beginning: Beginning,
  { before, after, tables, ruleset }: MatchStep<State, Play, F>,
  fact: F,
): Beginning => {
  const clock = tables.part('clock', after);
  if (clock.game > 1 || beginning.first !== null) return beginning;
  const counted = (ruleset.measures?.counted(fact, before.game) ?? []).filter(({ measure }) => measure === 'mulligan');
  const first = clock.game === 1 && clock.turn > 0 ? clock.seat : null;
  if (counted.length === 0 && first === null) return beginning;
  return read(beginning, [...beginning.since, { play: after.plays, counted, first }]);
};

/** How a match began. */
export const beginning: Projection<Beginning> = {
  initial: { first: null, mulligans: [], since: [] },
  evolve: <State, Play, F extends Fact>(view: Beginning, step: MatchStep<State, Play, F>) => {
    const { event } = step;
    if (!isRecorderEvent<Play>(event)) return withFact(view, step, event);
    if (isSettingBack(event)) {
      const left = view.since.filter(({ play }) => play < event.data.to);
      return left.length === view.since.length ? view : read(view, left);
    }
    if (event.type !== 'MatchOpened') return view;
    return { ...view, mulligans: event.data.options.players.map(() => null) };
  },
};

/** A player of a match: the name, what was brought to it that all have seen, what was set aside of the first hand. */
export interface FactsOfPlayer {
  readonly name: string;
  readonly brought: readonly Pick<Brought, 'kind' | 'card'>[];
  readonly mulligan: number | null;
}

/**
 * What is kept of a match to count and to choose by. `winners`: null while it has no result; `minutes`: from its opening to its last play.
 * `findings` and `rules` are for who knows every play.
 */
export interface MatchFacts extends Pick<
  Summary,
  'ruleset' | 'mode' | 'edition' | 'event' | 'table' | 'status' | 'plays' | 'openedAt' | 'lastAt'
> {
  readonly events: number;
  readonly players: readonly FactsOfPlayer[];
  readonly first: Seat | null;
  readonly winners: readonly Seat[] | null;
  readonly turns: number;
  readonly games: number;
  readonly minutes: number;
  readonly findings: number;
  readonly rules: Readonly<Record<string, number>>;
}

/** What `matchFacts` is made of: the line of the match in the list, what was counted of it, how it began. */
export interface FactSources {
  readonly summary: Summary;
  readonly statistics: Pick<Statistics, 'events' | 'turns' | 'games' | 'rules'>;
  readonly beginning: Beginning;
}

const winnersOf = (result: MatchResult | null): readonly Seat[] | null => result && result.winners;

/** The facts of a match. */
export const matchFacts = ({ summary, statistics, beginning: began }: FactSources): MatchFacts => {
  const { ruleset, mode, edition, event, table, status, plays, openedAt, lastAt, findings, result, brought } = summary;
  return {
    ...{ ruleset, mode, edition, event, table, status, plays, openedAt, lastAt, findings },
    events: statistics.events,
    players: summary.players.map((name, seat) => ({
      name,
      brought: brought.filter((each) => each.seat === seat).map(({ kind, card }) => ({ kind, card })),
      mulligan: began.mulligans[seat] ?? null,
    })),
    first: began.first,
    winners: winnersOf(result),
    turns: statistics.turns,
    games: statistics.games,
    minutes: Math.max(0, Math.round((Date.parse(lastAt) - Date.parse(openedAt)) / 60_000)),
    rules: statistics.rules,
  };
};

/** What a match brings to a search of a state: nothing where its game does not say. */
export const broughtTo = <State>(
  ruleset: { readonly measures?: { readonly brought: (state: State) => readonly Brought[] } },
  { game, status }: Pick<MatchState<State>, 'game' | 'status'>,
): readonly Brought[] => (status === 'unopened' ? [] : (ruleset.measures?.brought(game) ?? []));
