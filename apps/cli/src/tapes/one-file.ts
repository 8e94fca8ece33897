import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { constants, deflateRawSync } from 'node:zlib';
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

/** Characters of a word of four bytes, the last one first; "<" is left out, since it might end the script that they stand in. */
const digitsOf = (word: number): string => {
  let [left, digits] = [word, ''];
  for (let digit = 0; digit < 5; digit++) {
    const code = (left % 85) + 33;
    digits = String.fromCharCode(code >= 60 ? code + 1 : code) + digits;
    left = Math.floor(left / 85);
  }
  return digits;
};

/** A text, deflated and written in characters that a page can hold: a quarter more than the bytes, where base64 is a third. */
const pack = (text: string): { readonly text: string; readonly bytes: number } => {
  const deflated = deflateRawSync(text, { level: constants.Z_BEST_COMPRESSION });
  const padded = Buffer.concat([deflated, Buffer.alloc((4 - (deflated.length % 4)) % 4)]);
  const words = Array.from({ length: padded.length / 4 }, (_, place) => digitsOf(padded.readUInt32BE(place * 4)));
  return { text: words.join(''), bytes: deflated.length };
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

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
export const makeOneFile = ({ game, title, name, at, document }: OneFile): string => {
  const packed = {
    tape: pack(JSON.stringify(document)),
    style: pack(readBuilt(`${game}.css`)),
    program: pack(readBuilt(`${game}.js`)),
  };
  const parts: Readonly<Record<string, string>> = {
    title: escaped(title),
    name: escaped(name),
    at: String(at),
    ...Object.fromEntries(
      Object.entries(packed).flatMap(([part, { text, bytes }]) => [
        [part, text],
        [`${part}Bytes`, String(bytes)],
      ]),
    ),
  };
  return readBuilt('page.html').replace(/\{\{(\w+)\}\}/g, (whole, part: string) => parts[part] ?? whole);
};
