// What oxlint says (.oxlintrc.json): how large a thing may be, and what only its types tell.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { atRoot } from '../support/root.js';

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

const KERNEL = 'libs/kernel/src';
const DATA = 'libs/rulesets/riftbound/src/cards/data';

const lines = (count: number): string => 'export {};\n'.repeat(count);
const body = (count: number): string => `export function f(): void {\n${'  f();\n'.repeat(count - 2)}}\n`;
const branches = (count: number): string =>
  `export function f(n: number): void {\n${'  if (n > 0) f(0);\n'.repeat(count - 1)}}\n`;
const nested = (depth: number): string =>
  `export function f(n: number): void {\n${'if (n > 0) {\n'.repeat(depth)}f(0);\n${'}\n'.repeat(depth)}}\n`;
const params = (count: number): string =>
  `export function f(${Array.from({ length: count }, (_, i) => `_p${i}: number`).join(', ')}): void {}\n`;

/** Rule -> a file that breaks it, and one that just does not. */
const CASES = [
  ['max-lines', lines(251), lines(250)],
  ['max-lines-per-function', body(41), body(40)],
  ['complexity', branches(11), branches(10)],
  ['max-depth', nested(4), nested(3)],
  ['max-params', params(4), params(3)],
  ['no-explicit-any', 'export const it = (x: any): unknown => x;\n', 'export const it = (x: unknown): unknown => x;\n'],
  ['no-floating-promises', 'Promise.resolve(1);\n', 'export const later = Promise.resolve(1);\n'],
  [
    'no-unnecessary-condition',
    'export const f = (x: { y: 1 }): number => (x ? 1 : 2);\n',
    'export const f = (x: { y: 1 } | null): number => (x ? 1 : 2);\n',
  ],
] as const;

/** File -> the rules it breaks, of all of them at once. */
const brokenIn = (files: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'matchtape-form-'));
  try {
    for (const name of ['.oxlintrc.json', 'tsconfig.base.json']) copyFileSync(atRoot(name), join(folder, name));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      '{ "extends": "./tsconfig.base.json", "include": ["libs"], "compilerOptions": { "noEmit": true } }',
    );
    symlinkSync(atRoot('node_modules'), join(folder, 'node_modules'));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { stdout } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', '--format', 'json'], {
      ...{ cwd: folder, encoding: 'utf8' },
    });
    const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] };
    const ruleOf = ({ code }: Diagnostic): string => code.replace(/^.*\((.*)\)$/, '$1');
    return new Map(
      Object.keys(files).map((path) => [path, diagnostics.filter((each) => each.filename === path).map(ruleOf)]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

test('what is too large, and what its types tell, is refused by its rule, and what just is not is taken', () => {
  const files = CASES.flatMap(([rule, bad, good]): readonly (readonly [string, string])[] => [
    [`${KERNEL}/${rule}-bad.ts`, bad],
    [`${KERNEL}/${rule}-good.ts`, good],
  ]);
  const broken = brokenIn({ ...Object.fromEntries(files), [`${DATA}/long.ts`]: lines(400) });
  expect(Object.fromEntries(broken)).toEqual({
    ...Object.fromEntries(
      CASES.flatMap(([rule]) => [
        [`${KERNEL}/${rule}-bad.ts`, [rule]],
        [`${KERNEL}/${rule}-good.ts`, []],
      ]),
    ),
    // Data may be as long as it is.
    [`${DATA}/long.ts`]: [],
  });
});
