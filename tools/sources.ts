import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text file of the repository: its path from the root, and what it says. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Where something is said: a file, and a line where one line says it. */
export interface Place {
  readonly path: string;
  readonly line: number | null;
}

const skipped = new Set(['node_modules', 'dist', '.git', 'coverage']);

/** Every file below a folder whose name ends with one of the endings, in the order of paths. */
export function filesBelow(folder: string, endings: readonly string[]): readonly SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some((part) => skipped.has(part)))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Prints what is wrong, or the sentence that all is well; sets the exit code. */
export function report(problems: readonly string[], wellDone: string): void {
  if (problems.length === 0) {
    console.log(wellDone);
    return;
  }
  for (const problem of problems) console.error(problem);
  console.error(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  process.exitCode = 1;
}
