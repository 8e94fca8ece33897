import type { TargetedSubmitEvent } from 'preact';
import { useSignal } from '@preact/signals';
import { ApiProblem, wordsOf } from '../api.js';
import { enterBy, openedBy } from '../session.js';

/** What refusals ask the visitor for besides the name. */
const PIN_CODES: readonly string[] = ['access/pin-needed', 'access/wrong-pin'];

/** Where somebody arrives by a link: the device gets a name, and is let in. */
export const EnterPage = ({ secret }: { readonly secret: string }) => {
  const name = useSignal('');
  const pin = useSignal('');
  const asksPin = useSignal(false);
  const isSending = useSignal(false);
  const problem = useSignal<string | null>(null);
  const submitted = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    isSending.value = true;
    problem.value = await enterBy(secret, name.value.trim(), pin.value.trim()).then(
      () => null,
      (error: unknown) => {
        if (error instanceof ApiProblem && PIN_CODES.includes(error.code)) asksPin.value = true;
        return wordsOf(error);
      },
    );
    isSending.value = false;
  };
  return (
    <main class="list-page">
      <h1>Matchtape</h1>
      <form class="line-form enter-form" onSubmit={(event) => void submitted(event)}>
        <p>This link lets one device in. Name it, so that the organiser knows it in the list of devices.</p>
        <label for="device">What is this device called? (its place, not a person: "tablet of table 4")</label>
        <input
          id="device"
          maxLength={60}
          autocomplete="off"
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
        {asksPin.value && (
          <>
            <label for="pin">The PIN that you were told with the link</label>
            <input
              id="pin"
              type="password"
              inputMode="numeric"
              autocomplete="off"
              value={pin.value}
              onInput={(event) => {
                pin.value = event.currentTarget.value;
              }}
            />
          </>
        )}
        <span class="line-row">
          <button type="submit" class="primary" disabled={isSending.value || name.value.trim() === ''}>
            Let this device in
          </button>
          <button type="button" onClick={() => (openedBy.value = null)}>
            Look as the public
          </button>
        </span>
        {problem.value !== null && (
          <p class="problem" role="alert">
            {problem.value}
          </p>
        )}
      </form>
    </main>
  );
};
