import { type AppendRequest, makeAppended, placeBatch, type StreamView } from '../placement.js';
import type { Appended } from '../port.js';
import { firstLink, nextLink } from '../chain/index.js';
import { type ChainedRow, digitsOf, eventOf, linkBytes, type Statements, uuidBytes } from './rows.js';

const MAX_HEADS = 20_000;

/** `number` is undefined for a stream without events. */
interface Head {
  readonly number: number | undefined;
  readonly revision: number;
  readonly chain: string;
  readonly created: number;
}

/** What the writer remembers between commits: how streams end, and how the store ends. */
export interface WriterState {
  /** Call first in every transaction: forgets everything when another process has written. */
  readonly refresh: () => void;
  /** Call after a transaction that did not commit. */
  readonly forget: () => void;
  /** Places a batch and writes its rows. @throws EventStoreError before anything is written */
  readonly append: (request: AppendRequest, now: number) => Written;
}

/** The answer to a batch, and the rows that were written for it. */
export interface Written {
  readonly appended: Appended;
  readonly rows: readonly ChainedRow[];
}

const ID_PAGE = 1000;

/** Goes through a whole stream's ids: the price of `any`, which names no revision to look at. */
const findIds = (statements: Statements, stream: string, ids: ReadonlySet<string>) => {
  const wanted = new Set(Array.from(ids, digitsOf));
  const revisions: number[] = [];
  let rows = statements.ids.all(stream, -1, ID_PAGE);
  while (rows.length > 0) {
    for (const { id, revision } of rows) {
      if (wanted.has(Buffer.from(id).toString('hex'))) revisions.push(revision);
    }
    rows = statements.ids.all(stream, rows.at(-1)?.revision ?? 0, ID_PAGE);
  }
  return revisions.flatMap((revision) => statements.forward.all(stream, revision, 1).map(eventOf));
};

const makeView = (statements: Statements, stream: string, head: number): StreamView => ({
  head,
  slice: (from, count) => statements.forward.all(stream, from, count).map(eventOf),
  withIds: (ids) => findIds(statements, stream, ids),
});

/** How streams end, as far as it is known. */
const makeHeads = (statements: Statements) => {
  const known = new Map<string, Head>();
  return {
    of: (stream: string): Head => {
      const head = known.get(stream);
      if (head !== undefined) return head;
      const row = statements.head.get(stream);
      if (row === undefined) return { number: undefined, revision: -1, chain: firstLink(stream), created: 0 };
      return { ...row, chain: Buffer.from(row.chain).toString('hex') };
    },
    set: (stream: string, head: Head): void => {
      if (known.size >= MAX_HEADS) known.clear();
      known.set(stream, head);
    },
    clear: (): void => {
      known.clear();
    },
  };
};

/** Where a batch is written: behind a stream's head and the store's last position, at a time by the store's clock. */
interface Place {
  readonly head: Head;
  readonly last: number;
  readonly now: number;
}

/** Writes a batch; gives the new head, and the rows. */
const insertBatch = (statements: Statements, { stream, events }: AppendRequest, { head, last, now }: Place) => {
  let { revision, chain } = head;
  let position = last;
  const created = Math.max(head.created, Math.floor(now));
  const number = head.number ?? statements.insertStream.get(stream)?.number ?? 0;
  const rows: ChainedRow[] = [];
  for (const { id, type, rest, data, beside } of events) {
    revision += 1;
    position += 1;
    chain = nextLink(chain, { stream, revision, id, type, created, rest, data });
    statements.insert.run(position, number, revision, uuidBytes(id), type, created, rest, data, linkBytes(chain));
    if (beside !== null) statements.disclose.run(position, beside);
    rows.push({ stream, position, revision, id, type, created, rest, data, beside, chain });
  }
  return { head: { number, revision, chain, created }, rows };
};

/** Makes an empty state. */
export const makeWriterState = (statements: Statements): WriterState => {
  const heads = makeHeads(statements);
  let version: number | undefined;
  let last = 0;

  const write = (request: AppendRequest, head: Head, now: number): readonly ChainedRow[] => {
    const written = insertBatch(statements, request, { head, last, now });
    heads.set(request.stream, written.head);
    last += request.events.length;
    return written.rows;
  };

  return {
    refresh: () => {
      const current = statements.version.get()?.data_version;
      if (current === version) return;
      version = current;
      heads.clear();
      last = statements.last.get()?.position ?? 0;
    },
    forget: () => {
      version = undefined;
    },
    append: (request, now) => {
      const head = heads.of(request.stream);
      const placement = placeBatch(request, makeView(statements, request.stream, head.revision));
      const rows = placement.kind === 'new' && request.events.length > 0 ? write(request, head, now) : [];
      return { appended: makeAppended(request, placement, last), rows };
    },
  };
};
