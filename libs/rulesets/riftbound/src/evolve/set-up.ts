import type { FactOf, SetUpFact } from '../state/facts.js';
import type { FirstPiece } from '../state/facts/set-up.js';
import type { BattlefieldState, Pool, RiftboundState, SeatState } from '../state/riftbound-state.js';
import { GONE_ZONE, ROW_ZONE, ZONE_COUNT, seatZone } from '../state/zones.js';
import { changeSeatState, changeState, type Evolvers } from './change.js';
import { changePieces, changeSeat, movePieces, newPiece } from './pieces.js';

export const EMPTY_POOL: Pool = {
  energy: 0,
  power: { Fury: 0, Calm: 0, Mind: 0, Body: 0, Chaos: 0, Order: 0, any: 0 },
};

type Opened = FactOf<'GameOpened'>['data'];

const freshSeat = (
  before: SeatState | undefined,
  { name, team, deck }: Opened['players'][number],
  champion: string | null,
): SeatState => ({
  name,
  team: team ?? null,
  out: false,
  turns: 0,
  looksAt: [],
  deck,
  champion,
  points: 0,
  pool: EMPTY_POOL,
  xp: 0,
  played: 0,
  finalized: [],
  battlefield: null,
  usedBattlefields: before?.usedBattlefields ?? [],
  presentedBattlefields: before?.presentedBattlefields ?? [],
  wins: before?.wins ?? 0,
  bound: [],
  burnedOut: false,
});

/** The card in a player's Champion Zone as decks are laid out. */
const championOf = ({ pieces }: Pick<Opened, 'pieces'>, seat: number): string | null =>
  pieces.find(({ owner, zone }) => owner === seat && zone === 'champion')?.card ?? null;

/** What a game begins without. */
export const NOTHING_GOING_ON = {
  additionalTurns: [],
  chain: [],
  chainOpenedBy: null,
  showdown: null,
  priority: null,
  passes: 0,
  effects: [],
  controls: [],
  delayed: [],
  history: [],
  choice: null,
  agenda: [],
  cleanupDue: false,
  result: null,
  lastGame: null,
} as const satisfies Partial<RiftboundState>;

/** Pieces laid on top of those of each zone, in their order. */
const laidOut = (
  { pieces, zones, nextObject }: Pick<RiftboundState, 'pieces' | 'zones' | 'nextObject'>,
  first: readonly FirstPiece[],
): Pick<RiftboundState, 'pieces' | 'zones' | 'nextObject'> => {
  const filled = zones.map((zone) => [...zone]);
  const added = first.map(({ owner, zone, card }, index) => {
    const at = seatZone(zone, owner);
    filled[at]?.push(pieces.length + index);
    return newPiece({ owner, card, token: false, rune: zone === 'rune-deck' }, nextObject + index, at);
  });
  return { pieces: [...pieces, ...added], zones: filled, nextObject: nextObject + added.length };
};

const EMPTY_TABLE = { pieces: [], zones: Array.from({ length: ZONE_COUNT }, () => []), nextObject: 0 };

const opened = (before: RiftboundState, data: Opened): RiftboundState => {
  return changeState(before, {
    edition: data.edition,
    mode: data.mode,
    victoryScore: data.victoryScore,
    digital: data.digital,
    described: data.described,
    game: data.game,
    firstPlayer: data.firstPlayer,
    seats: data.players.map((player, seat) =>
      freshSeat(data.game > 1 ? before.seats[seat] : undefined, player, championOf(data, seat)),
    ),
    ...laidOut(EMPTY_TABLE, data.pieces),
    battlefields: [],
    turn: {
      number: 0,
      seat: data.firstPlayer ?? 0,
      phase: 'set-up',
      step: 'awaken',
      regular: data.firstPlayer ?? 0,
      itemsBefore: 0,
    },
    ...NOTHING_GOING_ON,
  });
};

const presented = (state: RiftboundState, data: FactOf<'DecksPresented'>['data']): RiftboundState =>
  changeState(state, {
    ...laidOut(state, data.pieces),
    seats: state.seats.map((each, seat) => changeSeatState(each, { champion: championOf(data, seat) })),
  });

/** A battlefield that has just come into play: nobody controls it. */
export const freshBattlefield = (piece: number): BattlefieldState => ({
  piece,
  controller: null,
  contestedBy: null,
  showdownStaged: false,
  combatStaged: false,
  scoredBy: [],
  heldAtScoring: null,
  replaced: [],
});

