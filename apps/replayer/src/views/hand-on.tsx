import { useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Desk } from '../desk.js';
import { wordsOf } from '../api.js';
import { linkToHere, linkWords, verdictText } from '../handing-on.js';
import { reviewing } from '../review/reviewing.js';
import { maySend } from '../session.js';
import { makeUuid } from '../uuid.js';
import type * as pictures from '../pictures.js';

/** A text with a button that copies it; where a browser does not let a page copy, it is there to be marked. */
const Copied = ({ label, words, rows }: { readonly label: string; readonly words: string; readonly rows: number }) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const told = useSignal('');
  const copy = (): void => {
    field.current?.select();
    const done = (): void => {
      told.value = 'Copied.';
    };
    void navigator.clipboard.writeText(words).then(done, () => {
      told.value = 'Copy it from the field: this browser does not let a page do it.';
    });
  };
  return (
    <label class="handed">
      <span>{label}</span>
      <textarea ref={field} readOnly rows={rows} value={words} />
      <span class="handed-keys">
        <button type="button" onClick={copy}>
          Copy
        </button>
        <span class="quiet" role="status">
          {told.value}
        </span>
      </span>
    </label>
  );
};

/** The table as a picture: what draws it is fetched when one is asked for. */
const Pictures = ({ desk }: { readonly desk: Desk }) => {
  const problem = useSignal('');
  const attempt = (act: (code: typeof pictures) => Promise<void> | void) => (): void => {
    problem.value = '';
    import('../pictures.js').then(act).catch((error: unknown) => {
      problem.value = wordsOf(error);
    });
  };
  return (
    <>
      <button type="button" onClick={attempt(({ keepSvg }) => keepSvg(desk))}>
        Keep SVG
      </button>
      <button type="button" onClick={attempt(({ keepPng }) => keepPng(desk))}>
        Keep PNG
      </button>
      {problem.value !== '' && (
        <span class="problem" role="alert">
          {problem.value}
        </span>
      )}
    </>
  );
};

const Sheet = ({ desk, close }: { readonly desk: Desk; readonly close: () => void }) => {
  const link = linkToHere(desk);
  const lead = (): void => {
    reviewing.value = { id: makeUuid(), begins: true };
    close();
  };
  return (
    <>
      <h2>Share event {desk.at.value}</h2>
      {link === null ? (
        <p class="quiet">This lies in a file, or in this page alone: there is no link to it.</p>
      ) : (
        <Copied label={linkWords(desk)} words={link} rows={2} />
      )}
      <Copied label="The verdict as text" words={verdictText({ ...desk, entry: desk.entry.value })} rows={5} />
      {desk.isLive && reviewing.value === null && maySend('study.write') && (
        <p class="handed-keys">
          <button type="button" onClick={lead}>
            Lead a review
          </button>
          <span class="quiet">Others follow by a link, each as far as they may see.</span>
        </p>
      )}
      <p>The table as a picture</p>
      <p class="handed-keys">
        <Pictures desk={desk} />
        <button type="button" class="primary" onClick={close}>
          Close
        </button>
      </p>
    </>
  );
};

/** Opens what the step shown can be handed on as: a link, the verdict as text, a picture of the table. */
export const HandOn = ({ desk }: { readonly desk: Desk }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="compare-from"
        onClick={() => {
          isOpen.value = true;
          dialog.current?.showModal();
        }}
      >
        Share
      </button>
      <dialog
        ref={dialog}
        class="hand-on"
        aria-label="Share this step"
        onClose={() => {
          isOpen.value = false;
        }}
      >
        {isOpen.value && <Sheet desk={desk} close={() => dialog.current?.close()} />}
      </dialog>
    </>
  );
};
