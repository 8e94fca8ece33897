import type { Envelope } from '#kernel';
import type { DisputeEvent, MatchOpened } from '#match';

type DataOf<Type extends DisputeEvent['type']> = Extract<DisputeEvent, { readonly type: Type }>['data'];

/** A warning that a player was given in a match of an event, and that stands. One that was upgraded is a warning all the same. */
export interface GivenWarning {
  readonly match: string;
  readonly dispute: number;
  readonly infraction: string;
}

/** The warnings of one player before this match, at the same event. */
export interface PlayerWarnings {
  readonly name: string;
  readonly warnings: readonly GivenWarning[];
}

/** What was given to whom in earlier matches of an event; `event` is null where the match names none, and then nothing is known. */
export interface EventWarnings {
  readonly event: string | null;
  readonly players: readonly PlayerWarnings[];
}

/** The types of the events that warnings are read from. */
export const WARNING_EVENTS: readonly string[] = ['MatchOpened', 'PenaltyIssued', 'PenaltyWithdrawn'];

/** A penalty of a dispute; it is withdrawn by its number there. */
interface Given {
  readonly dispute: number;
  readonly infraction: string | null;
  readonly isWarning: boolean;
  readonly seats: readonly number[];
  withdrawn: boolean;
}

interface MatchOfEvent {
  readonly event: string | null;
  readonly players: readonly string[];
  readonly given: Given[];
}

/**
 * The warnings of matches, by event and by the player's name: who plays under two names is not found, nor who shares one told apart. It takes the
 * events of many streams, each stream's in order, and is asked in between.
 */
export class WarningsOfEvents {
  readonly #matches = new Map<string, MatchOfEvent>();

  /** `match`: the id of the match whose event it is. Events of other types change nothing. */
  take(match: string, { type, data }: Pick<Envelope, 'type' | 'data'>): void {
    if (type === 'MatchOpened') {
      const { event = null, players } = (data as unknown as MatchOpened['data']).options;
      this.#matches.set(match, { event, players: players.map(({ name }) => name), given: [] });
    }
    const given = this.#matches.get(match)?.given;
    if (type === 'PenaltyIssued') given?.push(givenIn(data as unknown as DataOf<'PenaltyIssued'>));
    if (type === 'PenaltyWithdrawn') this.#withdraw(given ?? [], data as unknown as DataOf<'PenaltyWithdrawn'>);
  }

  /** What players of a match were given in other matches of its event; undefined where there is no such match. */
  before(match: string): EventWarnings | undefined {
    const asked = this.#matches.get(match);
    if (asked === undefined) return undefined;
    const { event, players } = asked;
    return { event, players: players.map((name) => ({ name, warnings: this.#of(name, { event, match }) })) };
  }

  #of(name: string, { event, match }: { readonly event: string | null; readonly match: string }): GivenWarning[] {
    if (event === null) return [];
    const others = [...this.#matches].filter(([id, each]) => id !== match && each.event === event);
    return others.flatMap(([id, { players, given }]) =>
      given.flatMap(({ dispute, infraction, isWarning, seats, withdrawn }) =>
        isWarning && !withdrawn && infraction !== null && seats.some((seat) => players[seat] === name)
          ? [{ match: id, dispute, infraction }]
          : [],
      ),
    );
  }

  #withdraw(given: readonly Given[], { dispute, penalty }: DataOf<'PenaltyWithdrawn'>): void {
    const one = given.filter((each) => each.dispute === dispute)[penalty - 1];
    if (one !== undefined) one.withdrawn = true;
  }
}

const givenIn = ({ dispute, infraction, penalty, players }: DataOf<'PenaltyIssued'>): Given => ({
  dispute,
  infraction,
  isWarning: penalty === 'warning',
  seats: players.map(({ seat }) => seat),
  withdrawn: false,
});
