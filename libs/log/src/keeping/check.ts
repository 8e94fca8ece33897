import type { EventStore } from '#event-store';
import { isSameHash, makeBase64, type MatchHead, parseCheckpoint, parseNote } from '#log';
import { closingsIn, headsOf } from './closings.js';
import { type HeadLog, publishedAt, publishedSizes } from './log.js';
import { lastSigned, signedIn } from './signer.js';

/** A place where a log, or the store that it is of, is not as it was. `match` where it concerns one. */
export interface LogFault {
  readonly match: string | null;
  readonly what: string;
}

/** What a check of a log found: what it read, what does not fit, and how many closings of the store stand in no leaf yet. */
export interface LogCheck {
  readonly origin: string;
  readonly size: number;
  readonly checkpoints: number;
  readonly faults: readonly LogFault[];
  readonly unlogged: number;
}

/** Whether the leaves still give the root that somebody was told at a size. */
const treeFault = ({ leaves: { tree } }: HeadLog, text: string, where: string): readonly LogFault[] => {
  const { size, root } = parseCheckpoint(text);
  if (size <= tree.size && isSameHash(tree.root(size), root)) return [];
  const now = size > tree.size ? `there are ${tree.size} leaves` : `the leaves give ${makeBase64(tree.root(size))}`;
  return [{ match: null, what: `${where} says size ${size}, root ${makeBase64(root)}, and ${now}` }];
};

const ownFaults = (log: HeadLog): readonly LogFault[] => {
  const sizes = publishedSizes(log.folder);
  const last = lastSigned(signedIn(log.folder));
  return [
    ...sizes.flatMap((size) =>
      treeFault(
        log,
        parseNote(publishedAt(log.folder, size)).text,
        `The checkpoint that was published at size ${size}`,
      ),
    ),
    ...(last !== null && last.size > log.leaves.tree.size
      ? [
          {
            match: null,
            what: `Size ${last.size} was signed, and there are ${log.leaves.tree.size} leaves: the newest were cut`,
          },
        ]
      : []),
  ];
};

/** The first head of a match that its events do not give any more, and from which event on they may be others. */
const matchFault = (logged: readonly MatchHead[], now: readonly MatchHead[]): readonly LogFault[] => {
  const links = new Map(now.map(({ revision, link }) => [revision, link]));
  const sorted = [...logged].sort((one, other) => one.revision - other.revision);
  const wrong = sorted.findIndex(({ revision, link }) => links.get(revision) !== link);
  const head = sorted[wrong];
  if (head === undefined) return [];
  const { match, revision } = head;
  if (now.length === 0)
    return [
      { match, what: `was logged at revision ${revision} and is not there as far as that: it was removed or cut` },
    ];
  const first = (sorted[wrong - 1]?.revision ?? -1) + 1;
  const what = links.has(revision)
    ? `is another from one of the events ${first} to ${revision} on`
    : `was logged at revision ${revision} and ends before it`;
  return [{ match, what }];
};

/** Holds a log against everything that it has signed, and against its store, whose chains are made anew from the events. */
export const checkLog = async (log: HeadLog, store: EventStore): Promise<LogCheck> => {
  log.leaves.refresh();
  const { heads, tree } = log.leaves;
  const faults = [...ownFaults(log)];
  for (const match of new Set(heads.map((head) => head.match))) {
    const logged = heads.filter((head) => head.match === match);
    faults.push(
      ...matchFault(
        logged,
        await headsOf(
          store,
          match,
          logged.map(({ revision }) => revision),
        ),
      ),
    );
  }
  const closings = await closingsIn(store);
  return {
    origin: log.origin,
    size: tree.size,
    checkpoints: publishedSizes(log.folder).length,
    faults,
    unlogged: closings.filter((closing) => log.leaves.placeOf(closing) === undefined).length,
  };
};
