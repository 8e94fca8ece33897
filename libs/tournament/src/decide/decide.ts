import type { EraseNames, OpenTournament, SetDelay, TournamentOrder } from '../orders.js';
import type { Tournament } from '../state.js';
import { decideCall } from './calls.js';
import { accepted, impossible, type TournamentDecision } from './decision.js';
import { decideDelay } from './delays.js';
import { decideBroadcast } from './broadcast.js';
import { decideImport, decideStandings } from './import.js';
import { decideDeck, decideDrop } from './players.js';
import { decideAnnouncement, decideRound } from './rounds.js';
import { decideTable } from './tables.js';

const opened = (state: Tournament, order: OpenTournament): TournamentDecision => {
  if (state.opening !== null)
    return impossible(
      'opened',
      `The event "${state.opening.title}" has this id already.`,
      'Open the new one under another id.',
    );
  const { type: _, ...data } = order;
  return accepted({ type: 'TournamentOpened', data, because: [] });
};

/** Notes an erasure; nothing else of the tournament is changed by it. */
const erased = ({ type: _, ...data }: EraseNames): TournamentDecision =>
  accepted({ type: 'NamesErased', data, because: [] });

type OtherOrder = Exclude<TournamentOrder, OpenTournament | SetDelay | EraseNames>;

const decideOther = (state: Tournament, order: OtherOrder): TournamentDecision => {
  switch (order.type) {
    case 'ImportPairings':
      return decideImport(state, order);
    case 'ImportStandings':
      return decideStandings(state, order);
    case 'Announce':
      return decideAnnouncement(state, order);
    case 'OpenTable':
    case 'ExtendTable':
    case 'ReportResult':
    case 'ConfirmResult':
      return decideTable(state, order);
    case 'AskToDrop':
    case 'WithdrawDrop':
      return decideDrop(state, order);
    default:
      return decideLast(state, order);
  }
};

type LastOrder = Exclude<
  OtherOrder,
  {
    readonly type:
      | 'ImportPairings'
      | 'ImportStandings'
      | 'Announce'
      | 'OpenTable'
      | 'ExtendTable'
      | 'ReportResult'
      | 'ConfirmResult'
      | 'AskToDrop'
      | 'WithdrawDrop';
  }
>;

const decideLast = (state: Tournament, order: LastOrder): TournamentDecision => {
  switch (order.type) {
    case 'DirectBroadcast':
      return decideBroadcast(state, order);
    case 'RegisterDeck':
    case 'BeginDeckCheck':
    case 'EndDeckCheck':
      return decideDeck(state, order);
    case 'BeginRound':
    case 'PauseRound':
    case 'ResumeRound':
    case 'CallRoundTime':
    case 'CloseRound':
      return decideRound(state, order);
    default:
      return decideCall(state, order);
  }
};

/** Answers an order with the events that it comes to, or with why it cannot be; changes nothing. */
export const decideTournament = (state: Tournament, order: TournamentOrder): TournamentDecision => {
  if (order.type === 'OpenTournament') return opened(state, order);
  if (state.opening === null)
    return impossible('unknown', 'There is no such event.', 'Open it first: "matchtape event new".');
  if (order.type === 'EraseNames') return erased(order);
  return order.type === 'SetDelay' ? decideDelay(state, order) : decideOther(state, order);
};
