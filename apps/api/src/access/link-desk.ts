import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { ACCESS_BOUNDS, type Device, type Grant, isLive, isWithin, type LinkWish, OWNER, type Reach } from '#access';
import type { EventStore } from '#event-store';
import {
  enrolDevice,
  fitsPin,
  GrantLedger,
  hashOf,
  type Keys,
  type MadeLink,
  makeLink,
  removeDevice,
  revokeLink,
  TooManyLinksError,
} from '#keys';
import { CLOCK, type Clock, EVENT_STORE } from '#recording';
import type { Holder } from './asker.js';
import { LINK_DEAD, PIN_NEEDED, PIN_WAITS, PIN_WRONG, TOO_MANY_LINKS } from './link-problems.js';

/** Provider token: the server's own `Keys`. */
export const KEYS = Symbol('KEYS');

/** What somebody brings to be let in by a link. */
export interface Entering {
  readonly secret: string;
  readonly deviceName: string;
  readonly pin?: string | undefined;
}

const ofDevice = (device: Device | null): Pick<Holder, 'device' | 'name'> =>
  device === null ? { device: null, name: '' } : { device: device.id, name: device.name };

/** Milliseconds for which a link takes no PIN after too many that were wrong. */
const PIN_PAUSE = 15 * 60_000;

/** Links: who holds which, who is let in by one, what becomes of them. The links themselves stand in the store. */
@Injectable()
export class LinkDesk implements OnModuleInit, OnModuleDestroy {
  readonly #ledger: GrantLedger;
  /** Device -> when it asked last; this server's memory alone. */
  readonly #seen = new Map<string, string>();
  readonly #wrongPins = new Map<string, { readonly count: number; readonly last: number }>();

  constructor(
    @Inject(KEYS) private readonly keys: Keys,
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.#ledger = new GrantLedger(store, clock);
  }

  async onModuleInit(): Promise<void> {
    // A store that cannot be read now is asked again by following it; until then links open nothing.
    await this.#ledger.read().catch(() => undefined);
    void this.#ledger.follow();
  }

  onModuleDestroy(): void {
    this.#ledger.close();
  }

  /** Told after each change of links, so that what a link had open can be ended. */
  watch(listener: () => void): () => void {
    return this.#ledger.watch(listener);
  }

  /** Whom a secret belongs to: an own key, a device that came by a link, or a program. */
  readonly holderOf = (secret: string): Holder | undefined => {
    const id = this.keys.idOf(secret);
    if (id !== undefined) return { reach: OWNER, id, name: '', grant: null, device: null, expires: null };
    const opened = this.#ledger.book.opened(hashOf(secret));
    const now = this.clock();
    if (opened === undefined || !isLive(opened.grant, now)) return undefined;
    const { grant, device } = opened;
    // What stands in a link lets devices in, and is itself no key.
    if (device === null && grant.kind === 'link') return undefined;
    this.#seen.set(device?.id ?? grant.id, now);
    const { role, event, tables, seat, expires } = grant;
    const reach = { role, event, tables, seat };
    return { reach, id: `link:${grant.id}`, ...ofDevice(device), grant: grant.id, expires };
  };

  /** Lets a device in; gives the secret that its browser keeps, and for how many milliseconds. Throws `HttpProblem`. */
  async enter({
    secret,
    deviceName,
    pin,
  }: Entering): Promise<{ readonly secret: string; readonly expires: string; readonly lives: number }> {
    const opened = this.#ledger.book.opened(hashOf(secret));
    const now = this.clock();
    if (opened?.device !== null || opened.grant.kind !== 'link' || !isLive(opened.grant, now)) throw LINK_DEAD;
    const { grant } = opened;
    if (grant.left <= 0) throw LINK_DEAD;
    await this.#checkPin(grant, pin);
    const kept = await enrolDevice(this.#ledger, { grant, name: deviceName, now });
    if (kept === null) throw LINK_DEAD;
    return { secret: kept, expires: grant.expires, lives: Date.parse(grant.expires) - Date.parse(now) };
  }

  /** Ends a device, or a key of a browser, that gives its cookie back. */
  async leave({ grant, device }: Holder, secret: string): Promise<void> {
    if (grant === null) await this.keys.forget(secret);
    else if (device !== null) await removeDevice(this.#ledger, { grant, device }, 'device');
  }

  /** Links within a reach that are alive, the newest first, with when each device was seen last by this server. */
  list(reach: Reach): readonly (Grant & { readonly seen: ReadonlyMap<string, string> })[] {
    const now = this.clock();
    return this.#ledger.book.grants
      .filter((grant) => isLive(grant, now) && isWithin(grant, reach))
      .map((grant) => ({ ...grant, seen: this.#seen }))
      .reverse();
  }

  /** Makes a link. The wish was checked. Throws `HttpProblem`, or what the store throws. */
  make(wish: LinkWish, by: string): Promise<MadeLink> {
    return makeLink(this.#ledger, wish, { now: this.clock(), by }).catch((error: unknown) => {
      throw error instanceof TooManyLinksError ? TOO_MANY_LINKS : error;
    });
  }

  /** Ends a link within a reach, or one device of it; whether there was one. */
  async revoke(
    reach: Reach,
    { grant: id, device }: { readonly grant: string; readonly device?: string },
    by: string,
  ): Promise<boolean> {
    const grant = this.#ledger.book.grant(id);
    if (grant === undefined || !isWithin(grant, reach)) return false;
    if (device === undefined) return revokeLink(this.#ledger, id, by);
    await removeDevice(this.#ledger, { grant: id, device }, by);
    return true;
  }

  async #checkPin({ id, pin: kept }: Grant, pin: string | undefined): Promise<void> {
    if (kept === null) return;
    if (pin === undefined) throw PIN_NEEDED;
    const tried = this.#wrongPins.get(id);
    const now = Date.now();
    const count = tried !== undefined && now - tried.last < PIN_PAUSE ? tried.count : 0;
    if (count >= ACCESS_BOUNDS.pinTries) throw PIN_WAITS;
    // Counted before it is looked at: tries that are sent together are as many.
    this.#wrongPins.set(id, { count: count + 1, last: now });
    if (!(await fitsPin(pin, kept))) throw PIN_WRONG;
    this.#wrongPins.delete(id);
  }
}
