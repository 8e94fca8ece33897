import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { constants, deflateRawSync } from 'node:zlib';
import { fillOneFile, packDeflated, type Packed } from '#tape-document';
import { CliError } from '../cli-error.js';

/** Where the build puts the replayer of one file: seen from what was compiled, and from the sources. */
const BUILT = ['../../../../one-file/', '../../../../dist/one-file/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

const readBuilt = (name: string): string => {
  const folder = BUILT.find((path) => existsSync(`${path}${name}`));
  if (folder === undefined) {
    throw new CliError('not-built', `The replayer that the page is made of (${name}) is not built.`, {
      remedy: 'Run "npm run build", then try again.',
    });
  }
  return readFileSync(`${folder}${name}`, 'utf8');
};

/** Less memory makes shorter blocks, each with a code of its own: for programs and styles they come out smaller. */
const SMALLEST = { level: constants.Z_BEST_COMPRESSION, memLevel: 6 } as const;

const pack = (text: string): Packed => packDeflated(deflateRawSync(text, SMALLEST));

/** What a page in one file is made of. `document`: the tape as `makeTapeDocument` makes it; `at`: the revision shown first. */
export interface OneFile {
  readonly game: string;
  readonly title: string;
  readonly name: string;
  readonly at: number;
  readonly document: object;
}

/**
 * A page that is one file: the replayer with the rules of the tape's game, and the tape. It needs no server and asks none for anything.
 * Throws where the replayer is not built.
 */
export const makeOneFile = ({ game, title, name, at, document }: OneFile): string =>
  fillOneFile(readBuilt('page.html'), {
    title,
    name,
    at,
    tape: pack(JSON.stringify(document)),
    style: pack(readBuilt(`${game}.css`)),
    program: pack(readBuilt(`${game}.js`)),
  });
