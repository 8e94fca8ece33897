import type { Json } from '#kernel';
import { encodingsOf, type Ruleset } from '#ruleset';
import { isCardCode } from './cards/catalogue.js';
import { encodedCards } from './cards/definitions.js';
import { CARD_SET_HASH } from './cards/index.js';
import type { Play } from './words/plays.js';
import { afterRewind } from './faces/after-rewind.js';
import { drawChance } from './faces/deal-chance.js';
import { decide } from './faces/decide.js';
import { checkDeck, drawDeck, makeDeck, parseDeck, readDeck } from './faces/decks.js';
import { describeFact } from './faces/describe-fact.js';
import type { RuneterraFact } from './state/facts.js';
import { evolve, FACT_TYPES, INITIAL } from './evolve/evolve.js';
import { brokenInvariants } from './faces/invariants.js';
import { goesOn } from './faces/goes-on.js';
import { MEASURES } from './faces/measures.js';
import { TURNING_POINTS } from './faces/turning-points.js';
import { judgedPlays, legalPlays } from './faces/legal-plays.js';
import { unseenHand } from './faces/unseen-hand.js';
import { notation } from './faces/notation.js';
import { parsePlay } from './faces/parse-play.js';
import { pieceSight } from './faces/piece-sight.js';
import { redactFact, redactPlay } from './faces/redact.js';
import { EDITIONS, setUp } from './faces/open-match.js';
import type { RuneterraState } from './state/runeterra-state.js';
import { upcasters } from './faces/upcasters.js';
import { view, viewParts } from './faces/view.js';
import { PHASE_WORDS, STATE_WORDS } from './faces/view/clock.js';
import { waitingFor } from './reading/waiting.js';
import { runeterraNamed } from './named.js';

/** Raised with every change of what the engine makes of a play: tapes name the version that they were judged by. */
const ENGINE = '0.14.0';

/** How often a random player tries what is not played for its own sake. */
const WEIGHTS = { Concede: 0, Pass: 0.7, CommitAttack: 2, CommitBlocks: 2, DeclareAttack: 0.2, TakeBack: 0.3 };

/** Words of rulings that are the other game's: here are a stack and a score, and nobody has focus or controls a battlefield. */
const FOREIGN_WORDS = ['chain', 'points', 'might', 'buffs', 'focus', 'controls', 'battlefields', 'no window'];

/** Legends of Runeterra, as far as a match is recorded, judged and shown: without what asks for cards and writes tables as literals, which few pages fetch. */
export const runeterraPlayed: Ruleset<RuneterraState, Play, RuneterraFact> = {
  ...runeterraNamed,
  editions: EDITIONS,
  cardSetHash: CARD_SET_HASH,
  engine: ENGINE,
  encodings: encodingsOf(encodedCards, isCardCode),
  upcasters,
  initial: INITIAL,
  setUp,
  words: { states: STATE_WORDS, phases: PHASE_WORDS, facts: FACT_TYPES, foreign: FOREIGN_WORDS },
  evolve,
  decide,
  underEdition: (state, edition) => ({ ...state, edition }),
  waitingFor,
  legalPlays,
  judgedPlays,
  pass: (seat) => ({ play: 'Pass', seat }),
  unseenHand,
  afterRewind,
  goesOn,
  turningPoints: TURNING_POINTS,
  measures: MEASURES,
  drawChance,
  result: (state) => state.result,
  randomWeights: WEIGHTS,
  brokenInvariants,
  view,
  viewParts,
  redactFact,
  redactPlay,
  pieceSight,
  notation,
  parsePlay,
  judgeDeck: (deck) => {
    const read = readDeck(deck);
    return read.ok ? checkDeck(read.value) : [];
  },
  drawDeck,
  parseDeck: (text) => {
    const deck = parseDeck(text);
    return deck.ok ? { ok: true, value: deck.value as Json } : deck;
  },
  makeDeck: (deck) => {
    const read = readDeck(deck);
    return read.ok ? makeDeck(read.value) : '';
  },
  describeFact,
};
