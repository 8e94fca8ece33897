/** A line of a file, numbered from 1. */
export interface NumberedLine {
  readonly line: number;
  readonly text: string;
}

/** A line of a header in its two parts, and the indented lines that belong to it. Lines and columns count from 1. */
export interface Field {
  readonly key: string;
  readonly value: string;
  readonly line: number;
  readonly column: number;
  readonly indented: readonly NumberedLine[];
}

interface OpenField extends Field {
  readonly indented: NumberedLine[];
}

const fieldOf = ({ line, text }: NumberedLine): OpenField => {
  const colon = text.indexOf(':');
  const key = (colon < 0 ? text : text.slice(0, colon)).trimStart();
  const rest = colon < 0 ? '' : text.slice(colon + 1);
  const value = rest.trim();
  const gap = value === '' ? rest.length : rest.length - rest.trimStart().length;
  const column = text.indexOf(key) + key.length + gap + 2;
  return { key: key.trim().toLowerCase(), value, line, column, indented: [] };
};

/** Whether a line belongs to the deck list that the field above it has begun. */
const isListed = (field: Field | undefined, text: string): boolean =>
  field?.key === 'deck' && field.value === '' && (text === '' || /^\s/.test(text));

/** The fields that the lines above the plays say, in their order; remarks and empty lines are passed over. */
export const fieldsOf = (lines: readonly NumberedLine[]): readonly Field[] => {
  const fields: OpenField[] = [];
  for (const numbered of lines) {
    const { text } = numbered;
    const last = fields.at(-1);
    if (isListed(last, text)) last?.indented.push(numbered);
    else if (text.trim() !== '' && !text.startsWith('#')) fields.push(fieldOf(numbered));
  }
  return fields;
};
