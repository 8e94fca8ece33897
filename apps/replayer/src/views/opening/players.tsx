import { seatClass } from '../../seats.js';
import { controlProps, FieldProblems, SelectField, type FormProps } from './fields.js';

const placeName = (seat: number): string => `Player ${String(seat + 1)}`;

interface TextProps extends FormProps {
  readonly field: string;
  readonly value: string;
  readonly changed: (value: string) => void;
}

const NameField = ({ form, field, value, changed }: TextProps) => {
  const control = controlProps({ form, field });
  return (
    <div class="field">
      <label for={control.id}>Name</label>
      <input
        {...control}
        type="text"
        autocomplete="off"
        required
        maxLength={60}
        value={value}
        onInput={(event) => changed(event.currentTarget.value)}
      />
      <FieldProblems form={form} field={field} />
    </div>
  );
};

const DeckField = ({ form, field, value, changed }: TextProps) => {
  const control = controlProps({ form, field });
  return (
    <div class="field">
      <label for={control.id}>Deck list (left empty: an unknown deck)</label>
      <textarea
        {...control}
        rows={9}
        spellcheck={false}
        value={value}
        onInput={(event) => changed(event.currentTarget.value)}
      />
      <FieldProblems form={form} field={field} text={value} />
    </div>
  );
};

/** A player: the name, and the deck as text. */
export const Player = ({ form, seat }: FormProps & { readonly seat: number }) => {
  const { players } = form.entry.value;
  const { name, deck } = players[seat] ?? { name: '', deck: '' };
  const path = `players.${String(seat)}`;
  const change = (field: 'name' | 'deck', value: string): void => {
    const changed = players.map((player, i) => (i === seat ? { ...player, [field]: value } : player));
    form.edit(`${path}.${field}`, { players: changed });
  };
  return (
    <fieldset class={`new-player ${seatClass(seat)}`}>
      <legend>{placeName(seat)}</legend>
      <NameField form={form} field={`${path}.name`} value={name} changed={(value) => change('name', value)} />
      <DeckField form={form} field={`${path}.deck`} value={deck} changed={(value) => change('deck', value)} />
    </fieldset>
  );
};

/** Who goes first, where that is known before the tape begins. */
export const FirstPlayer = ({ form }: FormProps) => {
  const { firstPlayer, players } = form.entry.value;
  return (
    <SelectField
      form={form}
      field="firstPlayer"
      label="First player"
      value={firstPlayer === null ? '' : String(firstPlayer)}
      chosen={(seat) => form.edit('firstPlayer', { firstPlayer: seat === '' ? null : Number(seat) })}
      options={[
        ['', 'Not known yet: the tape begins with it'],
        ...players.map(({ name }, seat) => [String(seat), name.trim() === '' ? placeName(seat) : name] as const),
      ]}
    />
  );
};
