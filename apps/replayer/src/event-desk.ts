import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Action } from '#access';
import { neededFor, type DeskReceipt, type FloorAt, type TournamentAt, type TournamentOrder } from '#tournament';
import { ApiProblem, wordsOf } from './api.js';
import { fetchEvent, followFloor, orderAtDesk } from './event-api.js';
import { mayAt } from './session.js';

/** The desk of an event as a page holds it: as the server has it, followed as it changes. */
export interface EventDesk {
  readonly id: string;
  readonly at: ReadonlySignal<TournamentAt | null>;
  /** Tape -> devices that record on it, as far as this browser is told. */
  readonly scribes: ReadonlySignal<FloorAt['scribes']>;
  readonly connected: ReadonlySignal<boolean>;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  readonly ahead: ReadonlySignal<number>;
  readonly problem: Signal<string | null>;
  readonly isSending: ReadonlySignal<boolean>;
  /** Whether this browser may do something at a table, or at the whole desk. */
  readonly may: (action: Action, table?: number) => boolean;
  /** Whether it may give such an order. */
  readonly mayOrder: (type: TournamentOrder['type'], table?: number) => boolean;
  /** Orders something; what is refused, and by which tapes, is told in `problem`. Answers whether it was taken. */
  readonly order: (order: object) => Promise<boolean>;
  /** Does something that the desk then has to be read after. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
  readonly follow: () => () => void;
}

const refusedBy = ({ refused }: DeskReceipt): string | null =>
  refused.length === 0
    ? null
    : `Done at the desk, but not on ${refused.map(({ match, message }) => `${match} (${message})`).join(', ')}`;

/** What a desk shows, and how it is read anew and ordered about. */
const createDeskState = (id: string) => {
  const at = signal<TournamentAt | null>(null);
  const ahead = signal(0);
  const problem = signal<string | null>(null);
  const isSending = signal(false);
  const read = async (): Promise<void> => {
    const found = await fetchEvent(id);
    ahead.value = Date.parse(found.now) - Date.now();
    if (found.revision >= (at.value?.revision ?? -1)) at.value = found;
  };
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    isSending.value = true;
    problem.value = null;
    try {
      await work();
      await read();
      return true;
    } catch (error) {
      problem.value = wordsOf(error);
      return false;
    } finally {
      isSending.value = false;
    }
  };
  return { at, ahead, problem, isSending, read, run };
};

/** What this browser may do at a desk, as far as the desk is known: links count in the event whose title they name. */
const offersAt = (at: ReadonlySignal<TournamentAt | null>): Pick<EventDesk, 'may' | 'mayOrder'> => {
  const may: EventDesk['may'] = (action, table) => {
    const event = at.value?.event.opening?.title ?? null;
    return event !== null && mayAt(action, { event, table: table === undefined ? null : String(table) });
  };
  return { may, mayOrder: (type, table) => may(neededFor(type), table) };
};

/** Milliseconds in which a desk whose revision is not told is read at most once. */
const READ_SOON = 5000;

/** Makes the desk of an event; nothing is asked for before it is followed. */
export const createEventDesk = (id: string): EventDesk => {
  const connected = signal(true);
  const scribes = signal<FloorAt['scribes']>({});
  const { at, ahead, problem, isSending, read, run } = createDeskState(id);
  const order = (ordered: object): Promise<boolean> =>
    run(async () => {
      const told = refusedBy(await orderAtDesk(id, ordered));
      // Told once everything is done, as it is no refusal of the desk's.
      if (told !== null) setTimeout(() => (problem.value = told));
    });
  const follow = (): (() => void) => {
    const tell = (error: unknown): void => {
      problem.value = wordsOf(error);
      // There is none to be followed.
      if (error instanceof ApiProblem && error.status === 404) leave();
    };
    let soon: ReturnType<typeof setTimeout> | undefined;
    const readSoon = (): void => {
      soon ??= setTimeout(() => {
        soon = undefined;
        read().catch(tell);
      }, READ_SOON);
    };
    read().catch(tell);
    const leave = followFloor(
      { id, round: null },
      ({ revision, scribes: there }) => {
        scribes.value = there;
        // Behind a delay no revision is told: what the hall goes by is read anew, now and then.
        if (revision === 0) readSoon();
        else if (revision > (at.value?.revision ?? -1)) read().catch(tell);
      },
      (is) => {
        connected.value = is;
      },
    );
    return () => {
      clearTimeout(soon);
      leave();
    };
  };
  return { id, at, scribes, ...offersAt(at), connected, ahead, problem, isSending, order, run, follow };
};
