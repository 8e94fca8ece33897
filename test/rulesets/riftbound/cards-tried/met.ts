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

/** What an ability is called on its card, as tapes call it. */
const nameOf = (card: string, { called, kind }: Ability, isOfBearer = false): string =>
  `${card}/${isOfBearer ? 'bearer/' : ''}${called ?? kind}`;

/** Every ability of a card by its name: of its rules text, and of the text that it gives its bearer. */
export const abilitiesOf = (id: string): readonly (readonly [name: string, ability: Ability])[] => {
  const { abilities, bearer } = textOf(id);
  return [
    ...abilities.map((ability) => [nameOf(id, ability), ability] as const),
    ...(bearer === undefined || bearer === 'copied' ? [] : bearer).map(
      (each) => [nameOf(id, each, true), each] as const,
    ),
  ];
};

/** From now on reading what a static or a replacement ability says is noted. */
export const noteReading = (): void => {
  for (const [id, definition] of Object.entries(DEFINITIONS)) {
    const { abilities, bearer } = definition;
    Object.assign(definition, {
      abilities: abilities.map((ability) => noteIn(ability, nameOf(id, ability))),
      ...(bearer && bearer !== 'copied' && { bearer: bearer.map((each) => noteIn(each, nameOf(id, each, true))) }),
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
    if (definition === null || definition.within !== undefined) continue;
    const { card, ability, text } = definition;
    if (text === undefined) met.add(`${card}/${ability}`);
    if (text === 'bearer') met.add(`${card}/bearer/${ability}`);
  }
  return met;
};
