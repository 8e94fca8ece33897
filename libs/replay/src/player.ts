import { BEFORE_ALL } from './tape.js';

/** Speeds a page offers, as factors. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/**
 * A player of a tape, as plain data. `paused` stands still; `playing` goes on with time; `live` stays at the end of a tape
 * that grows. `elapsed` is how long the present revision has been shown, in milliseconds at speed 1.
 */
export interface Player {
  readonly status: 'paused' | 'playing' | 'live';
  readonly revision: number;
  readonly speed: number;
  readonly elapsed: number;
}

/** What happens to a player. `tick` says how much real time went by; `grow`, that the tape has become longer. */
export type PlayerInput =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'goLive' }
  | { readonly type: 'grow' }
  | { readonly type: 'seek'; readonly revision: number }
  | { readonly type: 'setSpeed'; readonly speed: number }
  | { readonly type: 'tick'; readonly milliseconds: number };

/** The tape as a player needs to know it. */
export interface PlayerTape {
  readonly last: number;
  /** Whether more events may come. */
  readonly isOpen: boolean;
  /** How long to show a revision before the next one, in milliseconds at speed 1. */
  readonly delayAfter: (revision: number) => number;
}

/** A player that stands still at a revision, at speed 1. */
export const makePlayer = (revision: number): Player => ({ status: 'paused', revision, speed: 1, elapsed: 0 });

const live = (player: Player, { last }: PlayerTape): Player => ({
  ...player,
  status: 'live',
  revision: last,
  elapsed: 0,
});

/** At the end of an open tape there is nothing to do but wait; of a closed one, nothing at all. */
const atEnd = (player: Player, tape: PlayerTape): Player =>
  tape.isOpen ? live(player, tape) : { ...player, status: 'paused', elapsed: 0 };

const play = (player: Player, tape: PlayerTape): Player => {
  if (player.status !== 'paused') return player;
  if (player.revision < tape.last) return { ...player, status: 'playing', elapsed: 0 };
  return tape.isOpen ? live(player, tape) : { ...player, status: 'playing', revision: BEFORE_ALL, elapsed: 0 };
};

const seek = (player: Player, revision: number, tape: PlayerTape): Player => {
  const inside = Math.max(BEFORE_ALL, Math.min(revision, tape.last));
  const leavesEnd = player.status === 'live' && inside < tape.last;
  return { ...player, status: leavesEnd ? 'paused' : player.status, revision: inside, elapsed: 0 };
};

const tick = (player: Player, milliseconds: number, tape: PlayerTape): Player => {
  if (player.status !== 'playing') return player;
  let { revision } = player;
  let elapsed = player.elapsed + milliseconds * player.speed;
  while (revision < tape.last && elapsed >= tape.delayAfter(revision)) {
    elapsed -= tape.delayAfter(revision);
    revision++;
  }
  const moved: Player = { ...player, revision, elapsed };
  return revision < tape.last ? moved : atEnd(moved, tape);
};

const follow = (player: Player, tape: PlayerTape): Player => (player.status === 'live' ? live(player, tape) : player);

const changeSpeed = (player: Player, speed: number): Player => (speed > 0 ? { ...player, speed } : player);

/** The player after an input. Seeking outside the tape stops at its ends; what makes no sense now changes nothing. */
export const advancePlayer = (player: Player, input: PlayerInput, tape: PlayerTape): Player => {
  switch (input.type) {
    case 'play':
      return play(player, tape);
    case 'pause':
      return { ...player, status: 'paused', elapsed: 0 };
    case 'goLive':
      return atEnd({ ...player, revision: tape.last }, tape);
    case 'grow':
      return follow(player, tape);
    case 'seek':
      return seek(player, input.revision, tape);
    case 'setSpeed':
      return changeSpeed(player, input.speed);
    case 'tick':
      return tick(player, input.milliseconds, tape);
  }
};
