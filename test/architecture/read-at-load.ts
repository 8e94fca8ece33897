import { join } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from '../../tools/sources.js';

/** Values that a file imports by their names, with the paths that it names beside it. */
const importedBy = ({ path }: SourceFile, tree: ts.SourceFile): ReadonlyMap<string, string> =>
  new Map(
    tree.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
      const named = importClause?.namedBindings;
      if (named === undefined || !ts.isNamedImports(named) || !ts.isStringLiteral(moduleSpecifier)) return [];
      const from = join(path, '..', moduleSpecifier.text).replaceAll('\\', '/').replace(/\.js$/, '.ts');
      return named.elements.map(({ name }) => [name.text, from] as const);
    }),
  );

/** Whether a name stands there for what a property is called. */
const isProperty = ({ parent }: ts.Identifier, name: ts.Node): boolean =>
  (ts.isPropertyAssignment(parent) || ts.isPropertyAccessExpression(parent)) && parent.name === name;

/** What a file reads of others as it is loaded, and not later in a function of its own: each as the name and the path it comes from. */
export const readAtLoad = (file: SourceFile): readonly (readonly [name: string, from: string])[] => {
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  const imported = importedBy(file, tree);
  const found: (readonly [string, string])[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isIdentifier(node) && !isProperty(node, node)) {
      const from = imported.get(node.text);
      if (from !== undefined) found.push([node.text, from]);
    }
    ts.forEachChild(node, read);
  };
  for (const statement of tree.statements)
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) read(statement);
  return found;
};
