/** Anything a view store cannot do. `code` is stable; the message says what, where and how to mend it. */
export abstract class ViewStoreError extends Error {
  abstract readonly code: string;
  /** The same for whoever asks over a network: without paths. */
  abstract readonly publicWords: string;
}

/** The views are not where the writer left them: another process has put others in their place, or they were taken back. */
export class ViewsMovedError extends ViewStoreError {
  readonly code = 'views-moved';
  override readonly name = 'ViewsMovedError';
  readonly publicWords = 'The kept views are not where they were left; nothing was written.';
  constructor() {
    super('The kept views are not where they were left; nothing was written. Go on from their own checkpoint.');
  }
}

/** The file of the views cannot be used. What is in it can always be made again of the events. */
export class ViewsUnusableError extends ViewStoreError {
  readonly code = 'views-unusable';
  override readonly name = 'ViewsUnusableError';
  readonly publicWords: string;
  constructor(path: string, why: string) {
    super(`The kept views in ${path} cannot be used: ${why}. They are made anew of the events when the file is away.`);
    this.publicWords = `The kept views cannot be used: ${why}.`;
  }
}
