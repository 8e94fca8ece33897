import ts from 'typescript';
import { readFindings } from '../../tools/findings/doors.js';
import { sourcesOf } from '../../tools/findings/program.js';

const DOOR = `
  type Made = (rule: Rule, message: string) => { rule: string; message: string };
  export type Rule = \`a.\${string}\`;
  export declare const illegal: Made;
  export declare const told: Made;
`;

const OTHERS = `
  export type State = { seats: readonly string[]; count: number; what: 'left' | 'right' };
  export declare const playerName: (state: State, seat: number) => string;
`;

const root = '/repository/libs/ruleset/src/engine';

/** What the tool finds in one file that makes findings, with the lines of the file alone. */
const read = (text: string) => {
  const begin = `import { illegal, told, type Rule } from './findings.js';\nimport { playerName, type State } from './others.js';`;
  const files = new Map([
    [`${root}/findings.ts`, DOOR],
    [`${root}/others.ts`, OTHERS],
    [`${root}/rules.ts`, begin + text],
  ]);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    directoryExists: () => true,
    fileExists: (path) => files.has(path),
    readFile: (path) => files.get(path),
    getSourceFile: (path, target) => {
      const source = files.get(path);
      return source === undefined ? undefined : ts.createSourceFile(path, source, target, true);
    },
  };
  const program = ts.createProgram(
    [`${root}/rules.ts`],
    { strict: true, noLib: true, moduleResolution: ts.ModuleResolutionKind.NodeNext, module: ts.ModuleKind.NodeNext },
    host,
  );
  const { findings, problems } = readFindings(sourcesOf(program, () => true));
  return { rows: findings.map(({ rule, sentence }) => `${rule}: ${sentence}`), problems };
};

describe('the findings that sources can give', () => {
  test('have examples for what the table decides, the same one for the same thing', () => {
    const { rows } = read(`
      export const f = (state: State, seat: number) =>
        illegal('a.one', \`\${playerName(state, seat)} has \${String(state.count)}; \${playerName(state, seat)}, not \${playerName(state, 2)}.\`);
    `);
    expect(rows).toEqual(['a.one: Ana has 2; Ana, not Ben.']);
  });

  test('are followed through records, functions, branches and callers, and each rule keeps its own sentence', () => {
    const { rows } = read(`
      const WHY = { 'a.one': (who: string) => \`\${who} is one\`, 'a.two': (who: string) => \`\${who} is two\` };
      const why = (state: State): 'a.one' | 'a.two' | null => state.count > 2 ? 'a.one' : state.count > 1 ? 'a.two' : null;
      const part = (state: State, side: string) => {
        const rule = why(state);
        return rule === null ? null : illegal(rule, \`\${WHY[rule](playerName(state, 0))} on the \${side}.\`);
      };
      export const left = (state: State) => part(state, 'left');
      export const right = (state: State) => part(state, 'right');
    `);
    expect(rows).toEqual([
      'a.one: Ana is one on the left.',
      'a.one: Ana is one on the right.',
      'a.two: Ana is two on the left.',
      'a.two: Ana is two on the right.',
    ]);
  });

  test('are read for every value where a function is given away, whoever calls it', () => {
    const { rows } = read(`
      const WHY = { near: { rule: 'a.one', says: 'one' }, far: { rule: 'a.two', says: 'two' } } as const;
      const why = (name: keyof typeof WHY) => illegal(WHY[name].rule, \`It is \${WHY[name].says}.\`);
      export const near = why('near');
      export const given = { why };
    `);
    expect(rows).toEqual(['a.one: It is one.', 'a.two: It is two.']);
  });

  test('that would have no sentence are told', () => {
    const { problems } = read(`
      const WHY: { readonly [rule: string]: string } = { 'a.one': 'It is one.' };
      export const f = (rule: 'a.one' | 'a.two') => illegal(rule, WHY[rule] ?? '');
    `);
    expect(problems).toEqual([expect.stringMatching(/rules\.ts:4: the sentence of a\.two is empty$/)]);
  });

  test('that nobody can read are told: a rule, a sentence', () => {
    const { problems } = read(`
      export const f = (rule: string, thing: string) => [
        illegal(rule as Rule, 'Something.'),
        told('a.one', \`\${thing} does it.\`),
      ];
    `);
    expect(problems).toEqual([
      expect.stringMatching(/rules\.ts:4: nobody can say which rule "rule as Rule" is/),
      expect.stringMatching(/rules\.ts:5: nobody can say what .+ reads like/),
    ]);
  });

  test('that pass by the doors are told: literals, and doors that are handed on', () => {
    const { problems } = read(`
      export const literal = { rule: 'a.one', severity: 'illegal', message: 'No.' };
      export const each = [told];
    `);
    expect(problems).toEqual([
      expect.stringMatching(/rules\.ts:3 writes a finding as a literal/),
      expect.stringMatching(/rules\.ts:4 hands "told" on/),
    ]);
  });
});
