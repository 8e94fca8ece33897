import * as v from 'valibot';
import { carried, misfit, type Issue, type LiteralForm } from './literal-forms.js';
import { unknownKey, type Known } from './literal.js';
import { isObject, stepTo } from './values.js';

/** The forms of a group's properties. */
export type FormsOf<Value> = { readonly [Key in keyof Value]-?: LiteralForm<Exclude<Value[Key], undefined>> };

/** Every property that a group does not have, but the first: valibot tells that one alone. */
const moreUnknown = (typed: unknown, known: Known): readonly Issue[] => {
  if (!isObject(typed)) return [];
  const [, ...others] = Object.keys(typed).filter((key) => !known.keys.includes(key));
  return others.map((key) => ({
    kind: 'schema',
    type: 'strict_object',
    input: key,
    expected: 'never',
    received: JSON.stringify(key),
    message: carried(unknownKey([], key, known)),
    path: [stepTo(typed, key)],
  }));
};

/**
 * Tells every unknown property, and gives the properties in the order in which they were typed, not in that of the form: what is
 * expected is told as it is written.
 */
const asTyped = <Value extends object>(form: LiteralForm<Value>, known: Known): LiteralForm<Value> => {
  const run = form['~run'].bind(form);
  const read: typeof run = (dataset, config) => {
    const typed = dataset.value;
    const ran = run(dataset, config);
    const { issues } = ran;
    const answer =
      issues === undefined ? ran : { ...ran, issues: [...issues, ...moreUnknown(typed, known)] as typeof issues };
    if (!answer.typed || !isObject(typed)) return answer;
    const { value } = answer as { readonly value: Value };
    const keys = Object.keys(typed).filter((key): key is keyof Value & string => Object.hasOwn(value, key));
    return { ...answer, value: Object.fromEntries(keys.map((key) => [key, value[key]])) as Value };
  };
  return Object.assign(form, { '~run': read });
};

/** A group with these properties and no others; those not required may be left out. `instead`: words for what is written otherwise. */
export const group = <Value extends object>(
  forms: FormsOf<Value>,
  required: readonly (keyof Value & string)[] = [],
  instead: NonNullable<Known['instead']> = {},
): LiteralForm<Value> => {
  const keys = Object.keys(forms) as (keyof Value & string)[];
  const isGroup = misfit(`a group with ${keys.join(', ')}`);
  const said = (issue: Issue): string => {
    if (issue.path === undefined) return isGroup(issue);
    const key = String(issue.path[0].key);
    return carried(
      issue.expected === 'never'
        ? unknownKey([], key, { keys, instead })
        : { message: `"${key}" is missing.`, expected: [key], missing: key },
    );
  };
  const entries = keys.map((key) => [key, required.includes(key) ? forms[key] : v.exactOptional(forms[key])]);
  const object = v.strictObject(Object.fromEntries(entries) as v.ObjectEntries, said) as unknown as LiteralForm<Value>;
  return v.pipe(
    v.unknown(),
    v.check((json) => !Array.isArray(json), isGroup),
    asTyped(object, { keys, instead }),
  );
};
