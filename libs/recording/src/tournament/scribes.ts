import { Inject, Injectable } from '@nestjs/common';
import type { ScribeAt } from '#tournament';
import { CLOCK, type Clock } from '../ports.js';

/** What the device of a scribe tells of itself now and then; `device` tells two of them apart. `left`: it is closed. */
export interface ScribeSign {
  readonly device: string;
  readonly name: string;
  readonly trip: number | null;
  readonly aloneSince: string | null;
  readonly unsent: number;
  readonly left: boolean;
}

/** Devices that one tape is told of at most. */
const MOST = 20;

/** Milliseconds after which a device that is not heard of is forgotten. */
const FORGOTTEN = 10 * 60_000;

/** Who records at which tape, and how their devices reach this server: known to this node alone, and no part of any tape. */
@Injectable()
export class Scribes {
  readonly #of = new Map<string, Map<string, ScribeAt>>();
  readonly #watchers = new Set<(match: string) => void>();

  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  /** Notes a sign of life; answers the other devices at the same tape. */
  note(match: string, { device, left, ...sign }: ScribeSign): readonly ScribeAt[] {
    const known = this.#of.get(match) ?? new Map<string, ScribeAt>();
    known.delete(device);
    if (!left && known.size < MOST) known.set(device, { ...sign, at: this.clock() });
    if (known.size === 0) this.#of.delete(match);
    else this.#of.set(match, known);
    for (const watcher of this.#watchers) watcher(match);
    return this.#fresh(known, device);
  }

  /** Who is at these tapes. */
  at(matches: readonly string[]): Readonly<Record<string, readonly ScribeAt[]>> {
    return Object.fromEntries(
      matches.flatMap((match) => {
        const known = this.#of.get(match);
        return known === undefined ? [] : [[match, this.#fresh(known)]];
      }),
    );
  }

  /** Tells of every sign; returns how to stop. */
  watch(watcher: (match: string) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  #fresh(known: ReadonlyMap<string, ScribeAt>, but?: string): readonly ScribeAt[] {
    const since = Date.parse(this.clock()) - FORGOTTEN;
    return [...known].flatMap(([device, sign]) => (device === but || Date.parse(sign.at) < since ? [] : [sign]));
  }
}
