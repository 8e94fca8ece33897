interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly chosen: (value: string) => void;
}

/** A choice of one of several that acts as soon as it is made. */
export const SelectField = ({ label, value, options, chosen }: SelectProps) => (
  <label>
    {label}
    <select value={value} onChange={(event) => chosen(event.currentTarget.value)}>
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
