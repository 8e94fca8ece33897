import type { TargetedSubmitEvent } from 'preact';
import { useSignal, type Signal } from '@preact/signals';
import type { Note } from '#study';
import type { StudyDesk } from '../../study/study-desk.js';
import { makeUuid } from '../../uuid.js';

interface OfStudy {
  readonly of: StudyDesk;
}

const Words = ({ label, words }: { readonly label: string; readonly words: Signal<string> }) => (
  <label>
    {label}
    <textarea
      rows={2}
      maxLength={4000}
      value={words.value}
      onInput={(event) => {
        words.value = event.currentTarget.value;
      }}
    />
  </label>
);

const Tick = ({ label, is }: { readonly label: string; readonly is: Signal<boolean> }) => (
  <label>
    <input
      type="checkbox"
      checked={is.value}
      onChange={(event) => {
        is.value = event.currentTarget.checked;
      }}
    />{' '}
    {label}
  </label>
);

const dateOf = ({ date, edited }: Note): string => (edited ?? date).slice(0, 10);

/** Whose note it is, when it was written, and what else is so of it. */
const saidOf = (note: Note): string =>
  [
    `${note.author}, ${dateOf(note)}`,
    ...(note.edited === null ? [] : ['edited']),
    ...(note.about === 'turn' ? ['on this turn'] : []),
    ...(note.isPrivate ? ['private'] : []),
  ].join(', ');

const EditForm = ({ of, note, done }: OfStudy & { readonly note: Note; readonly done: () => void }) => {
  const words = useSignal(note.words);
  const submitted = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    done();
    void of.order({ type: 'EditNote', note: note.id, words: words.value, isPrivate: note.isPrivate });
  };
  return (
    <form class="note" onSubmit={submitted}>
      <Words label="Words of the note" words={words} />
      <button type="submit">Keep</button>
    </form>
  );
};

/** A note with who wrote it when; its author changes and deletes it. */
export const NoteRow = ({ of, note }: OfStudy & { readonly note: Note }) => {
  const isEditing = useSignal(false);
  const edit = (is: boolean): void => {
    isEditing.value = is;
  };
  if (isEditing.value) return <EditForm of={of} note={note} done={() => edit(false)} />;
  return (
    <div class="note">
      <p class="note-words">{note.words}</p>
      <p class="quiet">
        {saidOf(note)}
        {note.author === of.author.value && (
          <>
            {' '}
            <button type="button" onClick={() => edit(true)}>
              Edit
            </button>{' '}
            <button type="button" onClick={() => void of.order({ type: 'StrikeNote', note: note.id })}>
              Delete
            </button>
          </>
        )}
      </p>
    </div>
  );
};

/** Writes a note at the step shown. */
export const NoteForm = ({ of }: OfStudy) => {
  const words = useSignal('');
  const isOnTurn = useSignal(false);
  const isPrivate = useSignal(false);
  const submitted = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const place = of.here.value;
    if (place === null || words.value.trim() === '') return;
    const about = isOnTurn.value ? 'turn' : 'event';
    const note = { id: makeUuid(), place, about, words: words.value.trim(), isPrivate: isPrivate.value } as const;
    if (await of.order({ type: 'WriteNote', ...note })) words.value = '';
  };
  return (
    <form class="note-form" onSubmit={(event) => void submitted(event)}>
      <Words label="Note at this step" words={words} />
      <span class="form-keys">
        <Tick label="on the whole turn" is={isOnTurn} />
        <Tick label="private" is={isPrivate} />
        <button type="submit" disabled={words.value.trim() === ''}>
          Add note
        </button>
      </span>
    </form>
  );
};
