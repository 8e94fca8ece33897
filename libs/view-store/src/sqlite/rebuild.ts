import { hostname } from 'node:os';
import { ViewsMovedError } from '../errors.js';
import type { Checkpoint, Rebuild } from '../port.js';
import type { OpenViews } from './open-views.js';
import { markAt, partOf, writeRows } from './statements.js';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive as well.
    return (error as { readonly code?: unknown }).code === 'EPERM';
  }
};

/** Whether a builder on this machine died before it was done; of another machine's nobody here can tell. */
const isDead = (builder: string): boolean => {
  const [host, pid] = builder.split(' ');
  return host === hostname() && !isAlive(Number(pid));
};

/** Begins a generation, and drops those of builders that died. Runs within a transaction. */
export const makeRebuild = ({ version, owner, statements, transaction, sweep }: OpenViews): Rebuild => {
  for (const { number, owner: builder } of statements.building.all()) {
    if (isDead(builder)) statements.drop.run(number);
  }
  const number = statements.begin.get(version, owner)?.number ?? 0;
  const guard = (): void => {
    if (statements.isListed.get(number) === undefined) throw new ViewsMovedError();
  };
  const putInPlace = (checkpoint: Checkpoint, overrules: boolean): 'in-place' | 'behind' => {
    guard();
    const inUse = statements.inUse.get(version);
    if (!overrules && inUse !== undefined && inUse.position > checkpoint.position) return 'behind';
    markAt(statements, number, checkpoint);
    statements.dropOthers.run(number, version, version);
    return 'in-place';
  };
  return {
    write: async (rows) =>
      new Promise((resolve) => {
        transaction(() => {
          guard();
          writeRows(statements, number, rows);
        });
        resolve();
      }),
    read: async (subject, views) =>
      new Promise((resolve) => {
        resolve(statements.read.all(JSON.stringify(views), number, subject).map(partOf));
      }),
    finish: async (checkpoint, overrules) => {
      const outcome = transaction(() => putInPlace(checkpoint, overrules));
      if (outcome === 'in-place') void sweep();
      return Promise.resolve(outcome);
    },
    abandon: async () => {
      transaction(() => statements.drop.run(number));
      await sweep();
    },
  };
};
