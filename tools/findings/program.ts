import ts from 'typescript';

/** The sources as the compiler knows them, and who calls what in them. */
export interface Sources {
  readonly checker: ts.TypeChecker;
  readonly files: readonly ts.SourceFile[];
  /** The calls of a function, by its declaration. */
  readonly callsOf: (declaration: ts.Node) => readonly ts.CallExpression[];
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

const callsIn = (checker: ts.TypeChecker, files: readonly ts.SourceFile[]): Map<ts.Node, ts.CallExpression[]> => {
  const calls = new Map<ts.Node, ts.CallExpression[]>();
  for (const file of files) {
    walk(file, (node) => {
      if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
      const called = declarationOf(checker, node.expression);
      if (called) calls.set(called, [...(calls.get(called) ?? []), node]);
    });
  }
  return calls;
};

/** Reads the sources of a program, below folders of the repository. */
export const sourcesOf = (program: ts.Program, isOurs: (file: ts.SourceFile) => boolean): Sources => {
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(isOurs);
  const calls = callsIn(checker, files);
  return { checker, files, callsOf: (declaration) => calls.get(namedBy(declaration)) ?? [] };
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
