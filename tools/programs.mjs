// Puts the compiled server and the compiled command line, with the packages they use, into few files: Node looks up, reads and compiles
// well over a thousand small ones otherwise, which is most of what a start costs (docs/adr/0037).
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist/programs');

/** What was compiled, by what the program is called. */
const PROGRAMS = { server: 'dist/apps/api/src/main.js', matchtape: 'dist/apps/cli/src/main.js' };

/** What comes with binaries, or starts threads from files of its own, stays where it is installed. */
const INSTALLED = ['better-sqlite3', '@kurrent/kurrentdb-client', 'pino'];

/** A file goes on finding its neighbours in dist/, wherever that lies and though it is run from another folder of it. */
const inPlace = {
  name: 'in-place',
  transform: {
    filter: { id: /[\\/]dist[\\/](apps|libs)[\\/]/, code: 'import.meta.url' },
    handler: (code, id) => {
      const place = JSON.stringify(relative(folder, id).replaceAll('\\', '/'));
      return { code: code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`), map: null };
    },
  },
};

/** Packages that Nest asks for and does without, as it does when they are asked for by a program in many files. */
const isMissed = ({ code }) => code === 'UNRESOLVED_IMPORT';

/** Writes the programs; throws where one does not hold together. */
export async function buildPrograms() {
  rmSync(folder, { recursive: true, force: true });
  const bundle = await rolldown({
    input: PROGRAMS,
    cwd: root,
    platform: 'node',
    treeshake: false,
    external: INSTALLED,
    plugins: [inPlace],
    onLog: (level, log, tell) => isMissed(log) || tell(level, log),
  });
  await bundle.write({
    ...{ dir: folder, format: 'esm', keepNames: true, strictExecutionOrder: true },
    ...{ entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  });
  await bundle.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPrograms();
