import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The data file beside the pages. */
const READINGS_FILE = 'docs/reference/findings.readings.yaml';

/** How a rule reads beside the sentences that cite it, and what there is to say of it. */
export interface Reading {
  readonly word: 'exact' | 'mended' | 'doubtful';
  readonly note: string | null;
}

interface Written {
  readonly exact: readonly string[];
  readonly mended: Readonly<Record<string, string>>;
  readonly doubtful: Readonly<Record<string, string>>;
}

const noted = (
  word: Reading['word'],
  notes: Readonly<Record<string, string>>,
): readonly (readonly [string, Reading])[] => Object.entries(notes).map(([rule, note]) => [rule, { word, note }]);

/** The readings by rule key, and what is wrong with them for findings that cite these rules. */
export const readReadings = (
  cited: ReadonlySet<string>,
): { readonly readings: ReadonlyMap<string, Reading>; readonly problems: readonly string[] } => {
  const { exact, mended, doubtful } = parse(readFileSync(READINGS_FILE, 'utf8')) as Written;
  const all = [
    ...exact.map((rule): readonly [string, Reading] => [rule, { word: 'exact', note: null }]),
    ...noted('mended', mended),
    ...noted('doubtful', doubtful),
  ];
  const readings = new Map(all);
  return {
    readings,
    problems: [
      ...[...cited]
        .filter((rule) => !readings.has(rule))
        .map((rule) => `${READINGS_FILE}: ${rule} is cited by a finding and was not read beside the book`),
      ...[...readings.keys()]
        .filter((rule) => !cited.has(rule))
        .map((rule) => `${READINGS_FILE}: no finding cites ${rule}`),
      ...(readings.size < all.length ? [`${READINGS_FILE} has a rule twice`] : []),
    ],
  };
};
