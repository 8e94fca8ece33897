import { useSignal, type Signal } from '@preact/signals';
import { ENDINGS, type DeskTable, type Ending } from '#tournament';
import type { EventDesk } from '../../event-desk.js';
import { ChoiceField, inWords } from '../fields.js';

interface ResultProps {
  readonly desk: EventDesk;
  readonly round: number;
  readonly table: DeskTable;
  readonly names: readonly string[];
  readonly done: () => void;
}

const ENDING_WORDS: Readonly<Record<Ending, string>> = {
  played: 'played',
  'intentional-draw': 'drawn by agreement',
  'no-show': 'one did not come',
  'double-loss': 'lost by both',
};

const Count = ({ label, name }: { readonly label: string; readonly name: string }) => (
  <label>
    {label}
    <input type="number" name={name} min={0} max={99} defaultValue={0} required />
  </label>
);

interface ChoicesProps {
  readonly ending: Signal<Ending>;
  readonly from: Signal<string>;
  readonly names: readonly string[];
}

const Choices = ({ ending, from, names }: ChoicesProps) => (
  <>
    <ChoiceField label="How it ended" value={ending} options={inWords(ENDINGS, ENDING_WORDS)} />
    <ChoiceField
      label="Slip of"
      value={from}
      options={[['official', 'an official (settles it)'], ...names.map((name, seat) => [String(seat), name] as const)]}
    />
  </>
);

/** The result slip of a table: what a side hands in, or an official settles. */
export const ResultForm = ({ desk, round, table, names, done }: ResultProps) => {
  const ending = useSignal<Ending>('played');
  const from = useSignal('official');
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const data = new FormData(form);
    const wins = names.map((_, seat) => Number(data.get(`wins${seat}`)));
    const result = { wins, drawn: Number(data.get('drawn')), ending: ending.value };
    const seat = from.value === 'official' ? null : Number(from.value);
    if (await desk.order({ type: 'ReportResult', round, table: table.table, seat, result })) done();
  };
  return (
    <form
      class="event-result"
      aria-label={`Result of table ${table.table}`}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {names.map((name, seat) => (
        <Count key={seat} label={name} name={`wins${seat}`} />
      ))}
      <Count label="Drawn games" name="drawn" />
      <Choices {...{ ending, from, names }} />
      <button type="submit" class="primary" disabled={desk.isSending.value}>
        Enter
      </button>
      <button type="button" onClick={done}>
        Cancel
      </button>
    </form>
  );
};
