import type { TapeEvent } from '#audit';
import {
  chainFaults,
  hasChain,
  headOfTape,
  linksOf,
  type SealedTapeEvent,
  type TapeDocument,
  type TapeHead,
} from '#tape-document';
import { CliError } from '../cli-error.js';
import { type ReadTape, readTape } from '../tapes/load-tape.js';
import { digest } from '../tapes/tape-json.js';
import { compareWithLog, type LogCompared, type LogTold } from './against-log.js';
import type { HeadsCompared } from './compare-heads.js';
import { type Heads, type MatchHead, matchHead, matchOf } from './heads.js';
import { examineEnvelopes, examineMatch, type MatchReport } from './match-report.js';
import type { Verification } from './report.js';

const NO_CHAIN = 'The file is of the first form, which has no chain: whether it was changed cannot be seen from it.';

const chainOf = (document: TapeDocument | null): Pick<MatchReport, 'damage' | 'notes'> => {
  if (document === null) return { damage: [], notes: [] };
  const faults = chainFaults(digest, document);
  return {
    damage: faults.map(({ revision, what }) => `event ${revision}: ${what}`),
    notes: document.form === 1 ? [NO_CHAIN] : [],
  };
};

/** A tape by itself is held against the heads of its own match alone: it does not say what else a store has. */
const compare = (links: ReadonlyMap<number, string>, now: MatchHead, { matches }: Heads): HeadsCompared => ({
  matches: matches
    .filter(({ match }) => match === now.match)
    .map(({ match, revision, hash }) => {
      const grown = revision < now.revision ? 'grown' : 'same';
      const fate = revision > now.revision ? 'cut' : links.get(revision) === hash ? grown : 'changed';
      return { match, fate, seen: revision, now: now.revision };
    }),
  store: [],
  added: [],
});

const comparing = (
  events: readonly SealedTapeEvent[],
  head: TapeHead | null,
  seen: Heads | null,
): HeadsCompared | null => {
  if (seen === null || head === null) return null;
  const now = matchHead(head);
  if (seen.matches.every(({ match }) => match !== now.match)) {
    const remedy = 'Name a tape of that match, or the store that it is in.';
    throw new CliError('bad-head', `This tape is match "${now.match}", of which no head is given.`, { remedy });
  }
  return compare(linksOf(digest, events), now, seen);
};

const loggedAs = ({ events, document }: ReadTape, told: LogTold | null): LogCompared | null => {
  if (told === null) return null;
  if (document !== null && document.viewer !== 'recorder' && !hasChain(document)) {
    const remedy = "Name the recorder's own export of the match.";
    throw new CliError('no-chain', 'This tape is as a viewer may know it: it has no chain to hold against a log.', {
      remedy,
    });
  }
  const faults = document === null ? [] : chainFaults(digest, document);
  return compareWithLog({ match: matchOf(events[0]?.stream ?? ''), links: linksOf(digest, events), faults }, told);
};

const SEEN = 'This tape is as a viewer may know it: its plays, of which much is hidden, were not decided again.';
const SEEN_UNCHAINED =
  'This tape is as a viewer may know it: it has no chain, and its plays, of which much is hidden, were not decided again.';

/** What a viewer may know is not enough to decide by, so only its envelopes are checked. */
const examine = (events: readonly TapeEvent[], document: TapeDocument | null): MatchReport =>
  document === null || document.viewer === 'recorder'
    ? examineMatch(events, { isWhole: document?.form !== 1 })
    : { ...examineEnvelopes(events), undecided: hasChain(document) ? SEEN : SEEN_UNCHAINED };

/** Verifies a tape that is in a file: its chain where it has one, its envelopes, and every play decided again. */
export const verifyTape = async (
  target: string,
  {
    seen,
    told,
    wantsHeads,
  }: { readonly seen: Heads | null; readonly told: LogTold | null; readonly wantsHeads: boolean },
): Promise<Verification> => {
  const read = await readTape({ target });
  const { events, document } = read;
  const { damage, notes } = chainOf(document);
  const report = examine(events, document);
  const head = seen === null && !wantsHeads ? null : headOfTape(digest, events);
  return {
    store: null,
    heads: wantsHeads && head !== null ? { matches: [matchHead(head)], store: [] } : null,
    against: comparing(events, head, seen),
    log: loggedAs(read, told),
    views: null,
    matches: [{ ...report, damage: [...damage, ...report.damage], notes: [...notes, ...report.notes] }],
  };
};
