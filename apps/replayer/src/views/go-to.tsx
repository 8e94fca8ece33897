import type { TargetedFocusEvent, TargetedSubmitEvent } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { PLACE_WORDS } from '#projections';
import type { Desk } from '../desk.js';
import { goingTo, goWhere } from '../going.js';

const close = (): void => {
  goingTo.value = null;
};

/** Whoever goes elsewhere on the page is asked no more. */
const leftBy = ({ relatedTarget, currentTarget }: TargetedFocusEvent<HTMLFormElement>): void => {
  if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) close();
};

const Field = ({ desk, begun }: { readonly desk: Desk; readonly begun: string }) => {
  const field = useRef<HTMLInputElement>(null);
  const problem = useSignal<string | null>(null);
  // Before the next key: a second digit and Enter belong to the field.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(begun.length, begun.length);
  }, []);
  const submitted = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    problem.value = goWhere(desk, field.current?.value ?? '');
    if (problem.value === null) close();
  };
  return (
    <form class="go-to" onSubmit={submitted} onKeyDown={({ key }) => key === 'Escape' && close()} onFocusOut={leftBy}>
      <label for="go-to">Go to</label>
      <input
        ref={field}
        id="go-to"
        type="text"
        autocomplete="off"
        spellcheck={false}
        defaultValue={begun}
        aria-describedby="go-to-words"
        aria-invalid={problem.value !== null}
      />
      <button type="submit" class="primary">
        Go
      </button>
      <p id="go-to-words" class={problem.value === null ? 'quiet' : 'problem'} role="status">
        {problem.value ?? PLACE_WORDS}
      </p>
    </form>
  );
};

/** Asks where to go, above the transport: by a key, or by the first digit of a turn. */
export const GoTo = ({ desk }: { readonly desk: Desk }) =>
  goingTo.value === null ? null : <Field desk={desk} begun={goingTo.value} />;
