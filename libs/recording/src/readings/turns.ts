import { Injectable } from '@nestjs/common';
import { RecordingProblem } from '../problem.js';

/** Who waits: those who hold a key go before the public. */
export type Lane = 'own' | 'public';

/** Milliseconds that a reading gives way to plays at most, so that a busy hall can still be watched. */
const PATIENCE = 50;

/** Readings of the public that may wait at once; those of key holders are counted by nobody. */
const LONGEST_QUEUE = 256;

const tooMany = (): RecordingProblem =>
  new RecordingProblem('unready', {
    code: 'readings/busy',
    message: 'More readings are waiting than this server can answer soon.',
    remedy:
      'Wait as many seconds as Retry-After says, then ask again; follow the match live instead of asking for it again and again.',
  });

interface Waiting {
  readonly since: number;
  readonly go: () => void;
}

/**
 * Milliseconds of a turn of the event loop in which plays begin. Node takes up one new line a turn, so turns may not be long;
 * and what begins in one turn is written in one commit, so they may not be short either.
 */
const BEGINS = 30;

/** Lets work begin in the order in which it came, and in one turn of the event loop no more than fits into `BEGINS`. */
class Beginnings {
  /** When the first work of this turn of the event loop began. */
  #began: number | undefined;

  next(): Promise<void> {
    return new Promise((go) => {
      setImmediate(this.#look, go);
    });
  }

  /** What waits is put off together, in its order, and before what comes in meanwhile. */
  readonly #look = (go: () => void): void => {
    const now = performance.now();
    if (this.#began === undefined) {
      this.#began = now;
      setImmediate(this.#end);
    }
    if (now - this.#began < BEGINS) go();
    else setImmediate(this.#look, go);
  };

  readonly #end = (): void => {
    this.#began = undefined;
  };
}

/**
 * Lets readings go on one at a time, each in a turn of the event loop of its own, and plays before all of them: a play that comes in
 * waits for one piece of one reading, however many there are. Long work asks for a turn between its pieces.
 */
@Injectable()
export class Turns {
  readonly #lanes: Readonly<Record<Lane, Waiting[]>> = { own: [], public: [] };
  readonly #beginnings = new Beginnings();
  #writing = 0;
  #isRunning = false;

  /** Does work that changes a match when its turn comes; readings give way to it. */
  async write<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.#writing += 1;
    try {
      await this.#beginnings.next();
      return await work();
    } finally {
      this.#writing -= 1;
    }
  }

  /** Resolves when a new reading may begin. Throws `readings/busy`. */
  async begin(lane: Lane): Promise<void> {
    if (lane === 'public' && this.#lanes.public.length >= LONGEST_QUEUE) throw tooMany();
    await this.#wait(lane);
  }

  /** Resolves when a reading that has begun may go on. */
  goOn(): Promise<void> {
    return this.#wait('own');
  }

  #wait(lane: Lane): Promise<void> {
    return new Promise((go) => {
      this.#lanes[lane].push({ since: performance.now(), go });
      if (this.#isRunning) return;
      this.#isRunning = true;
      setImmediate(this.#run);
    });
  }

  readonly #run = (): void => {
    const lane = this.#lanes.own.length > 0 ? this.#lanes.own : this.#lanes.public;
    const [first] = lane;
    this.#isRunning = first !== undefined;
    if (first === undefined) return;
    if (this.#writing > 0 && performance.now() - first.since < PATIENCE) {
      setTimeout(this.#run, 1);
      return;
    }
    lane.shift();
    first.go();
    setImmediate(this.#run);
  };
}

/** Milliseconds that a piece of long work takes at most. */
const PIECE = 4;

/** Walks long work in pieces: each step that answers true is followed by another. */
export const inPieces = async (turns: Turns, step: () => boolean): Promise<void> => {
  for (let began = performance.now(); step();) {
    if (performance.now() - began < PIECE) continue;
    await turns.goOn();
    began = performance.now();
  }
};
