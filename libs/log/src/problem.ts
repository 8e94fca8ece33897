/** Something of a log that cannot be read, signed or believed: what, where, and how to mend it. */
export class LogError extends Error {
  override readonly name = 'LogError';

  /**
   * - `log/malformed`: a text is not of its form; `log/key`: a key cannot be used, or others may read it
   * - `log/signature`: a signature does not fit, or none is of a key that is known; `log/proof`: a proof does not lead to the root
   * - `log/forked`: what is to be signed does not go on from what was signed before; `log/none`: there is no log, or no such head in it
   * - `log/rewritten`: a match is not the one that was logged; `log/busy`: another process is writing the log
   */
  constructor(
    readonly code: `log/${'malformed' | 'key' | 'signature' | 'proof' | 'forked' | 'none' | 'rewritten' | 'busy'}`,
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

/** A text that is not of its form. */
export const malformed = (
  what: string,
  remedy = 'Take it again from where it was made, whole and unchanged.',
): LogError => new LogError('log/malformed', what, remedy);
