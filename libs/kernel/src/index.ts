export type { Brand } from './brand.js';
export type { Json, JsonObject } from './json.js';
export type { Ok, Err, Result } from './result.js';
export { ok, err } from './result.js';
export type { Fact, JsonFact } from './fact.js';
export type { Envelope, NewEnvelope } from './envelope.js';
export type { Schemas, Upcaster } from './upcasting.js';
export { makeSchemas, NewerSchemaError, UpcastingError } from './upcasting.js';
export type { Decider } from './decider.js';
export { fold } from './decider.js';
export type { RandomState, Draw } from './random.js';
export { seedRandom, drawWord, drawBelow, drawOrder } from './random.js';
export type { CanonicalJsonOptions, NotJsonReason, Written } from './canonical-json.js';
export { makeCanonicalJson, MAX_JSON_DEPTH, NotJsonError, writeCanonically } from './canonical-json.js';
export { uuidOfDigest } from './digest-uuid.js';
export { fingerprint } from './fingerprint.js';
export { pauseAfter, type Backoff } from './backoff.js';
export { PackedList, type GrowingList, type ReadList } from './packed-list.js';
export { knownList, shareWith } from './sharing.js';
export { wholeWords } from './whole-words.js';
export { commitmentOf, type Digest, type SealKit } from './sealing/commitment.js';
export { openingOf, type Opened, type OpeningFault } from './sealing/open.js';
export type { Audience, Opening, Shown, Version } from './sealing/opening.js';
export { fitsSlot, openingFor, sealOf, withoutPeople, type Seal, type Sealable, type Showing } from './sealing/seal.js';
export {
  besideFault,
  besideOf,
  besideWithout,
  isSealed,
  sealedRow,
  readSeal,
  sealFault,
  sealIn,
  type SealedRest,
} from './sealing/row.js';
export { makeWriting, type Writing } from './sealing/writing.js';
export { makeChain, type Chain, type LinkedEvent, type ReadEvent, type Reached } from './sealing/chain.js';
