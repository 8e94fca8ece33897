import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folderAbove = (folder: string): string =>
  existsSync(join(folder, 'package.json')) || folder === dirname(folder) ? folder : folderAbove(dirname(folder));

const root = folderAbove(dirname(fileURLToPath(import.meta.url)));

/** A path of the repository, from its top; the same from the sources and from what was compiled of them. */
export const atRoot = (path: string): string => join(root, path);
