import { shareWith, type Fact } from '#kernel';
import type { Ruleset, Viewer } from '#ruleset';
import type { MatchEvent, MatchOpened } from '../events.js';
import { matchDecider } from '../match.js';
import { withRecentPast } from '../rewinding/recent.js';
import { seeingOf, withRecentSights, type Seeing, type Seen, type SeenEvent } from '../seeing/seeing.js';
import type { MatchState } from '../state.js';
import { namesIn } from './names.js';

/**
 * A match as far as it has gone, and what everybody knows of it.
 * - `seen`: what is known by everybody, then by the players in the order of their seats
 * - `names`: of players and officials who were named so far
 */
export interface Witnessed<State> {
  readonly match: MatchState<State>;
  readonly seen: readonly Seen<State>[];
  readonly names: readonly string[];
}

/** What is witnessed of a match that stays in memory while it is played; see `withRecentPast`. */
export const witnessedLately = <State>({ match, seen, names }: Witnessed<State>): Witnessed<State> => ({
  match: withRecentPast(match),
  seen: seen.map(withRecentSights),
  names,
});

/** The same, with what is equal in the games that are known lying in memory once: most pieces of a game lie unseen, for everybody alike. */
export const witnessedOnce = <State>(witnessed: Witnessed<State>): Witnessed<State> => {
  const games = [witnessed.match.game];
  const seen = witnessed.seen.map((each): Seen<State> => {
    const game = games.reduce((copy, known) => shareWith(known, copy), each.match.game);
    games.push(game);
    return { ...each, match: { ...each.match, game } };
  });
  return { ...witnessed, seen };
};

/** An event as it is shown to everybody, then to the players in the order of their seats, and what each knows with it. */
export interface Sighting<State, Play, F extends Fact> {
  readonly shown: readonly MatchEvent<Play, F>[];
  readonly seen: readonly Seen<State>[];
}

/** An event as it was sighted, and what is witnessed with it. */
export interface Witnessing<State, Play, F extends Fact> {
  readonly sighting: Sighting<State, Play, F>;
  readonly after: Witnessed<State>;
}

/** What a sighting shows to one viewer; undefined where the viewer is none of those it is for. */
export const sightedBy = <State, Play, F extends Fact>(
  { shown, seen }: Sighting<State, Play, F>,
  viewer: Viewer,
): SeenEvent<State, Play, F> | undefined => {
  if (viewer === 'recorder') return undefined;
  const place = viewer === 'public' ? 0 : viewer + 1;
  const [event, known] = [shown[place], seen[place]];
  return event && known && { event, seen: known };
};

/** Follows a match for all who are shown something of it: each event is shown as a live viewer is shown it, by the same code. */
export class Witness<State, Play, F extends Fact> {
  readonly #seeing: Seeing<State, Play, F>[] = [];
  readonly #evolve: (state: MatchState<State>, event: MatchEvent<Play, F>) => MatchState<State>;
  /** A match of which nothing is witnessed yet. */
  readonly start: Witnessed<State>;

  constructor(readonly ruleset: Ruleset<State, Play, F>) {
    const { initial, evolve } = matchDecider(ruleset);
    this.#evolve = evolve;
    this.start = { match: initial, seen: [this.#seeingAt(0).initial], names: [] };
  }

  /** Shows an event to everybody and to the players. A match has as many as it was opened with. */
  see(before: Witnessed<State>, event: MatchEvent<Play, F>): Witnessing<State, Play, F> {
    const told = this.#watching(before, event).map((seen, place) =>
      this.#seeingAt(place).see(seen, event, before.match),
    );
    const seen = told.map((each) => each.seen);
    return {
      sighting: { shown: told.map((each) => each.event), seen },
      after: {
        match: this.#evolve(before.match, event),
        seen,
        names: [...new Set([...before.names, ...namesIn(event)])],
      },
    };
  }

  #watching({ seen }: Witnessed<State>, event: MatchEvent<Play, F>): readonly Seen<State>[] {
    if (event.type !== 'MatchOpened') return seen;
    const { options } = (event as MatchOpened).data;
    return [...seen, ...options.players.map((_, seat) => this.#seeingAt(seat + 1).initial)];
  }

  #seeingAt(place: number): Seeing<State, Play, F> {
    const viewer: Viewer = place === 0 ? 'public' : place - 1;
    return (this.#seeing[place] ??= seeingOf(this.ruleset, viewer));
  }
}
