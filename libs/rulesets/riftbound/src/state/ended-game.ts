import type { Frame } from './agenda.js';
import type { RiftboundResult } from './ending.js';

/** How a game has ended, and what was under way in it: who had priority, and the tasks that were left. */
export interface EndedGame extends Pick<RiftboundResult, 'winners' | 'reason'> {
  readonly priority: number | null;
  readonly agenda: readonly Frame[];
}
