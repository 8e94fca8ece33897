import { changedFloor, type FloorAt, type FloorChanges } from '#tournament';
import { RECORDER } from '../../support/key.js';
import { EVENT, tapeOf } from './event.js';
import type { Nodes } from './nodes.js';
import { type Followed, followOn, type Heard } from './stream.js';

/** Table -> revision -> when it arrived at each viewer. */
export type Arrivals = ReadonlyMap<number, ReadonlyMap<number, readonly number[]>>;

/** Everybody who looks on. `holes`: revisions that came to a viewer out of their order. */
export interface Onlookers {
  readonly arrivals: Arrivals;
  readonly holes: () => number;
  /** How many were let go, since they had taken nothing for too long. */
  readonly letGo: () => number;
  readonly leave: () => void;
}

/** Lines that are opened at a time. */
const AT_ONCE = 20;

const eachOf = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const waiting = [...items];
  const some = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
};

/** A table for each viewer: so many at the first, the others dealt out over the rest. */
const seats = (feature: number, viewers: number, tables: number): readonly number[] => [
  ...Array.from({ length: feature }, () => 1),
  ...Array.from({ length: viewers }, (_, at) => (tables === 1 ? 1 : 2 + (at % (tables - 1)))),
];

/** Has the public follow matches live, each viewer on a line of its own. */
export const watchTables = async (
  { urlOf }: Pick<Nodes, 'urlOf'>,
  { feature, viewers, tables }: { readonly feature: number; readonly viewers: number; readonly tables: number },
): Promise<Onlookers> => {
  const arrivals = new Map<number, Map<number, number[]>>();
  const open: Followed[] = [];
  let [holes, letGo] = [0, 0];
  let viewer = 0;
  const watch = async (table: number): Promise<void> => {
    const number = viewer++;
    const at = arrivals.get(table) ?? new Map<number, number[]>();
    arrivals.set(table, at);
    let next = 0;
    const heard = ({ id, event }: Heard): void => {
      if (event === 'too-slow') letGo += 1;
      if (id === null) return;
      if (id !== next) holes += 1;
      next = id + 1;
      const times = at.get(id);
      if (times === undefined) at.set(id, [performance.now()]);
      else times.push(performance.now());
    };
    const urlFor = (moves: number): string => `${urlOf(number, moves)}matches/${tapeOf(table)}/live`;
    open.push(await followOn({ urlOf: urlFor, headers: {}, heard }));
  };
  await eachOf(seats(feature, viewers, tables), watch);
  return { arrivals, holes: () => holes, letGo: () => letGo, leave: () => open.forEach(({ leave }) => leave()) };
};

/** Table -> when its last event was recorded (by the server's clock, which is this machine's), as a judge's page told it, each with when it did. */
export type Shown = ReadonlyMap<number, readonly { readonly lastAt: number; readonly at: number }[]>;

/** The floor pages of judges. One is read closely; of the others only the bytes are counted, as reading all would cost more than the server's work. */
export interface Judges {
  readonly shown: Shown;
  readonly messages: () => number;
  readonly bytes: () => number;
  /** How often a page was let go, since it had taken nothing for too long. */
  readonly letGo: () => number;
  readonly leave: () => void;
}

export const watchFloor = async ({ urlOf }: Pick<Nodes, 'urlOf'>, judges: number): Promise<Judges> => {
  const shown = new Map<number, { lastAt: number; at: number }[]>();
  const open: Followed[] = [];
  let [messages, bytes, letGo] = [0, 0, 0];
  let floor: FloorAt | null = null;
  const show = (): void => {
    const at = performance.now();
    for (const [match, glance] of Object.entries(floor?.glances ?? {})) {
      const table = Number(match.slice(tapeOf(0).length - 1));
      const before = shown.get(table) ?? [];
      const lastAt = Date.parse(glance.lastAt);
      if (before.at(-1)?.lastAt !== lastAt) before.push({ lastAt, at });
      shown.set(table, before);
    }
  };
  const read = ({ event, data }: Heard): void => {
    if (event === null) floor = JSON.parse(data) as FloorAt;
    else if (event === 'changes' && floor !== null) floor = changedFloor(floor, JSON.parse(data) as FloorChanges);
    show();
  };
  const numbers = Array.from({ length: judges }, (_, number) => number);
  await eachOf(numbers, async (number) => {
    const heard = (message: Heard): void => {
      messages += 1;
      bytes += message.data.length;
      if (message.event === 'too-slow') letGo += 1;
      if (number === 0) read(message);
    };
    const urlFor = (moves: number): string => `${urlOf(number, moves)}events/${EVENT}/live?as=changes`;
    open.push(await followOn({ urlOf: urlFor, headers: RECORDER, heard }));
  });
  const leave = (): void => open.forEach((each) => each.leave());
  return { shown, messages: () => messages, bytes: () => bytes, letGo: () => letGo, leave };
};
