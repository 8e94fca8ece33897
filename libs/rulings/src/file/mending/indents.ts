import type { Edit, Slip } from './edits.js';
import type { WrittenLine } from './written-lines.js';

/** Tabs before the words of lines: told once. */
export const tabs = (lines: readonly WrittenLine[]): Slip | null => {
  const tabbed = lines.filter(({ text }) => /^ *\t/.test(text));
  const [first] = tabbed;
  if (first === undefined) return null;
  const others = tabbed.length > 1 ? ` So are ${tabbed.length - 1} more lines.` : '';
  return {
    at: first.start,
    message: `The line is indented with a tab.${others}`,
    remedy: 'Indent with spaces: two for each step.',
    edits: tabbed.flatMap(({ text, start }) =>
      [...(/^[ \t]*/.exec(text)?.[0] ?? '')].flatMap((sign, index) =>
        sign === '\t' ? [{ at: start + index, remove: 1, insert: '  ' }] : [],
      ),
    ),
  };
};

/** A line and those below that belong to it, moved to the left or the right. */
const moved = (lines: readonly WrittenLine[], index: number, to: number): readonly Edit[] => {
  const line = lines[index];
  if (line === undefined) return [];
  const below = lines.slice(index + 1);
  const end = below.findIndex(({ indent }) => indent < line.indent);
  const shift = to - line.indent;
  return [line, ...(end < 0 ? below : below.slice(0, end))].map(({ start }) =>
    shift < 0 ? { at: start, remove: -shift, insert: '' } : { at: start, insert: ' '.repeat(shift) },
  );
};

const beginIn = (column: number): string => `Begin it in column ${column + 1}, with ${column} spaces before it.`;

const isText = ({ value }: WrittenLine): boolean => value !== '' && !/^[{[|>]/.test(value);

/** A line that is deeper than the one above, which is whole without it. */
export const tooDeep = (lines: readonly WrittenLine[], index: number): Slip | null => {
  const [above, line] = [lines[index - 1], lines[index]];
  if (above === undefined || line === undefined || !isText(above)) return null;
  if (line.key === null && !line.hasDash) return null;
  const to = line.hasDash && above.hasDash ? above.indent : above.column;
  if (line.indent <= to) return null;
  const name = above.key ?? above.content;
  return {
    at: line.start + line.indent,
    message: `This line is indented deeper than "${name}" above it, so it is read as more of "${above.value}".`,
    remedy: beginIn(to),
    edits: moved(lines, index, to),
  };
};

/** Columns in which a line may begin: those of the lines above that are not over yet. */
const openColumns = (lines: readonly WrittenLine[], index: number): readonly number[] => {
  const columns: number[] = [];
  let least = Infinity;
  for (const line of lines.slice(0, index).toReversed()) {
    if (line.indent >= least) continue;
    least = line.indent;
    columns.push(...(line.hasDash ? [line.column, line.indent] : [line.column]));
  }
  return columns;
};

const besideList = (line: WrittenLine): Slip => {
  const at = line.start + line.indent;
  return {
    at,
    message: 'This line stands beside a list and has no dash.',
    remedy: `Write "- ${line.content}", or indent the line as what it belongs to.`,
    edits: [{ at, insert: '- ' }],
  };
};

const betweenLevels = (lines: readonly WrittenLine[], index: number, line: WrittenLine): Slip | null => {
  const columns = openColumns(lines, index);
  if (columns.includes(line.indent) || columns.length === 0) return null;
  const to = columns.toSorted((one, other) => Math.abs(one - line.indent) - Math.abs(other - line.indent))[0] ?? 0;
  const message = 'This line begins neither where the line above does nor where anything does that it may belong to.';
  return { at: line.start + line.indent, message, remedy: beginIn(to), edits: moved(lines, index, to) };
};

/** A line between two levels of those above, or one beside a list that has no dash. */
export const outOfLine = (lines: readonly WrittenLine[], index: number): Slip | null => {
  const [before, line] = [lines[index - 1], lines[index]];
  if (before === undefined || line === undefined) return null;
  // The first line of what a property holds may begin wherever it likes.
  if (before.value === '' && before.indent <= line.indent) return null;
  const above = lines.slice(0, index).findLast(({ indent }) => indent <= line.indent);
  const isBeside = above?.indent === line.indent && above.hasDash && !line.hasDash;
  return isBeside ? besideList(line) : betweenLevels(lines, index, line);
};
