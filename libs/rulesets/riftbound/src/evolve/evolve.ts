import { foldBy } from '#ruleset';
import { evolveBattle } from './battle.js';
import { evolveBoard } from './board.js';
import { evolveCards } from './cards.js';
import { evolveChain } from './chain.js';
import { evolveCorrection } from './correction.js';
import type { Evolvers } from './change.js';
import { remember } from './history.js';
import { evolveResources } from './resources.js';
import { evolveScore } from './score.js';
import { evolveSetUp, NOTHING_GOING_ON } from './set-up.js';
import { evolveTurn } from './turn.js';
import type { RiftboundFact } from '../state/facts.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { NEWEST_EDITION } from '../words/editions/editions.js';

/** The table before anything was laid on it. */
export const INITIAL: RiftboundState = {
  edition: NEWEST_EDITION,
  mode: 'duel',
  victoryScore: 8,
  digital: false,
  described: false,
  game: 0,
  firstPlayer: null,
  seats: [],
  pieces: [],
  zones: [],
  nextObject: 0,
  battlefields: [],
  turn: { number: 0, seat: 0, phase: 'set-up', step: 'awaken', regular: 0, itemsBefore: 0 },
  nextItem: 1,
  nextEffect: 1,
  ...NOTHING_GOING_ON,
};

const EVOLVERS: Evolvers<RiftboundFact> = {
  ...evolveSetUp,
  ...evolveTurn,
  ...evolveChain,
  ...evolveResources,
  ...evolveCards,
  ...evolveBoard,
  ...evolveBattle,
  ...evolveScore,
  ...evolveCorrection,
};

/** The type of every fact. */
export const FACT_TYPES: readonly string[] = Object.keys(EVOLVERS);

const change = foldBy<RiftboundState, RiftboundFact>(EVOLVERS);

/** The only place where the table changes: folds one fact into the state. Throws on a fact that is not of this ruleset. */
export const evolve = (state: RiftboundState, fact: RiftboundFact): RiftboundState =>
  remember(state, fact, change(state, fact));
