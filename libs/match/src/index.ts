export type {
  CloseOrder,
  MatchOrder,
  PlayerOrder,
  PlayOrder,
  Receipt,
  RewindOrder,
  TakeBackOrder,
  TapeStretch,
} from './entries.js';
export type { CloseMatch, MatchCommand, OpenMatch, RecordPlay, RewindTo, TakeBack } from './commands.js';
export type { Official } from './officials.js';
export * from './disputes/index.js';
export * from './round/index.js';
export * from './erasing/index.js';
export { ForgottenPastError, gamesBackTo, oldestRemembered, remembers, withoutPast } from './rewinding/past.js';
export { withRecentPast } from './rewinding/recent.js';
export { parseOrderLine } from './order-line.js';
export { makeRewindLine } from './rewinding/rewind-line.js';
export { makeTakeBackLine, parseTakeBackLine } from './rewinding/take-back-line.js';
export { isPlayedRemedy } from './rewinding/settled.js';
export { struckOut, takenBackIn } from './rewinding/taken-back.js';
export type {
  MatchClosed,
  MatchEvent,
  MatchOpened,
  MatchRewound,
  PlayRecorded,
  PlaysTakenBack,
  RecorderEvent,
  SettingBack,
} from './events.js';
export { isRecorderEvent, isSettingBack, openedBy } from './events.js';
export { comparePins, pinText, type PinDifference, type Pins } from './pins.js';
export { schemasOf } from './schemas.js';
export type { MatchState } from './state.js';
export { matchFold } from './fold.js';
export { matchDecider } from './match.js';
export { dealerPlay } from './dealer.js';
export { carryOut, deal, takeOrder, type Answer, type DecidedBatch } from './orders.js';
export { eventIdOf, eventIdsBy, tapeEventIdOf } from './event-id.js';
export { keyedRandom } from './keyed-random.js';
export { dealingFrom, fitsCommitment, isSecret, SECRET_BYTES } from './secret.js';
export type { TapeProblem } from './tape-problem.js';
export type { DeckReference, TapeHeader, TapePlayer } from './header-values.js';
export { makeHeader } from './tape-header.js';
export { makeTapeFile, parseTapeFile, TAPE_BOUNDS, type TapeFile, type TapeLine } from './tape-file.js';
export { openingOf, type DeckTexts } from './tape-opening.js';
export {
  eventsOf,
  openRecording,
  recordChance,
  recordLine,
  recordTape,
  type TapeBatch,
  type TapeRecording,
} from './record-tape.js';
export { SeenTape, type WholeTape } from './seeing/seen-tape.js';
export { TapeStates } from './seeing/tape-states.js';
export { withoutName } from './seeing/dispute.js';
export { seeingOf, type Seeing, type Seen, type SeenEvent } from './seeing/seeing.js';
export { showEnvelopes } from './sealing/show.js';
export {
  sightedBy,
  Witness,
  witnessedLately,
  witnessedOnce,
  type Sighting,
  type Witnessed,
} from './sealing/witness.js';
