export type { Folding, Tape } from './tape.js';
export {
  appendEvents,
  BEFORE_ALL,
  BrokenTapeError,
  fingerprintAt,
  hasRevision,
  lastRevision,
  makeTape,
  NoSuchRevisionError,
  stateAt,
} from './tape.js';
export type { Cursor, Mark, Step } from './cursor.js';
export { everyEvent, markedRevisions, openCursor, seek, stateHere, stepBack, stepForward, stepHere } from './cursor.js';
export type { Player, PlayerInput, PlayerTape } from './player.js';
export { advancePlayer, makePlayer, SPEEDS } from './player.js';
export type { Pace, Pacing, RunsBy, TapeTimes } from './pacing.js';
export { delaysBy, PACES, RUNS_BY } from './pacing.js';