const placed = (state: RiftboundState, { cards }: FactOf<'BattlefieldsPlaced'>['data']): RiftboundState => {
  const first = state.pieces.length;
  const pieces = cards.map(({ seat, card }, index) =>
    newPiece({ owner: seat, card, token: false, rune: false }, state.nextObject + index, ROW_ZONE),
  );
  const numbers = pieces.map((_, index) => first + index);
  const zones = state.zones.slice();
  zones[ROW_ZONE] = numbers;
  const battlefields = numbers.map(freshBattlefield);
  return changeState(state, {
    seats: state.seats.map((each, seat) => {
      const card = cards.find((placing) => placing.seat === seat)?.card ?? null;
      const presented = card === null ? [] : [card];
      return changeSeatState(each, {
        battlefield: card,
        presentedBattlefields: [...each.presentedBattlefields, ...presented],
      });
    }),
    pieces: [...state.pieces, ...pieces],
    zones,
    nextObject: state.nextObject + pieces.length,
    battlefields,
  });
};

/** Whether a player's battlefield counts as used by a game that somebody has won. */
const isUsed = (seat: SeatState, winners: readonly number[]): seat is SeatState & { readonly battlefield: string } =>
  winners.length > 0 && seat.battlefield !== null;

/** The table as it was before the game, with the match around it going on. */
const gameEnded = (state: RiftboundState, data: FactOf<'GameEnded'>['data']): RiftboundState =>
  changeState(state, {
    priority: null,
    choice: null,
    agenda: [],
    cleanupDue: false,
    lastGame: { winners: data.winners, reason: data.reason, priority: state.priority, agenda: state.agenda },
    seats: state.seats.map((seat, number) =>
      changeSeatState(seat, {
        wins: seat.wins + (data.winners.includes(number) ? 1 : 0),
        usedBattlefields: isUsed(seat, data.winners)
          ? [...seat.usedBattlefields, seat.battlefield]
          : seat.usedBattlefields,
      }),
    ),
  });

/** The table as it was when the game ended. */
const gameResumed = (state: RiftboundState): RiftboundState => {
  if (state.lastGame === null) return state;
  const { winners, priority } = state.lastGame;
  return changeState(state, {
    priority,
    result: null,
    lastGame: null,
    seats: state.seats.map((seat, number) =>
      changeSeatState(seat, {
        wins: seat.wins - (winners.includes(number) ? 1 : 0),
        usedBattlefields: isUsed(seat, winners) ? seat.usedBattlefields.slice(0, -1) : seat.usedBattlefields,
      }),
    ),
  });
};

const playersRemoved = (state: RiftboundState, data: FactOf<'PlayersRemoved'>['data']): RiftboundState =>
  changeState(movePieces(state, data.pieces, { zone: GONE_ZONE, attached: data.attached }), {
    seats: state.seats.map((each, seat) =>
      data.seats.includes(seat) ? changeSeatState(each, { out: true, pool: EMPTY_POOL, bound: [] }) : each,
    ),
    priority: data.priority,
    passes: data.passes,
    showdown: state.showdown && { ...state.showdown, focus: data.focus, passes: data.focusPasses },
  });

export const evolveSetUp: Evolvers<SetUpFact> = {
  GameOpened: opened,
  FirstPlayerChosen: (state, { seat }) => changeState(state, { firstPlayer: seat, turn: { ...state.turn, seat } }),
  BattlefieldChosen: (state, { seat, card }) => changeSeat(state, seat, () => ({ battlefield: card })),
  BattlefieldsPlaced: placed,
  DeckShuffled: (state, { seat, deck, pieces, cards }) =>
    movePieces(state, pieces, { zone: seatZone(deck, seat), cards, forget: true }),
  RandomPartShuffled: (state, { pieces, cards }) =>
    changePieces(state, pieces, (_, index) => ({ card: cards[index] ?? null })),
  TableLaidOut: (state, { players }) =>
    changeState(state, {
      seats: state.seats.map((seat, number) => changeSeatState(seat, players[number] ?? {})),
      history: [],
    }),
  MulliganTaken: (state) => state,
  DecksPresented: presented,
  DeckChanged: (state, { seat, deck }) => changeSeat(state, seat, () => ({ deck })),
  PlayersRemoved: playersRemoved,
  TimeReached: (state, timeUp) => changeState(state, { timeUp }),
  NextPointAwaited: (state) =>
    state.timeUp === undefined ? state : changeState(state, { timeUp: { ...state.timeUp, scored: null } }),
  GameEnded: gameEnded,
  GameResumed: gameResumed,
  MatchEnded: (state, result) => changeState(state, { result }),
};
