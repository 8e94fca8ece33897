export { type BroadcastShow, LONGEST_TEXT, NO_SHOW, OVERLAY_PARTS, type OverlayPart } from './broadcast.js';
export type { DeckFinding } from './decks.js';
export {
  ENDINGS,
  isSameResult,
  resultText,
  winnerOf,
  type DelayOf,
  type Ending,
  type PlayerId,
  type Speaker,
  type TableResult,
} from './words.js';
export {
  DELAY_WORDS,
  idFromTitle,
  isTournamentId,
  LONGEST_ID,
  tapeIdOf,
  LONGEST_DELAY,
  parseDelay,
  USUAL_SETTINGS,
  type TablePlace,
  type TournamentOpening,
  type TournamentSettings,
} from './settings.js';
export {
  FORMAT_TITLES,
  PAIRING_FORMATS,
  type PairedTable,
  type PairingFormat,
  type PairingList,
  type RowProblem,
  type StandingsLine,
} from './pairing.js';
export { forgettingAtDesk, type DeskForgetting, type ErasingReason } from './erasing.js';
export { delayAt, isDelayed, type DelayPlace } from './delays.js';
export type { Pairing, TournamentEvent } from './events.js';
export type { TournamentOrder } from './orders.js';
export {
  currentRound,
  isOver,
  nameOf,
  NO_TOURNAMENT,
  roundOf,
  tableOf,
  tapesOf,
  type DeckCheck,
  type DeskCall,
  type DeskRound,
  type DeskTable,
  type Tournament,
} from './state.js';
export { evolveTournament, type Timed } from './evolve.js';
export { roundTimeLeft } from './evolve-round.js';
export { decideTournament } from './decide/decide.js';
export type { TournamentDecision, TournamentProblem } from './decide/decision.js';
export { callStatus, callTook, proposedMinutes, type CallStatus } from './calls.js';
export { differsElsewhere, resultOf, type ResultReading, type ResultStatus } from './results.js';
export { previewImport, type ImportPreview } from './preview.js';
export { onlyRound, seenTournament, shownTournament, type DeskViewer, type SeenTournament } from './seeing.js';
export {
  floorOf,
  isDone,
  minutesGiven,
  NEED_TEXTS,
  NEEDS,
  type FloorSource,
  type FloorTable,
  type Need,
  type ScribeAt,
  type TableGlance,
  type TableState,
} from './floor.js';
export { duePicks, showAfter } from './picks.js';
export { type ShownAt } from './shown-at.js';
export { roundTiming, type RoundTiming, type TableTiming } from './timing.js';
export { tableCode } from './event-ids.js';
export { neededFor } from './needed.js';
export { changedFloor, floorChanges, type FloorChanges } from './floor-changes.js';
export type { DeskReceipt, FloorAt, ListedTournament, PairingsPreview, RefusedTape, TournamentAt } from './answers.js';
export { parseTournamentOrder, PLAIN_ORDERS } from './order-forms.js';
