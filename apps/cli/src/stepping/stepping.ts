import type { Envelope } from '#kernel';
import type { MatchState } from '#match';
import {
  hasFindings,
  matchMarks,
  nextEntry,
  parsePlace,
  PLACE_WORDS,
  project,
  revisionOfPlace,
  searchTimeline,
  STRIDES,
  timeline,
  WHOLE_TIMELINE,
  type Stride,
  type TimelineEntry,
} from '#projections';
import {
  BEFORE_ALL,
  delaysBy,
  lastRevision,
  openCursor,
  PACES,
  seek,
  SPEEDS,
  stepBack,
  stepForward,
  type Cursor,
  type Pace,
} from '#replay';
import type { LoadedTape } from '../tapes/load-tape.js';

/** What is typed below the table: where to go, or what to look for. */
export interface Asking {
  readonly kind: 'go' | 'search';
  readonly text: string;
}

/**
 * Somebody who steps through a tape by keys: where they are, how far a step goes, the place left last, what is being typed, what was looked
 * for last, from whose side the table is told, and how fast and at which pace the tape runs by itself, if it does. Plain data: every key makes a new one.
 */
export interface Stepping {
  readonly here: Cursor<MatchState<unknown>, Envelope>;
  readonly stride: Stride;
  readonly left: number;
  readonly asking: Asking | null;
  readonly searched: string;
  readonly note: string;
  readonly near: number;
  readonly speed: number;
  readonly pace: Pace;
  readonly isPlaying: boolean;
  readonly isHelping: boolean;
}

/** The tape with its plays, as keys ask it. */
export interface SteppedTape extends LoadedTape {
  readonly entries: readonly TimelineEntry[];
}

/** A tape for keys. */
export const steppedTape = (loaded: LoadedTape): SteppedTape => ({
  ...loaded,
  entries: project(timeline, loaded, loaded.envelopes),
});

/** Somebody who stands before a tape. */
export const beginStepping = ({ tape, viewer }: LoadedTape): Stepping => ({
  ...{ here: openCursor(tape, BEFORE_ALL), stride: 'play', left: BEFORE_ALL, asking: null, searched: '', note: '' },
  ...{ near: typeof viewer === 'number' ? viewer : 0, speed: 1, pace: 'fixed', isPlaying: false, isHelping: false },
});

type Press = (now: Stepping, loaded: SteppedTape, key: string) => Stepping;

const step =
  (stride: Stride | null, by: 1 | -1): Press =>
  (now, { ruleset }) => {
    const mark = matchMarks(ruleset)[stride ?? now.stride];
    return { ...now, here: by === 1 ? stepForward(now.here, mark) : stepBack(now.here, mark) };
  };

const jump = (now: Stepping, revision: number): Stepping =>
  revision === now.here.revision ? now : { ...now, here: seek(now.here, revision), left: now.here.revision };

const toFinding: Press = (now, { entries }) => {
  const found = nextEntry(entries, now.here.revision, hasFindings);
  return found === undefined ? { ...now, note: 'No play has findings.' } : jump(now, found.from);
};

const faster =
  (by: 1 | -1): Press =>
  (now) => ({ ...now, speed: SPEEDS[SPEEDS.findIndex((each) => each === now.speed) + by] ?? now.speed });

const ask =
  (kind: Asking['kind'], text = ''): Press =>
  (now) => ({ ...now, asking: { kind, text } });

