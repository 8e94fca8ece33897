import type { TargetedSubmitEvent } from 'preact';
import { type Signal, useSignal } from '@preact/signals';
import { ApiProblem, wordsOf } from '../api.js';
import { Problem } from './problem.js';
import { enterBy } from '../session.js';
import '../styles/access.css';

/** What refusals ask the visitor for besides the name. */
const PIN_CODES: readonly string[] = ['access/pin-needed', 'access/wrong-pin'];

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly text: Signal<string>;
  readonly isHidden?: boolean;
}

const Field = ({ id, label, text, isHidden = false }: FieldProps) => (
  <>
    <label for={id}>{label}</label>
    <input
      id={id}
      type={isHidden ? 'password' : 'text'}
      maxLength={60}
      autocomplete="off"
      value={text.value}
      onInput={(event) => {
        text.value = event.currentTarget.value;
      }}
    />
  </>
);

/** Where somebody arrives by a link: the device gets a name, and is let in. */
export const EnterPage = ({ secret }: { readonly secret: string }) => {
  const [name, pin] = [useSignal(''), useSignal('')];
  const asksPin = useSignal(false);
  const problem = useSignal<string | null>(null);
  const submitted = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    problem.value = await enterBy(secret, name.value.trim(), pin.value.trim()).then(
      () => null,
      (error: unknown) => {
        if (error instanceof ApiProblem && PIN_CODES.includes(error.code)) asksPin.value = true;
        return wordsOf(error);
      },
    );
  };
  return (
    <main class="list-page">
      <h1>Matchtape</h1>
      <form class="new-match enter-form" onSubmit={(event) => void submitted(event)}>
        <p>This link lets one device in. Name it by its place, so that the organiser knows it in the list.</p>
        <Field id="device" label="What is this device called? As: tablet of table 4" text={name} />
        {asksPin.value && <Field id="pin" label="The PIN that you were told with the link" text={pin} isHidden />}
        <button type="submit" class="primary" disabled={name.value.trim() === ''}>
          Let this device in
        </button>
        <Problem text={problem.value} />
      </form>
    </main>
  );
};
