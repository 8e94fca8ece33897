/**
 * Keeps and signs a log of heads in a folder: its leaves, its keys, what was signed last, every checkpoint that was published. For Node.
 *
 *   makeFirstKey(folder, { name: 'tape.example.org', type: 'note', now });
 *   const log = HeadLog.open(folder);
 *   await catchUp(log, store);
 *   log.prove({ match: 'final' });
 */
export { logFolderIn } from './folder.js';
export type { KnownKey } from './key-ring.js';
export { knownKeys, makeFirstKey, retireKey, rotateKey } from './key-ring.js';
export type { ProofWish } from './log.js';
export { HeadLog } from './log.js';
export { cosign } from './cosigner.js';
export { catchUp, followClosings, headsOf } from './closings.js';
export type { LogCheck, LogFault } from './check.js';
export { checkLog } from './check.js';
