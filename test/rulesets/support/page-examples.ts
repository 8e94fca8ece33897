const isRow = (line: string): boolean =>
  line.startsWith('| ') && !line.includes('| ---') && !line.startsWith('| form') && !line.startsWith('| verb');

/** What stands in backquotes in the second column of the tables below a heading of a page. */
export const examplesIn = (page: string, heading: string): readonly string[] => {
  const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const cells = section
    .split('\n')
    .filter(isRow)
    .map((line) => line.split('|').slice(2).join('|'));
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, example = '']) => example));
};
