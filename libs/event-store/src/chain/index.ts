import { hash, randomBytes } from 'node:crypto';
import { makeChain, type SealKit } from '#kernel';

const sha256 = (text: string): string => hash('sha256', text);

const SALT_BYTES = 16;

/** Chance for so many salts is fetched at once: an event may need dozens, and each fetch asks the system. */
const SALTS = 256;

const makeSalts = (): (() => string) => {
  let chance = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at === chance.length) [chance, at] = [randomBytes(SALTS * SALT_BYTES), 0];
    at += SALT_BYTES;
    return chance.toString('hex', at - SALT_BYTES, at);
  };
};

/** The platform's hashing and chance, for seals. */
export const SEAL_KIT: SealKit = {
  digest: sha256,
  salt: makeSalts(),
};

/** The hash chain of every store, by the platform's SHA-256: one for all adapters, so that a stream keeps its links when it moves. */
export const { firstLink, nextLink, startOf, linkOn, faultOfSeal } = makeChain(sha256);
