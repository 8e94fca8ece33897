import { awaitChoice, emit, push, type Draft } from '../../draft.js';
import type { Frame, RiftboundState } from '../../state.js';
import { beginTurn } from '../turn/phases.js';
import { takeFromDeck } from '../actions/draw.js';
import { piecesIn } from '../../zones.js';

/** Setting up (110-118) in the book's order; each step asks for what it needs and goes on once it is there. */
const OPENING_HAND = 4;

type SetUpStep = (draft: Draft) => void;

const seatsInOrder = (state: RiftboundState): readonly number[] => {
  const first = state.firstPlayer ?? 0;
  return state.seats.map((_, index) => (first + index) % state.seats.length);
};

const chooseFirst: SetUpStep = (draft) => {
  if (draft.state.firstPlayer !== null) return;
  awaitChoice(draft, { kind: 'first-player', seat: null }, ['setup.turn-order', 'setup.first-player']);
};

/** Battlefields a seat may still pick: those of its deck not used up in this match (486.5); null where the deck is unknown. */
export const battlefieldsLeft = (state: RiftboundState, seat: number): readonly string[] | null => {
  const player = state.seats[seat];
  if (!player?.deck) return null;
  const left = player.deck.battlefields.filter((card) => !player.usedBattlefields.includes(card));
  return left.length > 0 ? left : player.deck.battlefields;
};

/** Each player's battlefield: at random in a duel (485), chosen in a match (486). */
const chooseBattlefields: SetUpStep = (draft) => {
  const { state } = draft;
  const seat = state.seats.findIndex((each) => each.battlefield === null);
  if (seat < 0) {
    const cards = state.seats.map((each, number) => ({ seat: number, card: each.battlefield ?? '' }));
    emit(draft, {
      type: 'BattlefieldsPlaced',
      data: { cards },
      because: ['setup.battlefields', 'setup.battlefields-by-mode'],
    });
    return;
  }
  const byChance = state.mode === 'duel';
  const because = byChance ? (['mode.duel.battlefield-choice'] as const) : (['mode.match.battlefield-choice'] as const);
  push(draft, { task: 'set-up', step: 'battlefields' });
  awaitChoice(draft, { kind: 'battlefield', seat, byChance, options: battlefieldsLeft(state, seat) }, because);
};

const shuffled = (state: RiftboundState, seat: number, deck: 'main-deck' | 'rune-deck'): boolean =>
  piecesIn(state, { zone: deck, seat }).every((piece) => state.pieces[piece]?.card !== null);

/** Decks are shuffled; for a digital match chance gives the orders, on paper nobody knows them. */
const shuffleDecks: SetUpStep = (draft) => {
  const { state } = draft;
  if (!state.digital) return;
  for (const seat of seatsInOrder(state)) {
    for (const deck of ['main-deck', 'rune-deck'] as const) {
      if (shuffled(state, seat, deck)) continue;
      push(draft, { task: 'set-up', step: 'shuffle' });
      awaitChoice(draft, { kind: 'shuffle', seat: null, of: seat, deck }, ['setup.shuffle']);
      return;
    }
  }
};

const drawHands: SetUpStep = (draft) => {
  for (const seat of seatsInOrder(draft.state))
    takeFromDeck(draft, { seat, count: OPENING_HAND, because: ['setup.opening-hand'] });
};

const mulligans: SetUpStep = (draft) => {
  const frames = seatsInOrder(draft.state).map((seat): Frame => ({ task: 'set-up', step: `mulligan ${String(seat)}` }));
  push(draft, ...frames);
};

const begin: SetUpStep = (draft) => {
  beginTurn(draft, 1, draft.state.firstPlayer ?? 0);
};

const SET_UP: readonly (readonly [string, SetUpStep])[] = [
  ['first player', chooseFirst],
  ['battlefields', chooseBattlefields],
  ['shuffle', shuffleDecks],
  ['hands', drawHands],
  ['mulligans', mulligans],
  ['begin', begin],
];

/** The tasks of setting up, first one first. */
export const SET_UP_FRAMES: readonly Frame[] = SET_UP.map(([step]) => ({ task: 'set-up', step }));

/** Does one step of setting up. */
export const doSetUp = (draft: Draft, step: string): void => {
  if (step.startsWith('mulligan ')) {
    awaitChoice(draft, { kind: 'mulligan', seat: Number(step.slice('mulligan '.length)) }, ['mulligan.order']);
    return;
  }
  SET_UP.find(([name]) => name === step)?.[1](draft);
};
