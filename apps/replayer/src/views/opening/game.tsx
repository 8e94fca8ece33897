import { LEVELS, LONGEST_PLACE } from '#ruleset';
import { editionTitle } from '../../citations.js';
import { inMode, inRuleset } from '../../opening.js';
import { gameOf, INSTALLED } from '../../rulesets.js';
import { capital } from '../../words.js';
import { SelectField, TextField, type FormProps } from './fields.js';

const EventLevel = ({ form }: FormProps) => (
  <SelectField
    form={form}
    field="level"
    label="Event"
    value={form.entry.value.level ?? ''}
    chosen={(id) => form.edit('level', { level: LEVELS.find((each) => each === id) ?? null })}
    options={[['', 'None'], ...LEVELS.map((each) => [each, capital(each)] as const)]}
  />
);

interface PlaceProps extends FormProps {
  readonly field: 'event' | 'table';
  readonly label: string;
}

const Place = ({ form, field, label }: PlaceProps) => (
  <TextField
    {...{ form, field, label, longest: LONGEST_PLACE }}
    value={form.entry.value[field]}
    typed={(text) => form.edit(field, { [field]: text })}
  />
);

/** Which game, in which mode, by which edition of its rules, and how strictly its event holds to them. */
export const Game = ({ form }: FormProps) => {
  const { ruleset, mode, edition, players } = form.entry.value;
  const chooseGame = async (id: string): Promise<void> => {
    const chosen = await gameOf(id)?.load();
    if (chosen !== undefined) form.edit('ruleset', inRuleset(chosen, form.entry.peek().players));
  };
  return (
    <div class="field-row">
      <SelectField
        form={form}
        field="ruleset"
        label="Game"
        value={ruleset.id}
        chosen={(id) => void chooseGame(id)}
        options={INSTALLED.map(({ id, title }) => [id, title])}
      />
      <SelectField
        form={form}
        field="mode"
        label="Mode"
        value={mode}
        chosen={(id) => form.edit('mode', inMode(ruleset, players, id))}
        options={ruleset.modes.map(({ id, name }) => [id, name])}
      />
      <SelectField
        form={form}
        field="edition"
        label="Rules"
        value={edition}
        chosen={(id) => form.edit('edition', { edition: id })}
        options={ruleset.editions.map((id) => [id, editionTitle(id)])}
      />
      <EventLevel form={form} />
      <Place form={form} field="event" label="Title of the event" />
      <Place form={form} field="table" label="Table" />
    </div>
  );
};
