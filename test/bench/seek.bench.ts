import { drawBelow, fold, seedRandom, type Envelope } from '#kernel';
import { matchFolding } from '#projections';
import { makeTape, openCursor, seek, stateHere, stepBack, type Folding } from '#replay';
import { noughts } from '../support/noughts.js';
import { randomGame } from '../support/random-game.js';
import type { BenchFigure } from './figure.js';
import { makeKeyframes, stateFromKeyframe } from './keyframes.js';
import { bytesKeptBy, timeEach, type Timing } from './measure.js';

const EVENTS = 5000;
const SEEKS = 2000;

/** A log to seek in. */
interface Log<State, Event> {
  readonly name: string;
  readonly folding: Folding<State, Event>;
  readonly events: readonly Event[];
}

/** A table of 120 pieces, of which each event copies the list and changes one: the shape of a card game's state. */
interface Pieces {
  readonly pieces: readonly { readonly damage: number; readonly at: number; readonly exhausted: boolean }[];
}

const piecesLog = (): Log<Pieces, number> => ({
  name: '120 pieces',
  folding: {
    initial: { pieces: Array.from({ length: 120 }, () => ({ damage: 0, at: 0, exhausted: false })) },
    evolve: ({ pieces }, event) => {
      const piece = pieces[event % 120] ?? { damage: 0, at: 0, exhausted: false };
      return { pieces: pieces.with(event % 120, { ...piece, damage: piece.damage + 1 }) };
    },
  },
  events: Array.from({ length: EVENTS }, (_, index) => index * 7),
});

/** A long match of noughts in which nobody concedes. */
const noughtsLog = (): Log<unknown, Envelope> => {
  const patient: typeof noughts = {
    ...noughts,
    legalPlays: (...args) => noughts.legalPlays(...args).filter(({ play }) => play.type !== 'concede'),
  };
  const { envelopes } = randomGame(patient, 1, { plays: EVENTS / 4 + 50, mode: 'marathon' });
  const folding = matchFolding(noughts) as Folding<unknown, Envelope>;
  return { name: 'noughts', folding, events: envelopes.slice(0, EVENTS) };
};

const revisions = (count: number): readonly number[] => {
  let random = seedRandom(5);
  return Array.from({ length: SEEKS }, () => {
    const { value, next } = drawBelow(random, count);
    random = next;
    return value;
  });
};

const microseconds = (name: string, timing: Timing, baseline: Timing, aim?: string): readonly BenchFigure[] =>
  (['p50', 'p95'] as const).map((percentile) => ({
    name: `${name}, ${percentile}`,
    unit: 'us',
    value: timing[percentile],
    baselineName: 'naive refold from the first event',
    baseline: baseline[percentile],
    ratio: baseline[percentile] / timing[percentile],
    ...(aim !== undefined && percentile === 'p95' ? { aim } : {}),
  }));

const figuresOf = <State, Event>({ name, folding, events }: Log<State, Event>): readonly BenchFigure[] => {
  const tape = makeTape(folding, events);
  const frames = makeKeyframes(folding, events, 64);
  const targets = revisions(events.length);
  const refold = (count: number): State => fold(folding.evolve, folding.initial, events.slice(0, count));
  const cursor = openCursor(tape);
  const naive = timeEach(targets, (revision) => refold(revision + 1));
  const naiveBack = timeEach(targets, (revision) => refold(revision));
  const seeking = timeEach(targets, (revision) => stateHere(seek(cursor, revision)));
  const cursors = targets.map((revision) => openCursor(tape, revision));
  const back = timeEach(cursors, (each) => stateHere(stepBack(each)));
  const keyed = timeEach(targets, (revision) => stateFromKeyframe(frames, revision));
  const bytes = bytesKeptBy(() => makeTape(folding, events).states);
  const frameBytes = bytesKeptBy(() => makeKeyframes(folding, events, 64).frames);
  const of = `${events.length} events (${name})`;
  return [
    ...microseconds(`seek in ${of}`, seeking, naive, 'p95 below 1000 us'),
    ...microseconds(`step back in ${of}`, back, naiveBack, 'p95 below 1000 us'),
    ...microseconds(`seek by keyframes every 64 in ${of}`, keyed, naive),
    {
      name: `memory of every state of ${of}`,
      unit: 'KiB',
      value: bytes / 1024,
      baselineName: 'a keyframe every 64 events',
      baseline: frameBytes / 1024,
      ratio: frameBytes / bytes,
    },
  ];
};

/** Random seeks and steps back on a long tape, against folding again from the first event. */
export const run = (): Promise<readonly BenchFigure[]> =>
  Promise.resolve([...figuresOf(noughtsLog()), ...figuresOf(piecesLog())]);
