import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StoreUnavailableError } from '../errors.js';

/** What is kept is its owner's alone: others may not even list it. */
const OWNERS = { mode: 0o700 };

/** A step at a time: Node's recursive way never ends below /proc, where a folder that is there is denied. */
const make = async (folder: string): Promise<void> => {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) await make(dirname(folder));
  await mkdir(folder, OWNERS).catch((error: unknown) => {
    // Another process that opens the same store may have made it a moment ago.
    if ((error as { readonly code?: unknown }).code !== 'EEXIST') throw error;
  });
};

/** Makes a folder and those above it that are not there, for their owner alone. @throws StoreUnavailableError `store-unwritable` */
export const makeFolder = async (folder: string): Promise<void> => {
  try {
    await make(folder);
  } catch (error) {
    const code = String((error as { readonly code?: unknown }).code);
    throw Object.assign(
      new StoreUnavailableError(
        'store-unwritable',
        `The data folder ${folder} cannot be made or written (${code}). Choose one that this user may write.`,
      ),
      { cause: error },
    );
  }
};
