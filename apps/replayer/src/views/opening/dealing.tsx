import { makeSeed } from '../../opening.js';
import { controlProps, FieldProblems, Radio, type FormProps } from './fields.js';

const RECORDING = [
  ['as-played', 'As played', 'Every play that was made is recorded, with what the rules say of it.'],
  ['strict', 'Strict', 'A play that the rules forbid is refused.'],
] as const;

/** What becomes of a play that the rules forbid. */
export const Recording = ({ form }: FormProps) => (
  <fieldset class="field">
    <legend>Recording</legend>
    {RECORDING.map(([recording, label, hint]) => (
      <Radio
        key={recording}
        name="recording"
        label={label}
        hint={hint}
        checked={form.entry.value.recording === recording}
        chosen={() => form.edit('recording', { recording })}
      />
    ))}
    <FieldProblems form={form} field="recording" />
  </fieldset>
);

/** Who shuffles: the players, or the program from a seed. */
export const Dealing = ({ form }: FormProps) => {
  const { seed } = form.entry.value;
  const seedProps = controlProps({ form, field: 'seed' });
  const dealt = (next: string | null): void => form.edit('seed', { seed: next });
  return (
    <fieldset class="field">
      <legend>Cards</legend>
      <Radio
        name="dealing"
        label="On paper"
        hint="The players shuffle and draw; cards are entered as they are seen."
        checked={seed === null}
        chosen={() => dealt(null)}
      />
      <Radio
        name="dealing"
        label="Dealt"
        hint="Matchtape shuffles and tosses coins from a seed; the same seed deals the same."
        checked={seed !== null}
        chosen={() => dealt(makeSeed())}
      />
      {seed !== null && (
        <div class="seed-field">
          <label for={seedProps.id}>Seed</label>
          <input
            {...seedProps}
            type="number"
            required
            min={0}
            max={2 ** 32 - 1}
            step={1}
            value={seed}
            onInput={(event) => dealt(event.currentTarget.value)}
          />
        </div>
      )}
      <FieldProblems form={form} field="seed" />
    </fieldset>
  );
};
