import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { completionsAt } from '../../apps/cli/src/commands/prompt.js';
import { rulesetOf } from '../../apps/cli/src/rulesets.js';
import { openRecording } from '#match';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const built = new URL('../../bin/matchtape.mjs', import.meta.url).pathname;

interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the built program with lines typed into it. */
const typed = (args: readonly string[], input: string): Promise<Said> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [built, ...args]);
    let [out, err] = ['', ''];
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    child.on('close', (code) => {
      resolve({ code, out, err });
    });
    child.stdin.end(input);
  });

const ANSWERS = 'duel\nAna\n\nBen\n\n\n';

test('a match is recorded at the prompt, each accepted line written at once', async () => {
  const file = at('prompt.tape');
  const said = await typed(
    ['record', '--out', file],
    `${ANSWERS}first player: Ana\nAna: pikcs\n?\nAna: picks Grove\ntable\nquit\n`,
  );
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toContain('line:1:6: "pikcs" is no play. Perhaps "picks"?');
  expect(readFileSync(file, 'utf8')).toMatch(/deck: unknown\n\nfirst player: Ana\nAna: picks Grove\n$/);
  const more = await typed(['record', file, '--continue'], 'Ben: picks Zaun Warrens\n');
  expect(more.code).toBe(0);
  expect((await cli(['record', file])).code).toBe(0);
});

test('an input that ends among the questions is told', async () => {
  const said = await typed(['record'], 'Ana\n');
  expect(said.code).toBe(2);
  expect(said.err).toContain('The input ended before the match was open.');
});

test('a tape file may come in through a pipe', async () => {
  const said = await typed(['record', '-'], 'game: riftbound\nplayer: Ana\nplayer: Ben\n\nfirst player: Ben\n');
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toContain('legal    first player: Ben\n');
});

test('the Tab key completes to lines that are legal', () => {
  const ruleset = rulesetOf('riftbound');
  const players = ['Ana', 'Ben'].map((name) => ({ name, deck: null }));
  const options = { mode: 'duel', edition: 'core-1.4', players, firstPlayer: null, seed: null };
  const recording = openRecording(ruleset, {
    type: 'OpenMatch',
    ruleset: 'riftbound',
    recording: 'as-played',
    options,
  });
  expect(completionsAt({ ruleset, recording, file: null }, 'FIRST')).toEqual(['first player: Ana']);
});
