import { drawBelow, fold, seedRandom, type Envelope } from '#kernel';
import { matchFolding } from '#projections';
import { makeTape, openCursor, seek, stateHere, stepBack, type Folding } from '#replay';
import { riftbound, type RiftboundFact, type RiftboundState } from '#rulesets/riftbound';
import { noughts } from '../support/noughts.js';
import { randomGame } from '../support/random-game.js';
import { randomActions, rewind } from './boardgame-io.js';
import { lessIsBetter, type Aim, type BenchFigure } from './figure.js';
import { factsOf, randomDuels } from './games.js';
import { makeKeyframes, stateFromKeyframe } from './keyframes.js';
import { bytesKeptBy, timeEach, type Timing } from './measure.js';

const EVENTS = 5000;
const SEEKS = 2000;
const GAMES = 16;
/** Running 5,000 actions again takes boardgame.io about a second, so that it is asked only so often. */
const REWINDS = 15;

/** A log to seek in. */
interface Log<State, Event> {
  readonly name: string;
  readonly folding: Folding<State, Event>;
  readonly events: readonly Event[];
}

/** The facts of random games of Riftbound, one game after the other: some 112 pieces on the table. */
const riftboundLog = (): Log<RiftboundState, RiftboundFact> => ({
  name: 'Riftbound',
  folding: { initial: riftbound.initial, evolve: riftbound.evolve },
  events: factsOf(randomDuels(GAMES), EVENTS),
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

/** What a way of seeking is compared with. */
interface Baseline {
  readonly name: string;
  readonly timing: Timing;
}

const microseconds = (name: string, timing: Timing, baseline: Baseline, aim?: Aim): readonly BenchFigure[] =>
  (['p50', 'p95'] as const).map((percentile) =>
    lessIsBetter({
      name: `${name}, ${percentile}`,
      unit: 'us',
      value: timing[percentile],
      baselineName: baseline.name,
      baseline: baseline.timing[percentile],
      ...(aim !== undefined && percentile === 'p95' ? { aim } : {}),
    }),
  );

const REFOLD = 'folding again from the first event';
const BELOW_A_MILLISECOND: Aim = { valueBelow: 1000 };

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
    ...microseconds(`seek in ${of}`, seeking, { name: REFOLD, timing: naive }, BELOW_A_MILLISECOND),
    ...microseconds(`step back in ${of}`, back, { name: REFOLD, timing: naiveBack }, BELOW_A_MILLISECOND),
    ...microseconds(`seek by keyframes every 64 in ${of}`, keyed, { name: REFOLD, timing: naive }),
    lessIsBetter({
      name: `memory of every state of ${of}`,
      unit: 'KiB',
      value: bytes / 1024,
      baselineName: 'a keyframe every 64 events',
      baseline: frameBytes / 1024,
    }),
  ];
};

/** The same seek against boardgame.io's own: its log panel runs every action before the place again. */
const againstRewind = <State, Event>({ name, folding, events }: Log<State, Event>): readonly BenchFigure[] => {
  const cursor = openCursor(makeTape(folding, events));
  const actions = randomActions(1, EVENTS);
  const places = revisions(events.length).slice(0, REWINDS);
  const seeking = timeEach(revisions(events.length), (revision) => stateHere(seek(cursor, revision)));
  const rewinding = timeEach(places, (place) => rewind(actions, place + 1));
  const baseline = { name: `boardgame.io, the same among ${EVENTS.toLocaleString('en')} actions`, timing: rewinding };
  return microseconds(`seek in ${events.length} events (${name})`, seeking, baseline, BELOW_A_MILLISECOND);
};

/** Random seeks and steps back on a long tape, against folding again from the first event and against boardgame.io. */
export const run = (): Promise<readonly BenchFigure[]> => {
  const log = riftboundLog();
  return Promise.resolve([...againstRewind(log), ...figuresOf(log), ...figuresOf(noughtsLog())]);
};
