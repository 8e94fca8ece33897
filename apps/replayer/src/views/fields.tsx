import type { ComponentProps } from 'preact';
import type { Signal } from '@preact/signals';

/** A line of text in a form. */
export const TextField = ({
  label,
  value,
  longest = 2000,
}: {
  label: string;
  value: Signal<string>;
  longest?: number;
}) => (
  <label>
    {label}
    <input
      type="text"
      autocomplete="off"
      maxLength={longest}
      value={value.value}
      onInput={(event) => {
        value.value = event.currentTarget.value;
      }}
    />
  </label>
);

interface SelectProps<Value extends string> {
  readonly of?: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, text: string])[];
  readonly chosen: (value: Value) => void;
}

/** Options in the words for them. */
export const inWords = <Value extends string>(
  among: readonly Value[],
  words: Readonly<Record<Value, string>>,
): SelectProps<Value>['options'] => among.map((each) => [each, words[each]]);

/** What else a control says of itself: its id, its name in a form, what it is called. */
type Said = Pick<ComponentProps<'select'>, 'id' | 'name' | 'aria-label' | 'aria-invalid' | 'aria-describedby'>;

/** A choice of one of several that acts as soon as it is made, by itself. `of`: its class. */
export const Select = <Value extends string>({ of, value, options, chosen, ...said }: SelectProps<Value> & Said) => (
  <select
    {...said}
    class={of}
    value={value}
    onChange={(event) => {
      const found = options.find(([each]) => each === event.currentTarget.value);
      if (found !== undefined) chosen(found[0]);
    }}
  >
    {options.map(([each, text]) => (
      <option key={each} value={each}>
        {text}
      </option>
    ))}
  </select>
);

/** The same with what it is called. */
export const SelectField = <Value extends string>({
  label,
  ...select
}: SelectProps<Value> & Said & { readonly label: string }) => (
  <label>
    {label}
    <Select {...select} />
  </label>
);

interface ChoiceProps<Value extends string> extends Pick<SelectProps<Value>, 'options'> {
  readonly label: string;
  readonly value: Signal<Value>;
}

/** A choice of one of several in a form. */
export const ChoiceField = <Value extends string>({ value, ...select }: ChoiceProps<Value> & Said) => (
  <SelectField {...select} value={value.value} chosen={(each) => (value.value = each)} />
);
