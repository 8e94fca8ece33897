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

const DEALT_BY = [
  ['paper', 'On paper', 'The players shuffle and draw; cards are entered as they are seen.'],
  [
    'secret',
    'Dealt',
    'Matchtape shuffles and tosses coins from a secret that it is bound to, and opens it at the closing.',
  ],
  [
    'seed',
    'Rehearsed',
    'Dealt from a seed given by hand, which deals the same again: whoever knows it knows every card.',
  ],
] as const;

const SeedField = ({ form }: FormProps) => {
  const seedProps = controlProps({ form, field: 'seed' });
  return (
    <div class="seed-field">
      <label for={seedProps.id}>Seed</label>
      <input
        {...seedProps}
        type="number"
        required
        min={0}
        max={2 ** 32 - 1}
        step={1}
        value={form.entry.value.seed}
        onInput={(event) => form.edit('seed', { seed: event.currentTarget.value })}
      />
    </div>
  );
};

/** Who shuffles: the players, or the program, from a secret or from a seed. */
export const Dealing = ({ form }: FormProps) => {
  const { dealtBy } = form.entry.value;
  const { 'aria-describedby': problem } = controlProps({ form, field: 'digital' });
  return (
    <fieldset class="field">
      <legend>Cards</legend>
      {DEALT_BY.map(([by, label, hint]) => (
        <Radio
          key={by}
          name="dealing"
          label={label}
          hint={hint}
          problem={dealtBy === by ? problem : undefined}
          checked={dealtBy === by}
          chosen={() => {
            form.edit('seed', { dealtBy: by, seed: by === 'seed' ? makeSeed() : '' });
            form.edit('digital', {});
          }}
        />
      ))}
      {dealtBy === 'seed' && <SeedField form={form} />}
      <FieldProblems form={form} field="digital" />
      <FieldProblems form={form} field="seed" />
    </fieldset>
  );
};
