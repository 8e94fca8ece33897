import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type OpenedCheckpoint, openCheckpoint, parseHash, parseSize } from './checkpoint.js';
import { leafOf, makeHeadLine, type MatchHead, parseHeadLine } from './head.js';
import { isIncluded } from './merkle/check.js';
import type { Hash } from './merkle/hashes.js';
import { makeBase64, parseBase64 } from './note/base64.js';
import type { VerifierKey } from './note/key.js';
import { parseUtf8 } from './note/utf8.js';
import { LogError, malformed } from './problem.js';

/** That a head stands in a log: where, the hashes that lead to the root, and the signed checkpoint with that root, as it was published. */
export interface HeadProof {
  readonly head: MatchHead;
  readonly index: number;
  readonly hashes: readonly Hash[];
  readonly checkpoint: string;
}

const FORM = 'c2sp.org/tlog-proof@v1';

/** Hashes that a proof has at most. */
const MAX_HASHES = 63;

const NO_PROOF = 'The text is no proof';

/** Whether a text begins as a proof does. */
export const isProof = (text: string): boolean => text.startsWith(`${FORM}\n`);

/** Writes a proof; the head stands in it as the extra data. Source: C2SP tlog-proof. */
export const makeProof = ({ head, index, hashes, checkpoint }: HeadProof): string =>
  [
    FORM,
    `extra ${makeBase64(utf8ToBytes(makeHeadLine(head)))}`,
    `index ${String(index)}`,
    ...hashes.map(makeBase64),
    '',
    checkpoint,
  ].join('\n');

/** Lines of hashes. Throws where one is none, or there are too many. */
export const parseHashes = (lines: readonly string[], what: string): readonly Hash[] => {
  if (lines.length > MAX_HASHES) throw malformed(`${what}: it has more than ${MAX_HASHES} hashes.`);
  return lines.map((line) => {
    const hash = parseHash(line);
    if (hash === undefined) throw malformed(`${what}: "${line.slice(0, 80)}" is no hash.`);
    return hash;
  });
};

/** What stands behind a word and a space; undefined where the line begins otherwise. */
export const behind = (word: string, line: string | undefined): string | undefined =>
  line?.startsWith(`${word} `) ? line.slice(word.length + 1) : undefined;

const headIn = (text: string | undefined): MatchHead | undefined => {
  const bytes = text === undefined ? undefined : parseBase64(text);
  return parseHeadLine((bytes && parseUtf8(bytes)) ?? '');
};

/** Reads a proof, strictly; nothing of it is to be believed before `openProof`. Throws `LogError` `log/malformed`. */
export const parseProof = (text: string): HeadProof => {
  const split = text.indexOf('\n\n');
  const [form, extra, place, ...lines] = text.slice(0, Math.max(split, 0)).split('\n');
  if (form !== FORM) throw malformed(`${NO_PROOF} of a head: it does not begin with ${FORM}.`);
  const head = headIn(behind('extra', extra));
  if (head === undefined) throw malformed(`${NO_PROOF} of a head: it names no head.`);
  const index = parseSize(behind('index', place) ?? '');
  if (index === undefined) throw malformed(`${NO_PROOF}: it names no place in the log.`);
  return { head, index, hashes: parseHashes(lines, NO_PROOF), checkpoint: text.slice(split + 2) };
};

/** A proof that holds, with the checkpoint that it leads to. */
export interface OpenedProof extends OpenedCheckpoint {
  readonly head: MatchHead;
  readonly index: number;
}

/** Reads a proof and believes it by keys of its log. Throws `LogError`: as `openCheckpoint` does, or `log/proof`. */
export const openProof = (text: string, keys: readonly VerifierKey[]): OpenedProof => {
  const proof = parseProof(text);
  const opened = openCheckpoint(proof.checkpoint, keys);
  const { head, index } = proof;
  if (isIncluded(leafOf(head), proof, opened.checkpoint)) return { ...opened, head, index };
  throw new LogError(
    'log/proof',
    `The proof does not lead from match "${head.match}" at revision ${String(head.revision)} to the root of the checkpoint at size ${String(opened.checkpoint.size)}.`,
    'Ask the log for the proof again; where it gives no other, the head does not stand in the log.',
  );
};
