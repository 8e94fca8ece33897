import type { ConnectionString } from './connection-string.js';
import { type KurrentDBClient, makeClient, type ReadOptions, readOptionsOf, warmUp } from './client.js';
import { layDown, takeClient } from './client-shelf.js';
import { finalErrorOf, unreachable } from './faults.js';
import { NoAnswerError, type Patience, pause, pauseBefore, within } from './patience.js';

/** The one place that makes, warms, watches, replaces and disposes the client. */
export interface ServerLink {
  /** The server for messages, without credentials. */
  readonly place: string;
  readonly patience: Patience;
  /** For every read. */
  readonly reading: ReadOptions;
  /** The client in use. Ask anew for every try: it may have been replaced. */
  readonly client: () => KurrentDBClient;
  /** A request on this client failed, or was not answered at all: perhaps the client has to go. */
  readonly doubt: (client: KurrentDBClient, error: unknown) => void;
  /** A read on this client was answered. Appends say nothing of it: they go on while reads stay dead. */
  readonly trust: (client: KurrentDBClient) => void;
  /** Runs a request that may be repeated, until it is answered. @throws EventStoreError */
  readonly ask: <Answer>(request: Request<Answer>) => Promise<Answer>;
  readonly dispose: () => Promise<void>;
}

/** One try of a request. */
export interface Try {
  readonly client: KurrentDBClient;
  readonly reading: ReadOptions;
  /** How many were made before it. */
  readonly tries: number;
}

/** A request that changes nothing. `settle` may take an error for an answer, or reject with one that ends the matter. */
export interface Request<Answer> {
  readonly run: (client: KurrentDBClient, reading: ReadOptions) => Promise<Answer>;
  readonly stream?: string;
  readonly settle?: (error: unknown, attempt: Try) => Promise<Answer | undefined>;
}

/** Failures in a row after which a client is replaced: one that has never read stays dead for ever, and nothing shows it. */
const FAILURES_TO_REPLACE = 2;

/** Ends what clients have open, and remembers which are still at it: a client that was not disposed keeps the process alive. */
const makeDisposer = (time: number) => {
  const disposals = new Set<Promise<boolean>>();
  return {
    /** Resolves with true when it went as it should. */
    letGo: (client: KurrentDBClient): Promise<boolean> => {
      const disposal = within(time, client.dispose()).then(
        () => true,
        () => false,
      );
      disposals.add(disposal);
      void disposal.then(() => disposals.delete(disposal));
      return disposal;
    },
    allGone: async (): Promise<void> => {
      await Promise.all(disposals);
    },
  };
};

const makeHolder = (connection: ConnectionString, { answerWithin }: Patience) => {
  const { letGo, allGone } = makeDisposer(answerWithin);
  let current = takeClient(connection);
  let failures = 0;
  let replacements = 0;
  let replacedAt = 0;
  let isOver = false;
  let isTrusted = false;

  const replace = (): void => {
    if (isOver || performance.now() - replacedAt < pauseBefore(replacements)) return;
    const old = current;
    current = makeClient(connection);
    [failures, isTrusted] = [0, false];
    replacements += 1;
    replacedAt = performance.now();
    void letGo(old);
    // A client whose first read comes while the server is up recovers by itself later.
    const fresh = current;
    within(answerWithin, warmUp(fresh, readOptionsOf(connection))).then(
      () => (replacements = fresh === current ? 0 : replacements),
      () => undefined,
    );
  };

  return {
    client: () => current,
    trust: (client: KurrentDBClient): void => {
      if (client === current) [failures, replacements, isTrusted] = [0, 0, true];
    },
    doubt: (client: KurrentDBClient, error: unknown): void => {
      if (client !== current) return;
      failures += 1;
      // A connection that is silent may stay so: half of it is gone, and waiting on it helps nobody.
      if (error instanceof NoAnswerError || failures >= FAILURES_TO_REPLACE) replace();
    },
    dispose: async (): Promise<void> => {
      isOver = true;
      const isFit = failures === 0 && isTrusted;
      if ((await letGo(current)) && isFit) layDown(connection, current);
      await allGone();
    },
  };
};

/** Makes the link to a server. Connects to nothing yet. */
export const makeServerLink = (connection: ConnectionString, patience: Patience): ServerLink => {
  const holder = makeHolder(connection, patience);
  const place = `KurrentDB at ${connection.shown}`;
  const reading = readOptionsOf(connection);

  const ask = async <Answer>({ run, stream, settle }: Request<Answer>): Promise<Answer> => {
    const end = performance.now() + patience.giveUpAfter;
    for (let tries = 0; ; tries++) {
      const client = holder.client();
      try {
        // A read is not cut short by the end: a long page that is given up just before it comes would be read again, and again.
        const answer = await within(patience.answerWithin, run(client, reading));
        holder.trust(client);
        return answer;
      } catch (error) {
        const settled = await settle?.(error, { client, reading, tries });
        if (settled !== undefined) return settled;
        const final = finalErrorOf(error, place, stream);
        if (final !== undefined) throw final;
        holder.doubt(client, error);
        if (performance.now() > end) throw Object.assign(unreachable(place), { cause: error });
      }
      await pause(tries, end);
    }
  };
  return { ...holder, place, patience, reading, ask };
};
