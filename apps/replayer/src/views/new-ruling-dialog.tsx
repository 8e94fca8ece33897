import { useEffect, useRef } from 'preact/hooks';
import { useSignal, type Signal } from '@preact/signals';
import type { Result } from '#kernel';
import type { HeldRuleset } from '#ruleset';
import type { Desk } from '../desk.js';
import { keepText } from '../keeping.js';
import { gameOf } from '../rulesets.js';
import { matchAt } from '../tape.js';

/** The question that a ruling begins with while nobody has typed one: a ruling needs a title. */
const NO_QUESTION = 'What holds here?';

/** The text of a file, or why there is none. */
type File = Result<string, string>;

/** What stands while nothing is made yet. */
const NOT_YET: File = { ok: true, value: '' };

/**
 * The file of a ruling that begins at the step shown, as this browser's viewer sees the table, or why no ruling begins there; what reads and writes rulings is
 * fetched when it is first asked for. Throws where that cannot be fetched.
 */
const fileAt = async (desk: Desk, at: number, question: string): Promise<File> => {
  const seen = desk.seen.peek();
  const [{ beginRuling }, ruleset] = await Promise.all([import('#rulings'), gameOf(seen.ruleset.id)?.whole()]);
  const state = matchAt(seen, at).game;
  const source = [`${desk.names.join(' against ')}, revision ${String(at)}`];
  const title = question.trim() === '' ? NO_QUESTION : question.trim();
  return beginRuling(
    (ruleset ?? seen.ruleset) as HeldRuleset,
    { state, viewer: seen.viewer },
    { question: title, source },
  );
};

/** The file as it is written anew for each question; the newest one stands, whichever was ready first. */
const useFile = (desk: Desk, question: string): Signal<File> => {
  const file = useSignal<File>(NOT_YET);
  const at = desk.at.value;
  useEffect(() => {
    let isNewest = true;
    const show = (made: File): void => {
      if (isNewest) file.value = made;
    };
    fileAt(desk, at, question).then(show, () => {
      show({ ok: false, error: 'This page could not fetch what writes rulings. Load it again.' });
    });
    return () => {
      isNewest = false;
    };
  }, [desk, at, question]);
  return file;
};

const download = (text: string): void => keepText(text, 'ruling.yaml', 'application/yaml');

const CloseButton = ({ reached }: { readonly reached?: (button: HTMLButtonElement | null) => void }) => (
  <button type="submit" class="dialog-close" ref={reached ?? null}>
    Close
  </button>
);

/** Without a secure address a page may not write to the clipboard: the text is marked, so that a key copies it. */
const Buttons = ({ text }: { readonly text: string }) => {
  const told = useSignal('');
  const mark = (): void => {
    document.querySelector<HTMLTextAreaElement>('#ruling-file')?.select();
    told.value = 'Marked: copy it with Ctrl+C.';
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    told.value = 'Copied.';
  };
  return (
    <p class="dialog-buttons">
      <button type="button" class="primary" onClick={() => void copy().catch(mark)}>
        Copy
      </button>
      <button
        type="button"
        onClick={() => {
          download(text);
          told.value = 'Written as ruling.yaml.';
        }}
      >
        Download
      </button>
      <span role="status" class="quiet">
        {told.value}
      </span>
      <CloseButton />
    </p>
  );
};

const Question = ({ question }: { readonly question: Signal<string> }) => (
  <>
    <label for="ruling-question">Question</label>
    <input
      id="ruling-question"
      type="text"
      autocomplete="off"
      maxLength={200}
      placeholder={NO_QUESTION}
      value={question.value}
      // Enter would close the dialog and lose what was typed.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      onInput={(event) => {
        question.value = event.currentTarget.value;
      }}
    />
  </>
);

/** Where no ruling can begin, nothing is offered but why. */
const NoFile = ({ why }: { readonly why: string }) => (
  <>
    <p class="problem" role="alert">
      {why}
    </p>
    <p class="dialog-buttons">
      <CloseButton reached={(button) => button?.focus()} />
    </p>
  </>
);

const Form = ({ desk }: { readonly desk: Desk }) => {
  const question = useSignal('');
  const file = useFile(desk, question.value).value;
  return (
    <form method="dialog" class="ruling-form">
      <h2 id="new-ruling-title">A ruling of step {desk.at.value}</h2>
      {file.ok ? (
        <>
          <Question question={question} />
          <label for="ruling-file">File, to be finished by plays and what must be so</label>
          <textarea id="ruling-file" readOnly spellcheck={false} wrap="off" value={file.value} />
          <Buttons text={file.value} />
        </>
      ) : (
        <NoFile why={file.error} />
      )}
    </form>
  );
};

/** The dialog in which a ruling of the step shown is made, open from the first. `close`: it was closed. */
export const RulingDialog = ({ desk, close }: { readonly desk: Desk; readonly close: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="ruling-dialog" aria-labelledby="new-ruling-title" onClose={close}>
      <Form desk={desk} />
    </dialog>
  );
};
