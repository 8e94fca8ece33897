import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../cli-error.js';
import { packageFolder } from '../files.js';
import { parseCaseTarget } from './choose-case.js';

const FOLDER = 'rulings';

const isRuling = (path: string): boolean => /\.ya?ml$/i.test(path);

const below = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isRuling(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

const filesOf = (target: string): readonly string[] => {
  const { path } = parseCaseTarget(target);
  if (!existsSync(path)) {
    throw new CliError('no-ruling', `There is no file or folder "${path}".`, {
      remedy: 'Name a ruling file (.yaml), one case of it (FILE.yaml#2), or a folder of them.',
    });
  }
  return statSync(path).isDirectory() ? below(path) : [target];
};

/** The ruling files that are named, or cases of them (`FILE#case`), folders with all below them. Throws where there is none. */
export const rulingFiles = (targets: readonly string[]): readonly string[] => {
  const usual = existsSync(FOLDER) ? FOLDER : join(packageFolder(), FOLDER);
  const files = (targets.length === 0 ? [usual] : targets).flatMap(filesOf);
  if (files.length > 0) return [...new Set(files)];
  throw new CliError('no-rulings', 'There is no ruling file there.', { remedy: 'Name a file that ends in .yaml.' });
};
