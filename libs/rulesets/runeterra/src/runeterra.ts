import type { Json } from '#kernel';
import type { Ruleset } from '#ruleset';
import { CARD_SET_HASH } from './cards/index.js';
import type { Play } from './commands.js';
import { drawChance } from './deal-chance.js';
import { decide } from './decide.js';
import { checkDeck, makeDeck, parseDeck, readDeck } from './deck.js';
import { describeFact } from './describe-fact.js';
import type { RuneterraFact } from './events.js';
import { evolve, FACT_TYPES, INITIAL } from './evolve.js';
import { brokenInvariants } from './invariants.js';
import { judgedPlays, legalPlays } from './legal-plays.js';
import { LAY_OUT_SCHEMA, layOutLiteral } from './lay-out.js';
import { notation } from './notation.js';
import { parsePlay } from './parse-play.js';
import { pieceSight } from './piece-sight.js';
import { redactFact, redactPlay } from './redact.js';
import { EDITIONS, setUp } from './set-up.js';
import type { RuneterraState } from './state.js';
import { view } from './view.js';
import { PHASE_WORDS, STATE_WORDS } from './view/clock.js';
import { MODES } from './vocabulary.js';
import { waitingFor } from './waiting.js';

const MODE_NAMES = { standard: 'Standard' } as const;

/** How often a random player tries what is not played for its own sake. */
const WEIGHTS = { Concede: 0, Pass: 0.7, CommitAttack: 2, CommitBlocks: 2, DeclareAttack: 0.2, TakeBack: 0.3 };

/** Legends of Runeterra, as the recorder takes it. */
export const runeterra: Ruleset<RuneterraState, Play, RuneterraFact> = {
  id: 'runeterra',
  title: 'Legends of Runeterra',
  editions: EDITIONS,
  modes: MODES.map((id) => ({ id, name: MODE_NAMES[id], players: 2 })),
  cardSetHash: CARD_SET_HASH,
  initial: INITIAL,
  setUp,
  layOut: layOutLiteral,
  layOutSchema: LAY_OUT_SCHEMA,
  words: { states: STATE_WORDS, phases: PHASE_WORDS, facts: FACT_TYPES },
  evolve,
  decide,
  waitingFor,
  legalPlays,
  judgedPlays,
  drawChance,
  result: (state) => state.result,
  randomWeights: WEIGHTS,
  brokenInvariants,
  view,
  redactFact,
  redactPlay,
  pieceSight,
  notation,
  parsePlay,
  judgeDeck: (deck) => {
    const read = readDeck(deck);
    return read.ok ? checkDeck(read.value) : [];
  },
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
