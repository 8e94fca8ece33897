import { randomUUID } from 'node:crypto';
import { ACCESS_BOUNDS, type Grant, isLive, type LinkWish } from '#access';
import { hashOf, makeKey } from './key.js';
import type { GrantLedger } from './ledger.js';
import { hashPin } from './pin.js';

const HOUR = 3_600_000;

/** A link that was made: its secret, which nobody can read again. */
export interface MadeLink {
  readonly id: string;
  readonly secret: string;
  readonly expires: string;
}

/** More links are alive than a server keeps. */
export class TooManyLinksError extends Error {
  override readonly name = 'TooManyLinksError';
  readonly code = 'access/too-many-links';

  constructor() {
    super(`${String(ACCESS_BOUNDS.grants)} links are alive, and no more are made.`);
  }
}

/**
 * Makes a link. The wish was checked (`faultOf`).
 * @throws TooManyLinksError, or what the store throws
 */
export const makeLink = async (
  ledger: GrantLedger,
  { pin, hours, ...wish }: LinkWish,
  { now, by }: { readonly now: string; readonly by: string },
): Promise<MadeLink> => {
  const [id, secret] = [randomUUID(), makeKey()];
  const expires = new Date(Date.parse(now) + hours * HOUR).toISOString();
  const kept = pin === null ? null : await hashPin(pin);
  const { role, event, tables, seat, kind, devices } = wish;
  await ledger.write(({ grants }) => {
    if (grants.filter((grant) => isLive(grant, now)).length >= ACCESS_BOUNDS.grants) throw new TooManyLinksError();
    const data = {
      grant: id,
      role,
      event,
      tables,
      seat,
      kind,
      secret: hashOf(secret),
      pin: kept,
      devices,
      expires,
      by,
    };
    return [{ type: 'GrantMade', data }];
  }, by);
  return { id, secret, expires };
};

/** Ends a link and everybody who came by it; whether there was one. */
export const revokeLink = async (ledger: GrantLedger, id: string, by: string): Promise<boolean> => {
  const found: Grant[] = [];
  await ledger.write((book) => {
    const grant = book.grant(id);
    found.push(...(grant === undefined ? [] : [grant]));
    return grant === undefined ? [] : [{ type: 'GrantRevoked', data: { grant: id, by } }];
  }, by);
  return found.length > 0;
};

/** Ends one device of a link. */
export const removeDevice = (
  ledger: GrantLedger,
  { grant, device }: { readonly grant: string; readonly device: string },
  by: string,
): Promise<void> =>
  ledger.write(
    (book) =>
      book.grant(grant)?.devices.some(({ id }) => id === device) === true
        ? [{ type: 'DeviceLeft', data: { grant, device } }]
        : [],
    by,
  );

/**
 * Lets a device in by a link, and gives the secret that its browser keeps; null where the link lets no more in. Whether its PIN fits was
 * asked before.
 */
export const enrolDevice = async (
  ledger: GrantLedger,
  { grant, name, now }: { readonly grant: Grant; readonly name: string; readonly now: string },
): Promise<string | null> => {
  const secret = makeKey();
  await ledger.write((book) => {
    const newest = book.grant(grant.id);
    const isIn = newest !== undefined && newest.kind === 'link' && newest.left > 0 && isLive(newest, now);
    const data = { grant: grant.id, device: randomUUID(), name, secret: hashOf(secret) };
    return isIn ? [{ type: 'DeviceEnrolled', data }] : [];
  }, grant.role);
  return ledger.book.opened(hashOf(secret)) === undefined ? null : secret;
};

/** A link into the replayer that enrols a device: the secret stands behind the `#`, which browsers send to nobody. */
export const enrolmentLink = (url: string, secret: string): string => `${url}#link=${secret}`;
