import { encodingsOf, type ShownRuleset } from '#ruleset';
import { DEFINITIONS } from './cards/definitions/index.js';
import { CARD_SET_HASH, isCardId } from './cards/index.js';
import type { Play } from './words/plays.js';
import { afterRewind } from './faces/after-rewind.js';
import { drawChance } from './faces/deal-chance.js';
import { describeFact } from './faces/describe-fact.js';
import type { RiftboundFact } from './state/facts.js';
import { evolve, FACT_TYPES, INITIAL } from './evolve/evolve.js';
import { goesOn } from './faces/goes-on.js';
import { MEASURES } from './faces/measures.js';
import { TURNING_POINTS } from './faces/turning-points.js';
import { notation } from './faces/notation.js';
import { parsePlay } from './faces/parse-play.js';
import { pieceSight } from './faces/piece-sight.js';
import { policy } from './faces/policy.js';
import { opponentsOf } from './state/sides.js';
import { redactFact, redactPlay } from './faces/redact.js';
import type { RiftboundState } from './state/riftbound-state.js';
import { upcasters } from './faces/upcasting/upcasters.js';
import { view, viewParts } from './faces/view.js';
import { PHASE_WORDS, STATE_WORDS } from './faces/view/clock.js';
import { waitingFor } from './reading/waiting.js';
import { EDITIONS } from './words/editions/editions.js';
import { scoreOf } from './faces/match-score.js';
import { riftboundNamed } from './named.js';

/** Raised with every change of what the engine makes of a play: tapes name the version that they were judged by. */
const ENGINE = '0.13.0';

/** Riftbound, as far as a tape of it is shown: without what judges plays, sets up tables and reads decks, which comes after the first picture. */
export const riftboundShown: ShownRuleset<RiftboundState, Play, RiftboundFact> = {
  ...riftboundNamed,
  editions: EDITIONS,
  cardSetHash: CARD_SET_HASH,
  engine: ENGINE,
  encodings: encodingsOf(() => Object.entries(DEFINITIONS), isCardId),
  upcasters,
  initial: INITIAL,
  words: {
    states: STATE_WORDS,
    phases: PHASE_WORDS,
    facts: FACT_TYPES,
    foreign: ['stack', 'score', 'power', 'health'],
  },
  evolve,
  waitingFor,
  pass: (seat) => ({ play: 'Pass', seat }),
  afterRewind,
  policy,
  goesOn,
  turningPoints: TURNING_POINTS,
  measures: MEASURES,
  nextOpponent: (state, seat) => opponentsOf(state, seat)[0] ?? null,
  drawChance,
  aroundGames: { scoreOf },
  result: (state) => state.result,
  view,
  viewParts,
  redactFact,
  redactPlay,
  pieceSight,
  notation,
  parsePlay,
  describeFact,
};
