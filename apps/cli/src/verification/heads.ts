import type { StreamHead } from '#event-store';
import { CliError } from '../cli-error.js';
import { readText } from '../files.js';

/** What is kept of a match elsewhere. */
export interface MatchHead {
  readonly match: string;
  readonly revision: number;
  readonly hash: string;
}

/** What is kept of a whole store elsewhere: how many events there were, and the digest over the heads of all matches then. */
export interface WholeHead {
  readonly events: number;
  readonly digest: string;
}

/** Heads that were printed before. */
export interface Heads {
  readonly matches: readonly MatchHead[];
  readonly store: readonly WholeHead[];
}

const STREAM = 'match-';

/** The id of the match in a stream; the stream's own name where it holds none. */
export const matchOf = (stream: string): string => (stream.startsWith(STREAM) ? stream.slice(STREAM.length) : stream);

/** The heads of matches: what a store holds besides them (links, events) is checked by its chain, and by the digest of the whole. */
export const matchHeads = (heads: readonly StreamHead[]): readonly StreamHead[] =>
  heads.filter(({ stream }) => stream.startsWith(STREAM));

export const matchHead = ({ stream, revision, hash }: StreamHead): MatchHead => ({
  match: matchOf(stream),
  revision,
  hash,
});

/** The heads as the store's port takes them. */
export const seenHeads = ({ matches, store }: Heads): readonly (StreamHead | WholeHead)[] => [
  ...matches.map(({ match, revision, hash }) => ({ stream: STREAM + match, revision, hash })),
  ...store,
];

const MATCH_LINE = /^(.+):(\d{1,15}):([0-9a-f]{64})$/;
const STORE_LINE = /^(\d{1,15}):([0-9a-f]{64})$/;

const unreadable = (text: string, where: string): CliError =>
  new CliError('bad-head', `${where} "${text.slice(0, 120)}" is no head.`, {
    remedy:
      'Write MATCH:REVISION:HASH, or EVENTS:DIGEST for a whole store, as "matchtape verify --heads" prints them, all 64 digits.',
  });

const parseLine = (line: string, where: string): Heads => {
  const text = line.trim().toLowerCase();
  const store = STORE_LINE.exec(text);
  if (store !== null) return { matches: [], store: [{ events: Number(store[1]), digest: store[2] ?? '' }] };
  const match = MATCH_LINE.exec(line.trim().replace(/[0-9A-F]{64}$/i, (hash) => hash.toLowerCase()));
  if (match === null) throw unreadable(line, where);
  return { matches: [{ match: match[1] ?? '', revision: Number(match[2]), hash: match[3] ?? '' }], store: [] };
};

const joined = (all: readonly Heads[]): Heads => ({
  matches: all.flatMap(({ matches }) => matches),
  store: all.flatMap(({ store }) => store),
});

/** Heads as they were given on the command line. */
export const parseHeads = (slips: readonly string[]): Heads => joined(slips.map((slip) => parseLine(slip, '--head')));

/** A file of heads: a line each; what stands behind a # at the beginning of a line is a remark. */
export const readHeads = (path: string): Heads => {
  const lines = readText(path).split(/\r\n|\n|\r/);
  const heads = joined(
    lines.flatMap((line, index) =>
      line.trim() === '' || line.startsWith('#') ? [] : [parseLine(line, `${path}, line ${index + 1}:`)],
    ),
  );
  if (heads.matches.length + heads.store.length > 0) return heads;
  throw new CliError('bad-head', `"${path}" holds no heads.`, {
    remedy: 'Name a file that "matchtape verify --heads --out FILE" has written.',
  });
};

/** Heads as lines: that of the whole store first, where there is one. */
export const headLines = ({ matches, store }: Heads): string =>
  [
    '# Heads of Matchtape: EVENTS:DIGEST of the whole store, MATCH:REVISION:HASH of each match.',
    ...store.map(({ events, digest }) => `${events}:${digest}`),
    ...matches.map(({ match, revision, hash }) => `${match}:${revision}:${hash}`),
    '',
  ].join('\n');