const KEYS: Readonly<Record<string, Press>> = {
  right: step(null, 1),
  left: step(null, -1),
  'shift right': step('play', 1),
  'shift left': step('play', -1),
  down: step('item', 1),
  up: step('item', -1),
  ']': step('turn', 1),
  '[': step('turn', -1),
  pagedown: step('turn', 1),
  pageup: step('turn', -1),
  home: (now) => jump(now, BEFORE_ALL),
  end: (now) => jump(now, lastRevision(now.here.tape)),
  s: (now) => ({ ...now, stride: STRIDES[(STRIDES.indexOf(now.stride) + 1) % STRIDES.length] ?? 'event' }),
  ' ': (now) => ({ ...now, isPlaying: !now.isPlaying }),
  '+': faster(1),
  '-': faster(-1),
  p: (now) => ({ ...now, pace: PACES.find((pace) => pace !== now.pace) ?? now.pace }),
  f: (now) => ({ ...now, near: now.near + 1 }),
  n: toFinding,
  g: ask('go'),
  '/': ask('search'),
  u: (now) => jump(now, now.left),
  '?': (now) => ({ ...now, isHelping: !now.isHelping }),
};

const go = (now: Stepping, { entries }: SteppedTape, text: string): Stepping => {
  const place = parsePlace(text);
  if (place === null) return { ...now, note: `Name ${PLACE_WORDS}.` };
  const revision = revisionOfPlace(entries, place, now.here.revision);
  return revision === null ? { ...now, note: `This tape has no ${place.kind} ${place.number}.` } : jump(now, revision);
};

const search = (now: Stepping, { entries }: SteppedTape, typed: string): Stepping => {
  const text = typed === '' ? now.searched : typed;
  const knowledge = { numberOf: () => null, isTurningPoint: () => false };
  const hits = text === '' ? [] : searchTimeline(entries, { ...WHOLE_TIMELINE, text }, knowledge);
  const found = nextEntry(hits, now.here.revision, () => true);
  if (found === undefined) return { ...now, searched: text, note: `Nothing of this tape has "${text}".` };
  return {
    ...jump(now, found.to),
    searched: text,
    note: `${hits.length} of ${entries.length} have "${text}"; / and Enter: the next.`,
  };
};

const ENDINGS: Readonly<Record<Asking['kind'], typeof go>> = { go, search };

/** A key while something is typed: it belongs to the text, ends it, or gives it up. */
const type = (now: Stepping, { kind, text }: Asking, [loaded, key]: readonly [SteppedTape, string]): Stepping => {
  if (key === 'escape') return { ...now, asking: null };
  if (key === 'return' || key === 'enter') return ENDINGS[kind]({ ...now, asking: null }, loaded, text);
  if (key === 'backspace') return { ...now, asking: { kind, text: text.slice(0, -1) } };
  return key.length === 1 ? { ...now, asking: { kind, text: text + key } } : now;
};

/** What a key does: those of the replayer's page, by `readline`'s names, with `shift ` before them where Shift is held; null for the one that ends. */
export const press = (before: Stepping, loaded: SteppedTape, key: string): Stepping | null => {
  const now = { ...before, note: '' };
  if (key === 'ctrl c') return null;
  if (now.asking !== null) return type(now, now.asking, [loaded, key]);
  if (key === 'q' || key === 'escape') return null;
  if (/^[1-9]$/.test(key)) return ask('go', `turn ${key}`)(now, loaded, key);
  return KEYS[key]?.(now, loaded, key) ?? now;
};

/** One step of a tape that runs by itself; it stops at the end. */
export const runOn = (now: Stepping, loaded: SteppedTape): Stepping => {
  const next = step(null, 1)(now, loaded, '');
  return { ...next, isPlaying: next.here.revision < lastRevision(next.here.tape) };
};

/** Milliseconds between two steps of a tape that runs evenly at speed 1. */
const BEAT = 1200;

/** How long a step is shown before the tape runs on, in milliseconds: evenly, or as long as it took at the table until the next one. */
export const restOf = (now: Stepping, loaded: SteppedTape): number => {
  if (now.pace === 'fixed') return BEAT / now.speed;
  const { revision } = now.here;
  const next = step(null, 1)(now, loaded, '').here.revision;
  const rest = delaysBy(
    { by: 'event', pace: now.pace },
    {
      isEndOfPlay: () => now.stride !== 'event',
      timeOf: (at) => Date.parse(loaded.envelopes[at === revision ? revision : next]?.at ?? ''),
    },
  );
  return rest(revision) / now.speed;
};
