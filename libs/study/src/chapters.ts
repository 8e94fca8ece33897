import { makeCanonicalJson, type Fact } from '#kernel';
import type { Ruleset } from '#ruleset';
import { findPin, type Pinned, type PinnedTape } from './pins.js';
import type { Chapter, ChapterMode, Task } from './study.js';

/** What each mode asks of its reader, in words. */
export const MODE_WORDS: Readonly<Record<ChapterMode, string>> = {
  normal: 'Read step by step',
  conceal: 'Next steps hidden',
  practice: 'Play one side yourself',
  guided: 'Answer questions',
};

/** A chapter on a tape: between which revisions it runs, the step it opens at, and its tasks by revision. A broken pin says so. */
export interface PlacedChapter {
  readonly from: number;
  readonly to: number;
  readonly opens: number;
  readonly tasks: readonly { readonly at: number; readonly task: Task }[];
  readonly broken: readonly string[];
}

const brokenIn = (pins: readonly (Pinned | null)[]): readonly string[] =>
  pins.flatMap((pin) => (pin?.outcome === 'broken' ? [pin.words] : []));

const revisionIn = (pin: Pinned | null): number | undefined =>
  pin === null || pin.outcome === 'broken' ? undefined : pin.revision;

/** Places a chapter on a tape. Without its first step it has no place: null. `last`: the tape's last revision. */
export const placeChapter = (
  chapter: Chapter,
  tape: PinnedTape,
  last: number,
): PlacedChapter | { readonly broken: readonly string[] } => {
  const found = (pin: Chapter['to']): Pinned | null => (pin === null ? null : findPin(pin, tape));
  const [from, to, cover] = [found(chapter.from), found(chapter.to), found(chapter.cover)];
  const tasks = chapter.tasks.map((task) => ({ task, pin: findPin(task.at, tape) }));
  const broken = brokenIn([from, to, cover, ...tasks.map(({ pin }) => pin)]);
  const begins = revisionIn(from);
  if (begins === undefined) return { broken };
  const placed = tasks.flatMap(({ task, pin }) => (pin.outcome === 'broken' ? [] : [{ at: pin.revision, task }]));
  return {
    from: begins,
    to: revisionIn(to) ?? last,
    opens: revisionIn(cover) ?? begins,
    tasks: placed.toSorted((one, other) => one.at - other.at),
    broken,
  };
};

/** What is answered to a choice; a wrong one that says nothing for itself gets the plain answer. */
export const answerTo = ({ choices }: Task, index: number): { readonly isRight: boolean; readonly words: string } => {
  const choice = choices[index];
  if (choice === undefined) return { isRight: false, words: 'There is no such choice.' };
  const plain = choice.isRight ? 'That is right.' : 'That is not it. Try again.';
  return { isRight: choice.isRight, words: choice.answer === '' ? plain : choice.answer };
};

/** How a line that a reader practises stands to what was played on the tape. */
export type Practised =
  | { readonly outcome: 'same' }
  | { readonly outcome: 'other'; readonly played: string }
  | { readonly outcome: 'unread'; readonly message: string };

/** Compares a line with the play that was made on the tape at a table. */
export const practise = <State, Play, F extends Fact>(
  { notation }: Pick<Ruleset<State, Play, F>, 'notation'>,
  { state, line, played }: { readonly state: State; readonly line: string; readonly played: Play },
): Practised => {
  const read = notation.parse(line, state);
  if (!read.ok) return { outcome: 'unread', message: read.error.message };
  const isSame = makeCanonicalJson(read.value) === makeCanonicalJson(played);
  return isSame ? { outcome: 'same' } : { outcome: 'other', played: notation.make(played, state) };
};
