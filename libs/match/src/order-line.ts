import type { Result } from '#kernel';
import type { NotationError, PlayerEntry } from '#ruleset';
import { parseJudgeLine } from './disputes/judge-line/judge-line.js';
import type { DisputeOrder } from './disputes/orders.js';
import type { TakeBack } from './commands.js';
import { parseRewindLine, type OfficialRewind } from './rewinding/rewind-line.js';
import { parseTakeBackLine } from './rewinding/take-back-line.js';
import type { RoundOrder } from './round/orders.js';
import { parseRoundLine } from './round/round-line.js';

/** What a line orders that is no play of the game: a rewind, a take-back, a step of a dispute, something about the match around its games. */
export type LineOrder = OfficialRewind | TakeBack | DisputeOrder | RoundOrder;

/** Reads a line that begins with `rewind:`, `take back:`, `judge:` or `match:`; null where it begins with none of these, and is a play. */
export const parseOrderLine = (
  text: string,
  players: readonly Pick<PlayerEntry, 'name'>[],
): Result<LineOrder, NotationError> | null =>
  parseRewindLine(text) ?? parseTakeBackLine(text) ?? parseJudgeLine(text, players) ?? parseRoundLine(text, players);
