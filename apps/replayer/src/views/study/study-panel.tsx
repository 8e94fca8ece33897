import type { TargetedEvent, TargetedSubmitEvent } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Note, Pinned } from '#study';
import { keepText } from '../../keeping.js';
import { keepAuthor } from '../../study/author.js';
import { stepsOf, type StudyDesk } from '../../study/study-desk.js';
import { shownStudy } from '../../study/shown-study.js';
import { count } from '../../words.js';
import { TextField } from '../fields.js';
import { MarkFields } from './marks.js';
import { Branches } from './branches.js';
import { Chapters } from './chapters.js';
import { GlyphFields } from './glyph-fields.js';
import { NoteForm, NoteRow } from './notes.js';
import { SelectField } from '../fields.js';

interface OfStudy {
  readonly of: StudyDesk;
}

/** A note with where its pin leads. */
interface PlacedNote {
  readonly note: Note;
  readonly pin: Pinned;
}

/** Takes a study out of a file, or writes the open one into one. */
const Files = ({ of }: OfStudy) => {
  const study = of.study.value;
  const chosen = async ({ currentTarget }: TargetedEvent<HTMLInputElement>): Promise<void> => {
    const file = currentTarget.files?.[0];
    if (file !== undefined) await of.importText(await file.text());
    currentTarget.value = '';
  };
  return (
    <p class="form-keys">
      <label class="file-key">
        Import
        <input type="file" accept=".json,application/json" onChange={(event) => void chosen(event)} />
      </label>
      {study !== null && (
        <button type="button" onClick={() => keepText(of.exported(), `${study.id}.study.json`, 'application/json')}>
          Export
        </button>
      )}
    </p>
  );
};

/** The studies there are. */
const Listed = ({ of }: OfStudy) => (
  <SelectField
    label="Study"
    value={of.study.value?.id ?? ''}
    options={[
      ['', 'none'],
      ...of.listed.value.map(
        ({ id, title, author, notes }) => [id, `${title}, by ${author}, ${count(notes, 'note')}`] as const,
      ),
    ]}
    chosen={(id) => {
      if (id !== '') void of.open(id);
    }}
  />
);

/** Which study is open, and how to begin one. */
const Picker = ({ of }: OfStudy) => {
  const title = useSignal('');
  const isNew = of.study.value === null;
  const submitted = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void of.begin(title.value.trim() || 'Notes');
    title.value = '';
  };
  return (
    <>
      {of.listed.value.length > 0 && <Listed of={of} />}
      <form class="study-form" onSubmit={submitted} onChange={() => keepAuthor(of.author.value)}>
        <TextField label="You write as" value={of.author} longest={120} />
        {isNew && <TextField label="Title" value={title} longest={120} />}
        {isNew && <button type="submit">New study</button>}
      </form>
      <Files of={of} />
    </>
  );
};

const placed = (of: StudyDesk): readonly PlacedNote[] =>
  (of.study.value?.notes ?? [])
    .filter(({ place }) => place.branch === null)
    .map((note) => ({ note, pin: of.find(note.place.at) }));

/** The turn that a revision stands in. */
const turnAt = ({ desk }: StudyDesk, revision: number): string => {
  const clock = desk.entries.value.find(({ to }) => revision <= to)?.clock;
  return `${String(clock?.game)} ${String(clock?.turn)}`;
};

/** The notes of the play shown, and those of its turn. */
const isHere = (of: StudyDesk, { note, pin }: PlacedNote): boolean => {
  const entry = of.desk.entry.value;
  if (pin.outcome === 'broken' || entry === undefined) return false;
  if (pin.revision >= entry.from && pin.revision <= entry.to) return true;
  return note.about === 'turn' && turnAt(of, pin.revision) === turnAt(of, entry.from);
};

const AllNotes = ({ of, notes }: OfStudy & { readonly notes: readonly PlacedNote[] }) => (
  <details>
    <summary>{notes.length === 1 ? 'The one note' : `All ${count(notes.length, 'note')}`}</summary>
    <ol class="note-list">
      {notes.map(({ note, pin }) => (
        <li key={note.id}>
          {pin.outcome === 'broken' ? (
            <>
              {note.words} <span class="problem">{pin.words}</span>
            </>
          ) : (
            <button type="button" onClick={() => of.desk.jump(pin.revision)}>
              {note.words}
            </button>
          )}
        </li>
      ))}
    </ol>
  </details>
);

/** From note to note. */
const NoteKeys = ({ of }: OfStudy) => {
  const at = of.desk.at.value;
  const steps = stepsOf(of);
  const [before, after] = [steps.findLast((step) => step < at), steps.find((step) => step > at)];
  return (
    <p class="form-keys">
      <button type="button" disabled={before === undefined} onClick={() => of.desk.jump(before ?? at)}>
        Previous note
      </button>
      <button type="button" disabled={after === undefined} onClick={() => of.desk.jump(after ?? at)}>
        Next note
      </button>
    </p>
  );
};

const Open = ({ of }: OfStudy) => {
  const notes = placed(of);
  const study = of.study.value;
  if (study === null) return null;
  const here = notes.filter((each) => isHere(of, each));
  return (
    <>
      <h3>{study.title}</h3>
      {/* Before the notes, whose length differs from step to step: the keys stay below the finger. */}
      {notes.length > 0 && <NoteKeys of={of} />}
      {!of.isKept.value && <p class="quiet">This study is kept in this page alone: export it before you leave.</p>}
      {here.length === 0 && <p class="quiet">No note at this step.</p>}
      {here.map(({ note }) => (
        <NoteRow key={note.id} of={of} note={note} />
      ))}
      {notes.length > 0 && <AllNotes of={of} notes={notes} />}
      <NoteForm of={of} />
      <GlyphFields of={of} />
      <MarkFields of={of} />
      {of.isKept.value && (
        <label>
          <input
            type="checkbox"
            checked={study.isShared}
            onChange={({ currentTarget: { checked } }) => void of.order({ type: 'ShareStudy', isShared: checked })}
          />{' '}
          Everybody may read it
        </label>
      )}
    </>
  );
};

/** What is said of the tape beside it: notes at the step shown, glyphs and marks; the tape itself stays as it is. `isOpen`: whether somebody opened it before it was here. */
export const StudyPanel = ({ of, isOpen = false }: OfStudy & { readonly isOpen?: boolean }) => {
  useEffect(() => {
    shownStudy.value = of;
    return () => {
      shownStudy.value = null;
    };
  }, [of]);
  return (
    <details class="panel study" open={isOpen || of.study.value !== null}>
      <summary>
        <h2>Notes</h2>
        {of.study.value !== null && <span class="quiet">{count(of.study.value.notes.length, 'note')}</span>}
      </summary>
      {of.problem.value !== null && (
        <p class="problem" role="alert">
          {of.problem.value}
        </p>
      )}
      <Open of={of} />
      <Chapters of={of} />
      <Branches of={of} />
      <Picker of={of} />
    </details>
  );
};
