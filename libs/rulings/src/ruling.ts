import type { Json } from '#kernel';
import type { LiteralPath, RecordingMode, Verdict } from '#ruleset';

/** A line of notation, or several. */
export type Lines = readonly string[];

/** A play that the rules forbid, by these rules at least; by any where none is named. */
export interface RefusedPlay {
  readonly play: string;
  readonly because?: readonly string[];
}

/** What should be true of the table, and of what may be played, at one moment. Docs: docs/reference/ruling-files.md. */
export interface Expectation {
  readonly offered?: Lines;
  readonly legal?: Lines;
  readonly refused?: readonly RefusedPlay[];
  readonly impossible?: Lines;
  readonly targets?: readonly { readonly of: string; readonly are: readonly string[] }[];
  readonly priority?: string;
  readonly focus?: string;
  readonly state?: string;
  readonly phase?: string;
  readonly turn?: string;
  readonly waiting?: string;
  readonly chain?: readonly (string | ExpectedItem)[];
  readonly stack?: readonly (string | ExpectedItem)[];
  readonly points?: Readonly<Record<string, number>>;
  readonly score?: Readonly<Record<string, number>>;
  readonly counters?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly where?: Readonly<Record<string, string>>;
  readonly zones?: Readonly<Record<string, number | readonly string[]>>;
  readonly units?: Readonly<Record<string, ExpectedPiece>>;
  readonly controls?: Readonly<Record<string, string>>;
  readonly battlefields?: Readonly<Record<string, readonly string[]>>;
  readonly winner?: readonly string[];
  readonly logged?: readonly string[];
  readonly caused?: readonly string[];
  readonly never?: readonly string[];
  readonly 'no window'?: readonly string[];
  readonly verdict?: Verdict['status'];
  readonly because?: readonly string[];
  readonly decks?: readonly ExpectedDeck[];
}

/** A deck list, with rules of deck construction that it breaks and others that it keeps. */
export interface ExpectedDeck {
  readonly list: string;
  readonly breaks?: readonly string[];
  readonly keeps?: readonly string[];
}

export type ExpectationName = keyof Expectation;

/** An item of the chain: its label, who controls it, and what it targets. */
export interface ExpectedItem {
  readonly item: string;
  readonly by?: string;
  readonly targets?: readonly string[];
}

/** A piece on the table. Numbers that are not shown on it count as 0. */
export interface ExpectedPiece {
  readonly damage?: number;
  readonly might?: number;
  readonly power?: number;
  readonly health?: number;
  readonly buffs?: number;
  readonly ready?: boolean;
  readonly exhausted?: boolean;
  readonly stunned?: boolean;
  readonly controller?: string;
  readonly owner?: string;
  readonly 'face down'?: boolean;
  /** Words shown on it: `attacker`, `Tank`, `Shield 2`. */
  readonly badges?: readonly string[];
}

/** One step: a line that is played, or expectations of this moment. `path` is its place in the file. */
export type Step =
  | { readonly step: 'play'; readonly line: string; readonly recording: RecordingMode; readonly path: LiteralPath }
  | { readonly step: 'expect'; readonly expect: Expectation; readonly path: LiteralPath };

/** One case of a ruling: a table, plays, expectations. `name` is null in a file with one case. */
export interface RulingCase {
  readonly name: string | null;
  readonly table: Json;
  /** Where the table's values stand in the file: a case's own first. */
  readonly tablePaths: readonly LiteralPath[];
  readonly steps: readonly Step[];
}

/**
 * A ruling as its file has it.
 * - `source`: where it comes from, among them ids of rows (`R001`)
 * - `editions`: the documents that it was given under
 * - `keys`: rules it stands on; `quoted`: numbers that the answer quoted, with their keys
 * - `superseded`: what a later edition changed; the cases state what holds now
 * - `limits`: what of the ruling cannot be checked, and why
 */
export interface Ruling {
  readonly title: string;
  readonly game: string;
  readonly source: readonly string[];
  readonly editions: readonly string[];
  readonly keys: readonly string[];
  readonly quoted: Readonly<Record<string, string>>;
  readonly superseded: string | null;
  readonly limits: string | null;
  readonly notes: string | null;
  /** Seed of the dealer, on a digital table. */
  readonly seed: number | null;
  /** The file as it was read. */
  readonly literal: Json;
  readonly cases: readonly RulingCase[];
}

/**
 * Why a file is no ruling that can be run. Where a play's line is at fault, `column` counts from 1 in `line`, and `waits` says what
 * the table waits for there. `meant`: the word that was meant in all likelihood; `missing`: the property that the group at `path` lacks.
 * `isAnywhere`: it is one whatever lies on the table.
 */
export interface RulingMistake {
  readonly path: LiteralPath;
  readonly message: string;
  readonly expected: readonly string[];
  readonly onKey?: true;
  readonly line?: string;
  readonly column?: number;
  readonly waits?: string;
  readonly meant?: string;
  readonly missing?: string;
  readonly isAnywhere?: true;
}
