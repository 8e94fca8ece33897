import type { SqliteConnection } from './driver.js';

const rollBack = (connection: SqliteConnection): void => {
  try {
    connection.exec('ROLLBACK');
  } catch {
    // SQLite rolls back by itself after some errors, and then there is nothing left to roll back.
  }
};

/** Does work in one transaction, which has the file's write lock from its start: whole or, where the work throws, not at all. */
export const inTransaction = <Answer>(connection: SqliteConnection, work: () => Answer): Answer => {
  try {
    connection.exec('BEGIN IMMEDIATE');
    const answer = work();
    connection.exec('COMMIT');
    return answer;
  } catch (error) {
    rollBack(connection);
    throw error;
  }
};

/** How many tables, indexes and the like a file has; 0 in a new one. */
export const countTables = (connection: SqliteConnection): number =>
  connection.prepare<{ n: number }>('SELECT count(*) AS n FROM sqlite_schema').get()?.n ?? 0;
