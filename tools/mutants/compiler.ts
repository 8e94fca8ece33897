import { join } from 'node:path';
import ts from 'typescript';
import { changed, type Mutant } from './mutant.js';

const CONFIG = 'tsconfig.pure.json';

const optionsIn = (config: string): ts.CompilerOptions => {
  const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as { config: unknown };
  return {
    ...ts.parseJsonConfigFileContent(json, ts.sys, '.').options,
    noEmit: true,
    composite: false,
    allowUnreachableCode: false,
  };
};

/** The compiler's number for code that is not come to. */
const NOT_COME_TO = 7027;

type Span = Pick<ts.TextSpan, 'start' | 'length'>;

const isWithin = (inner: Span, outer: Span): boolean =>
  inner.start >= outer.start && inner.start + inner.length <= outer.start + outer.length;

/** The part of a choice that is not come to, where the choice is made by a constant. */
const leftOut = (node: ts.Node): ts.Node | null => {
  if (!ts.isConditionalExpression(node)) return null;
  const { kind } = node.condition;
  if (kind === ts.SyntaxKind.TrueKeyword) return node.whenFalse;
  return kind === ts.SyntaxKind.FalseKeyword ? node.whenTrue : null;
};

const leftOutBelow = (node: ts.Node): readonly Span[] => {
  const part = leftOut(node);
  const own = part === null ? [] : [{ start: part.getStart(), length: part.getWidth() }];
  const spans: Span[] = [...own];
  node.forEachChild((child) => {
    spans.push(...leftOutBelow(child));
  });
  return spans;
};

/** A file as the compiler is told of it: `version` differs where the text does. */
interface Told {
  readonly version: number;
  readonly text: string;
}

/**
 * The compiler, asked whether it refuses a mutant: one that goes on with what is not known to be of its kind. It looks at the changed file
 * alone; what it says of code that the mutant never comes to is no word against the mutant.
 */
export class Compiler {
  private readonly told = new Map<string, Told>();
  private readonly service: ts.LanguageService;

  /** `texts` are the files as they are, by path. */
  constructor(private readonly texts: ReadonlyMap<string, string>) {
    const options = optionsIn(CONFIG);
    for (const [path, text] of texts) this.told.set(path, { version: 0, text });
    const roots = new Map([...texts.keys()].map((path) => [join(process.cwd(), path), path]));
    const toldOf = (file: string): Told | undefined => this.told.get(roots.get(file) ?? '');
    this.service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getCurrentDirectory: () => process.cwd(),
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      getScriptFileNames: () => [...roots.keys()],
      getScriptVersion: (file) => String(toldOf(file)?.version ?? 0),
      getScriptSnapshot: (file) => {
        const text = toldOf(file)?.text ?? ts.sys.readFile(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      fileExists: (file) => ts.sys.fileExists(file),
      readFile: (file) => ts.sys.readFile(file),
      directoryExists: (folder) => ts.sys.directoryExists(folder),
      getDirectories: (folder) => ts.sys.getDirectories(folder),
    });
  }

  /** Whether the changed file does not compile. */
  refuses({ path, change }: Mutant): boolean {
    const text = this.texts.get(path) ?? '';
    this.tell(path, changed(text, [change]));
    const faults = this.faultsIn(join(process.cwd(), path));
    this.tell(path, text);
    return faults.length > 0;
  }

  private faultsIn(file: string): readonly Span[] {
    const said = this.service
      .getSemanticDiagnostics(file)
      .flatMap(({ code, start = 0, length = 0 }) => ({ code, start, length }));
    const source = this.service.getProgram()?.getSourceFile(file);
    const idle = [...said.filter(({ code }) => code === NOT_COME_TO), ...(source ? leftOutBelow(source) : [])];
    return said.filter((fault) => !idle.some((span) => isWithin(fault, span)));
  }

  private tell(path: string, text: string): void {
    this.told.set(path, { version: (this.told.get(path)?.version ?? 0) + 1, text });
  }
}
