import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

/** The files that a loaded one is made of: the built program is few files of many, each under its name (tools/programs.mjs). */
const partsOf = (url: string): readonly string[] =>
  url.includes('/dist/programs/')
    ? [...readFileSync(fileURLToPath(url), 'utf8').matchAll(/^\s*\/\/ (\S+\.[cm]?js)$/gm)].map(([, name = '']) => name)
    : [url];

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
      .filter((line) => line.startsWith('LOADED '))
      .flatMap((line) => partsOf(line.replace('LOADED ', '')));
    expect(status).toBe(0);
    expect(loaded.length).toBeGreaterThan(50);
    // The hashing of the chain is no store: a tape that is written as JSON carries its links.
    expect(loaded.filter((url) => /@nestjs|sqlite|event-store\/(?!src\/(chain\/|sealed))|recording/.test(url))).toEqual(
      [],
    );
  },
);
