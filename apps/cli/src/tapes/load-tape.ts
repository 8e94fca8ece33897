import { existsSync } from 'node:fs';
import type { TapeEvent } from '#audit';
import { NewerSchemaError, type Envelope } from '#kernel';
import { schemasOf } from '#match';
import { makeMatchTape, tapeSeenBy, type MatchTape } from '#projections';
import { BrokenTapeError, hasRevision, lastRevision } from '#replay';
import type { HeldRuleset, MatchOptions, Viewer } from '#ruleset';
import { envelopesOf } from '#rulings';
import { chainFaults, type SealedTapeEvent, type TapeDocument } from '#tape-document';
import { CliError } from '../cli-error.js';
import { readText } from '../files.js';
import { isRulingTarget, parseCaseTarget } from '../rulings/choose-case.js';
import { runRulingCase } from '../rulings/run-file.js';
import { RULESETS, rulesetOf } from '../rulesets.js';
import { sealRecording } from './envelopes.js';
import { digest, parseTapeJson } from './tape-json.js';
import { type StoreWish, wantsStore } from './store-wish.js';
import { faultOf, recordFile, sealingOf } from './tape-text.js';

/** Which tape: a file, a case of a ruling file, or the id of a match where a store is named. */
export interface TapeWish extends StoreWish {
  readonly target: string;
}

/** A tape on the desk: its game, its envelopes, and the state at every revision, all as its viewer may know them. */
export interface LoadedTape {
  readonly viewer: Viewer;
  readonly ruleset: HeldRuleset;
  readonly envelopes: readonly Envelope[];
  readonly tape: MatchTape<unknown>;
  /** The envelopes as they were written, whatever shape they are read in, with the seals that they were read with. */
  readonly written: readonly SealedTapeEvent[];
}

/** The events of a tape as they were found, not folded yet; with the document where a JSON file was read. */
export interface ReadTape {
  readonly events: readonly SealedTapeEvent[];
  readonly document: TapeDocument | null;
}

const fromStore = async (wish: StoreWish, id: string): Promise<readonly SealedTapeEvent[]> => {
  const { readMatch, withStore } = await import('./store.js');
  return withStore(wish, { readOnly: true }, (store) => readMatch(store, id));
};

const fromRuling = (target: string): readonly Envelope[] => {
  const { path, cases } = runRulingCase(target);
  const [only] = cases;
  return only === undefined ? [] : envelopesOf(only, { ...sealingOf(path), actor: 'ruling', rulesets: RULESETS });
};

const plain = (events: readonly SealedTapeEvent[]): ReadTape => ({ events, document: null });

const fromFile = (path: string): ReadTape => {
  if (isRulingTarget(path)) return plain(fromRuling(path));
  if (/\.json$/i.test(path)) {
    const document = parseTapeJson(path, readText(path));
    return { events: document.events, document };
  }
  const recorded = recordFile(path);
  const { problem, batches } = recorded.recording;
  const { ruleset } = recorded;
  if (problem !== null) throw faultOf(problem, recorded);
  return plain(sealRecording(batches, { ...sealingOf(path), ruleset }));
};

/** The game that a tape's opening names. Throws where it is not installed. */
export const rulesetOn = (envelopes: readonly Envelope[]): HeldRuleset => {
  const [first] = envelopes;
  const { ruleset } = (first?.data ?? {}) as { readonly ruleset?: unknown };
  return rulesetOf(typeof ruleset === 'string' ? ruleset : '');
};

/** The events of a tape as they are read now. Throws where a newer program has written them. */
export const inNewestShape = <Event extends Envelope>(
  ruleset: HeldRuleset,
  written: readonly Event[],
): readonly Event[] => {
  const { read } = schemasOf(ruleset);
  try {
    return written.map((event) => read(event));
  } catch (error) {
    if (!(error instanceof NewerSchemaError)) throw error;
    throw new CliError(error.code, error.message, { remedy: error.remedy });
  }
};

const foldTape = ({ ruleset, envelopes, viewer }: Omit<LoadedTape, 'tape' | 'written'>): MatchTape<unknown> => {
  try {
    return makeMatchTape(ruleset, envelopes, viewer);
  } catch (error) {
    if (!(error instanceof BrokenTapeError)) throw error;
    throw new CliError(error.code, error.message, { remedy: 'Name another tape.' });
  }
};

