import { useSignal } from '@preact/signals';
import { FORMAT_TITLES, type PairingsPreview } from '#tournament';
import { wordsOf } from '../../api.js';
import { importPairings, previewPairings } from '../../event-api.js';
import type { EventDesk } from '../../event-desk.js';
import { count } from '../../words.js';
import { useDrop } from '../open-file.js';

const Problems = ({ problems }: Pick<PairingsPreview, 'problems'>) => (
  <ul class="event-problems" aria-label="Rows that cannot be read">
    {problems.map(({ row, message, remedy }) => (
      <li key={row}>
        <b>{row === 0 ? 'The list' : `Row ${row}`}:</b> {message} <span class="quiet">{remedy}</span>
      </li>
    ))}
  </ul>
);

/** What taking the list in would do, before it is done. */
const Preview = ({ preview }: { readonly preview: PairingsPreview }) => {
  const { format, added, changed, removed, left, unchanged, byes, problems, more } = preview;
  return (
    <div class="event-preview" role="status">
      <p>
        <b>{FORMAT_TITLES[format]}</b>: {count(added.length, 'table')} added, {changed.length} changed, {removed.length}{' '}
        taken out, {unchanged} as before, {count(byes.length, 'bye')}.
      </p>
      {more && <p class="mark">The list says that it goes on elsewhere: bring all its pages in together.</p>}
      {left.map(({ table, why }) => (
        <p key={table}>
          Table {table} stays as it is: {why}.
        </p>
      ))}
      {problems.length > 0 && <Problems problems={problems} />}
    </div>
  );
};

/** What is on its way into a round: the text, what it would do, and what went wrong. */
const usePairings = (desk: EventDesk, round: number) => {
  const text = useSignal('');
  const preview = useSignal<PairingsPreview | null>(null);
  const problem = useSignal<string | null>(null);
  const look = (entered: string): void => {
    text.value = entered;
    preview.value = null;
    problem.value = null;
    if (entered.trim() === '') return;
    previewPairings(desk.id, round, entered)
      .then((found) => {
        if (text.value === entered) preview.value = found;
      })
      .catch((error: unknown) => {
        problem.value = wordsOf(error);
      });
  };
  const take = async (): Promise<void> => {
    if (await desk.run(() => importPairings(desk.id, round, text.value))) look('');
  };
  return { text, preview, problem, look, take };
};

const readable = ({ rows, problems }: PairingsPreview): boolean => rows > problems.length;

/** Brings the pairings of a round in: pasted, from a file, or from one that is dropped anywhere on the page. */
export const PairingsForm = ({ desk, round }: { readonly desk: EventDesk; readonly round: number }) => {
  const { text, preview, problem, look, take } = usePairings(desk, round);
  const open = (file: File | undefined): void => void file?.text().then(look);
  useDrop(open);
  return (
    <section class="event-pairings" aria-labelledby="pairings-title">
      <h2 id="pairings-title">Pairings of round {round}</h2>
      <label>
        Paste a list of PurpleFox, Carde.io, Melee, TOM, or a table; or drop its file here
        <textarea rows={4} spellcheck={false} value={text.value} onInput={(event) => look(event.currentTarget.value)} />
      </label>
      <input
        type="file"
        aria-label="A file of pairings"
        accept=".json,.csv,.tsv,.txt,.tdf,.xml"
        onChange={(event) => open(event.currentTarget.files?.[0])}
      />
      {problem.value !== null && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      {preview.value !== null && <Preview preview={preview.value} />}
      {preview.value !== null && readable(preview.value) && (
        <button type="button" class="primary" disabled={desk.isSending.value} onClick={() => void take()}>
          {preview.value.problems.length === 0 ? 'Take them in' : 'Take in the rows that can be read'}
        </button>
      )}
    </section>
  );
};
