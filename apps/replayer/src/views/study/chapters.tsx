import type { TargetedSubmitEvent } from 'preact';
import { useSignal, type Signal } from '@preact/signals';
import { CHAPTER_MODES, MODE_WORDS, type Chapter, type ChapterMode, type Choice, type Pin } from '#study';
import { pinTo, type StudyDesk } from '../../study/study-desk.js';
import { makeUuid } from '../../uuid.js';
import { count } from '../../words.js';
import { ChoiceField, TextField } from '../fields.js';

interface OfStudy {
  readonly of: StudyDesk;
}

/** What a chapter is written with: `to` as it is typed, empty for the end of the tape. */
interface Form {
  readonly title: Signal<string>;
  readonly words: Signal<string>;
  readonly mode: Signal<ChapterMode>;
  readonly seat: Signal<string>;
  readonly to: Signal<string>;
}

const MODES = CHAPTER_MODES.map((mode) => [mode, MODE_WORDS[mode]] as const);

/** The step that a chapter ends at: null for the end of the tape. */
const endOf = (of: StudyDesk, step: string): Pin | null | 'nowhere' =>
  step === '' ? null : (pinTo(of.desk, Number(step)) ?? 'nowhere');

/** A chapter from the step shown on; null where its steps are none of the tape. */
const written = (of: StudyDesk, { title, words, mode, seat, to }: Form): Omit<Chapter, 'author' | 'date'> | null => {
  const from = of.here.value?.at;
  const end = endOf(of, to.value.trim());
  if (from === undefined || end === 'nowhere' || (end?.revision ?? Infinity) < from.revision) return null;
  return {
    ...{ id: makeUuid(), title: title.value.trim() || `From step ${String(from.revision)}`, words: words.value.trim() },
    ...{ mode: mode.value, from, to: end, cover: null, tasks: [] },
    seat: mode.value === 'practice' && seat.value !== '' ? Number(seat.value) : null,
  };
};

const NewChapter = ({ of }: OfStudy) => {
  const form: Form = {
    ...{ title: useSignal(''), words: useSignal(''), seat: useSignal(''), to: useSignal('') },
    mode: useSignal<ChapterMode>('normal'),
  };
  const submitted = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const chapter = written(of, form);
    if (chapter === null) {
      of.problem.value = `"${form.to.value}" is no step of this tape behind the one shown: name one by its number, or none for its end.`;
      return;
    }
    if (of.study.value === null) await of.begin('Chapters');
    if (await of.order({ type: 'WriteChapter', chapter })) form.title.value = form.words.value = form.to.value = '';
  };
  const sides = of.desk.names.map((name, seat) => [String(seat), name] as const);
  return (
    <form class="study-form" onSubmit={(event) => void submitted(event)}>
      <TextField label="Name of the chapter" value={form.title} longest={120} />
      <TextField label="What it is about" value={form.words} />
      <ChoiceField label="How it is read" value={form.mode} options={MODES} />
      {form.mode.value === 'practice' && (
        <ChoiceField label="Side that is practised" value={form.seat} options={[['', 'every side'], ...sides]} />
      )}
      <TextField label="Up to step (empty: the end)" value={form.to} longest={9} />
      <button type="submit">Chapter from this step</button>
    </form>
  );
};

/** Choices as they are typed: one a line, the right ones begin with a plus; what is answered stands behind an arrow. */
const choicesIn = (text: string): readonly Choice[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [words = '', answer = ''] = line.replace(/^[+-]\s*/, '').split(/\s*=>\s*/);
      return { words, isRight: line.startsWith('+'), answer };
    });

/** Adds a question at the step shown to a guided chapter of one's own. */
const NewTask = ({ of, chapter }: OfStudy & { readonly chapter: Chapter }) => {
  const [prompt, hint, choices] = [useSignal(''), useSignal(''), useSignal('')];
  const submitted = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const at = of.here.value?.at;
    if (at === undefined || prompt.value.trim() === '') return;
    const task = { at, prompt: prompt.value.trim(), hint: hint.value.trim(), choices: choicesIn(choices.value) };
    const { author: _, date: __, ...rest } = chapter;
    const isWritten = await of.order({
      type: 'WriteChapter',
      chapter: { ...rest, tasks: [...chapter.tasks, task] },
    });
    if (isWritten) prompt.value = hint.value = choices.value = '';
  };
  return (
    <details>
      <summary>Ask at the step shown</summary>
      <form class="study-form" onSubmit={(event) => void submitted(event)}>
        <TextField label="What is asked" value={prompt} />
        <TextField label="Hint" value={hint} />
        <label>
          Choices, one a line: + right or - wrong, =&gt; what is answered
          <textarea
            rows={3}
            maxLength={4000}
            value={choices.value}
            onInput={(event) => (choices.value = event.currentTarget.value)}
          />
        </label>
        <button type="submit">Add the question</button>
      </form>
    </details>
  );
};

const Row = ({ of, chapter }: OfStudy & { readonly chapter: Chapter }) => {
  const isOwn = chapter.author === of.author.value;
  return (
    <li>
      <button type="button" onClick={() => (of.chapter.value = chapter.id)}>
        {chapter.title}
      </button>{' '}
      <span class="quiet">
        {MODE_WORDS[chapter.mode]}
        {chapter.tasks.length > 0 && `, ${count(chapter.tasks.length, 'question')}`}
      </span>
      {isOwn && (
        <button type="button" onClick={() => void of.order({ type: 'DropChapter', chapter: chapter.id })}>
          Delete {chapter.title}
        </button>
      )}
      {isOwn && chapter.mode === 'guided' && <NewTask of={of} chapter={chapter} />}
    </li>
  );
};

/** The chapters of the study, each to be read in its own way, and how to write one. */
export const Chapters = ({ of }: OfStudy) => {
  const chapters = of.study.value?.chapters ?? [];
  return (
    <details>
      <summary>Chapters{chapters.length > 0 && `: ${String(chapters.length)}`}</summary>
      <ol class="note-list">
        {chapters.map((chapter) => (
          <Row key={chapter.id} of={of} chapter={chapter} />
        ))}
      </ol>
      <NewChapter of={of} />
    </details>
  );
};
