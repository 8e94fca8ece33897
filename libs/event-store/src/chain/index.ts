import { hash, randomBytes } from 'node:crypto';
import { makeChain, type SealKit } from '#kernel';

const sha256 = (text: string): string => hash('sha256', text);

/** The platform's hashing and chance, for seals. */
export const SEAL_KIT: SealKit = {
  digest: sha256,
  salt: () => randomBytes(16).toString('hex'),
};

/** The hash chain of every store, by the platform's SHA-256: one for all adapters, so that a stream keeps its links when it moves. */
export const { firstLink, nextLink, startOf, linkOn, faultOfSeal } = makeChain(sha256);
