import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Hash, leafHash } from './merkle/hashes.js';

/** What is logged of a match: the link of its chain at a revision, which pins every event up to it. `link`: 64 hexadecimal digits. */
export interface MatchHead {
  readonly match: string;
  readonly revision: number;
  readonly link: string;
}

const TAG = 'matchtape head 1';

/** A head as the bytes of its leaf. No part has a line break in it, so two heads never give the same. */
export const makeLeaf = ({ match, revision, link }: MatchHead): Uint8Array =>
  utf8ToBytes(`${TAG}\n${match}\n${String(revision)}\n${link}\n`);

/** The hash of a head's leaf in the tree. */
export const leafOf = (head: MatchHead): Hash => leafHash(makeLeaf(head));

const LINE = /^([0-9a-f]{64}) (0|[1-9]\d{0,14}) (\P{Cc}+)$/u;

/** A head on one line: link, revision, match. */
export const makeHeadLine = ({ match, revision, link }: MatchHead): string => `${link} ${String(revision)} ${match}`;

/** Reads a head on a line; undefined where it is none. */
export const parseHeadLine = (line: string): MatchHead | undefined => {
  const [, link = '', revision = '', match = ''] = LINE.exec(line) ?? [];
  return match === '' ? undefined : { match, revision: Number(revision), link };
};
