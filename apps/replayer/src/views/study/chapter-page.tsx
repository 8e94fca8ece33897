import { useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { answerTo, MODE_WORDS, type Task } from '#study';
import type { Address } from '../../address.js';
import { openChapter, type ChapterDesk } from '../../study/chapter-desk.js';
import { reviewNamed } from '../../review/reviewing.js';
import type { StudyDesk } from '../../study/study-desk.js';
import { LineForm } from '../line-form.js';
import { TapePage } from '../tape-page.js';

interface OfChapter {
  readonly at: ChapterDesk;
}

/** A question at a step, its hint, and what is answered to each choice. */
const Asked = ({ task }: { readonly task: Task }) => {
  const isHinted = useSignal(false);
  const chosen = useSignal<number | null>(null);
  const answer = chosen.value === null ? null : answerTo(task, chosen.value);
  return (
    <div class="task">
      <p class="note-words">{task.prompt}</p>
      {task.choices.map(({ words }, i) => (
        <button key={i} type="button" aria-pressed={chosen.value === i} onClick={() => (chosen.value = i)}>
          {words}
        </button>
      ))}
      {task.hint !== '' && !isHinted.value && (
        <button type="button" onClick={() => (isHinted.value = true)}>
          Show a hint
        </button>
      )}
      {isHinted.value && <p>Hint: {task.hint}</p>}
      <p role="status">{answer === null ? '' : answer.words}</p>
    </div>
  );
};

/** How the reader's line stands to the play of the tape. */
const Compared = ({ at }: OfChapter) => {
  const said = at.said.value;
  if (said === null) return <p role="status" />;
  if (said.outcome === 'same') return <p role="status">That is what was played.</p>;
  return (
    <p role="status">
      {said.outcome === 'unread' ? said.message : `Another play was made: ${said.played}. Yours may be as good.`}
    </p>
  );
};

/** The line by which one side is practised. */
const Practice = ({ at }: OfChapter) => {
  const { desk, asked } = at;
  if (asked.value === null) return null;
  const name = desk.names[asked.value.seat ?? -1] ?? '';
  return (
    <>
      <p>
        <b>What does {name} play here?</b>
      </p>
      {desk.isAtEnd.value ? (
        <LineForm desk={desk} line={at.line} verb="Compare" />
      ) : (
        <button type="button" onClick={() => desk.seek(Infinity)}>
          Go to the step that is asked about
        </button>
      )}
      <Compared at={at} />
    </>
  );
};

const NEXT = {
  normal: 'Go on',
  conceal: 'Show the next play',
  practice: 'Show what was played',
  guided: 'Go on to the next question',
} as const;

const Reading = ({ of, at }: OfChapter & { readonly of: StudyDesk }) => {
  const { chapter, placed, next, task, desk } = at;
  return (
    <section class="panel record" aria-labelledby="chapter-title">
      <header class="panel-head">
        <h2 id="chapter-title">{chapter.title}</h2>
        <button type="button" onClick={() => (of.chapter.value = null)}>
          Back to the tape
        </button>
      </header>
      <p class="quiet">
        {MODE_WORDS[chapter.mode]}. By {chapter.author}, from step {placed.from}.
      </p>
      {chapter.words !== '' && <p class="note-words">{chapter.words}</p>}
      {placed.broken.map((words) => (
        <p key={words} class="problem">
          {words}
        </p>
      ))}
      {task.value !== null && <Asked key={desk.last.value} task={task.value} />}
      <Practice at={at} />
      {next.value === null ? (
        chapter.mode !== 'normal' && <p class="quiet">The chapter ends here.</p>
      ) : (
        <p class="form-keys">
          <button type="button" onClick={next.value}>
            {NEXT[chapter.mode]}
          </button>
        </p>
      )}
    </section>
  );
};

/** A chapter that has no place on this tape: why, and the way back. */
const Broken = ({ of, words }: { readonly of: StudyDesk; readonly words: readonly string[] }) => (
  <main class="list-page">
    <h1>Matchtape</h1>
    <p class="problem" role="alert">
      This chapter cannot be read on this tape. {words.join(' ')}
    </p>
    <button type="button" onClick={() => (of.chapter.value = null)}>
      Back to the tape
    </button>
  </main>
);

interface PageProps {
  readonly of: StudyDesk;
  readonly id: string;
  readonly title: string;
}

/** A chapter on the page of its match, on a desk of its own that ends where the reader has come to. */
export const ChapterPage = ({ of, id, title }: PageProps) => {
  const study = of.study.value;
  const chapter = study?.chapters.find((each) => each.id === id);
  const at = useMemo(() => (chapter === undefined ? null : openChapter(of, chapter)), [of, chapter]);
  if (study === null || at === null) return null;
  if (!('desk' in at)) return <Broken of={of} words={at.broken} />;
  const placeAt = (revision: number): Address => ({
    ...{ page: 'match', match: of.desk.id, at: revision, viewer: of.desk.seen.value.viewer },
    ...{ study: study.id, chapter: id, ...reviewNamed() },
  });
  return (
    <TapePage
      key={id}
      desk={at.desk}
      title={`${title}: ${at.chapter.title}`}
      recorder={null}
      placeAt={placeAt}
      corner={<span class="viewer">Chapter</span>}
    >
      <Reading of={of} at={at} />
    </TapePage>
  );
};
