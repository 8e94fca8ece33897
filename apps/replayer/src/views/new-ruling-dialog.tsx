import { useEffect, useRef } from 'preact/hooks';
import { useSignal, type Signal } from '@preact/signals';
import type { HeldRuleset } from '#ruleset';
import type { Desk } from '../desk.js';
import { keepText } from '../keeping.js';
import { gameOf } from '../rulesets.js';
import { matchAt } from '../tape.js';

/** The question that a ruling begins with while nobody has typed one: a ruling needs a title. */
const NO_QUESTION = 'What holds here?';

/**
 * The file of a ruling that begins at the step shown, as this browser's viewer sees the table; what reads and writes rulings is
 * fetched when it is first asked for. Throws where that cannot be fetched.
 */
const fileAt = async (desk: Desk, at: number, question: string): Promise<string> => {
  const seen = desk.seen.peek();
  const [{ beginRuling }, ruleset] = await Promise.all([import('#rulings'), gameOf(seen.ruleset.id)?.whole()]);
  const state = matchAt(seen, at).game;
  const source = [`${desk.names.join(' against ')}, revision ${String(at)}`];
  const title = question.trim() === '' ? NO_QUESTION : question.trim();
  const begun = beginRuling(
    (ruleset ?? seen.ruleset) as HeldRuleset,
    { state, viewer: seen.viewer },
    { question: title, source },
  );
  return begun.ok ? begun.value : `# ${begun.error}\n`;
};

/** The file as it is written anew for each question; the newest one stands, whichever was ready first. */
const useFile = (desk: Desk, question: string): Signal<string> => {
  const file = useSignal('');
  const at = desk.at.value;
  useEffect(() => {
    let isNewest = true;
    const show = (text: string): void => {
      if (isNewest) file.value = text;
    };
    fileAt(desk, at, question).then(show, () => {
      show('# This page could not fetch what writes rulings. Load it again.\n');
    });
    return () => {
      isNewest = false;
    };
  }, [desk, at, question]);
  return file;
};

const download = (text: string): void => keepText(text, 'ruling.yaml', 'application/yaml');

interface PartProps {
  readonly file: Signal<string>;
}

/** Without a secure address a page may not write to the clipboard: the text is marked, so that a key copies it. */
const Buttons = ({ file }: PartProps) => {
  const told = useSignal('');
  const mark = (): void => {
    document.querySelector<HTMLTextAreaElement>('#ruling-file')?.select();
    told.value = 'Marked: copy it with Ctrl+C.';
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(file.value);
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
          download(file.value);
          told.value = 'Written as ruling.yaml.';
        }}
      >
        Download
      </button>
      <span role="status" class="quiet">
        {told.value}
      </span>
      <button type="submit" class="dialog-close">
        Close
      </button>
    </p>
  );
};

const Form = ({ desk }: { readonly desk: Desk }) => {
  const question = useSignal('');
  const file = useFile(desk, question.value);
  return (
    <form method="dialog" class="ruling-form">
      <h2 id="new-ruling-title">A ruling of step {desk.at.value}</h2>
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
      <label for="ruling-file">File, to be finished by plays and what must be so</label>
      <textarea id="ruling-file" readOnly spellcheck={false} wrap="off" value={file.value} />
      <Buttons file={file} />
    </form>
  );
};

/** The dialog in which a ruling of the step shown is made, open from the first. `close`: it was closed. */
export const RulingDialog = ({ desk, close }: { readonly desk: Desk; readonly close: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="ruling-dialog" data-keys="own" aria-labelledby="new-ruling-title" onClose={close}>
      <Form desk={desk} />
    </dialog>
  );
};
