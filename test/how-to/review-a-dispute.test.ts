import { appendFileSync, copyFileSync, readFileSync } from 'node:fs';
import { cli, temporaryFolder } from '../cli/run.js';

const PAGE = 'docs/how-to/review-a-dispute.md';
const at = temporaryFolder();

/** The files that the page names, in the folder of this test. */
const here = (text: string): string => text.replace(/\b(match\.tape|public\.json)/g, (name) => at(name));

/** A command of the page as the shell splits it. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? here(bare ?? ''));

/** The commands of the page, block by block, each with what is said to come of it. */
const blocks = (): readonly { readonly commands: readonly string[]; readonly said: readonly string[] }[] =>
  [...readFileSync(PAGE, 'utf8').matchAll(/```sh\n([\s\S]*?)```(?:\n\n```text\n([\s\S]*?)```)?/g)].map(
    ([, commands = '', said = '']) => ({
      commands: commands.trim().split('\n'),
      said: said.split('\n').filter((line) => line !== ''),
    }),
  );

const run = async (command: string): Promise<string> => {
  const [, line] = /^echo '(.*)' >> match\.tape$/.exec(command) ?? [];
  if (line !== undefined) {
    appendFileSync(at('match.tape'), `${line}\n`);
    return '';
  }
  expect(command).toMatch(/^npx matchtape /);
  const { out, err } = await cli(wordsOf(command).slice(2));
  return out + err;
};

beforeAll(() => {
  copyFileSync('test/games/riftbound/paper-irregular.tape', at('match.tape'));
});

test.each(blocks().map((block) => [block.commands[0], block] as const))('%s', async (_, { commands, said }) => {
  let heard = '';
  for (const command of commands) heard += await run(command);
  for (const line of said) expect(heard).toContain(line);
});

test('in the end the tape has six disputes, and what the page undid is still on it', async () => {
  const { out } = await cli(['report', at('match.tape'), '--json']);
  expect(JSON.parse(out)).toMatchObject({
    disputes: [1, 2, 3, 4, 5, 6].map((number) => ({ number, closed: true })),
    rewinds: [{}, {}],
    penalties: [{ penalty: 'warning' }, { penalty: 'warning' }, { penalty: 'game loss' }],
  });
  const shown = await cli(['export', at('match.tape'), '--format', 'timeline']);
  expect(shown.out).toContain('Ben: moves Stalwart Poro to Zaun Warrens');
});
