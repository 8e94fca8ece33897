/** Something deflated (raw), as a page in one file holds it: in characters of its own, and how many bytes they were. */
export interface Packed {
  readonly text: string;
  readonly bytes: number;
}

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

/** What was deflated, written in characters that a page can hold: a quarter more than the bytes, where base64 is a third. */
export const packDeflated = (deflated: Uint8Array): Packed => {
  const padded = new Uint8Array(Math.ceil(deflated.length / 4) * 4);
  padded.set(deflated);
  const words = new DataView(padded.buffer);
  const digits = Array.from({ length: padded.length / 4 }, (_, place) => digitsOf(words.getUint32(place * 4)));
  return { text: digits.join(''), bytes: deflated.length };
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
