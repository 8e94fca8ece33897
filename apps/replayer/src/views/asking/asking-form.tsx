import { useSignal } from '@preact/signals';
import { checkSearch, parseSearch, type SearchField, type SearchWish } from '#projections';
import '../../styles/asking.css';
import { Select } from '../fields.js';
import { AskedInput, type AskedField } from './asked-input.js';

type Asked = Readonly<Partial<Record<SearchField, string>>>;

/** What a line looks for; nothing where it cannot be read. */
export const wishOf = (q: string): SearchWish => {
  const read = q.trim() === '' ? checkSearch([]) : parseSearch(q);
  return read.ok ? read.value : {};
};

/** A search as one line: the inverse of `parseSearch`. */
const lineOf = (wish: Asked): string =>
  Object.entries(wish)
    .flatMap(([field, value]) => (value.trim() === '' ? [] : [`${field}:"${value.trim().replaceAll('"', '')}"`]))
    .join(' ');

/** A field of the form; with `options`, one of several, which may hang on what else is asked. */
export interface AskingField extends AskedField {
  readonly options?: (asked: Asked) => readonly (readonly [value: string, text: string])[];
}

interface FieldProps {
  readonly of: AskingField;
  readonly asked: Asked;
  readonly set: (value: string) => void;
}

const Field = ({ of: { field, hint, type = 'search', options }, asked, set }: FieldProps) => {
  const value = asked[field] ?? '';
  if (options !== undefined) return <Select name={field} value={value} options={options(asked)} chosen={set} />;
  return (
    <AskedInput
      name={field}
      type={type}
      placeholder={hint}
      value={value}
      onInput={(event) => set(event.currentTarget.value)}
    />
  );
};

interface FormProps {
  readonly q: string;
  readonly label: string;
  readonly fields: readonly AskingField[];
  readonly ask: (line: string) => void;
}

/** The fields of a search. Asked when somebody sends it; each search is a place that the browser comes back to. */
export const AskingForm = ({ q, label, fields, ask }: FormProps) => {
  const wish = useSignal<Asked>(wishOf(q));
  return (
    <form
      class="asking-form"
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        ask(lineOf(wish.value));
      }}
    >
      {fields.map((each) => (
        <label key={each.field}>
          <span>{each.label}</span>
          <Field of={each} asked={wish.value} set={(value) => (wish.value = { ...wish.value, [each.field]: value })} />
        </label>
      ))}
      <p class="asking-end">
        <button type="submit" class="primary">
          {label}
        </button>
        <button type="button" onClick={() => ask('')}>
          Clear
        </button>
      </p>
    </form>
  );
};
