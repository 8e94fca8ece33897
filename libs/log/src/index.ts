/**
 * The log of heads: a Merkle tree over the heads of matches, checkpoints of it that are signed, and proofs that a head stands in it.
 * This door only reads and verifies, in Node and in a browser alike; `#log/keeping` keeps and signs a log.
 *
 *   const { head, checkpoint } = openProof(text, [parseVerifierKey(vkey)]);
 *
 * Sources: RFC 9162 section 2.1; C2SP signed-note, tlog-checkpoint, tlog-cosignature, tlog-proof, tlog-witness.
 */
export { LogError } from './problem.js';
export type { Hash } from './merkle/hashes.js';
export { emptyRoot, isSameHash, leafHash, nodeHash } from './merkle/hashes.js';
export { MerkleTree } from './merkle/tree.js';
export type { TreeHead } from './merkle/check.js';
export { isConsistent, isIncluded } from './merkle/check.js';
export { makeBase64, parseBase64 } from './note/base64.js';
export type { KeyType, VerifierKey } from './note/key.js';
export {
  isKeyName,
  KEY_BYTES,
  KEY_TYPES,
  keyParts,
  makeVerifierKey,
  parseVerifierKey,
  verifierKeyOf,
} from './note/key.js';
export type { HeldSignature, Note, Signature } from './note/note.js';
export { heldSignatures, makeNote, makeTime, messageOf, parseNote } from './note/note.js';
export type { Checkpoint, OpenedCheckpoint } from './checkpoint.js';
export { makeCheckpoint, openCheckpoint, parseCheckpoint, parseSize } from './checkpoint.js';
export type { MatchHead } from './head.js';
export { leafOf, makeHeadLine, parseHeadLine } from './head.js';
export type { HeadProof, OpenedProof } from './proof.js';
export { isProof, makeProof, openProof, parseProof } from './proof.js';
export type { LoggedTree, Slip } from './slip.js';
export type { CosignRequest } from './witnessing.js';
export { makeCosignRequest, parseCosignRequest } from './witnessing.js';
