/* A table of bad requests is data; this is its row. */
/** What is sent, and what must come back: the status, the code, and words of the detail or the remedy. */
export interface BadRequest {
  readonly what: string;
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  /** Sent without a key. */
  readonly isPublic?: boolean;
  /** A string is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly code: string;
  readonly words: RegExp;
}
