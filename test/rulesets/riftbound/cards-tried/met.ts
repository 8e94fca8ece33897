import { DEFINITIONS, type Ability, type RiftboundFact } from '#rulesets/riftbound';
import { textOf } from './texts.js';

/** Which abilities were met: those that came to the chain by facts, those in force as the engine read what they say. */
export type Met = Set<string>;

const read = new Set<string>();

/** What a static or a replacement ability says, noting that it was read: it is, once the ability is in force or applied. */
const noted = <Value extends object>(value: Value, name: string): Value =>
  Object.defineProperties(
    Array.isArray(value) ? [] : {},
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        {
          enumerable: true,
          get: () => {
            read.add(name);
            return inner as unknown;
          },
        },
      ]),
    ),
  ) as Value;

const noteIn = (ability: Ability, name: string): Ability => {
  if (ability.kind === 'static') return { ...ability, gives: noted(ability.gives, name) };
  if (ability.kind !== 'replacement') return ability;
  return Object.defineProperty({ ...ability }, 'instead', {
    enumerable: true,
    get: () => {
      read.add(name);
      return ability.instead;
    },
  });
};

/** Every ability of a card by a name of its own: of its rules text, and of the text that it gives its bearer. */
export const abilitiesOf = (id: string): readonly (readonly [name: string, ability: Ability])[] => {
  const { abilities, bearer } = textOf(id);
  return [
    ...abilities.map((ability, number) => [`${id}/${number}`, ability] as const),
    ...(bearer === undefined || bearer === 'copied' ? [] : bearer).map(
      (each, number) => [`${id}/bearer${number}`, each] as const,
    ),
  ];
};

/** From now on reading what a static or a replacement ability says is noted. */
export const noteReading = (): void => {
  for (const [id, definition] of Object.entries(DEFINITIONS)) {
    const { abilities, bearer } = definition;
    Object.assign(definition, {
      abilities: abilities.map((ability, number) => noteIn(ability, `${id}/${number}`)),
      ...(bearer &&
        bearer !== 'copied' && { bearer: bearer.map((each, number) => noteIn(each, `${id}/bearer${number}`)) }),
    });
  }
};

export const forget = (): void => read.clear();

/** The abilities that were met since, by the facts of some tables and by what was read. */
export const metIn = (facts: readonly RiftboundFact[]): Met => {
  const met = new Set(read);
  for (const fact of facts) {
    if (fact.type !== 'ItemPutOnChain') continue;
    const { definition } = fact.data.item;
    if (definition !== null)
      met.add(`${definition.card}/${definition.text === 'bearer' ? 'bearer' : ''}${definition.ability}`);
  }
  return met;
};
