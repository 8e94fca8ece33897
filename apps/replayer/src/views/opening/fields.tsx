import type { OpeningForm } from '../../opening.js';
import type { PlacedProblem } from '../../opening-problems.js';
import { slug } from '../../words.js';
import { Caret } from '../caret.js';
import { Select } from '../fields.js';

/** The form that a part of it shows. */
export interface FormProps {
  readonly form: OpeningForm;
}

/** A field of the form, by its path as the server writes it. */
interface FieldProps extends FormProps {
  readonly field: string;
}

const idOf = (field: string): string => `new-${slug(field)}`;

const saidOf = ({ form, field }: FieldProps): readonly PlacedProblem[] =>
  form.problems.value.filter((problem) => problem.field === field);

/** What a control of a field needs: its id and, where it is at fault, the words that say so. */
export const controlProps = (props: FieldProps) => ({
  id: idOf(props.field),
  'aria-invalid': saidOf(props).length > 0,
  'aria-describedby': saidOf(props).length > 0 ? `${idOf(props.field)}-problem` : undefined,
});

/** A problem in words: the line of the text that it points into, what is wrong, how to mend it. */
export const ProblemWords = ({ problem, text = '' }: { readonly problem: PlacedProblem; readonly text?: string }) => {
  const line = problem.line === null ? undefined : text.split('\n')[problem.line - 1];
  return (
    <>
      {line !== undefined && problem.column !== null && <Caret line={line} column={problem.column} />}
      <p>{problem.message}</p>
      {problem.remedy !== '' && <p class="remedy">{problem.remedy}</p>}
    </>
  );
};

/** What was said of a field, under it. */
export const FieldProblems = ({ form, field, text = '' }: FieldProps & { readonly text?: string }) => {
  const said = saidOf({ form, field });
  if (said.length === 0) return null;
  return (
    <div class="problem" id={`${idOf(field)}-problem`}>
      {said.map((problem, i) => (
        <ProblemWords key={i} problem={problem} text={text} />
      ))}
    </div>
  );
};

interface SelectProps extends FieldProps {
  readonly label: string;
  readonly value: string;
  readonly chosen: (value: string) => void;
  readonly options: readonly (readonly [value: string, words: string])[];
}

/** A choice from a list. */
export const SelectField = ({ form, field, label, value, chosen, options }: SelectProps) => (
  <div class="field">
    <label for={idOf(field)}>{label}</label>
    <Select {...controlProps({ form, field })} value={value} options={options} chosen={chosen} />
    <FieldProblems form={form} field={field} />
  </div>
);

interface TextProps extends FieldProps {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  readonly typed: (value: string) => void;
}

/** A line of text that may stay empty. */
export const TextField = ({ form, field, label, value, longest, typed }: TextProps) => (
  <div class="field">
    <label for={idOf(field)}>{label}</label>
    <input
      {...controlProps({ form, field })}
      maxLength={longest}
      value={value}
      onInput={(event) => {
        typed(event.currentTarget.value);
      }}
    />
    <FieldProblems form={form} field={field} />
  </div>
);

interface RadioProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  /** The id of what was said against this answer. */
  readonly problem?: string | undefined;
  readonly checked: boolean;
  readonly chosen: () => void;
}

/** One of a few answers, with what it means. */
export const Radio = ({ name, label, hint, problem, checked, chosen }: RadioProps) => {
  const id = idOf(`${name} ${label}`);
  return (
    <label class="answer">
      <input
        type="radio"
        name={name}
        aria-labelledby={id}
        aria-describedby={problem ?? `${id}-hint`}
        aria-invalid={problem !== undefined}
        checked={checked}
        onChange={chosen}
      />
      <span>
        <b id={id}>{label}</b>
        <span id={`${id}-hint`} class="quiet">
          {hint}
        </span>
      </span>
    </label>
  );
};
