import type { RefusedOrder } from '#tournament/keeping';
import { RecordingProblem, type TroubleKind } from '../problem.js';

export const unknownTournament = (id: string): RecordingProblem =>
  new RecordingProblem('unknown', {
    code: 'tournament/unknown',
    message: `There is no event ${JSON.stringify(id.slice(0, 60))} on this server.`,
    remedy: 'List the events to see their ids, or open this one first.',
  });

/** What events have settled is not known yet: nobody is shown anything before. */
export const desksNotReady = (): RecordingProblem =>
  new RecordingProblem('unready', {
    code: 'desks/not-ready',
    message: 'What the events of this server have settled is being read.',
    remedy: 'Ask again in a while; /health/ready tells whether the store answers.',
  });

const UNKNOWN: ReadonlySet<string> = new Set(['unknown', 'no-round', 'no-table', 'no-call', 'no-check', 'no-player']);
const REFUSED: ReadonlySet<string> = new Set([
  'bad-result',
  'no-words',
  'player-twice',
  'table-twice',
  'no-side',
  'not-there',
]);

const kindOf = (code: string): TroubleKind => {
  const [, name = ''] = code.split('/');
  if (UNKNOWN.has(name)) return 'unknown';
  if (name === 'not-yours' || name === 'officials-only') return 'forbidden';
  return REFUSED.has(name) ? 'refused' : 'conflict';
};

/** A refusal of the desk as the door tells it. */
export const refusedAtDesk = ({ problem }: RefusedOrder): RecordingProblem =>
  new RecordingProblem(kindOf(problem.code), problem);
