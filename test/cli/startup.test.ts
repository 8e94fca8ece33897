import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { temporaryFolder } from './run.js';

const at = temporaryFolder();
const built = new URL('../../bin/matchtape.mjs', import.meta.url).pathname;

/** Tells every module that the program resolves. */
const TELL = `export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  process._rawDebug('LOADED ' + found.url);
  return found;
}`;
const hook = `import { register } from 'node:module';
register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(TELL)}));`;

const TAPE = 'game: riftbound\nfirst: Ana\nplayer: Ana\nplayer: Ben\n\nAna: picks Grove of the God-Willow\n';

test.each([[['--help']], [['show']], [['legal']], [['verify']], [['replay']], [['export']], [['record']]])(
  '%j loads neither Nest nor a store',
  ([command = '']) => {
    writeFileSync(at('a.tape'), TAPE);
    const args = command === '--help' ? [command] : [command, at('a.tape')];
    const { stderr, status } = spawnSync(process.execPath, [
      '--import',
      `data:text/javascript,${encodeURIComponent(hook)}`,
      built,
      ...args,
    ]);
    const loaded = stderr
      .toString()
      .split('\n')
      .filter((line) => line.startsWith('LOADED '));
    expect(status).toBe(0);
    expect(loaded.length).toBeGreaterThan(5);
    expect(loaded.filter((url) => /@nestjs|sqlite|event-store|recording/.test(url))).toEqual([]);
  },
);

/** Seconds of processor time that a command takes: what it would take on an idle machine, however busy this one is. */
const secondsOf = (args: readonly string[]): number => {
  const line = ['time', '-p', process.execPath, built, ...args].join(' ');
  const { stderr } = spawnSync('bash', ['-c', `${line} > ${at('out')}`], { encoding: 'utf8' });
  const [user, system] = ['user', 'sys'].map((name) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(stderr)?.[1]));
  return (user ?? NaN) + (system ?? NaN);
};

test('a command starts in well under half a second', () => {
  writeFileSync(at('a.tape'), TAPE);
  const seconds = [1, 2, 3].map(() => secondsOf(['show', at('a.tape')]));
  expect(Math.min(...seconds)).toBeLessThan(0.45);
});
