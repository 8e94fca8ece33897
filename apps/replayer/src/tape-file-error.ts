/** A file that is no tape, or one that this page cannot show. The message says what and how to mend it. */
export class TapeFileError extends Error {
  override readonly name = 'TapeFileError';
}
