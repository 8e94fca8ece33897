import { createHash } from 'node:crypto';

/** What a probe's answers come to, short enough to be kept. */
export const digestOf = (answers: unknown): string =>
  createHash('sha256').update(JSON.stringify(answers)).digest('hex').slice(0, 16);

/**
 * Digests of the answers of a real EventStoreDB 24.2.0, by the title of the probe: what the peer has to give where no server runs.
 * The test on a real server keeps them true. Answers that depend on when they are asked have none.
 */
export const ANSWERS: Readonly<Record<string, string>> = {
  'expected revisions on a missing stream': '82db620b2a8d6b0a',
  'expected revisions on a stream of three': 'f0eb6407b17d3e0d',
  'no event at all': '5fafd37a30e17c01',
  'retries with an exact revision': '67d08abb8f06edac',
  'retries without a revision': 'b7b19216c165bf1f',
  'sizes at the limit': '620653152c6273aa',
  'events and streams without what they need': 'ad1f2ba61c00bcd2',
  'soft deletion': '74a4fbdb0ee0a090',
  'soft deletion, and metadata after it': 'ebf3421c8fd2ffb0',
  tombstones: '06d3fbd68dca3d19',
  'truncation and a largest count': 'df9dd538a57fb65d',
  'reads of a stream': 'b6ca34285cb8e06a',
  'reads of all': '5b33d4557c01a59c',
};
