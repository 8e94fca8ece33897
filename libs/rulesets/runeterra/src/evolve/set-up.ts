import type { EvolversOf } from '#ruleset';
import type { SetUpFact } from '../state/facts.js';
import type { RuneterraState, SeatState } from '../state/runeterra-state.js';
import { LIMITS, MODES } from '../words/vocabulary.js';
import { changePiece, changeSeat, movePieces } from './pieces.js';

const freshSeat = (name: string, deck: SeatState['deck']): SeatState => ({
  name,
  nexus: LIMITS.nexus,
  gems: 0,
  mana: 0,
  spellMana: 0,
  token: false,
  deck,
  hand: [],
  bench: [],
  graveyard: [],
  kept: false,
  attacks: 0,
  scouted: false,
  cardsPlayed: 0,
  deep: false,
  died: 0,
  raided: false,
  waitingToReturn: [],
  strikesSurvived: 0,
  leveled: [],
});

/** The table before anything was laid on it. */
export const INITIAL: RuneterraState = {
  edition: 'runeterra-actions-2021-02-28',
  mode: MODES[0],
  digital: false,
  described: false,
  seats: [],
  pieces: [],
  told: [],
  first: null,
  round: 0,
  phase: 'set-up',
  turn: 0,
  toAct: null,
  passes: 0,
  castThisTurn: false,
  stack: [],
  nextItem: 1,
  stackOpenedBy: null,
  unanswered: false,
  casting: null,
  combat: null,
  declared: null,
  choice: null,
  agenda: [],
  result: null,
  interrupted: null,
};

/** The facts of setting up, folded. */
export const evolveSetUp: EvolversOf<RuneterraState, SetUpFact> = {
  TableLaid: (_, { edition, digital, described, players }) => ({
    ...INITIAL,
    edition,
    digital,
    described,
    seats: players.map(({ name, deck }) => freshSeat(name, deck)),
  }),
  TableArranged: (state, { players }) => ({
    ...state,
    seats: state.seats.map((seat, number) => {
      const { played = 0, survived = 0, died = 0, raided = false, deep = false } = players[number] ?? {};
      return { ...seat, cardsPlayed: played, strikesSurvived: survived, died, raided, deep: seat.deep || deep };
    }),
  }),
  FirstPlayerChosen: (state, { seat }) => ({ ...state, first: seat }),
  DeckShuffled: (state, { seat, cards }) => changeSeat(state, seat, () => ({ deck: cards })),
  /** What is returned lies under the deck until the deck is shuffled. */
  HandKept: (state, { seat, returned }) =>
    changeSeat(movePieces(state, returned, 'gone'), seat, ({ deck }) => ({
      kept: true,
      deck: [...deck, ...returned.map((piece) => state.pieces[piece]?.card ?? null)],
    })),
  CardDefined: (state, { card }) => ({
    ...state,
    told: [...state.told.filter(({ code }) => code !== card.code), card],
  }),
  CardRevealed: (state, { piece, card }) => changePiece(state, piece, () => ({ card })),
  GameEnded: (state, result) => ({
    ...state,
    result,
    interrupted: { toAct: state.toAct, agenda: state.agenda },
    toAct: null,
    choice: null,
    agenda: [],
  }),
  GameResumed: (state) => ({
    ...state,
    result: null,
    toAct: state.interrupted?.toAct ?? null,
    interrupted: null,
  }),
};
