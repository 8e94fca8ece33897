import type { PreparedEvent } from '../intake.js';
import { type AppendRequest, type Placement, placeBatch, type StreamView } from '../placement.js';
import type { Appended } from '../port.js';
import { firstLink, nextLink } from './chain.js';
import { bytesOf, eventOf, type Statements } from './rows.js';

const MAX_HEADS = 20_000;

interface Head {
  readonly revision: number;
  readonly chain: string;
}

/** What the writer remembers between commits: how streams end, and how the store ends. */
export interface WriterState {
  /** Call first in every transaction: forgets everything when another process has written. */
  readonly refresh: () => void;
  /** Call after a transaction that did not commit. */
  readonly forget: () => void;
  /** Places a batch and writes its rows. @throws EventStoreError before anything is written */
  readonly append: (request: AppendRequest, now: number) => Appended;
}

/** Makes an empty state. */
export const makeWriterState = (statements: Statements): WriterState => {
  const heads = new Map<string, Head>();
  let version: number | undefined;
  let position = 0;
  let created = 0;

  const headOf = (stream: string): Head => {
    const known = heads.get(stream);
    if (known !== undefined) return known;
    const row = statements.head.get(stream);
    return row === undefined
      ? { revision: -1, chain: firstLink(stream) }
      : { revision: row.revision, chain: Buffer.from(row.chain).toString('hex') };
  };

  const viewOf = (stream: string, head: number): StreamView => ({
    head,
    slice: (from, count) => statements.forward.all(stream, from, count).map(eventOf),
    withIds: (ids) => findIds(statements, stream, ids),
  });

  const write = (stream: string, events: readonly PreparedEvent[], head: Head): void => {
    let { revision, chain } = head;
    for (const { id, type, rest, data } of events) {
      revision += 1;
      position += 1;
      chain = nextLink(chain, { stream, revision, id, type, created, rest, data });
      statements.insert.run(position, stream, revision, bytesOf(id), type, created, rest, data, bytesOf(chain));
    }
    if (heads.size >= MAX_HEADS) heads.clear();
    heads.set(stream, { revision, chain });
  };

  const answer = ({ stream, events }: AppendRequest, placement: Placement): Appended => {
    const lastRevision = placement.first + events.length - 1;
    const repeated = placement.kind === 'repeated';
    return {
      stream,
      firstRevision: placement.first,
      lastRevision,
      nextExpected: lastRevision === -1 ? 'no-stream' : lastRevision,
      position: repeated ? placement.position : position,
      repeated,
    };
  };

  return {
    refresh: () => {
      const current = statements.version.get()?.data_version;
      if (current === version) return;
      version = current;
      heads.clear();
      ({ position, created } = statements.last.get() ?? { position: 0, created: 0 });
    },
    forget: () => {
      version = undefined;
    },
    append: (request, now) => {
      const head = headOf(request.stream);
      const placement = placeBatch(request, viewOf(request.stream, head.revision));
      if (placement.kind === 'new' && request.events.length > 0) {
        created = Math.max(created, Math.floor(now));
        write(request.stream, request.events, head);
      }
      return answer(request, placement);
    },
  };
};

const ID_PAGE = 1000;

/** Goes through a whole stream's ids: the price of `any`, which names no revision to look at. */
const findIds = (statements: Statements, stream: string, ids: ReadonlySet<string>) => {
  const wanted = new Set(Array.from(ids, (id) => id.replaceAll('-', '')));
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
