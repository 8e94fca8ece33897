import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { MARKED } from './site.js';

type Exports = Readonly<Record<string, unknown>>;
/** A file's code as a function of its exports, how it requires others, its address, and what it marks. */
type Body = (
  ...parts: readonly [exports: object, require: (name: string) => unknown, here: string, marked: Uint8Array]
) => void;

const OPTIONS = { compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 } } as const;
const packageOf = createRequire(join(process.cwd(), 'package.json'));

const bodyOf = (path: string, text: string): Body => {
  const code = ts.transpileModule(text.replaceAll('import.meta.url', 'here'), OPTIONS).outputText;
  return compileFunction(code, ['exports', 'require', 'here', MARKED], { filename: path }) as Body;
};

interface Aliases {
  readonly imports: Readonly<Record<string, { readonly source: string }>>;
}
const { imports } = packageOf('./package.json') as Aliases;

/** `#name` as package.json maps it to its source; null for a package. */
const aliased = (name: string): string | null => {
  for (const [alias, { source }] of Object.entries(imports)) {
    if (alias === name) return source;
    if (alias.endsWith('/*') && name.startsWith(alias.slice(0, -1)))
      return source.replace('*', name.slice(alias.length - 1));
  }
  return null;
};

/** The source file that a module means by a name; null for a package. */
const fileOf = (from: string, name: string): string | null => {
  const path = name.startsWith('.') ? join(dirname(from), name).replace(/\.js$/, '.ts') : aliased(name);
  return path === null ? null : join(path);
};

/** Source files that stand for those on the disk, by path. */
export type Replaced = ReadonlyMap<string, string>;

/**
 * The sources as a program that is begun anew for each mutant, in one process that stays warm: every file is compiled once, and its
 * body is run again for each beginning, so that nothing remembered by one mutant is known to the next.
 */
export class Program {
  private readonly bodies = new Map<string, Body>();
  private readonly files = new Map<string, string | null>();

  constructor(private readonly entry: string) {}

  /** What the entry exports, with some files replaced. `marked` is written by files that tell where they are come to. */
  begin(replaced: Replaced, marked: Uint8Array = new Uint8Array(0)): Exports {
    const begun = new Map<string, Exports>();
    const own = new Map([...replaced].map(([path, text]) => [path, bodyOf(path, text)]));
    const load = (path: string): Exports => {
      const known = begun.get(path);
      if (known !== undefined) return known;
      const exports = {};
      begun.set(path, exports);
      const required = (name: string): unknown => {
        const file = this.fileOf(path, name);
        return file === null ? packageOf(name) : load(file);
      };
      (own.get(path) ?? this.bodyOf(path))(exports, required, pathToFileURL(resolve(path)).href, marked);
      return exports;
    };
    return load(this.entry);
  }

  private bodyOf(path: string): Body {
    const body = this.bodies.get(path) ?? bodyOf(path, readFileSync(path, 'utf8'));
    this.bodies.set(path, body);
    return body;
  }

  private fileOf(from: string, name: string): string | null {
    const key = `${from} ${name}`;
    const file = this.files.get(key);
    if (file !== undefined) return file;
    const found = fileOf(from, name);
    this.files.set(key, found);
    return found;
  }
}
