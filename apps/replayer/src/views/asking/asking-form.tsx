import { useSignal } from '@preact/signals';
import { checkSearch, parseSearch, type SearchField, type SearchWish } from '#projections';
import '../../styles/asking.css';
import { AskedInput, type AskedField } from './asked-input.js';

/** What a line looks for; nothing where it cannot be read. */
export const wishOf = (q: string): SearchWish => {
  const read = q.trim() === '' ? checkSearch([]) : parseSearch(q);
  return read.ok ? read.value : {};
};

/** A search as one line: the inverse of `parseSearch`. */
const lineOf = (wish: Readonly<Partial<Record<SearchField, string>>>): string =>
  Object.entries(wish)
    .flatMap(([field, value]) => (value.trim() === '' ? [] : [`${field}:"${value.trim().replaceAll('"', '')}"`]))
    .join(' ');

interface FormProps {
  readonly q: string;
  readonly label: string;
  readonly fields: readonly AskedField[];
  readonly ask: (line: string) => void;
}

/** The fields of a search. Asked when somebody sends it; each search is a place that the browser comes back to. */
export const AskingForm = ({ q, label, fields, ask }: FormProps) => {
  const wish = useSignal<Readonly<Partial<Record<SearchField, string>>>>(wishOf(q));
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
      {fields.map(({ field, label: name, hint }) => (
        <label key={field}>
          <span>{name}</span>
          <AskedInput
            name={field}
            placeholder={hint}
            value={wish.value[field] ?? ''}
            onInput={(event) => (wish.value = { ...wish.value, [field]: event.currentTarget.value })}
          />
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
