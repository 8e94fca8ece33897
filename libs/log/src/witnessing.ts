import { behind, parseHashes } from './proof.js';
import { parseSize } from './checkpoint.js';
import type { Hash } from './merkle/hashes.js';
import { makeBase64 } from './note/base64.js';
import { malformed } from './problem.js';

/** What another machine is asked to cosign: a checkpoint, and that it goes on from the size which that machine saw last. */
export interface CosignRequest {
  readonly before: number;
  readonly hashes: readonly Hash[];
  readonly checkpoint: string;
}

const NO_REQUEST = 'The text asks for no cosignature';

/** Writes a request. Source: C2SP tlog-witness, `add-checkpoint`. */
export const makeCosignRequest = ({ before, hashes, checkpoint }: CosignRequest): string =>
  [`old ${String(before)}`, ...hashes.map(makeBase64), '', checkpoint].join('\n');

/** Reads a request, strictly. Throws `LogError` `log/malformed`. */
export const parseCosignRequest = (text: string): CosignRequest => {
  const split = text.indexOf('\n\n');
  const [old, ...lines] = text.slice(0, Math.max(split, 0)).split('\n');
  const before = parseSize(behind('old', old) ?? '');
  if (before === undefined) {
    throw malformed(
      `${NO_REQUEST}: its first line is not "old SIZE".`,
      'Make it by "matchtape log checkpoint --since SIZE".',
    );
  }
  return { before, hashes: parseHashes(lines, NO_REQUEST), checkpoint: text.slice(split + 2) };
};
