import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/**
 * Whether an Ed25519 signature of 64 bytes is a public key's own. In the language alone: a page that is not served over TLS has
 * no cryptography of the browser's. Strict, as RFC 8032 has it.
 */
export const isSignedBy = (key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean => {
  try {
    return verify(signature, message, key, { zip215: false });
  } catch {
    return false;
  }
};
