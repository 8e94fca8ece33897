import type { Json } from '#kernel';
import type { Ruleset } from '#ruleset';
import type { Play } from './words/plays.js';
import { afterLoss } from './faces/after-loss.js';
import { aroundGames } from './faces/around-games.js';
import { decide } from './faces/decide.js';
import { checkDeck, drawDeck, makeDeck, parseDeck, type DeckList } from './faces/decks.js';
import { readDeck } from './faces/decks/read.js';
import type { RiftboundFact } from './state/facts.js';
import { changeState } from './evolve/change.js';
import { brokenInvariants } from './faces/invariants.js';
import { judgedPlays, legalPlays } from './faces/legal-plays.js';
import { unseenHand } from './faces/unseen-hand.js';
import { setUp } from './faces/open-match.js';
import type { RiftboundState } from './state/riftbound-state.js';
import { riftboundShown } from './shown.js';

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
  ...riftboundShown,
  setUp,
  decide,
  underEdition: (state, edition) => changeState(state, { edition }),
  legalPlays,
  judgedPlays,
  unseenHand,
  afterLoss,
  aroundGames,
  randomWeights: RANDOM_WEIGHTS,
  brokenInvariants,
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
};
