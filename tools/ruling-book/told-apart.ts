import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { JsonObject } from '#kernel';
import { CORE_EDITIONS, NEWEST_CORE } from '#rulebook';
import { readRulingFile, runCase, type Ruling, type RulingCase } from '#rulings';
import type { HeldRuleset } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import type { SourceFile } from '../sources.js';

const REASONS = 'docs/reference/told-apart.reasons.yaml';
const RIFTBOUND = riftbound as unknown as HeldRuleset;

/** Why a ruling comes out the same under several editions: all of its cases, or the one that is named. */
export interface AlikeReason {
  readonly ruling: string;
  readonly case?: string;
  readonly why: string;
}

/** A case of a ruling: the edition it is decided under, and those under which all that it expects is so. */
interface Answer {
  readonly name: string | null;
  readonly edition: string;
  readonly holds: readonly string[];
}

const tableOf = ({ table }: RulingCase): JsonObject => table as JsonObject;

/** Each case under every edition. Rows that expect the same of the same table, but for its edition, are run once for all of them. */
const answersOf = (ruling: Ruling): readonly Answer[] => {
  const known = new Map<string, readonly string[]>();
  return ruling.cases.map((each) => {
    const { edition = NEWEST_CORE, ...table } = tableOf(each);
    const key = JSON.stringify([table, each.steps]);
    const isSo = (other: string): boolean =>
      runCase(RIFTBOUND, ruling, { ...each, table: { ...table, edition: other } }).outcome === 'passed';
    const holds = known.get(key) ?? CORE_EDITIONS.filter(isSo);
    known.set(key, holds);
    return { name: each.name, edition: typeof edition === 'string' ? edition : NEWEST_CORE, holds };
  });
};

const placeOf = (edition: string): number => CORE_EDITIONS.findIndex((id) => id === edition);

/** The editions that a ruling speaks of, the oldest first; of one alone, the next newer beside it, or the one before the newest. */
const spokenOf = ({ editions }: Ruling, answers: readonly Answer[]): readonly string[] => {
  const named = new Set([...editions, ...answers.map(({ edition }) => edition)]);
  const spoken = CORE_EDITIONS.filter((id) => named.has(id));
  const [only] = spoken;
  if (only === undefined || spoken.length > 1) return spoken;
  const beside = CORE_EDITIONS[placeOf(only) + 1] ?? CORE_EDITIONS.at(-2);
  return beside === undefined ? spoken : [only, beside];
};

/** Pairs of neighbouring editions, between the oldest and the newest that have a case, between which an answer changes. */
const changesIn = (answers: readonly Answer[]): readonly (readonly [older: string, newer: string])[] => {
  const places = answers.map(({ edition }) => placeOf(edition));
  const within = CORE_EDITIONS.slice(Math.min(...places), Math.max(...places) + 1);
  return within.slice(1).flatMap((newer, at): (readonly [string, string])[] => {
    const older = within[at] ?? newer;
    return answers.some(({ holds }) => holds.includes(older) !== holds.includes(newer)) ? [[older, newer]] : [];
  });
};

/** Where an answer changes though the ruling has no case of one of the two editions: nobody says that it is there that it changes. */
const unshownChanges = (path: string, answers: readonly Answer[]): readonly string[] =>
  changesIn(answers).flatMap(([older, newer]) =>
    [older, newer]
      .filter((id) => !answers.some(({ edition }) => edition === id))
      .map((id) => `${path} comes out otherwise under ${older} than under ${newer}, and has no case of ${id}`),
  );

const isOf = (reason: AlikeReason, path: string, { name }: Answer): boolean =>
  reason.ruling === path && (reason.case === undefined || reason.case === name);

const titleOf = (path: string, { name }: Answer): string => (name === null ? path : `${path} (${name})`);

const isAlike = ({ holds }: Answer, spoken: readonly string[]): boolean => spoken.every((id) => holds.includes(id));

interface Judged {
  readonly problems: readonly string[];
  readonly alike: readonly (readonly [path: string, answer: Answer])[];
  readonly cases: number;
}

const judged = (path: string, ruling: Ruling): Judged => {
  const answers = answersOf(ruling);
  const spoken = spokenOf(ruling, answers);
  const alike = answers.filter((answer) => isAlike(answer, spoken)).map((answer) => [path, answer] as const);
  return { problems: unshownChanges(path, answers), alike, cases: answers.length };
};

/** The ruling of a file that is about editions: in their folder, or with a table that names one. */
const rulingOfEditions = ({ path, text }: SourceFile): Ruling | null => {
  const isTheirs = path.includes('/editions/');
  // Most files name none, and are not read for nothing.
  if (!isTheirs && !text.includes('edition')) return null;
  const read = readRulingFile(path, text, [RIFTBOUND]);
  if (!read.ok || read.value.ruling.game !== RIFTBOUND.id) return null;
  const { ruling } = read.value;
  return isTheirs || ruling.cases.some((each) => 'edition' in tableOf(each)) ? ruling : null;
};

/** The reasons as they are written. */
export const readAlikeReasons = (): readonly AlikeReason[] =>
  existsSync(REASONS) ? (parse(readFileSync(REASONS, 'utf8')) as readonly AlikeReason[]) : [];

/**
 * Whether the rulings about editions tell them apart: each case is run under the other editions that its ruling speaks of. What it expects is
 * not so under one of them, or there is a reason; and where an answer changes from one edition to the next, both have a case.
 */
export const toldApart = (
  files: readonly SourceFile[],
  reasons: readonly AlikeReason[],
): { readonly cases: number; readonly problems: readonly string[] } => {
  const each = files.flatMap((file) => {
    const ruling = rulingOfEditions(file);
    return ruling === null ? [] : [judged(file.path, ruling)];
  });
  const alike = each.flatMap((one) => one.alike);
  const unexplained = alike
    .filter(([path, answer]) => !reasons.some((reason) => isOf(reason, path, answer)))
    .map(([path, answer]) => `${titleOf(path, answer)} comes out so under every edition that it speaks of`);
  const idle = reasons
    .filter((reason) => !alike.some(([path, answer]) => isOf(reason, path, answer)))
    .map(({ ruling, case: name }) => `${REASONS}: ${ruling}${name === undefined ? '' : ` (${name})`} needs no reason`);
  const problems = [...each.flatMap((one) => one.problems), ...unexplained, ...idle];
  return { cases: each.reduce((count, { cases }) => count + cases, 0), problems };
};
