import { useEffect, useRef, useState } from 'preact/hooks';
import type { BookWish } from '#rulings';
import { address, nameplace } from '../../route.js';

const FIELDS = [
  { name: 'q', label: 'Search', hint: 'words of a title or a source' },
  { name: 'card', label: 'Card', hint: 'Hidden Blade' },
  { name: 'rule', label: 'Rule', hint: '471.1 or scoring' },
] as const;

type FieldName = (typeof FIELDS)[number]['name'];

/** Names what is looked for in the URL, without an entry in the history for each key, and looks it up. */
const wishFor = (wish: BookWish): void => {
  const kept = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== ''));
  nameplace({ page: 'book', wish: kept });
  address.value = { page: 'book', wish: kept };
};

/** `rule`: the rule that is asked for as it is read, where it is one. */
interface FormProps {
  readonly wish: BookWish;
  readonly rule: string | undefined;
}

interface FieldProps {
  readonly wish: BookWish;
  readonly field: (typeof FIELDS)[number];
  readonly reads: string | undefined;
}

/** A field of the search. Who writes in it has what is asked for, who reads it what that is called. */
const Field = ({ wish, field: { name, label, hint }, reads }: FieldProps) => {
  const [isWritten, write] = useState(false);
  const asked = wish[name] ?? '';
  return (
    <label class={`book-field book-field-${name}`}>
      <span>{label}</span>
      <input
        type="search"
        name={name}
        value={isWritten ? asked : (reads ?? asked)}
        placeholder={hint}
        autocomplete="off"
        spellcheck={false}
        maxLength={200}
        onFocus={() => write(true)}
        onBlur={() => write(false)}
        onInput={(event) => wishFor({ ...wish, [name]: event.currentTarget.value })}
      />
    </label>
  );
};

const isAsked = (wish: BookWish): boolean => Object.keys(wish).length > 0;

/** The fields of the search; each key typed filters the list. */
export const SearchForm = ({ wish, rule }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first: FieldName = 'q';
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus({ preventScroll: true });
  }, []);
  return (
    <form ref={form} class="book-search" role="search" onSubmit={(event) => event.preventDefault()}>
      {FIELDS.map((field) => (
        <Field key={field.name} wish={wish} field={field} reads={field.name === 'rule' ? rule : undefined} />
      ))}
      <p class="book-form-end">
        <span class="quiet">
          <kbd>↓</kbd> to the list, <kbd>Enter</kbd> opens
        </span>
        <button type="button" disabled={!isAsked(wish)} onClick={() => wishFor({})}>
          Clear
        </button>
      </p>
    </form>
  );
};
