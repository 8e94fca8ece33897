import type { TargetedSubmitEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useSignal, type Signal } from '@preact/signals';
import type { Desk } from '../desk.js';
import type { Recorder } from '../recorder.js';

interface CloseProps {
  readonly recorder: Recorder;
  readonly note: Signal<string>;
  readonly isAsked: Signal<boolean>;
}

const NoteForm = ({ note, isAsked }: CloseProps) => {
  const submitted = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    isAsked.value = true;
  };
  return (
    <form class="line-form" onSubmit={submitted}>
      <label for="close-note">Note on the closing, if there is something to say</label>
      <span class="line-row">
        <input
          id="close-note"
          type="text"
          autocomplete="off"
          maxLength={2000}
          value={note.value}
          onInput={(event) => {
            note.value = event.currentTarget.value;
          }}
        />
        <button type="submit">Close</button>
      </span>
    </form>
  );
};

const Question = ({ recorder, note, isAsked }: CloseProps) => {
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => keep.current?.focus(), []);
  const closed = async (): Promise<void> => {
    await recorder.close(note.value.trim());
    isAsked.value = false;
  };
  return (
    <div class="close-question" role="group" aria-labelledby="close-question" data-keys="own">
      <p id="close-question">
        <b>Close this tape for good?</b> It takes no more plays then and is never opened again. Stepping through it
        stays as it is.
      </p>
      {note.value.trim() !== '' && <p class="quiet">Note: {note.value.trim()}</p>}
      <div class="form-keys">
        <button type="button" class="danger" disabled={recorder.isSending.value} onClick={() => void closed()}>
          Close for good
        </button>
        <button
          ref={keep}
          type="button"
          aria-describedby="close-question"
          onClick={() => {
            isAsked.value = false;
          }}
        >
          Leave it open
        </button>
      </div>
    </div>
  );
};

/** Closing the tape: a note, and the question once more, as there is no way back. */
export const CloseTape = ({ recorder }: { readonly recorder: Recorder }) => {
  const note = useSignal('');
  const isAsked = useSignal(false);
  const Part = isAsked.value ? Question : NoteForm;
  return (
    <details class="close-tape">
      <summary>Close the tape</summary>
      <Part recorder={recorder} note={note} isAsked={isAsked} />
    </details>
  );
};

/** The sign on a closed tape, in the place of the entry form, with the words it was closed with. `isNew` where this page saw it closed. */
export const ClosedTape = ({ desk, isNew }: { readonly desk: Desk; readonly isNew: boolean }) => {
  const sign = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Whoever has just closed it held a button that is gone.
    if (isNew && document.activeElement === document.body) sign.current?.focus({ preventScroll: true });
  }, []);
  const closing = desk.entries.value.at(-1);
  return (
    <section ref={sign} class="panel record closed-tape" aria-labelledby="closed-title" tabIndex={-1}>
      <header class="panel-head">
        <h2 id="closed-title">Tape closed</h2>
        {closing?.kind === 'closed' && <span class="quiet">{closing.actor}</span>}
      </header>
      {closing?.kind === 'closed' && <p>{closing.line}</p>}
      <p class="quiet">It takes no more plays.</p>
    </section>
  );
};
