import { existsSync, writeFileSync } from 'node:fs';
import { LOST, MOVE, WAIT } from '../support/rulings.js';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const file = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};

const move = file('move.yaml', MOVE);
const wait = file('wait.yaml', WAIT);

test('every command that reads a tape reads a ruling', async () => {
  const shown = await cli(['replay', move]);
  expect(shown).toMatchObject({ code: 0, err: '' });
  expect(shown.out).toContain('Ana: moves Mega-Mech to Void Gate');
  expect((await cli(['show', move, '--at', '0'])).out).toContain('Revision 0 of ');
  expect((await cli(['legal', move, '--seat', 'Ana'])).code).toBe(0);
  expect((await cli(['verify', move])).code).toBe(0);
  expect((await cli(['export', move, '--format', 'lines'])).out).toBe(
    'Ana: moves Mega-Mech to Void Gate\nAna: passes\nBen: passes\n',
  );
  expect((await cli(['export', move, '--out', at('move.json')])).code).toBe(0);
  expect((await cli(['show', at('move.json')])).out).toContain('Neutral Open');
});

test('one case is named behind the file, by its number or by the beginning of its name', async () => {
  for (const wish of ['1', 'who Ben', 'WHO B']) expect((await cli(['rulings', `${wait}#${wish}`])).code).toBe(0);
  const second = await cli(['rulings', `${wait}#2`]);
  expect(second.code).toBe(1);
  expect(second.out).toContain('1 file: 0 cases passed, 1 failed.');
  expect((await cli(['show', `${wait}#2`])).code).toBe(0);
});

test.each([
  ['', 'has 2 cases.'],
  ['#3', 'has no case "3".'],
  ['#who', 'has several cases "who".'],
  ['#', 'has no case "".'],
])('where "%s" names no one case, the cases are listed', async (wish, fault) => {
  const said = await cli(['replay', wait + wish]);
  expect(said.code).toBe(2);
  expect(said.err).toContain(fault);
  expect(said.err).toContain('#1 (who Ben), #2 (who Ana)');
});

test('a mistake in the file is told as a tape with its place, also by the run of one case', async () => {
  const lost = file('lost.yaml', LOST);
  expect((await cli(['replay', `${lost}#1`])).code).toBe(0);
  expect(await cli(['replay', `${lost}#2`])).toMatchObject({
    code: 2,
    err: expect.stringContaining(`${lost}:12:21: `) as string,
  });
  expect((await cli(['rulings', `${lost}#2`])).out).toContain('Accepted here: Mega-Mech');
  expect((await cli(['replay', at('nowhere.yaml#2')])).err).toContain('There is no file');
});

test('--tape writes the tape of the case that is named', async () => {
  expect((await cli(['rulings', `${wait}#who Ben`, '--tape', at('tapes')])).code).toBe(0);
  expect(existsSync(at('tapes/wait.json'))).toBe(true);
  expect((await cli(['show', at('tapes/wait.json')])).code).toBe(0);
});

test('a table that was laid out is not written as a tape file, which would begin with another', async () => {
  const said = await cli(['export', move, '--format', 'tape']);
  expect(said).toMatchObject({ code: 2, out: '' });
  expect(said.err).toContain('--format json');
});

describe('--new begins a ruling', () => {
  const tape = 'test/games/riftbound/paper-unknown-decks.tape';

  test('at a step of a tape, in a file that runs and expects nothing yet', async () => {
    const path = at('begun.yaml');
    const begun = await cli(['rulings', path, '--new', 'May Ben: answer?', '--from', tape, '--at', '260']);
    expect(begun).toMatchObject({ code: 0, err: '', out: expect.stringContaining(path) as string });
    const ran = await cli(['rulings', path]);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('open     ');
    expect(ran.out).toContain('May Ben: answer?');
    const shown = async (target: readonly string[]): Promise<string> => (await cli(['show', ...target])).out;
    const table = (text: string): string => text.slice(text.indexOf("Ana's Main Deck")).split('\n').sort().join('\n');
    expect(table(await shown([path]))).toBe(table(await shown([tape, '--at', '260'])));
  });

  test('as a viewer sees it', async () => {
    const printed = await cli([
      'rulings',
      '--new',
      'Why?',
      '--from',
      tape,
      '--at',
      '260',
      '--viewer',
      'public',
      '--json',
    ]);
    const { file, ruling } = JSON.parse(printed.out) as { readonly file: null; readonly ruling: string };
    expect(file).toBeNull();
    expect(ruling).toMatch(/hand: \d/);
  });

  test('at a usual table of a game', async () => {
    expect((await cli(['rulings', '--new', 'Why?', '--game', 'runeterra'])).out).toContain('game: runeterra');
  });

  test.each([
    [['--from', tape, '--at', '3'], 'The game is still being set up'],
    [['--from', 'nowhere.tape'], 'nowhere.tape'],
    [['--game', 'chess'], 'The game "chess" is not installed.'],
  ])('%j is refused with what to do', async (options, fault) => {
    const said = await cli(['rulings', '--new', 'Why?', ...options]);
    expect(said.code).toBe(2);
    expect(said.err).toContain(fault);
  });

  test('into one file, which is not there yet', async () => {
    expect((await cli(['rulings', move, '--new', 'Why?'])).err).toContain('is there already');
    expect((await cli(['rulings', at('a.yaml'), at('b.yaml'), '--new', 'Why?'])).err).toContain('one file');
  });
});
