import type { TapeProblem } from '#match';

/** A place in a file that a person typed, with the text of its line. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** Bad input: what, where, and how to mend it. Ends the program with exit code 2 and never shows a stack. */
export class CliError extends Error {
  override readonly name = 'CliError';

  constructor(
    readonly code: string,
    message: string,
    readonly where: { readonly remedy: string; readonly place?: Place; readonly expected?: readonly string[] },
  ) {
    super(message);
  }
}

/** A fault of a tape file as an error, with the line it lies in. */
export const tapeError = (problem: TapeProblem, file: string, text: string): CliError => {
  const { code, message, remedy, line, column, expected } = problem;
  const line1 = text.split(/\r\n|\n|\r/)[line - 1] ?? '';
  return new CliError(code, message, { remedy, place: { file, line, column, text: line1 }, expected });
};

/** The error in words, with a caret below the column where there is a place. */
export const errorText = ({ message, where: { remedy, place } }: CliError): string => {
  if (place === undefined) return `${message} ${remedy}\n`;
  const { file, line, column, text } = place;
  const caret = `${text.slice(0, column - 1).replaceAll(/[^\t]/g, ' ')}^`;
  return `${file}:${line}:${column}: ${message}\n  ${text}\n  ${caret}\n${remedy}\n`;
};

/** The error as data. */
export const errorJson = ({
  code,
  message,
  where: { remedy, place, expected },
}: CliError): { readonly error: object } => ({
  error: {
    code,
    message,
    remedy,
    ...(place && { file: place.file, line: place.line, column: place.column }),
    expected,
  },
});
