import { cli } from './run.js';

const PAPER = 'test/games/riftbound/paper-irregular.tape';
const ANNIE = 'test/games/riftbound/annie-against-master-yi.tape';

const textOf = async (tape: string, ...options: readonly string[]): Promise<readonly string[]> => {
  const { code, out, err } = await cli(['export', tape, '--format', 'text', ...options]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out.split('\n');
};

/** The line of a play, and what stands below it until the next. */
const around = (lines: readonly string[], number: number): string => {
  const at = lines.findIndex((line) => line.trimStart().startsWith(`${String(number)}. `));
  const next = lines.findIndex((line, index) => index > at && !line.startsWith('        '));
  return lines.slice(at, next).join('\n');
};

test('the notes of a game: who played, plays under their turns, findings with their rules, points as they are made, the end', async () => {
  const lines = await textOf(PAPER);
  expect(lines[0]).toBe('Ana against Ben');
  expect(lines[1]).toMatch(/^riftbound, duel, core-1\.4; \d{4}-\d\d-\d\d; all that was recorded$/);
  expect(lines).toContain('Before the first turn');
  expect(lines).toContain('Turn 8, Ben');
  expect(around(lines, 59)).toBe(
    [
      '  59.  Ben: moves Stalwart Poro to Zaun Warrens ?',
      '         144.4.c.1: Stalwart Poro has no Ganking, so it cannot move between battlefields.',
    ].join('\n'),
  );
  expect(lines.join('\n')).toMatch(/\[Ana 1\]/);
  expect(lines.at(-2)).toMatch(/^\d+ plays with findings: \? against the rules, \?! left open by them\.$/);
});

test('passes that follow one another are a line, and the winner is named at the end', async () => {
  const text = (await textOf(ANNIE)).join('\n');
  expect(text).toMatch(/^ {1,4}\d+\. {2}passes, to \d+$/m);
  expect(text).toMatch(/\nBen won: .*\nIn the end points: Ana \d, Ben \d\.\n/);
});

test('a viewer is told what that viewer was shown', async () => {
  const recorders = (await textOf(ANNIE)).join('\n');
  const publics = (await textOf(ANNIE, '--viewer', 'public')).join('\n');
  const hidden = /^.*Ana: draws? .*$|^.*hides? (?!an? )[A-Z].*$/m;
  expect(publics).toContain('; what is public\n');
  expect(await textOf(ANNIE, '--viewer', 'Ana')).toContainEqual(expect.stringContaining('; what Ana saw'));
  expect(publics).not.toBe(recorders);
  expect(publics).not.toMatch(hidden);
});
