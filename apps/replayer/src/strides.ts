import { everyEvent, openCursor, stepBack, stepForward, type Mark } from '#replay';
import { glanceAt } from './glance.js';
import type { MatchTape, TapeEvent, TapeState } from './tape.js';

/** How far one key goes: an event, a play, a change of the stack, a turn. */
export type Stride = 'event' | 'play' | 'item' | 'turn';

type TapeMark = Mark<TapeState, TapeEvent>;

/** A play stops where its batch ends: at the table as the play left it. */
const endsPlay: TapeMark = ({ event, next }) => event.cause !== next?.cause;

const markOf = (match: MatchTape, stride: Stride): TapeMark => {
  switch (stride) {
    case 'event':
      return everyEvent;
    case 'play':
      return endsPlay;
    case 'item':
      return ({ revision }) => glanceAt(match, revision).stack !== glanceAt(match, revision - 1).stack;
    case 'turn':
      return ({ revision }) => glanceAt(match, revision).turnKey !== glanceAt(match, revision - 1).turnKey;
  }
};

/** The next stop of a stride from a revision, forward (1) or backward (-1); the tape's end or first event where there is none. */
export const strideFrom = (match: MatchTape, from: number, { stride, by }: { stride: Stride; by: 1 | -1 }): number => {
  const step = by === 1 ? stepForward : stepBack;
  return Math.max(0, step(openCursor(match.tape, from), markOf(match, stride)).revision);
};
