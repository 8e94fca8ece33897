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

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Signal<Value>;
  readonly options: readonly (readonly [value: Value, text: string])[];
}

/** A choice of one of several. */
export const ChoiceField = <Value extends string>({ label, value, options }: ChoiceProps<Value>) => (
  <label>
    {label}
    <select
      value={value.value}
      onChange={(event) => {
        value.value = options.find(([each]) => each === event.currentTarget.value)?.[0] ?? value.value;
      }}
    >
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
