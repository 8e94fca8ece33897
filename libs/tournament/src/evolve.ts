import { evolveCall } from './calls.js';
import { withDelay } from './delays.js';
import type {
  Announced,
  BroadcastDirected,
  CallEvent,
  DeckCheckBegun,
  DeckCheckEnded,
  DeckRegistered,
  DelaySet,
  DropAsked,
  DropWithdrawn,
  NamesErased,
  Pairing,
  PairingsImported,
  RoundBegun,
  RoundClosed,
  RoundPaused,
  RoundResumed,
  RoundTimeCalled,
  StandingsImported,
  TournamentEvent,
  TournamentOpened,
} from './events.js';
import { evolveTable, withClock } from './evolve-round.js';
import { withPick } from './picks.js';
import type { DeskRound, DeskTable, Tournament } from './state.js';

/** An event with the time of its envelope. */
export type Timed<Event extends TournamentEvent = TournamentEvent> = Event extends TournamentEvent
  ? Pick<Event, 'type' | 'data'> & { readonly at: string }
  : never;

const NEW_CLOCK = { minutes: null, ran: 0, since: null, begunAt: null, calledAt: null } as const;

const paired = (known: DeskTable | undefined, pairing: Pairing): DeskTable => ({
  match: null,
  openedAt: null,
  extensions: [],
  reports: [],
  ...known,
  ...pairing,
});

const imported = (
  before: DeskRound | undefined,
  { data, at }: { data: PairingsImported['data']; at: string },
): DeskRound => {
  const known = before ?? { round: data.round, tables: [], byes: [], postedAt: at, clock: NEW_CLOCK, closedAt: null };
  const gone = new Set([...data.removed, ...data.tables.map(({ table }) => table)]);
  const tables = [
    ...known.tables.filter(({ table }) => !gone.has(table)),
    ...data.tables.map((pairing) =>
      paired(
        known.tables.find(({ table }) => table === pairing.table),
        pairing,
      ),
    ),
  ].sort((one, other) => one.table - other.table);
  return { ...known, tables, byes: data.byes };
};

const withPairings = (state: Tournament, event: { data: PairingsImported['data']; at: string }): Tournament => {
  const { round, players } = event.data;
  const named = new Set(players.map(({ id }) => id));
  const before = state.rounds.find((each) => each.round === round);
  const rounds = [...state.rounds.filter((each) => each !== before), imported(before, event)];
  return {
    ...state,
    players: [...state.players.filter(({ id }) => !named.has(id)), ...players],
    rounds: rounds.sort((one, other) => one.round - other.round),
  };
};

type PlayerEvent = DropAsked | DropWithdrawn | DeckRegistered | DeckCheckBegun | DeckCheckEnded | CallEvent;

const evolvePlayers = (state: Tournament, event: Timed<PlayerEvent>): Tournament => {
  const { at } = event;
  switch (event.type) {
    case 'DropAsked': {
      const { player, round } = event.data;
      return { ...state, drops: [...state.drops, { player, round, at }] };
    }
    case 'DropWithdrawn':
      return { ...state, drops: state.drops.filter(({ player }) => player !== event.data.player) };
    case 'DeckRegistered': {
      const { player, list, findings } = event.data;
      const others = state.decks.filter((deck) => deck.player !== player);
      return { ...state, decks: [...others, { player, list, findings, at }] };
    }
    case 'DeckCheckBegun': {
      const { check, round, table, players, by } = event.data;
      const begun = { check, round, table, players, by, begunAt: at, endedAt: null, found: null };
      return { ...state, checks: [...state.checks, begun] };
    }
    case 'DeckCheckEnded': {
      const { check, found } = event.data;
      const checks = state.checks.map((each) => (each.check === check ? { ...each, endedAt: at, found } : each));
      return { ...state, checks };
    }
    default:
      return evolveCall(state, event);
  }
};

type WholeEvent = TournamentOpened | Announced | StandingsImported | BroadcastDirected | DelaySet | NamesErased;

/** What is of the whole tournament. */
const evolveWhole = (state: Tournament, event: Timed<WholeEvent>): Tournament => {
  const { at } = event;
  switch (event.type) {
    case 'TournamentOpened': {
      const { by: _, ...opening } = event.data;
      return { ...state, opening: { ...opening, at } };
    }
    case 'Announced': {
      const { round, words } = event.data;
      return { ...state, announcements: [...state.announcements, { round, words, at }] };
    }
    case 'BroadcastDirected':
      return { ...state, picks: withPick(state.picks, { show: event.data.show, at }) };
    case 'DelaySet':
      return withDelay(state, event.data);
    case 'NamesErased':
      return { ...state, forgotten: [...state.forgotten, event.data.player] };
    case 'StandingsImported': {
      const { round, lines } = event.data;
      return { ...state, standings: { round, lines, at } };
    }
  }
};

type RoundEvent = PairingsImported | RoundBegun | RoundPaused | RoundResumed | RoundTimeCalled | RoundClosed;

/** What is of a round. */
const evolveRound = (state: Tournament, event: Timed<RoundEvent>): Tournament =>
  event.type === 'PairingsImported' ? withPairings(state, event) : withClock(state, event);

const ROUND_EVENTS: ReadonlySet<string> = new Set([
  'PairingsImported',
  'RoundBegun',
  'RoundPaused',
  'RoundResumed',
  'RoundTimeCalled',
  'RoundClosed',
] satisfies readonly RoundEvent['type'][]);

const WHOLE_EVENTS: ReadonlySet<string> = new Set([
  'TournamentOpened',
  'Announced',
  'StandingsImported',
  'BroadcastDirected',
  'DelaySet',
  'NamesErased',
] satisfies readonly WholeEvent['type'][]);

const isOfWhole = (event: Timed): event is Timed<WholeEvent> => WHOLE_EVENTS.has(event.type);

const isOfRound = (event: Timed): event is Timed<RoundEvent> => ROUND_EVENTS.has(event.type);

/** The tournament after one more event: the only function that makes a new one. */
export const evolveTournament = (state: Tournament, event: Timed): Tournament => {
  if (isOfRound(event)) return evolveRound(state, event);
  if (isOfWhole(event)) return evolveWhole(state, event);
  switch (event.type) {
    case 'TableOpened':
    case 'TableExtended':
    case 'ResultReported':
      return evolveTable(state, event);
    default:
      return evolvePlayers(state, event);
  }
};
