import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Fact, Json } from '#kernel';
import type { TimelineEntry } from '#projections';
import { placeChapter, practise, type Chapter, type PlacedChapter, type Practised, type Task } from '#study';
import { createDesk, type Desk } from '../desk.js';
import { createLineEntry, type LineEntry } from '../line-entry.js';
import { lastOf, makeSeenTape, matchAt } from '../tape.js';
import type { StudyDesk } from './study-desk.js';

/**
 * A chapter as it is read: a desk of its own, whose tape ends where the reader has come to, so that nothing on the page tells what comes next.
 * - `asked`: the play that the reader is to find, where one side is practised
 * - `said`: how the line that was entered stands to it
 * - `task`: the question at the step that was come to
 * - `next`: goes on to where the reader is asked again, or by one play; null at the chapter's end
 */
export interface ChapterDesk {
  readonly chapter: Chapter;
  readonly placed: PlacedChapter;
  readonly desk: Desk;
  readonly line: LineEntry;
  readonly asked: ReadonlySignal<TimelineEntry | null>;
  readonly said: Signal<Practised | null>;
  readonly task: ReadonlySignal<Task | null>;
  readonly next: ReadonlySignal<(() => void) | null>;
}

/** The plays and other entries of a chapter's stretch that come behind a revision. */
const entriesAfter = (of: StudyDesk, { to }: PlacedChapter, revision: number): readonly TimelineEntry[] =>
  of.desk.entries.value.filter((entry) => entry.to > revision && entry.from <= to);

/** Whether a play is one of those that the reader is to find. */
const isAsked = ({ seat, mode }: Chapter, entry: TimelineEntry): boolean =>
  mode === 'practice' && entry.kind === 'play' && entry.seat !== null && (seat === null || entry.seat === seat);

/** How far the tape is shown from a step on: up to the play that is to be found, the next question, one play further, or all of it. */
const reachFrom = (of: StudyDesk, chapter: Chapter, at: { placed: PlacedChapter; revision: number }): number => {
  const { placed, revision } = at;
  const ahead = entriesAfter(of, placed, revision);
  if (chapter.mode === 'normal') return placed.to;
  if (chapter.mode === 'conceal') return ahead[0]?.to ?? placed.to;
  if (chapter.mode === 'guided') return placed.tasks.find((task) => task.at > revision)?.at ?? placed.to;
  const asked = ahead.find((entry) => isAsked(chapter, entry));
  return asked === undefined ? placed.to : Math.max(revision, asked.from - 1);
};

/** The step that a chapter is opened at. A question or a play to be found at the very first step waits there. */
const opening = (of: StudyDesk, chapter: Chapter, placed: PlacedChapter): number => {
  if (chapter.mode === 'practice') return reachFrom(of, chapter, { placed, revision: placed.opens });
  if (chapter.mode === 'guided') return placed.tasks.find(({ at }) => at >= placed.opens)?.at ?? placed.to;
  return chapter.mode === 'normal' ? placed.to : placed.opens;
};

/** The line that a reader practises with: what is entered is compared, and recorded nowhere. */
const practiceLine = (desk: Desk, compare: (line: string) => void): LineEntry =>
  createLineEntry(desk, {
    lines: signal([]),
    add: ({ line, pass }) => {
      if (pass === undefined) compare(line);
    },
  });

const compared = (of: StudyDesk, asked: TimelineEntry, line: string): Practised | null => {
  const seen = of.desk.seen.peek();
  const event = seen.tape.events[asked.from] as { readonly data: { readonly play?: Json } } | undefined;
  const state = matchAt(seen, asked.from - 1).game as Json;
  const played = event?.data.play;
  if (played === undefined) return null;
  return practise<Json, Json, Fact>(seen.ruleset as never, { state, line, played });
};

type Places = Pick<ChapterDesk, 'chapter' | 'placed' | 'desk'>;

/** What the reader is asked, as far as the chapter's tape is shown. */
const askedOn = (of: StudyDesk, { chapter, placed, desk }: Places) => ({
  asked: computed(() => {
    const first = entriesAfter(of, placed, desk.last.value)[0];
    return first !== undefined && isAsked(chapter, first) ? first : null;
  }),
  task: computed(() => placed.tasks.find(({ at }) => at === desk.last.value)?.task ?? null),
});

/** Lays a chapter on a desk of its own. What is wrong with its pins is told where it has no place on this tape. */
export const openChapter = (of: StudyDesk, chapter: Chapter): ChapterDesk | { readonly broken: readonly string[] } => {
  const { ruleset, viewer, tape } = of.desk.seen.peek();
  const placed = placeChapter(chapter, of.tape.value, lastOf(of.desk.seen.peek()));
  if (!('from' in placed)) return placed;
  const opens = opening(of, chapter, placed);
  const shown = makeSeenTape(ruleset, viewer, tape.events.slice(0, opens + 1));
  const at = chapter.mode === 'normal' ? placed.opens : null;
  const desk = createDesk({ id: of.desk.id, isLive: false }, shown, at);
  const places = { chapter, placed, desk };
  const said = signal<Practised | null>(null);
  const { asked, task } = askedOn(of, places);
  const goOn = (): void => {
    const revision = asked.peek()?.to ?? desk.last.peek();
    const reach = Math.max(revision, reachFrom(of, chapter, { placed, revision }));
    said.value = null;
    desk.hear(tape.events.slice(desk.last.peek() + 1, reach + 1));
    desk.seek(Infinity);
  };
  const line = practiceLine(desk, (text) => {
    const play = asked.peek();
    said.value = play && compared(of, play, text);
  });
  const next = computed(() => (desk.last.value < placed.to ? goOn : null));
  return { ...places, line, asked, said, task, next };
};
