import type { AskToDrop, DeckOrder, EndDeckCheck, RegisterDeck, WithdrawDrop, BeginDeckCheck } from '../orders.js';
import { currentRound, nameOf, roundOf, tableOf, type Tournament } from '../state.js';
import type { PlayerId } from '../words.js';
import { accepted, impossible, noRound, noTable, type TournamentDecision } from './decision.js';

const unknown = (player: PlayerId): TournamentDecision =>
  impossible(
    'no-player',
    `No pairing has named a player "${player}".`,
    'Name a player by the id that the pairings give.',
  );

const isKnown = ({ players }: Tournament, player: PlayerId): boolean => players.some(({ id }) => id === player);

/** A player asks to drop, or takes that back. Source: TR 414. */
export const decideDrop = (state: Tournament, order: AskToDrop | WithdrawDrop): TournamentDecision => {
  const { player, by } = order;
  if (!isKnown(state, player)) return unknown(player);
  const hasAsked = state.drops.some((drop) => drop.player === player);
  if (order.type === 'AskToDrop') {
    if (hasAsked) return accepted();
    return accepted({
      type: 'DropAsked',
      data: { player, round: currentRound(state)?.round ?? null, by },
      because: [],
    });
  }
  if (!hasAsked)
    return impossible('no-drop', `${nameOf(state, player)} has not asked to drop.`, 'Nothing has to be taken back.');
  return accepted({ type: 'DropWithdrawn', data: { player, by }, because: [] });
};

const registered = (state: Tournament, { player, list, findings, by }: RegisterDeck): TournamentDecision => {
  if (!isKnown(state, player)) return unknown(player);
  if (state.decks.some((deck) => deck.player === player && deck.list === list)) return accepted();
  return accepted({ type: 'DeckRegistered', data: { player, list, findings, by }, because: [] });
};

const begun = (state: Tournament, order: BeginDeckCheck): TournamentDecision => {
  const { round, table, by } = order;
  if (roundOf(state, round) === undefined) return noRound(round);
  const known = tableOf(state, round, table);
  if (known === undefined) return noTable(round, table);
  const running = state.checks.find((each) => each.round === round && each.table === table && each.endedAt === null);
  if (running !== undefined)
    return impossible('check-begun', `A deck check goes on at table ${table}.`, `End check ${running.check} first.`);
  const stranger = order.players.find((player) => !known.players.includes(player));
  if (stranger !== undefined)
    return impossible(
      'not-there',
      `${nameOf(state, stranger)} does not sit at table ${table}.`,
      'Name who sits there.',
    );
  const players = order.players.length === 0 ? known.players : order.players;
  const data = { check: state.checks.length + 1, round, table, players, by };
  return accepted({ type: 'DeckCheckBegun', data, because: [] });
};

const ended = (state: Tournament, { check, found, by }: EndDeckCheck): TournamentDecision => {
  const known = state.checks.find((each) => each.check === check);
  if (known === undefined) return impossible('no-check', `There is no deck check ${check}.`, 'Name one by its number.');
  if (known.endedAt !== null)
    return impossible(
      'check-ended',
      `Deck check ${check} has ended.`,
      'Begin another one where there is more to look at.',
    );
  const lacking = known.players.find((player) => !found.some((each) => each.player === player));
  if (lacking !== undefined)
    return impossible(
      'check-open',
      `Deck check ${check} says nothing of ${nameOf(state, lacking)}.`,
      'Say of each player whether the deck is fine.',
    );
  return accepted({ type: 'DeckCheckEnded', data: { check, found, by }, because: [] });
};

/** Deck lists, and the checks of decks at tables. Source: TR 411. */
export const decideDeck = (state: Tournament, order: DeckOrder): TournamentDecision => {
  switch (order.type) {
    case 'RegisterDeck':
      return registered(state, order);
    case 'BeginDeckCheck':
      return begun(state, order);
    case 'EndDeckCheck':
      return ended(state, order);
  }
};
