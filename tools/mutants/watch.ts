import { isDeepStrictEqual } from 'node:util';

type Sign = (one: number, other: number) => unknown;

/** What signs do to two values. They stand for the sign in the code, whatever it is given. */
export const SIGNS: Readonly<Record<string, Sign>> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '===': (one, other) => one === other,
  '!==': (one, other) => one !== other,
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
};

/** What a mutant has at a sign: another sign, or a number of its own beside it. */
export interface OtherSigned {
  readonly mutant: number;
  readonly sign: string;
  readonly left?: number;
  readonly right?: number;
}

/** A sign in the code, and what mutants have there. */
export interface Signed {
  readonly sign: string;
  readonly others: readonly OtherSigned[];
}

/** A method that is called in the code, and which one a mutant calls; null where it calls none. */
export interface Called {
  readonly mutant: number;
  readonly name: string;
  readonly other: string | null;
}

/** How many mutants and sites the files have, and by number what is compared where. */
export interface Places {
  readonly mutants: number;
  readonly sites: number;
  readonly signs: readonly Signed[];
  readonly calls: readonly Called[];
}

/** Something with methods that are named as it is run. */
type Receiver = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;

/** Only of these it is known what their methods do, and that to ask twice changes nothing. */
const isKnown = (receiver: unknown): boolean =>
  Array.isArray(receiver) || typeof receiver === 'string' || receiver === Math;

const isEmpty = (value: unknown): boolean => {
  if (Array.isArray(value) || typeof value === 'string') return value.length === 0;
  return (value instanceof Set || value instanceof Map) && value.size === 0;
};

/** What a site is marked with that is come to as a file is loaded, and one that is come to in a trial. */
const LOADING = 1;
export const TRIED = 2;

/**
 * What the files of `comparing.ts` know while they run: each of their places hands it what it has, it evaluates beside that what mutants would
 * have, and notes those that are once seen to differ. What the place answers is always what stands in the code.
 */
export class Watch {
  readonly differing: Uint8Array;
  readonly sites: Uint8Array;
  private readonly signs: readonly Signed[];
  private readonly calls: readonly Called[];
  private phase = LOADING;
  private isAside = false;

  constructor({ mutants, sites, signs, calls }: Places) {
    this.differing = new Uint8Array(mutants);
    this.sites = new Uint8Array(sites);
    this.signs = signs;
    this.calls = calls;
  }

  /** What is come to in this is come to by a trial. */
  trying(run: () => unknown): void {
    this.phase = TRIED;
    try {
      run();
    } finally {
      this.phase = LOADING;
    }
  }

  come(site: number): void {
    if (!this.isAside) this.sites[site] = (this.sites[site] ?? 0) | this.phase;
  }

  /** Where `true` would stand for a condition. */
  always<Value>(mutant: number, value: Value): Value {
    if (!this.isAside && (value as unknown) !== true) this.differing[mutant] = 1;
    return value;
  }

  /** Where `false` would stand for a condition. */
  never<Value>(mutant: number, value: Value): Value {
    if (!this.isAside && Boolean(value)) this.differing[mutant] = 1;
    return value;
  }

  /** Where nothing would stand for a list. */
  emptied<Value>(mutant: number, value: Value): Value {
    if (!this.isAside && !isEmpty(value)) this.differing[mutant] = 1;
    return value;
  }

  /** `left ?? right`, beside the right one alone. */
  fallback(mutant: number, left: unknown, right: () => unknown): unknown {
    if (left === null || left === undefined) return right();
    if (this.isOpen(mutant)) this.compare(mutant, left, right);
    return left;
  }

  signed(place: number, left: number, right: number): unknown {
    const { sign, others } = this.signs[place] as Signed;
    const value = SIGNS[sign]?.(left, right);
    for (const other of others)
      if (this.isOpen(other.mutant))
        this.compare(other.mutant, value, () => SIGNS[other.sign]?.(other.left ?? left, other.right ?? right));
    return value;
  }

  called(place: number, receiver: Receiver | null | undefined, given: readonly unknown[]): unknown {
    // What stands before `?.` may be none.
    if (receiver === null || receiver === undefined) return undefined;
    const { mutant, name, other } = this.calls[place] as Called;
    if (!this.isOpen(mutant)) return receiver[name]?.(...given);
    // `sort` changes what it is called of.
    const before: unknown = Array.isArray(receiver) ? [...(receiver as readonly unknown[])] : receiver;
    const value = receiver[name]?.(...given);
    if (isKnown(receiver)) this.compare(mutant, value, () => (other === null ? before : receiver[other]?.(...given)));
    else this.differing[mutant] = 1;
    return value;
  }

  /** Whether a mutant has to be compared still: one that has differed once is noticed, whatever it does elsewhere. */
  private isOpen(mutant: number): boolean {
    return !this.isAside && this.differing[mutant] === 0;
  }

  /** What is come to in what a mutant alone evaluates, the program does not come to; where that breaks, it is noticed. */
  private compare(mutant: number, value: unknown, other: () => unknown): void {
    this.isAside = true;
    try {
      if (!isDeepStrictEqual(other(), value)) this.differing[mutant] = 1;
    } catch {
      this.differing[mutant] = 1;
    } finally {
      this.isAside = false;
    }
  }
}
