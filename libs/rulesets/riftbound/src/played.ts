import type { Json } from '#kernel';
import { encodingsOf, type Ruleset } from '#ruleset';
import { DEFINITIONS } from './cards/definitions/index.js';
import { CARD_SET_HASH, isCardId } from './cards/index.js';
import type { Play } from './words/plays.js';
import { afterLoss } from './faces/after-loss.js';
import { aroundGames } from './faces/around-games.js';
import { afterRewind } from './faces/after-rewind.js';
import { drawChance } from './faces/deal-chance.js';
import { decide } from './faces/decide.js';
import { checkDeck, drawDeck, makeDeck, parseDeck, type DeckList } from './faces/decks.js';
import { readDeck } from './faces/decks/read.js';
import { describeFact } from './faces/describe-fact.js';
import type { RiftboundFact } from './state/facts.js';
import { changeState } from './evolve/change.js';
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
import { policy } from './faces/policy.js';
import { opponentsOf } from './state/sides.js';
import { redactFact, redactPlay } from './faces/redact.js';
import { MODE_TABLE } from './state/modes.js';
import { setUp } from './faces/open-match.js';
import type { RiftboundState } from './state/riftbound-state.js';
import { upcasters } from './faces/upcasting/upcasters.js';
import { view, viewParts } from './faces/view.js';
import { PHASE_WORDS, STATE_WORDS } from './faces/view/clock.js';
import { MODES } from './words/vocabulary.js';
import { waitingFor } from './reading/waiting.js';
import { EDITIONS } from './words/editions/editions.js';

/** Raised with every change of what the engine makes of a play: tapes name the version that they were judged by. */
const ENGINE = '0.6.0';

/** A random player's habits: it seldom reveals what it need not, and never ends a game by giving up. */
const RANDOM_WEIGHTS: Readonly<Record<string, number>> = {
  PlayCard: 6,
  MoveUnits: 6,
  HideCard: 1.5,
  Pass: 2,
  EndTurn: 1.5,
  UseRunes: 0.3,
  Invite: 0.5,
  RevealCard: 0.05,
  Concede: 0,
  AgreeDraw: 0,
};

/** Riftbound, as far as a match is recorded, judged and shown: without what asks for cards and writes tables as literals, which few pages fetch. */
export const riftboundPlayed: Ruleset<RiftboundState, Play, RiftboundFact> = {
  id: 'riftbound',
  title: 'Riftbound',
  editions: EDITIONS,
  modes: MODES.map((id) => ({ id, name: MODE_TABLE[id].name, players: MODE_TABLE[id].players })),
  cardSetHash: CARD_SET_HASH,
  engine: ENGINE,
  encodings: encodingsOf(() => Object.entries(DEFINITIONS), isCardId),
  upcasters,
  initial: INITIAL,
  setUp,
  words: {
    states: STATE_WORDS,
    phases: PHASE_WORDS,
    facts: FACT_TYPES,
    foreign: ['stack', 'score', 'power', 'health'],
  },
  evolve,
  decide,
  underEdition: (state, edition) => changeState(state, { edition }),
  waitingFor,
  legalPlays,
  judgedPlays,
  pass: (seat) => ({ play: 'Pass', seat }),
  unseenHand,
  afterRewind,
  policy,
  goesOn,
  turningPoints: TURNING_POINTS,
  measures: MEASURES,
  afterLoss,
  nextOpponent: (state, seat) => opponentsOf(state, seat)[0] ?? null,
  aroundGames,
  drawChance,
  result: (state) => state.result,
  randomWeights: RANDOM_WEIGHTS,
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
  makeDeck: (deck) => makeDeck(deck as unknown as DeckList),
  parseDeck: (text) => {
    const deck = parseDeck(text);
    return deck.ok ? { ok: true, value: deck.value as Json } : deck;
  },
  describeFact,
};
