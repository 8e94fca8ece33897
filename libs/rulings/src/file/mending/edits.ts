/** A change of a text at an offset: so many characters are taken out there, and others put in. */
export interface Edit {
  readonly at: number;
  readonly remove?: number;
  readonly insert: string;
}

/** A slip of whoever wrote a file: what is wrong, where in the text, how it is mended, and the changes that mend it. */
export interface Slip {
  readonly at: number;
  readonly message: string;
  readonly remedy: string;
  readonly edits: readonly Edit[];
}

const inOrder = (edits: readonly Edit[]): readonly Edit[] => edits.toSorted((one, other) => one.at - other.at);

/** The text with all changes made. */
export const edited = (text: string, edits: readonly Edit[]): string => {
  let from = 0;
  let made = '';
  for (const { at, remove = 0, insert } of inOrder(edits)) {
    made += text.slice(from, at) + insert;
    from = at + remove;
  }
  return made + text.slice(from);
};

/** Where an offset of the changed text stood before. */
export const before = (offset: number, edits: readonly Edit[]): number => {
  let shift = 0;
  for (const { at, remove = 0, insert } of inOrder(edits)) {
    const start = at + shift;
    if (offset < start) break;
    if (offset < start + insert.length) return at;
    shift += insert.length - remove;
  }
  return offset - shift;
};
