import { hash, randomBytes } from 'node:crypto';
import type { SealKit } from '#kernel';

/** The platform's hashing and chance. */
export const SEAL_KIT: SealKit = {
  digest: (text) => hash('sha256', text),
  salt: () => randomBytes(16).toString('hex'),
};
