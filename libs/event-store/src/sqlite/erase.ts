import { besideWithout } from '#kernel';
import { SEAL_KIT } from '../chain/index.js';
import { StoreUnavailableError } from '../errors.js';
import type { SqliteConnection } from './driver.js';
import { eventOf, type Statements } from './rows.js';
import type { Writer } from './writer.js';

const PAGE = 200;

/** What erasing needs. */
export interface EraseParts {
  readonly connection: SqliteConnection;
  readonly statements: Statements;
  readonly writer: Writer;
}

const rewrite = (statements: Statements, stream: string, instead: (text: string) => string | null): number => {
  let changed = 0;
  let from = 0;
  for (let rows = statements.forward.all(stream, from, PAGE); rows.length > 0;) {
    for (const row of rows.map(eventOf)) {
      from = row.revision + 1;
      const beside = besideWithout(SEAL_KIT.digest, row, instead);
      if (beside === null) continue;
      statements.redisclose.run(beside, row.position);
      changed += 1;
    }
    rows = statements.forward.all(stream, from, PAGE);
  }
  return changed;
};

/** What was written over in the pages still stands in the log: it is emptied into the file and cut. */
const emptyLog = (connection: SqliteConnection): void => {
  if (connection.pragma('wal_checkpoint(TRUNCATE)') === 0) return;
  throw new StoreUnavailableError(
    'store-locked',
    'The texts are erased, and the log of the store still holds them, since another program reads it. Close it and erase once more.',
  );
};

/** Erases texts about people from a stream, its copies in free pages (`secure_delete`, see `open.ts`) and in the log. */
export const eraseIn = (
  { connection, statements, writer }: EraseParts,
  stream: string,
  instead: (text: string) => string | null,
): number => {
  const changed = writer.change(() => rewrite(statements, stream, instead));
  emptyLog(connection);
  return changed;
};
