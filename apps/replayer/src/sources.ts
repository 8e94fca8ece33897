/** What the lists are called whose rows files name by letters and a number (`R017`), each as one row of it is said. */
const LISTS: Readonly<Record<string, string>> = {
  R: 'judge ruling',
  F: 'Core Rules FAQ, answer',
  M: 'rules of moving and their FAQ, point',
  L: 'list of actions, point',
  O: 'Origins FAQ, answer',
  OT: 'Origins FAQ, revised card text',
  OA: 'Origins FAQ on targets, point',
};

const inWords = (row: string): string => {
  const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(row) ?? [];
  const list = LISTS[letters];
  return list === undefined ? row : `${list} ${String(Number(digits))} (${row})`;
};

/** Where a ruling comes from, as people say it: files name an example in the rules as `377.1#1`, and a row of a list by its letters. */
export const sourceText = (source: string): string => {
  const [, rule, example] = /^(\d[\w.]*)#(\d+)$/.exec(source) ?? [];
  if (rule !== undefined && example !== undefined) return `example ${example} of ${rule}`;
  if (/^\d+(?:\.\w+)*$/.test(source)) return `rule ${source}`;
  return source === 'own' ? 'by Matchtape' : source.replaceAll(/\b[A-Z]{1,2}\d{2,3}\b/g, inWords);
};
