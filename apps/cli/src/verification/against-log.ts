import {
  isSameHash,
  isProof,
  openCheckpoint,
  type OpenedCheckpoint,
  openProof,
  type OpenedProof,
  type MatchHead,
  type VerifierKey,
} from '#log';
import { CliError } from '../cli-error.js';
import { readText } from '../files.js';
import { asking, keysNamed } from '../log/asking.js';
import type { ChainFault } from '#tape-document';

/** What of a log a tape is held against, as it was named: a checkpoint, proofs, and keys that are believed. */
export interface LogSlips {
  readonly checkpoint?: string;
  readonly proof: readonly string[];
  readonly key: readonly string[];
}

/** What a log says of a match: the checkpoint, who has cosigned it and when, and the heads that are proved to stand in it. */
export interface LogTold {
  readonly origin: string;
  readonly size: number;
  readonly root: string;
  readonly cosigned: readonly { readonly name: string; readonly at: string }[];
  readonly heads: readonly MatchHead[];
}

/** A tape held against a log. `faults`: what of it is not what was logged; `beyond`: how many events no head covers. */
export interface LogCompared extends LogTold {
  readonly faults: readonly string[];
  readonly beyond: number;
}

const fitting = (proofs: readonly OpenedProof[], held: OpenedCheckpoint | undefined): readonly OpenedCheckpoint[] => {
  const all = [...(held === undefined ? [] : [held]), ...proofs];
  const [first, ...others] = all.map(({ checkpoint }) => checkpoint);
  const other = others.find(({ size, origin }) => size !== first?.size || origin !== first.origin);
  if (first !== undefined && other !== undefined) {
    throw new CliError(
      'log/other-size',
      `One checkpoint is of ${first.origin} at size ${first.size}, and a proof leads to one of ${other.origin} at size ${other.size}.`,
      { remedy: `Ask for the proof at the size that you hold: "matchtape log prove MATCH --size ${first.size}".` },
    );
  }
  if (first !== undefined && others.some(({ root }) => !isSameHash(root, first.root))) {
    throw new CliError(
      'log/forked',
      `${first.origin} has signed two trees of size ${first.size}: it shows different people different histories.`,
      {
        remedy: 'Keep both files: together they prove it. Ask the organiser in front of the judges.',
      },
    );
  }
  return all;
};

const textsOf = ({
  checkpoint,
  proof,
}: LogSlips): { readonly held: string | undefined; readonly proofs: readonly string[] } => {
  const first = checkpoint === undefined ? undefined : readText(checkpoint);
  const proofs = proof.map(readText);
  // A proof has its checkpoint in it.
  return first !== undefined && isProof(first)
    ? { held: undefined, proofs: [first, ...proofs] }
    : { held: first, proofs };
};

const believed = (slips: LogSlips, keys: readonly VerifierKey[]): LogTold => {
  const { held, proofs: texts } = textsOf(slips);
  const proofs = texts.map((text) => openProof(text, keys));
  const all = fitting(proofs, held === undefined ? undefined : openCheckpoint(held, keys));
  const [opened] = all;
  if (opened === undefined || proofs.length === 0) {
    throw new CliError(
      'no-proof',
      'A checkpoint alone names no match: it says only how many heads there are, and their root.',
      {
        remedy: `Name the proof as well (--proof), as "matchtape log prove MATCH${opened === undefined ? '' : ` --size ${opened.checkpoint.size}`}" or GET /log/proof gives it.`,
      },
    );
  }
  const { origin, size, root } = opened.checkpoint;
  return {
    origin,
    size,
    root: Buffer.from(root).toString('base64'),
    cosigned: all
      .flatMap(({ cosigned }) => cosigned)
      .map(({ key, time }) => ({ name: key.name, at: new Date((time ?? 0) * 1000).toISOString() })),
    heads: proofs.map(({ head }) => head).sort((one, other) => one.revision - other.revision),
  };
};

/** Reads what was named of a log, and believes it by the keys that were named; null where nothing was. Throws `CliError`. */
export const readSlips = (slips: LogSlips): LogTold | null => {
  const { checkpoint, proof, key } = slips;
  if (checkpoint === undefined && proof.length === 0 && key.length === 0) return null;
  return asking(() => believed(slips, keysNamed(key, '--key')));
};

/** A tape as it is held against a log: its match, the links that its events give, and where its own do not fit. */
export interface LinkedTape {
  readonly match: string;
  readonly links: ReadonlyMap<number, string>;
  readonly faults: readonly ChainFault[];
}

/** Where the first event lies that is not what was logged: as exactly as the tape's own links, and the heads before, tell it. */
const firstOf = ({ faults, links }: LinkedTape, head: MatchHead, from: number): string => {
  if (!links.has(head.revision))
    return `event ${links.size} is missing: the tape ends before event ${head.revision}, which was logged`;
  const own = faults.find(({ revision }) => revision >= from && revision <= head.revision);
  if (own !== undefined) return `event ${own.revision} is not what was logged`;
  if (from === head.revision) return `event ${from} is not what was logged`;
  return `one of the events ${from} to ${head.revision} is not what was logged, and every link from it on was made anew`;
};

/** Holds a tape against a log. Throws `CliError` where the proofs are of another match. */
export const compareWithLog = (tape: LinkedTape, told: LogTold): LogCompared => {
  const stranger = told.heads.find(({ match }) => match !== tape.match);
  if (stranger !== undefined) {
    throw new CliError(
      'log/other-match',
      `This tape is match "${tape.match}", and the proof is of "${stranger.match}".`,
      {
        remedy: 'Name the proof of this match. Where somebody says that it is this one, the tape was exchanged.',
      },
    );
  }
  // What is shown of a sealed event may have been changed where its link is not.
  const isAltered = (to: number): boolean => tape.faults.some(({ revision }) => revision >= 0 && revision <= to);
  const wrong = told.heads.findIndex(({ revision, link }) => tape.links.get(revision) !== link || isAltered(revision));
  const head = told.heads[wrong];
  const from = (told.heads[wrong - 1]?.revision ?? -1) + 1;
  const last = told.heads.at(-1)?.revision ?? -1;
  return {
    ...told,
    faults: head === undefined ? [] : [firstOf(tape, head, from)],
    beyond: Math.max(0, tape.links.size - 1 - last),
  };
};
