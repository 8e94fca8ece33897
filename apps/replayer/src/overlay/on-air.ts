import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Delay, Eyes } from '#access';
import type { Envelope } from '#kernel';
import type { KeyMoment, RoundReading, TimelineEntry } from '#projections';
import type { Table } from '#table';
import { fetchEvents, fetchMatch, request } from '../api.js';
import { layOnDesk } from '../load.js';
import type { Session } from '../session.js';
import { followEvents } from '../streams.js';
import { extendTape, lastOf, tableAt, type SeenTape } from '../tape.js';
import { momentsAfter } from './moments.js';

/**
 * A match as overlays show it, in two channels: the state that the newest revision stands at, and the moment that is announced just now. Whoever comes later
 * has the state at once, and none of the moments before.
 */
export interface OnAir {
  readonly match: string;
  readonly seen: ReadonlySignal<SeenTape>;
  readonly state: ReadonlySignal<{ readonly revision: number; readonly table: Table }>;
  readonly moment: ReadonlySignal<KeyMoment | null>;
  readonly last: ReadonlySignal<TimelineEntry | undefined>;
  readonly round: ReadonlySignal<RoundReading>;
  /** By how much what is shown is late, and with it the clock. */
  readonly delay: Delay;
  readonly stop: () => void;
}

/** Milliseconds that a moment is announced, and for which events that come together are waited for. */
const ANNOUNCED = 6_000;
const TOGETHER = 60;

/** Parts that may show hands, where the event lets casters see them. */
const WITH_HANDS: readonly string[] = ['hands', 'table'];

/**
 * With whose eyes a part looks: those of the audience. Where a caster's link was opened in this browser, and the event lets casters see hands of closed tapes,
 * hands are shown once the tape that the audience sees is closed; to nobody else, whatever key this browser holds.
 */
const eyesFor = async (match: string, part: string): Promise<Eyes> => {
  if (!WITH_HANDS.includes(part)) return 'audience';
  const { status } = (await fetchMatch(match, 'audience')) as { readonly status: string };
  if (status !== 'closed') return 'audience';
  const session = (await request(`/session?about=${encodeURIComponent(match)}`)) as Session;
  return session.role === 'caster' && session.may.includes('hands.read') ? 'recorder' : 'audience';
};

/** By how much those eyes are shown the match late, so that clocks run with what is shown. */
const delayOf = async (match: string, eyes: Eyes): Promise<Delay> =>
  ((await fetchMatch(match, eyes)) as { readonly delay: Delay }).delay;

const openTape = async (match: string, eyes: Eyes): Promise<SeenTape> => {
  const events = await fetchEvents(match, eyes);
  const viewer = eyes === 'recorder' ? eyes : 'public';
  const { seen } = await layOnDesk({ id: match, isLive: false, viewer, events }, null);
  return seen.peek();
};

/** Moments, one after the other, each for as long as it is announced. */
const createAnnouncer = () => {
  const moment = signal<KeyMoment | null>(null);
  const queue: KeyMoment[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (): void => {
    moment.value = queue.shift() ?? null;
    timer = moment.value === null ? undefined : setTimeout(next, ANNOUNCED);
  };
  return {
    moment,
    announce: (moments: readonly KeyMoment[]): void => {
      queue.push(...moments);
      if (timer === undefined) next();
    },
    stop: (): void => clearTimeout(timer),
  };
};

/** What is said of a match beside its plays. */
const BESIDE: readonly TimelineEntry['kind'][] = ['dispute', 'round', 'erased'];

const lastPlayed = ({ reading }: SeenTape): TimelineEntry | undefined =>
  reading.view.timeline.findLast(({ kind }) => !BESIDE.includes(kind));

/** Fetches a match for a part and follows it. Throws `ApiProblem`. */
export const goOnAir = async (match: string, part: string): Promise<OnAir> => {
  const eyes = await eyesFor(match, part);
  const [opened, delay] = await Promise.all([openTape(match, eyes), delayOf(match, eyes)]);
  const seen = signal(opened);
  const { moment, announce, stop: stopAnnouncing } = createAnnouncer();
  let heard: Envelope[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const take = (): void => {
    waiting = undefined;
    const before = lastOf(seen.peek());
    seen.value = extendTape(seen.peek(), heard);
    heard = [];
    announce(momentsAfter(seen.peek(), before));
  };
  const stopFollowing = followEvents(
    { id: match, after: lastOf(opened), viewer: eyes },
    (events) => {
      heard.push(...events);
      waiting ??= setTimeout(take, TOGETHER);
    },
    () => undefined,
  );
  return {
    ...{ match, seen, moment, delay },
    state: computed(() => ({ revision: lastOf(seen.value), table: tableAt(seen.value, lastOf(seen.value)) })),
    last: computed(() => lastPlayed(seen.value)),
    round: computed(() => seen.value.reading.view.round),
    stop: () => {
      stopFollowing();
      stopAnnouncing();
      clearTimeout(waiting);
    },
  };
};
