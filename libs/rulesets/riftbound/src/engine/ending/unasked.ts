import { awaitChoice, emit, type Draft } from '../draft.js';
import { nextProgress } from '../../state/agenda.js';
import type { Choice, Frame } from '../../state/riftbound-state.js';

/** Questions and tasks that a player leaves behind (652). */
type Leaving = readonly number[];
type ResolveFrame = Extract<Frame, { task: 'resolve' }>;

const seatOfTask = (frame: Frame): number | null => ('seat' in frame ? frame.seat : null);

/** An instruction that players do one after the other goes on with those who are left. */
const resolveWithout = (frame: ResolveFrame, leaving: Leaving): ResolveFrame => {
  const { players } = frame.progress;
  const [current] = players ?? [];
  if (!players || current === undefined) return frame;
  const left = players.filter((seat) => !leaving.includes(seat));
  if (!leaving.includes(current)) return { ...frame, progress: { ...frame.progress, players: left } };
  const kept = nextProgress(frame.progress);
  return left.length > 0
    ? { ...frame, progress: { ...kept, players: left } }
    : { ...frame, next: frame.next + 1, progress: kept };
};

/** Tasks of players who leave are dropped. */
export const dropTasksOf = (draft: Draft, leaving: Leaving): void => {
  const left = draft.agenda
    .filter((frame) => !leaving.includes(seatOfTask(frame) ?? -1))
    .map((frame) => (frame.task === 'resolve' ? resolveWithout(frame, leaving) : frame));
  draft.agenda.splice(0, draft.agenda.length, ...left);
};

/** Questions that the rules put again by themselves, as the table then is. */
const PUT_AGAIN: ReadonlySet<Choice['kind']> = new Set<Choice['kind']>([
  'battlefield',
  'assign-damage',
  'describe',
  'finalize',
  'may',
  'pick',
  'show',
  'arrange',
  'seen',
  'next-showdown',
  'opponent',
  'replace',
  'split',
  'choose-anew',
  'place',
  'name',
  'vote',
]);

const isAskedOf = (choice: Choice, leaving: Leaving): boolean =>
  leaving.includes(choice.seat ?? -1) || ('of' in choice && leaving.includes(choice.of));

/**
 * Takes back the question that is open, does something, and puts it again: to nobody where who was asked has left, by the rules
 * themselves where they ask anew.
 */
export const withoutChoice = (draft: Draft, leaving: Leaving, act: () => void): void => {
  const { choice } = draft.state;
  if (choice) emit(draft, { type: 'ChoiceMade', data: { kind: choice.kind }, because: [] });
  act();
  if (!choice || PUT_AGAIN.has(choice.kind) || isAskedOf(choice, leaving)) return;
  awaitChoice(draft, choice, []);
};
