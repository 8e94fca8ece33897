/**
 * A tape as one JSON document, with its chain: what `export` writes, the server gives and everybody can verify, in Node and in a browser
 * alike. The hashing (SHA-256) comes from whoever calls: Node has its own, a page takes the one of this library.
 *
 *   const document = parseTapeDocument(text);
 *   if (document.ok) for (const { revision, what } of chainFaults(sha256, document.value)) tell(revision, what);
 */
export type { ChainedEvent, OpenedSeal, SealedTapeEvent, TapeDocument, TapeHead } from './document.js';
export { hasChain } from './document.js';
export { headOfTape, linksOf } from './links.js';
export { makeTapeDocument } from './make.js';
export { parseTapeDocument } from './parse.js';
export { sha256 } from './sha256.js';
export { chainFaults, chainSteps, type ChainFault } from './faults.js';
export { fillOneFile, packDeflated, type OneFileParts, type Packed } from './one-file.js';
