export type { CloseMatch, MatchCommand, OpenMatch, RecordPlay } from './commands.js';
export type { MatchClosed, MatchEvent, MatchOpened, PlayRecorded, RecorderEvent } from './events.js';
export { isRecorderEvent } from './events.js';
export type { MatchState } from './state.js';
export { matchDecider } from './match.js';
export { dealerPlay } from './dealer.js';
