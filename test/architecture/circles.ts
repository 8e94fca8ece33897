import { createRequire } from 'node:module';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from '../../tools/sources.js';

/** Who imports whom: each file by its path, with the paths that it names. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** A circle: the paths of files of which each imports each other, if only by way of the rest; in order. */
export type Circle = readonly string[];

const { resolve: whereIs } = createRequire(import.meta.url)('../../tools/import-resolver.cjs') as {
  readonly resolve: (name: string, from: string) => { readonly path?: string | null };
};

/** Every import of the files among themselves: of values and of types, at the top and in the middle, by path or through a door. */
export const importsAmong = (files: readonly SourceFile[]): Imports => {
  const paths = new Set(files.map(({ path }) => path));
  const named = ({ path, text }: SourceFile): readonly string[] =>
    ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
      const found = whereIs(fileName, resolve(path)).path ?? null;
      const other = found === null ? '' : relative('.', found).replaceAll('\\', '/');
      return paths.has(other) ? [other] : [];
    });
  return new Map(files.map((file) => [file.path, named(file)]));
};

/** All that can be reached from a file by one import or more. */
const reachedFrom = (imports: Imports, start: string): ReadonlySet<string> => {
  const reached = new Set<string>();
  const left = [...(imports.get(start) ?? [])];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    left.push(...(imports.get(path) ?? []));
  }
  return reached;
};

/** Every circle, whole: two files are in the same one where each is reached from the other. A file that imports itself is one. */
export const circlesIn = (imports: Imports): readonly Circle[] => {
  const reached = new Map([...imports.keys()].map((path) => [path, reachedFrom(imports, path)]));
  const circleOf = (path: string): Circle =>
    [...(reached.get(path) ?? [])].filter((other) => reached.get(other)?.has(path)).sort();
  const inCircles = [...imports.keys()].filter((path) => reached.get(path)?.has(path));
  const circles = new Map(inCircles.map((path) => [circleOf(path).join(), circleOf(path)]));
  return [...circles.values()];
};
