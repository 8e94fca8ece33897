import type { TargetedSubmitEvent } from 'preact';
import { useSignal } from '@preact/signals';
import type { TimelineEntry } from '#projections';
import type { Desk } from '../desk.js';
import type { LineEntry } from '../line-entry.js';
import { matchAt } from '../tape.js';
import { TextField } from './fields.js';

interface TakeBackProps {
  readonly desk: Desk;
  readonly line: LineEntry;
}

/** The plays that stand from one on. */
const standingFrom = ({ entries }: Desk, from: TimelineEntry): number =>
  entries.value.filter(
    ({ kind, number, struckBy }) => kind === 'play' && number >= from.number && struckBy === undefined,
  ).length;

const TakeBackForm = ({ desk, line, entry }: TakeBackProps & { readonly entry: TimelineEntry }) => {
  const note = useSignal('');
  const more = standingFrom(desk, entry) - 1;
  const submitted = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    desk.seek(desk.last.peek());
    line.takeBack(entry.number, note.value.trim());
  };
  return (
    <form class="rewind-form" data-keys="own" onSubmit={submitted}>
      <p>
        It was never made: it stays on the tape, struck out, and counts for nothing. What was made at the table and has
        to be undone is set back instead.
      </p>
      <TextField label="What was meant" value={note} />
      <button type="submit" class="danger">
        Take back play {entry.number}
        {more > 0 && ` and the ${String(more)} after it`}
      </button>
    </form>
  );
};

/** Taking back the play that is shown, where the scribe misheard it and nobody has acted on it since. */
export const TakeBack = ({ desk, line }: TakeBackProps) => {
  const entry = desk.entry.value;
  const { settled } = matchAt(desk.seen.value, desk.last.value);
  if (entry?.kind !== 'play' || entry.struckBy !== undefined || !desk.isOpen.value) return null;
  if (entry.number <= settled || entry.actor === 'dealer') return null;
  return (
    <details key={entry.number} class="panel take-back">
      <summary>I misheard this play</summary>
      <TakeBackForm desk={desk} line={line} entry={entry} />
    </details>
  );
};
