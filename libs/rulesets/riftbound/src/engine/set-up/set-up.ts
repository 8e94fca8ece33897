import { awaitChoice, emit, push, type Draft } from '../draft.js';
import type { Frame, RiftboundState } from '../../state/riftbound-state.js';
import { inOrderFrom, isInGame, modeOf, playersLeft } from '../../state/sides.js';
import { battlefieldsLeft } from './battlefields.js';
import { beginTurn } from '../turn/phases.js';
import { takeFromDeck } from '../actions/draw.js';
import { piecesIn } from '../../state/zones.js';

/** Setting up (110-118) in the book's order; each step asks for what it needs and goes on once it is there. */
const OPENING_HAND = 4;

type SetUpStep = (draft: Draft) => void;

const seatsInOrder = (state: RiftboundState): readonly number[] => inOrderFrom(state, state.firstPlayer ?? 0);

const chooseFirst: SetUpStep = (draft) => {
  if (draft.state.firstPlayer !== null) return;
  awaitChoice(draft, { kind: 'first-player', seat: null }, ['setup.turn-order', 'setup.first-player']);
};

/** The players who bring a battlefield, in seat order: in some modes the first player brings none (488.4.b, 489.5.b). */
export const battlefieldBringers = (state: RiftboundState): readonly number[] =>
  playersLeft(state).filter((seat) => modeOf(state).firstBrings || seat !== state.firstPlayer);

/** The next player whose battlefield is not known yet. */
const nextBringer = (state: RiftboundState): number | undefined =>
  battlefieldBringers(state).find((seat) => state.seats[seat]?.battlefield === null);

/** Each player's battlefield: at random or chosen, as the mode has it (485-489). */
const chooseBattlefields: SetUpStep = (draft) => {
  const { state } = draft;
  const seat = nextBringer(state);
  if (seat === undefined) {
    const cards = battlefieldBringers(state).map((number) => ({
      seat: number,
      card: state.seats[number]?.battlefield ?? '',
    }));
    emit(draft, {
      type: 'BattlefieldsPlaced',
      data: { cards },
      because: ['setup.battlefields', 'setup.battlefields-by-mode'],
    });
    return;
  }
  const { picked, rules } = modeOf(state);
  const byChance = picked === 'at random';
  const because = [rules.battlefieldChoice];
  push(draft, { task: 'set-up', step: 'battlefields' });
  awaitChoice(draft, { kind: 'battlefield', seat, byChance, options: battlefieldsLeft(state, seat) }, because);
};

const DECKS = ['main-deck', 'rune-deck'] as const;

const shuffled = (state: RiftboundState, seat: number, deck: (typeof DECKS)[number]): boolean =>
  piecesIn(state, { zone: deck, seat }).every((piece) => state.pieces[piece]?.card !== null);

/** Whether the decks of a digital match have still to be dealt from their lists. */
export const isUndealt = (state: RiftboundState): boolean =>
  state.digital &&
  state.turn.phase === 'set-up' &&
  playersLeft(state).some((seat) => DECKS.some((deck) => !shuffled(state, seat, deck)));

/** Decks are shuffled; for a digital match chance gives the orders, on paper nobody knows them. */
const shuffleDecks: SetUpStep = (draft) => {
  const { state } = draft;
  if (!state.digital) return;
  for (const seat of seatsInOrder(state)) {
    for (const deck of DECKS) {
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
  beginTurn(draft, 1, seatsInOrder(draft.state)[0] ?? 0);
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
    const seat = Number(step.slice('mulligan '.length));
    if (isInGame(draft.state, seat)) awaitChoice(draft, { kind: 'mulligan', seat }, ['mulligan.order']);
    return;
  }
  SET_UP.find(([name]) => name === step)?.[1](draft);
};
