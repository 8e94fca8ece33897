import { awaitChoice, emit, push, type Draft } from '../draft.js';
import type { Frame, RiftboundState } from '../../state/riftbound-state.js';
import { inOrderFrom, isInGame, modeOf, playersLeft } from '../../state/sides.js';
import type { Mode } from '../../state/modes.js';
import { battlefieldsLeft } from './battlefields.js';
import { beginsWithSideboards, decksPresented } from './game-opened.js';
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

/** Whether the deck has been laid out and dealt an order: no list that a match is dealt from is empty. */
const shuffled = (state: RiftboundState, seat: number, deck: (typeof DECKS)[number]): boolean => {
  const pieces = piecesIn(state, { zone: deck, seat });
  return pieces.length > 0 && pieces.every((piece) => state.pieces[piece]?.card !== null);
};

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

/** Whoever's deck list is known may exchange cards as between two games (TR 406.1.g.5); other decks are as they are played. */
const sideboards: SetUpStep = (draft) => {
  const known = seatsInOrder(draft.state).filter((seat) => draft.state.seats[seat]?.deck);
  push(draft, ...known.map((seat): Frame => ({ task: 'set-up', step: `sideboard ${String(seat)}` })));
};

const presentDecks: SetUpStep = (draft) => {
  emit(draft, decksPresented(draft.state));
};

const begin: SetUpStep = (draft) => {
  beginTurn(draft, 1, seatsInOrder(draft.state)[0] ?? 0);
};

const STEPS = {
  'first player': chooseFirst,
  battlefields: chooseBattlefields,
  sideboards,
  decks: presentDecks,
  shuffle: shuffleDecks,
  hands: drawHands,
  mulligans,
  begin,
} as const satisfies Readonly<Record<string, SetUpStep>>;

type StepName = keyof typeof STEPS;

/** By what a game is begun with: 110-118, and TR 406.1.g before them. */
const IN_ORDER: Readonly<Record<Mode['start'], readonly StepName[]>> = {
  decks: ['first player', 'battlefields', 'shuffle', 'hands', 'mulligans', 'begin'],
  sideboarding: ['battlefields', 'first player', 'sideboards', 'decks', 'shuffle', 'hands', 'mulligans', 'begin'],
};

/** The tasks of setting up this game, first one first. */
export const setUpFrames = (state: Pick<RiftboundState, 'mode' | 'game'>): readonly Frame[] =>
  IN_ORDER[beginsWithSideboards(state) ? 'sideboarding' : 'decks'].map((step) => ({ task: 'set-up', step }));

/** What one player in turn is asked, by the first word of the step; the second is the seat. */
const OF_SEAT: Readonly<Record<string, (draft: Draft, seat: number) => void>> = {
  sideboard: (draft, seat) => {
    awaitChoice(draft, { kind: 'sideboard', seat }, ['tournament.best-of-one-start', 'tournament.sideboarding']);
  },
  mulligan: (draft, seat) => {
    awaitChoice(draft, { kind: 'mulligan', seat }, ['mulligan.order']);
  },
};

const isStep = (step: string): step is StepName => step in STEPS;

/** Does one step of setting up. */
export const doSetUp = (draft: Draft, step: string): void => {
  if (isStep(step)) {
    STEPS[step](draft);
    return;
  }
  const [what = '', seat = ''] = step.split(' ');
  if (isInGame(draft.state, Number(seat))) OF_SEAT[what]?.(draft, Number(seat));
};
