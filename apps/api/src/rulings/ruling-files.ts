import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { BookPlace } from '#rulings';

/** A ruling file of the shelf: where it is, its path within its folder, its place in the book, when it was last written (ms). */
export interface ShelvedFile {
  readonly path: string;
  readonly file: string;
  readonly place: BookPlace;
  readonly modified: number;
}

/** Topic of files that lie in no folder of their own. */
const UNSORTED = 'unsorted';

const isRuling = (name: string): boolean => /\.ya?ml$/i.test(name);

/** The place of a file: its folders make the topic. A first folder that is named after a game is none. */
const placeOf = (parts: readonly string[], games: readonly string[]): BookPlace => {
  const folders = parts.slice(games.includes(parts[0] ?? '') ? 1 : 0, -1);
  return { topic: folders.join('-') || UNSORTED, name: (parts.at(-1) ?? '').replace(/\.ya?ml$/i, '') };
};

const filesIn = async (folder: string, games: readonly string[]): Promise<readonly ShelvedFile[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = found
    .filter((each) => each.isFile() && isRuling(each.name))
    .map((each) => join(each.parentPath, each.name));
  const files = paths.sort().map(async (path): Promise<readonly ShelvedFile[]> => {
    const parts = relative(folder, path).split(sep);
    const written = await stat(path).catch(() => null);
    if (written === null) return [];
    return [{ path, file: parts.join('/'), place: placeOf(parts, games), modified: written.mtimeMs }];
  });
  return (await Promise.all(files)).flat();
};

/** Gives a second file of the same place another name, so that both can be opened. */
const placedApart = (files: readonly ShelvedFile[]): readonly ShelvedFile[] => {
  const taken = new Map<string, number>();
  return files.map((each) => {
    const { topic, name } = each.place;
    const times = (taken.get(`${topic}/${name}`) ?? 0) + 1;
    taken.set(`${topic}/${name}`, times);
    return times === 1 ? each : { ...each, place: { topic, name: `${name}-${times}` } };
  });
};

/** The ruling files below some folders, each with its place in the book. A folder that is gone holds none. */
export const shelvedFiles = async (
  folders: readonly string[],
  games: readonly string[],
): Promise<readonly ShelvedFile[]> => {
  const all = await Promise.all(folders.map((folder) => filesIn(folder, games)));
  return placedApart(all.flat());
};
