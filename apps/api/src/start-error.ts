import { EventStoreError } from '#event-store';
import type { StorePlace } from '#event-store/open';
import { ViewStoreError } from '#view-store';

/** The server cannot start: one sentence for what is wrong, one for the remedy. Told without a stack, exit code 2. */
export class StartError extends Error {
  override readonly name = 'StartError';

  constructor(
    readonly code: string,
    message: string,
    readonly remedy: string,
  ) {
    super(`${message} ${remedy}`);
  }
}

const systemCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** What stops a server from listening, as a `StartError`; undefined for what is a fault of ours. */
export const listenError = (
  error: unknown,
  { host, port }: { readonly host: string; readonly port: number },
): StartError | undefined => {
  const where = `${host}:${String(port)}`;
  switch (systemCodeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(
        'port-in-use',
        `Port ${String(port)} on ${host} is in use.`,
        'Stop the other server, or set PORT to a free port.',
      );
    case 'EACCES':
      return new StartError(
        'port-refused',
        `The system does not let us listen on ${where}.`,
        'Set PORT to a number above 1023.',
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        'host-unknown',
        `This machine has no address "${host}".`,
        'Set HOST to one of its own, or leave it out for 127.0.0.1.',
      );
    default:
      return undefined;
  }
};

const REMEDIES: Readonly<Record<StorePlace['kind'], string>> = {
  memory: 'The store is chosen by MATCHTAPE_STORE.',
  sqlite: 'The data folder is chosen by MATCHTAPE_DATA, the store by MATCHTAPE_STORE.',
  kurrentdb: 'The connection string stands in MATCHTAPE_STORE.',
};

/** What stops a store, or the views kept beside it, from opening, as a `StartError`; undefined for what is a fault of ours. */
export const storeError = (error: unknown, { kind }: StorePlace): StartError | undefined => {
  if (error instanceof EventStoreError) return new StartError(error.code, error.message, REMEDIES[kind]);
  if (error instanceof ViewStoreError)
    return new StartError(error.code, error.message, 'Its folder is chosen by MATCHTAPE_DATA.');
  return undefined;
};
