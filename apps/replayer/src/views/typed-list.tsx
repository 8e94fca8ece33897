import type { TargetedSubmitEvent } from 'preact';
import { useSignal } from '@preact/signals';
import type { Desk } from '../desk.js';
import type { TypedLine, TypedLines } from '../typed-lines.js';
import { ProblemNote } from './problem-note.js';
import { VerdictMark } from './verdict.js';

interface ListProps {
  readonly desk: Desk;
  readonly typed: TypedLines;
}

const WORDS = { waiting: 'waits', sending: 'on its way' } as const;
const HERE = 'recorded here, not sent yet';

/** A line that was not taken, to be mended where it stands: what is being typed meanwhile is left alone. */
const StoppedLine = ({ desk, typed, entry }: ListProps & { readonly entry: TypedLine & { state: 'stopped' } }) => {
  const text = useSignal(entry.line);
  const submitted = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (text.value.trim() !== '') typed.mend(text.value.trim());
  };
  return (
    <form class="stopped-line" data-keys="own" onSubmit={submitted}>
      <span class="line-row">
        <input
          type="text"
          aria-label="The line that was not recorded"
          aria-invalid
          autocomplete="off"
          spellcheck={false}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
        <button type="submit">Record it so</button>
        <button type="button" onClick={typed.leaveOut}>
          Leave it out
        </button>
      </span>
      <ProblemNote desk={desk} problem={entry.problem} looked={() => undefined} />
    </form>
  );
};

const Line = ({ desk, typed, entry }: ListProps & { readonly entry: TypedLine }) => {
  if (entry.state === 'stopped') return <StoppedLine desk={desk} typed={typed} entry={entry} />;
  return (
    <>
      <code>{entry.line}</code>
      {entry.state === 'recorded' || entry.state === 'alone' ? (
        <>
          <VerdictMark verdict={entry.verdict} />
          {entry.state === 'alone' && <span class="quiet">{HERE}</span>}
        </>
      ) : (
        <span class="quiet">{WORDS[entry.state]}</span>
      )}
    </>
  );
};

/** The lines that were typed last, in their order: each with its verdict once it is recorded, or with what keeps it. */
export const TypedList = ({ desk, typed }: ListProps) =>
  typed.lines.value.length === 0 ? null : (
    <ol class="typed-lines" aria-label="Lines typed last">
      {typed.lines.value.map((entry) => (
        <li key={entry.playId} class={`typed-line typed-${entry.state}`}>
          <Line desk={desk} typed={typed} entry={entry} />
        </li>
      ))}
    </ol>
  );
