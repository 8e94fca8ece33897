import type { TargetedSubmitEvent } from 'preact';
import { useSignal, type Signal } from '@preact/signals';
import { wordsOf } from '../api.js';
import { linkProblem, parseKeyLink, session, showKey } from '../session.js';

const NO_KEY = 'This is no key: it is the part of the link that the server printed between "#key=" and "&".';

/** Shows the server what was entered; answers what is wrong with it, or null. */
const sendKey = async (text: string): Promise<string | null> => {
  const link = parseKeyLink(text.trim());
  if (link === null) return NO_KEY;
  return showKey(link.key).then(() => null, wordsOf);
};

interface FieldProps {
  readonly text: Signal<string>;
  readonly isSending: boolean;
  readonly problem: string | null;
}

const Field = ({ text, isSending, problem }: FieldProps) => (
  <>
    <label for="key">The link that the server printed when it started, or the key in it</label>
    <span class="line-row">
      <input
        id="key"
        type="password"
        autocomplete="off"
        spellcheck={false}
        value={text.value}
        aria-invalid={problem !== null}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <button type="submit" class="primary" disabled={isSending || text.value.trim() === ''}>
        Let me in
      </button>
    </span>
    {problem !== null && (
      <p class="problem" role="alert">
        {problem}
      </p>
    )}
  </>
);

interface FormProps {
  readonly entered?: () => void;
  /** Whether the page says by itself that the key of the link is none. */
  readonly isToldOfLink?: boolean;
}

/** What a visitor without a key is told, and where a key is entered. Nothing where this browser was let in. */
export const KeyForm = ({ entered, isToldOfLink = false }: FormProps) => {
  const text = useSignal('');
  const isSending = useSignal(false);
  const problem = useSignal(isToldOfLink || linkProblem.value === null ? null : wordsOf(linkProblem.value));
  if (session.value.asker !== 'public') return null;
  const submitted = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    isSending.value = true;
    problem.value = await sendKey(text.value);
    isSending.value = false;
    if (problem.value === null) entered?.();
  };
  return (
    <details class="key-form" open={problem.value !== null}>
      <summary>You see what is public. Record with a key</summary>
      <form class="line-form" onSubmit={(event) => void submitted(event)}>
        <Field text={text} isSending={isSending.value} problem={problem.value} />
      </form>
    </details>
  );
};
