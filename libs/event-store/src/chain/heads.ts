import { hash } from 'node:crypto';
import type { StreamHead } from '../port.js';

const byName = ({ stream: one }: StreamHead, { stream: other }: StreamHead): number =>
  one < other ? -1 : Number(one > other);

/**
 * One hash over the heads of all streams, in the order of their names: who has it, and how many events there were, can tell
 * later whether the store still begins with just these events.
 */
export const headsDigest = (heads: readonly StreamHead[]): string => {
  const lines = [...heads].sort(byName).map((head) => `${head.stream}\n${String(head.revision)} ${head.hash}\n`);
  return hash('sha256', `matchtape heads 1\n${lines.join('')}`);
};
