/** Matches as other recorders write them, read into tape files: as-played, with unknown where those knew nothing. */
export { FOREIGN_GAME, isForeign, readForeign, type ForeignTape } from './tape.js';
