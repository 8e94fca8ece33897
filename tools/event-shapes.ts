import ts from 'typescript';
import type { SourceFile } from './sources.js';

/** A type of fact: its name and the shape of its data, as TypeScript writes it. */
interface EventShape {
  readonly type: string;
  readonly data: string;
}

/** The facts that one exported type lists, with that type's docstring. */
export interface EventGroup {
  readonly name: string;
  readonly about: string;
  readonly events: readonly EventShape[];
}

const plain = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll('readonly ', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('Record<string, never>', '{}')
    .replace(/^Readonly<(\{\})>$/, '$1')
    .replaceAll(/; \}/g, ' }')
    .trim();

/** The fact that `Fact<'Name', Data>` or a shorthand of it writes down, seen through brackets and `& ...`. */
function eventOf(node: ts.TypeNode, file: ts.SourceFile): EventShape | undefined {
  if (ts.isParenthesizedTypeNode(node)) return eventOf(node.type, file);
  if (ts.isIntersectionTypeNode(node)) return node.types.map((part) => eventOf(part, file)).find((found) => found);
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const [name, data] = node.typeArguments ?? [];
  if (name === undefined || data === undefined || !ts.isLiteralTypeNode(name)) return undefined;
  return ts.isStringLiteral(name.literal) ? { type: name.literal.text, data: plain(data.getText(file)) } : undefined;
}

const aboutOf = (node: ts.TypeAliasDeclaration): string => {
  const text = ts.getJSDocCommentsAndTags(node).at(0)?.comment;
  return (typeof text === 'string' ? text : '').replaceAll(/\s+/g, ' ').trim();
};

function groupOf(node: ts.TypeAliasDeclaration, file: ts.SourceFile): EventGroup {
  const members = ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
  const events = members.map((member) => eventOf(member, file)).filter((event) => event !== undefined);
  return { name: node.name.text, about: aboutOf(node), events };
}

/** Every exported type of a file that lists facts, in the order of the file. */
export function eventGroupsOf({ path, text }: SourceFile): readonly EventGroup[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true);
  return file.statements
    .filter((statement) => ts.isTypeAliasDeclaration(statement))
    .filter((alias) => alias.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .map((alias) => groupOf(alias, file))
    .filter(({ events }) => events.length > 0);
}

const cell = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

/** The groups as tables of a Markdown page. */
export function pageOf(groups: readonly EventGroup[]): string {
  return groups
    .map(({ name, about, events }) => {
      const rows = events.map(({ type, data }) => `| \`${type}\` | ${cell(data)} |`);
      return `### ${name}\n\n${about}\n\n| Event | Data |\n| --- | --- |\n${rows.join('\n')}\n`;
    })
    .join('\n');
}
