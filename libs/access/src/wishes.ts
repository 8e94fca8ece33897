import type { Role } from './roles.js';
import { LINK_ROLES, PIN_ROLES, wordsOf } from './roles.js';
import { ALL, isEverywhere, isWithin, reachText, type Reach } from './grant.js';

/** Sizes of what a link may say; docs/reference/bounds.md lists them. */
export const ACCESS_BOUNDS = {
  grants: 5000,
  devices: 20,
  tables: 200,
  table: 40,
  event: 120,
  deviceName: 60,
  pinShortest: 4,
  pinLongest: 12,
  pinTries: 5,
  hours: 8784,
} as const;

/** Hours that a link lives unless told: a day of play and the evening after it. */
export const USUAL_HOURS = 24;

/** A link that somebody wishes to have made. `pin`: null for none; `hours`: how long it lives. */
export interface LinkWish extends Reach {
  readonly kind: 'link' | 'token';
  readonly devices: number;
  readonly pin: string | null;
  readonly hours: number;
}

/** What is wrong with a wish, and how to mend it. */
export interface WishFault {
  readonly words: string;
  readonly remedy: string;
}

const between = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Characters that a name shows as they are: nothing that steers a terminal or hides. */
const isPlain = (text: string): boolean => text.trim() !== '' && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text);

const isName = (text: string, longest: number): boolean => text.length <= longest && isPlain(text);

/** Whether a text may be what a device is called. */
export const isDeviceName = (text: string): boolean => isName(text, ACCESS_BOUNDS.deviceName);

/** Whether a text may be a PIN. */
export const isPin = (text: string): boolean =>
  new RegExp(`^\\d{${String(ACCESS_BOUNDS.pinShortest)},${String(ACCESS_BOUNDS.pinLongest)}}$`).test(text);

const fault = (words: string, remedy: string): WishFault => ({ words, remedy });

const isTables = (tables: LinkWish['tables']): boolean =>
  tables === ALL ||
  (between(tables.length, 1, ACCESS_BOUNDS.tables) && tables.every((table) => isName(table, ACCESS_BOUNDS.table)));

const faultOfSeat = ({ role, tables, seat }: LinkWish): WishFault | null => {
  if (role !== 'player') return seat === null ? null : fault('Only a player has a seat.', 'Leave the seat out.');
  if (seat === null || !between(seat, 0, 7) || tables === ALL || tables.length !== 1)
    return fault("A player's link needs one table and the number of a seat.", 'Give both: the first seat is 0.');
  return null;
};

const faultOfPlace = (wish: LinkWish): WishFault | null => {
  if (wish.event !== ALL && !isName(wish.event, ACCESS_BOUNDS.event))
    return fault(
      'The name of the event is empty, too long, or not plain text.',
      'Write it as the header of its matches does.',
    );
  if (!isTables(wish.tables))
    return fault(
      'The tables are none, too many, or not plain text.',
      `Name 1 to ${String(ACCESS_BOUNDS.tables)} tables, or leave them out for all.`,
    );
  return faultOfSeat(wish);
};

const faultOfPin = ({ role, kind, pin }: LinkWish): WishFault | null => {
  if (pin !== null && !isPin(pin))
    return fault(
      'The PIN is not 4 to 12 digits.',
      'Choose digits that you tell the holder by another way than the link.',
    );
  if (kind === 'token') return pin === null ? null : fault('A program cannot enter a PIN.', 'Leave it out.');
  if (pin === null && PIN_ROLES.includes(role))
    return fault(`The link of a ${wordsOf(role)} needs a PIN.`, 'Give one of 4 to 12 digits.');
  return null;
};

/** What is wrong with a link that somebody wishes to make; null for nothing. */
export const faultOf = (wish: LinkWish, maker: Reach): WishFault | null => {
  if (!LINK_ROLES.includes(wish.role as Exclude<Role, 'public'>))
    return fault('There is no such role.', `Take one of: ${LINK_ROLES.join(', ')}.`);
  if (!between(wish.devices, 1, ACCESS_BOUNDS.devices))
    return fault('The number of devices is too small or too large.', `Take 1 to ${String(ACCESS_BOUNDS.devices)}.`);
  if (!between(wish.hours, 1, ACCESS_BOUNDS.hours))
    return fault(
      'The time that the link lives is too short or too long.',
      `Take 1 to ${String(ACCESS_BOUNDS.hours)} hours.`,
    );
  if (!isEverywhere(maker) && !isWithin(wish, maker))
    return fault(
      `Your own link is for ${reachText(maker)}: it makes none that reaches further.`,
      'Name that event, and tables in it.',
    );
  return faultOfPlace(wish) ?? faultOfPin(wish);
};
