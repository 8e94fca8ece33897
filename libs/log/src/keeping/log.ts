import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  heldSignatures,
  LogError,
  makeCosignRequest,
  makeProof,
  makeVerifierKey,
  type MatchHead,
  parseCheckpoint,
  parseNote,
  type VerifierKey,
} from '#log';
import { alone, makeOwnFolder, readIfThere } from './folder.js';
import { signingKeys } from './key-ring.js';
import { Leaves } from './leaves.js';
import { expectToGoOn, type GoingOn, signCheckpoint, signedIn, withSignatures, writeNote } from './signer.js';

/** Which head is to be proved: the newest of its match unless a revision is named, by the newest checkpoint unless a size is. */
export interface ProofWish {
  readonly match: string;
  readonly revision?: number;
  readonly size?: number;
}

const FORKED =
  'Put back the file "leaves" beside it as it was, from a backup; "matchtape log check" says which leaf it is. Never change or remove the file of what was signed: a log that begins anew needs another name.';

const PUBLISHED = 'checkpoints';

/** The sizes at which a log was published, from the smallest. */
export const publishedSizes = (folder: string): readonly number[] => {
  const shelf = join(folder, PUBLISHED);
  const names = existsSync(shelf) ? readdirSync(shelf) : [];
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((one, other) => one - other);
};

/** A published checkpoint, with all its signatures; the empty text where there is none of that size. */
export const publishedAt = (folder: string, size: number): string => readIfThere(join(folder, PUBLISHED, String(size)));

/**
 * The log of an organiser, in a folder of its own: the leaves, the keys, what was signed last, every checkpoint that was published.
 * Several processes may use one folder; each writes alone.
 */
export class HeadLog {
  readonly leaves: Leaves;

  private constructor(
    readonly folder: string,
    /** The name that every checkpoint begins with, for good. */
    readonly origin: string,
  ) {
    makeOwnFolder(join(folder, PUBLISHED));
    this.leaves = new Leaves(join(folder, 'leaves'));
  }

  /** Opens the log of a folder; undefined where no key for one was made there. Throws `LogError`, or what Node throws. */
  static open(folder: string): HeadLog | undefined {
    const key = signingKeys(folder).find(({ verifier }) => verifier.type === 'note');
    return key && new HeadLog(folder, key.verifier.name);
  }

  /** The keys that sign it now, as verifiers write them, the newest last. */
  vkeys(): readonly string[] {
    return signingKeys(this.folder).map(({ verifier }) => makeVerifierKey(verifier));
  }

  /** Adds heads, and signs a checkpoint with them in it; gives it as it is published. Throws `LogError`. */
  add(heads: readonly MatchHead[]): string {
    return alone(this.folder, () => {
      this.leaves.refresh();
      // Leaves that were cut or changed are not written on: they are to be put back as they were.
      expectToGoOn(this.#goingOn());
      this.leaves.add(heads);
      return this.#publish();
    });
  }

  /** The newest checkpoint over everything that is logged, signed now where it was not yet. Throws `LogError`. */
  checkpoint(): string {
    return this.add([]);
  }

  /** Where the head stands that a wish names, from 0. Throws `LogError` `log/none` where it stands nowhere. */
  placeOf({ match, revision, size = this.leaves.tree.size }: ProofWish): number {
    this.leaves.refresh();
    const places = this.leaves.placesOf(match).filter((place) => place < size);
    const place = places.findLast((each) => revision === undefined || this.leaves.heads[each]?.revision === revision);
    if (place !== undefined) return place;
    const known = places.map((each) => String(this.leaves.heads[each]?.revision)).join(', ');
    const at = revision === undefined ? '' : ` at revision ${revision}`;
    throw new LogError(
      'log/none',
      `Match "${match}"${at} does not stand in the log of ${this.origin} at size ${size}.`,
      known === '' ? 'Log it first: "matchtape log checkpoint --match ID".' : `It stands there at revision ${known}.`,
    );
  }

  /** The proof that a head stands in the log. Throws `LogError`: `log/none`, or as signing does. */
  prove(wish: ProofWish): string {
    const checkpoint = wish.size === undefined ? this.checkpoint() : this.#published(wish.size);
    const { size } = parseCheckpoint(parseNote(checkpoint).text);
    const index = this.placeOf({ ...wish, size });
    const head = this.leaves.heads[index];
    if (head === undefined) throw new RangeError(`There is no leaf ${index}.`);
    return makeProof({ head, index, hashes: this.leaves.tree.inclusion(index, size), checkpoint });
  }

  /** The newest checkpoint, with what shows another machine that it goes on from the size which that machine saw last. */
  request(before: number): string {
    const checkpoint = this.checkpoint();
    const { size } = this.leaves.tree;
    if (before > size) {
      throw new LogError(
        'log/none',
        `The log of ${this.origin} has ${size} leaves, and never had ${before}.`,
        'Name the size that "matchtape log cosign" says.',
      );
    }
    return makeCosignRequest({ before, hashes: this.leaves.tree.consistency(before), checkpoint });
  }

  /** Takes the cosignatures of known machines on a published checkpoint, and gives it with them. Throws `LogError`. */
  accept(cosigned: string, cosigners: readonly VerifierKey[]): string {
    const note = parseNote(cosigned);
    const { size } = parseCheckpoint(note.text);
    const held = heldSignatures(note, cosigners).map(({ key }) => `${key.name} ${key.id}`);
    return alone(this.folder, () => {
      const published = parseNote(this.#published(size));
      if (published.text !== note.text || held.length === 0) {
        const what =
          held.length === 0
            ? 'No machine that is known has signed it.'
            : `It is not what was published at size ${size}.`;
        throw new LogError(
          'log/signature',
          what,
          'Name the key of the machine that cosigned (--cosigner), and the file that it wrote.',
        );
      }
      const added = note.signatures.filter(({ name, id }) => held.includes(`${name} ${id}`));
      return this.#write(size, withSignatures(published, added));
    });
  }

  #published(size: number): string {
    const text = publishedAt(this.folder, size);
    if (text !== '') return text;
    throw new LogError(
      'log/none',
      `The log of ${this.origin} published no checkpoint at size ${size}.`,
      `It did at: ${publishedSizes(this.folder).slice(-12).join(', ')}.`,
    );
  }

  #write(size: number, note: ReturnType<typeof parseNote>): string {
    return writeNote(join(this.folder, PUBLISHED, String(size)), note);
  }

  /** The tree as it is now, to be held against what was signed last. */
  #goingOn(): GoingOn {
    const { tree } = this.leaves;
    return {
      path: signedIn(this.folder),
      checkpoint: { origin: this.origin, size: tree.size, root: tree.root(), extensions: [] },
      consistency: (before) => tree.consistency(before),
      remedy: FORKED,
    };
  }

  /** To be called alone. A checkpoint that was published keeps the signatures of others; keys that are new sign it too. */
  #publish(): string {
    const { tree } = this.leaves;
    const note = signCheckpoint({ ...this.#goingOn(), keys: signingKeys(this.folder) });
    const before = publishedAt(this.folder, tree.size);
    if (before === '') return this.#write(tree.size, note);
    const published = parseNote(before);
    const added = withSignatures(published, note.signatures);
    const isSame = published.text === note.text && added.signatures.length === published.signatures.length;
    return isSame ? before : this.#write(tree.size, added);
  }
}
