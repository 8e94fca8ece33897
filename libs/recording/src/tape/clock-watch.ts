import { Inject, Injectable, Logger } from '@nestjs/common';
import { CLOCK, type Clock, UPTIME, type Uptime } from '../ports.js';

/** How often this node's clock has jumped since it started, and the last time in words. */
export interface ClockHealth {
  readonly jumps: number;
  readonly reason: string | null;
}

/** Milliseconds by which two nodes may differ, and by which time is set right a little at a time. */
const SLACK = 1_000;
/** Milliseconds that the clock may gain or lose against the time that this process has run, from one event to the next. */
const JUMP = 60_000;

const spanOf = (milliseconds: number): string => {
  const seconds = Math.round(Math.abs(milliseconds) / 1000);
  return seconds < 120 ? `${String(seconds)} seconds` : `${String(Math.round(seconds / 60))} minutes`;
};

interface Look {
  readonly wall: number;
  readonly uptime: number;
}

/**
 * Gives events their time, and tells when it cannot be right. Time is never bent: the tape has what the clock said, and its
 * timeline marks where that lies before the play before.
 */
@Injectable()
export class ClockWatch {
  readonly #log = new Logger('Matchtape');
  #last: Look | undefined;
  #health: ClockHealth = { jumps: 0, reason: null };

  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(UPTIME) private readonly uptime: Uptime,
  ) {}

  health(): ClockHealth {
    return this.#health;
  }

  /** The time of an event of a match whose last one was recorded at `before`. */
  timeAfter(matchId: string, before: string | undefined): string {
    const at = this.clock();
    const now = { wall: Date.parse(at), uptime: this.uptime() };
    const gained = this.#last === undefined ? 0 : now.wall - this.#last.wall - (now.uptime - this.#last.uptime);
    const back = before === undefined ? 0 : Date.parse(before) - now.wall;
    this.#last = now;
    if (gained > JUMP)
      this.#tell(`The clock went ahead by ${spanOf(gained)}: it was set, or this machine slept. It says ${at}.`);
    else if (gained < -JUMP) this.#tell(`The clock was set back by ${spanOf(gained)}. It says ${at}.`);
    else if (back > SLACK)
      this.#tell(`The clock says ${at}, which is ${spanOf(back)} before the last event of match "${matchId}".`);
    return at;
  }

  #tell(reason: string): void {
    this.#health = { jumps: this.#health.jumps + 1, reason };
    this.#log.warn(`${reason} Plays are recorded with the time that it says; set the clock right (NTP).`);
  }
}
