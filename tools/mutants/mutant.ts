/** What a mutant does to the code: the figures are told by these words. */
export type MutantKind =
  | 'condition'
  | 'boundary'
  | 'boolean'
  | 'number'
  | 'arithmetic'
  | 'method'
  | 'fallback'
  | 'element'
  | 'result'
  | 'statement';

/** A change of some characters of a source file: `from` up to `to` become `text`. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** One small fault that could be in a source file. `line` counts from 1; `site` is where the file tells that it was come to. */
export interface Mutant {
  readonly path: string;
  readonly line: number;
  readonly kind: MutantKind;
  readonly change: Change;
  /** The code that is changed, and the line it stands in, as they are written. */
  readonly was: string;
  readonly within: string;
  readonly site: number;
}

/** A text with some changes, none of which overlaps another. */
export const changed = (text: string, changes: readonly Change[]): string => {
  let at = 0;
  let made = '';
  for (const change of [...changes].sort((one, other) => one.from - other.from)) {
    made += text.slice(at, change.from) + change.text;
    at = change.to;
  }
  return made + text.slice(at);
};

/** A mutant by name, for whoever reads the figures. */
export const nameOf = ({ path, line, was, change }: Mutant): string =>
  `${path}:${line}  ${oneLine(was)}  ->  ${oneLine(change.text) || '(nothing)'}`;

/** Code in one line, so that neither indentation nor breaks tell two places apart. */
export const oneLine = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();

/** What a mutant is, wherever in its file it stands. */
export const keyOf = ({ path, within, was, change }: Mutant): string =>
  [path, within, was, change.text].map(oneLine).join('\n');