/** Reads a tape from a tape file, a JSON document, a case of a ruling or a store, whatever may be wrong with what it says. */
export const readTape = async ({ target, ...wish }: TapeWish): Promise<ReadTape> => {
  if (wantsStore(wish)) return plain(await fromStore(wish, target));
  if (target !== '-' && !existsSync(parseCaseTarget(target).path)) {
    const remedy =
      'Name a .tape or .json file, a case of a ruling (FILE.yaml#2), or a match id together with --data FOLDER or --store STORE.';
    throw new CliError('no-tape', `There is no file "${target}".`, { remedy });
  }
  return fromFile(target);
};

const checkChain = ({ document }: ReadTape, target: string): void => {
  const [fault] = document === null ? [] : chainFaults(digest, document);
  if (fault === undefined) return;
  throw new CliError('tape-damaged', `"${target}" is not as it was written: event ${fault.revision}: ${fault.what}.`, {
    remedy: 'See what else by "matchtape verify", and take a copy that is whole.',
  });
};

const withoutSeal = ({ seal: _, ...event }: SealedTapeEvent): TapeEvent => event;

/** Loads a tape from a tape file, a JSON document, a case of a ruling or a store. Throws what is wrong with it. */
export const loadTape = async (wish: TapeWish): Promise<LoadedTape> => {
  const read = await readTape(wish);
  checkChain(read, wish.target);
  const { events: written, document } = read;
  const ruleset = rulesetOn(written);
  const loaded = {
    viewer: document?.viewer ?? ('recorder' as const),
    ruleset,
    envelopes: inNewestShape(ruleset, written).map(withoutSeal),
  };
  return { ...loaded, written, tape: foldTape(loaded) };
};

/** A sealed event is in the shape that it was written in. What opens it for the viewer is taken out of the seal as it is written to a file. */
const asWritten = (shown: Envelope, whole: SealedTapeEvent | undefined): SealedTapeEvent => {
  const { actor, because, data } = shown;
  return whole?.seal === undefined ? shown : { ...whole, actor, because, data };
};

/** The tape as a viewer may know it: whatever is made of it tells no more than that. */
export const seenBy = (loaded: LoadedTape, word: string | undefined): LoadedTape => {
  const viewer = viewerOf(loaded, word);
  if (viewer === 'recorder') return loaded;
  const { envelopes } = tapeSeenBy(loaded.ruleset, viewer, loaded.envelopes);
  const written = envelopes.map((envelope, place) => asWritten(envelope, loaded.written[place]));
  return { ...loaded, viewer, envelopes, written, tape: makeMatchTape(loaded.ruleset, envelopes, viewer) };
};

/** What the match of a tape was opened with; null where the tape is a ruling's, whose table was laid out. */
export const openedWith = ({ tape }: LoadedTape): MatchOptions | null => {
  const options = tape.states.at(-1)?.options ?? null;
  return options?.laidOut ? null : options;
};

/** The revision that `--at` names; the last one where it names none. Throws where the tape has no such revision. */
export const revisionOf = ({ tape }: Pick<LoadedTape, 'tape'>, at: string | undefined): number => {
  const last = lastRevision(tape);
  const revision = at === undefined ? last : Number(at);
  if (hasRevision(tape, revision)) return revision;
  const remedy = `Revisions go from -1 (before all) to ${last}.`;
  throw new CliError('no-revision', `There is no revision "${at ?? ''}" on this tape.`, { remedy });
};

/** The viewer that a word names: a player, `public`, `recorder`, or the number of a seat. */
export const viewerOf = ({ tape }: LoadedTape, word: string | undefined): Viewer => {
  if (word === undefined || word === 'recorder') return 'recorder';
  if (word === 'public') return word;
  const names = tape.states.at(-1)?.options?.players.map(({ name }) => name) ?? [];
  const seat = /^\d+$/.test(word) ? Number(word) : names.findIndex((name) => name.toLowerCase() === word.toLowerCase());
  if (names[seat] !== undefined) return seat;
  const remedy = `Name one of: ${['recorder', 'public', ...names].join(', ')}.`;
  throw new CliError('no-viewer', `Nobody here is called "${word}".`, { remedy });
};

/** A seat that a word names. */
export const seatOf = (loaded: LoadedTape, word: string): number => {
  const viewer = viewerOf(loaded, word);
  if (typeof viewer === 'number') return viewer;
  throw new CliError('no-seat', `"${word}" is no player.`, {
    remedy: 'Name a player or the number of a seat, from 0.',
  });
};
