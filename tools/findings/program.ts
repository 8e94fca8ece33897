import ts from 'typescript';

/** The sources as the compiler knows them, and who calls what in them. */
export interface Sources {
  readonly checker: ts.TypeChecker;
  readonly files: readonly ts.SourceFile[];
  /** The calls of a function, by its declaration. */
  readonly callsOf: (declaration: ts.Node) => readonly ts.CallExpression[];
  /** Whether a function is also given away by its name, so that nobody can say who calls it. */
  readonly isGivenAway: (declaration: ts.Node) => boolean;
}

/** The functions that bear no name of their own are known by the variable they are. */
const namedBy = (declaration: ts.Node): ts.Node => {
  const { parent } = declaration;
  return ts.isVariableDeclaration(parent) && parent.initializer === declaration ? parent : declaration;
};

/** Where a name was declared, seen through imports and shorthand properties. */
export const declarationOf = (checker: ts.TypeChecker, name: ts.Node): ts.Declaration | undefined => {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  if (!symbol) return undefined;
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return meant.valueDeclaration;
};

/** Visits a node and all below it. */
export const walk = (node: ts.Node, visit: (each: ts.Node) => void): void => {
  visit(node);
  node.forEachChild((child) => {
    walk(child, visit);
  });
};

/** Whether a name is used, other than called: it is neither declared there nor taken in or out of a file. */
const isValue = (name: ts.Identifier): boolean => {
  const { parent } = name;
  if (ts.isCallExpression(parent) && parent.expression === name) return false;
  const isNaming =
    ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent);
  if (isNaming && parent.name === name) return false;
  return !ts.isImportSpecifier(parent) && !ts.isExportSpecifier(parent) && !ts.isTypeNode(parent);
};

interface Uses {
  readonly calls: ReadonlyMap<ts.Node, readonly ts.CallExpression[]>;
  readonly values: ReadonlyMap<string, readonly ts.Identifier[]>;
}

const usesIn = (checker: ts.TypeChecker, files: readonly ts.SourceFile[]): Uses => {
  const calls = new Map<ts.Node, ts.CallExpression[]>();
  const values = new Map<string, ts.Identifier[]>();
  for (const file of files) {
    walk(file, (node) => {
      if (ts.isIdentifier(node) && isValue(node)) values.set(node.text, [...(values.get(node.text) ?? []), node]);
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
      const called = declarationOf(checker, node.expression);
      if (called) calls.set(called, [...(calls.get(called) ?? []), node]);
    });
  }
  return { calls, values };
};

/** Reads the sources of a program, below folders of the repository. */
export const sourcesOf = (program: ts.Program, isOurs: (file: ts.SourceFile) => boolean): Sources => {
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(isOurs);
  const { calls, values } = usesIn(checker, files);
  return {
    checker,
    files,
    callsOf: (declaration) => calls.get(namedBy(declaration)) ?? [],
    isGivenAway: (declaration) => {
      const named = namedBy(declaration);
      const name =
        ts.isVariableDeclaration(named) || ts.isFunctionDeclaration(named) ? named.name?.getText() : undefined;
      return (values.get(name ?? '') ?? []).some((each) => declarationOf(checker, each) === named);
    },
  };
};

/** The program of a configuration of the compiler. */
export const programOf = (config: string): ts.Program => {
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (path) => ts.sys.readFile(path)).config,
    ts.sys,
    '.',
  );
  return ts.createProgram(fileNames, { ...options, noEmit: true });
};
