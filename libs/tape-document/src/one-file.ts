/** Something deflated (raw), as a page in one file holds it: in characters of its own, and how many bytes they were. */
export interface Packed {
  readonly text: string;
  readonly bytes: number;
}

/** The characters of ASCII from "!" to "~", without "<", which might end the script that they stand in. */
const SIGNS = 93;

/** Two of them tell more than 13 bits: what is left of 8,649 pairs stands for 14 bits, where the lower 13 are no more than this. */
const MOST_OF_14 = SIGNS * SIGNS - 1 - 0x2000;

const signOf = (digit: number): string => String.fromCharCode(digit + (digit < 27 ? 33 : 34));

/**
 * What was deflated, written in characters that a page can hold: 13 or 14 bits in two of them, so that 16 stand for a little more than 13 bytes, where base64 takes 17 and a third.
 * Source: Joachim Henke's basE91, with as many signs as may stand there.
 */
export const packDeflated = (deflated: Uint8Array): Packed => {
  const signs: string[] = [];
  let [word, bits] = [0, 0];
  // Two bytes more fill the last pair.
  for (const byte of [...deflated, 0, 0]) {
    word |= byte << bits;
    bits += 8;
    if (bits < 14) continue;
    const taken = (word & 0x1fff) > MOST_OF_14 ? 13 : 14;
    const pair = word & ((1 << taken) - 1);
    signs.push(signOf(Math.floor(pair / SIGNS)), signOf(pair % SIGNS));
    word >>= taken;
    bits -= taken;
  }
  return { text: signs.join(''), bytes: deflated.length };
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** What a page in one file is made of. `at`: the revision shown first; `tape`: the document as `makeTapeDocument` makes it. */
export interface OneFileParts {
  readonly title: string;
  readonly name: string;
  readonly at: number;
  readonly tape: Packed;
  readonly style: Packed;
  readonly program: Packed;
}

/** The page in one file, of its template: the replayer with the rules of the tape's game, and the tape. It asks no server for anything. */
export const fillOneFile = (template: string, { title, name, at, tape, style, program }: OneFileParts): string => {
  const parts: Readonly<Record<string, string>> = {
    title: escaped(title),
    name: escaped(name),
    at: String(at),
    ...Object.fromEntries(
      Object.entries({ tape, style, program }).flatMap(([part, { text, bytes }]) => [
        [part, text],
        [`${part}Bytes`, String(bytes)],
      ]),
    ),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (whole, part: string) => parts[part] ?? whole);
};
