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
  ...parts: readonly [exports: object, require: (name: string) => unknown, here: string, marked: object]
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

/** For a program that marks nothing. */
const NOWHERE = new Uint8Array(0);

/** One beginning of the program: what was begun already, by path, the bodies that are its own, and what these mark. */
interface Beginning {
  readonly begun: Map<string, Exports>;
  readonly own: ReadonlyMap<string, Body>;
  readonly marked: object;
}

/** A program that was begun: what its entry exports, and how a further file of it is loaded. */
export interface Begun {
  readonly exports: Exports;
  readonly load: (path: string) => Exports;
}

/** Source files that stand for those on the disk, by path. */
export type Replaced = ReadonlyMap<string, string>;

/**
 * The sources as a program that is begun anew for each mutant, in one process that stays warm: every file is compiled once. For each beginning
 * the body of what is replaced is run again, and of all that imports it, so that nothing remembered by one mutant is known to the next.
 */
export class Program {
  private readonly bodies = new Map<string, Body>();
  /** The files that import a file, as far as any was begun. */
  private readonly importers = new Map<string, Set<string>>();
  private readonly begun = new Map<string, Exports>();

  constructor(private readonly entry: string) {}

  /** The program with some files replaced. `marked` is what those know that tell of themselves as they run. */
  begin(replaced: Replaced, marked?: object): Begun {
    this.load(this.entry, { begun: this.begun, own: new Map(), marked: marked ?? NOWHERE });
    const others = this.importing(replaced.keys());
    return this.beginWith(new Map([...this.begun].filter(([path]) => !others.has(path))), replaced, marked);
  }

  /** The same with nothing that was begun before: whatever is changed of what it has loaded, nobody else sees. */
  beginAlone(replaced: Replaced, marked?: object): Begun {
    return this.beginWith(new Map(), replaced, marked);
  }

  private beginWith(kept: Map<string, Exports>, replaced: Replaced, marked: object = NOWHERE): Begun {
    const own = new Map([...replaced].map(([path, text]) => [path, bodyOf(path, text)]));
    const beginning: Beginning = { begun: kept, own, marked };
    return { exports: this.load(this.entry, beginning), load: (path) => this.load(path, beginning) };
  }

  /** Some files and all that import them, directly or not. */
  private importing(paths: Iterable<string>): ReadonlySet<string> {
    const found = new Set(paths);
    for (const path of found) for (const importer of this.importers.get(path) ?? []) found.add(importer);
    return found;
  }

  private load(path: string, beginning: Beginning): Exports {
    const { begun, own, marked } = beginning;
    const known = begun.get(path);
    if (known !== undefined) return known;
    const exports = {};
    begun.set(path, exports);
    const required = (name: string): unknown => {
      const file = fileOf(path, name);
      if (file === null) return packageOf(name);
      this.importers.set(file, (this.importers.get(file) ?? new Set()).add(path));
      return this.load(file, beginning);
    };
    (own.get(path) ?? this.bodyOf(path))(exports, required, pathToFileURL(resolve(path)).href, marked);
    return exports;
  }

  private bodyOf(path: string): Body {
    const body = this.bodies.get(path) ?? bodyOf(path, readFileSync(path, 'utf8'));
    this.bodies.set(path, body);
    return body;
  }
}
