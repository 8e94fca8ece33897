import {
  ALL,
  faultOf,
  type Grant,
  grantText,
  isLive,
  LINK_ROLES,
  type LinkWish,
  OWNER,
  PIN_ROLES,
  type Role,
} from '#access';
import { enrolmentLink, GrantLedger, makeLink, makePin, revokeLink } from '#keys';
import { CliError } from '../cli-error.js';
import { EXIT, type ExitCode, type Io, printJson } from '../io.js';
import { withStore } from '../tapes/store.js';
import type { StoreWish } from '../tapes/store-wish.js';
import { addressOf } from './key.js';

/** Which link, of which store; or `list`, or `revoke` with the id of one. */
export interface LinkOptions extends StoreWish {
  readonly role?: string;
  readonly event?: string;
  readonly table: readonly string[];
  readonly seat?: string;
  readonly devices: string;
  readonly expires: string;
  readonly pin?: string;
  readonly token?: boolean;
  readonly list?: boolean;
  readonly revoke?: string;
  readonly url: string;
  readonly qr?: boolean;
  readonly json?: boolean;
}

const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24 };

/** Hours in "8h" or "3d". @throws CliError */
const hoursIn = (text: string): number => {
  const [, count = '', unit = ''] = /^(\d{1,4})([hd])$/.exec(text) ?? [];
  if (unit !== '') return Number(count) * (HOURS[unit] ?? 1);
  throw new CliError('bad-time', `"${text}" is no time that a link lives.`, { remedy: 'Write hours or days: 8h, 3d.' });
};

const roleIn = (text: string | undefined): Role => {
  const role = LINK_ROLES.find((each) => each === text);
  if (role !== undefined) return role;
  throw new CliError('bad-role', text === undefined ? 'No role is named.' : `"${text}" is no role of a link.`, {
    remedy: `Name one by --role: ${LINK_ROLES.join(', ')}.`,
  });
};

const wishOf = (options: LinkOptions): LinkWish => {
  const role = roleIn(options.role);
  const kind = options.token === true ? 'token' : 'link';
  const isPinned = kind === 'link' && PIN_ROLES.includes(role);
  return {
    ...{ role, kind, event: options.event ?? ALL, hours: hoursIn(options.expires) },
    tables: options.table.length === 0 ? ALL : options.table,
    seat: options.seat === undefined ? null : Number(options.seat) - 1,
    devices: Number(options.devices),
    pin: options.pin ?? (isPinned ? makePin() : null),
  };
};

const qrOf = async (text: string): Promise<string> => {
  const { generate } = await import('lean-qr');
  // Two characters are about as wide as one is high; light squares are drawn, as most terminals are dark.
  return generate(text).toString({ on: '  ', off: '██', pad: 2 });
};

const make = async (ledger: GrantLedger, options: LinkOptions, io: Io): Promise<void> => {
  const wish = wishOf(options);
  const fault = faultOf(wish, OWNER);
  if (fault !== null) throw new CliError('bad-link', fault.words, { remedy: fault.remedy });
  const { id, secret, expires } = await makeLink(ledger, wish, { now: new Date().toISOString(), by: 'organiser' });
  const link = wish.kind === 'token' ? null : enrolmentLink(addressOf(options.url), secret);
  if (options.json === true) {
    printJson(io, { id, secret, link, pin: wish.pin, expires, words: grantText(wish) });
    return;
  }
  const what = link ?? `Authorization: Bearer ${secret}`;
  const pin = wish.pin === null ? '' : `PIN ${wish.pin}: tell it by another way than the link.\n`;
  io.out(`${what}\n${grantText(wish)}, until ${expires}; its id is ${id}.\n${pin}`);
  if (options.qr === true && link !== null) io.out(`${await qrOf(link)}\n`);
};

const lineOf = (grant: Grant): string => {
  const devices = grant.devices.map(({ name }) => name).join(', ');
  return `${grant.id}  ${grantText(grant)}, until ${grant.expires}${devices === '' ? '' : `: ${devices}`}\n`;
};

const list = ({ book }: GrantLedger, json: boolean, io: Io): void => {
  const now = new Date().toISOString();
  const grants = book.grants.filter((grant) => isLive(grant, now));
  if (json) {
    const shown = grants.map(({ secret: _, pin: __, devices, ...grant }) => ({
      ...grant,
      devices: devices.map(({ name, since }) => ({ name, since })),
    }));
    printJson(io, shown);
  } else io.out(grants.length === 0 ? 'No link is alive.\n' : grants.map(lineOf).join(''));
};

const revoke = async (ledger: GrantLedger, id: string, io: Io): Promise<void> => {
  const isFound = await revokeLink(ledger, id, 'organiser');
  if (!isFound)
    throw new CliError('no-link', `There is no link "${id}".`, {
      remedy: 'Say "matchtape link --list" for those there are.',
    });
  io.out('Revoked: whoever came by it is out.\n');
};

/** Makes a link into the store of a server, lists those there are, or revokes one; a running server takes it at once. */
export const link = async ({ data, ...options }: LinkOptions, io: Io): Promise<ExitCode> => {
  const wish: StoreWish = { data: data ?? 'data', ...(options.store === undefined ? {} : { store: options.store }) };
  await withStore(wish, { readOnly: options.list === true }, async (store) => {
    const ledger = new GrantLedger(store, () => new Date().toISOString());
    await ledger.read();
    if (options.list === true) list(ledger, options.json === true, io);
    else if (options.revoke !== undefined) await revoke(ledger, options.revoke, io);
    else await make(ledger, options, io);
  });
  return EXIT.well;
};
