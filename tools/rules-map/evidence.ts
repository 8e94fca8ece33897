import { parseDocument } from 'yaml';
import { numbersInComment } from '#rulebook';
import { literalsOf } from '../citations-in.js';
import type { Place, SourceFile } from '../sources.js';
import type { Rule } from './rules.js';

/** Places by rule number. */
export type Places = ReadonlyMap<string, readonly Place[]>;

const gather = (found: readonly (readonly [number: string, place: Place])[]): Places => {
  const places = new Map<string, Place[]>();
  for (const [number, place] of found) places.set(number, [...(places.get(number) ?? []), place]);
  return places;
};

/** The rule numbers that the comments of a file name, with their lines. */
export const numbersInComments = ({ path, text }: SourceFile): readonly (readonly [string, Place])[] =>
  text
    .split('\n')
    .flatMap((content, index) =>
      numbersInComment(content).map((number) => [number, { path, line: index + 1 }] as const),
    );

const numbersByKey = (rules: readonly Rule[]): ReadonlyMap<string, string> =>
  new Map(rules.flatMap(({ key, number }) => (key === null ? [] : [[key, number] as const])));

/** Where code cites a rule: by its key, or by its number in a comment. */
export const citedInCode = (files: readonly SourceFile[], rules: readonly Rule[]): Places => {
  const numberOf = numbersByKey(rules);
  const byKey = files.flatMap(literalsOf).flatMap(({ text, path, line }): (readonly [string, Place])[] => {
    const number = numberOf.get(text);
    return number === undefined ? [] : [[number, { path, line }]];
  });
  return gather([...byKey, ...files.flatMap(numbersInComments)]);
};

const textsIn = (json: unknown): readonly string[] => {
  if (typeof json === 'string') return [json];
  if (typeof json !== 'object' || json === null) return [];
  return Object.values(json).flatMap(textsIn);
};

/** What a YAML file says; nothing where it is none, which running the rulings tells better. */
const read = (text: string): unknown => {
  const document = parseDocument(text);
  return document.errors.length > 0 ? {} : document.toJS();
};

/** The ruling files that stand on a rule or expect it as the reason of a verdict. */
export const citedInRulings = (files: readonly SourceFile[], rules: readonly Rule[]): Places => {
  const numberOf = numbersByKey(rules);
  return gather(
    files.flatMap(({ path, text }) =>
      [...new Set(textsIn(read(text)))].flatMap((each): (readonly [string, Place])[] => {
        const number = numberOf.get(each);
        return number === undefined ? [] : [[number, { path, line: null }]];
      }),
    ),
  );
};

/** The ruling files by the ids in their `source`. */
export const sourcesOfRulings = (files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { path, text } of files) {
    const { source } = read(text) as { readonly source?: string | readonly string[] };
    for (const id of [source ?? []].flat()) found.set(id, [...(found.get(id) ?? []), path]);
  }
  return found;
};
