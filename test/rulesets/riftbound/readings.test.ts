import { allCards, DEFINITIONS, findCards, readDefinition, readingOf, type CardDefinition } from '#rulesets/riftbound';

const readingNamed = (name: string): readonly string[] | null => {
  const answer = findCards(name);
  if (answer.kind !== 'found') throw new Error(`There is no one card "${name}".`);
  return readingOf(answer.card.id);
};

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

type Parts = { readonly [key: string]: Json };

const KINDS = ['do', 'event', 'would', 'forbids', 'kind'] as const;

test.each<readonly [card: string, ...reading: readonly string[]]>([
  ['Hextech Ray', 'Choose a target: a unit at a battlefield. Deal 3 to the target.'],
  ['Captain Farron', 'All other friendly units here have Assault.'],
  ['Legion Rearguard', 'Nothing besides its keywords.'],
  [
    "Kai'Sa, Daughter of the Void",
    'To use, exhaust this (Reaction timing): Add 1 power of any domain to be spent on spells only.',
  ],
  ['Singularity', 'Choose targets: up to 2 units. Deal 6 to the targets.'],
  [
    'Piltover Enforcer',
    'When you conquer, if you assigned at least 3 excess damage in this combat, you may use this ability, at this cost (exhaust this): Choose a target: a unit. Ready the target.',
  ],
  [
    'Moonfall',
    'Choose target 1: a battlefield in play with a unit you control there; target 2: an enemy unit, or none. You may choose this now: move target 2 to where target 1 is. Give all enemy units where target 1 is -2 Might this turn.',
  ],
  ["Zhonya's Hourglass", 'If a friendly unit would die, instead: Kill this. Heal it. Exhaust it. Recall it.'],
  [
    "Dragon's Rage",
    'Choose a target: an enemy unit; the destination, a battlefield or base. Move the target to the destination. If the target is at the destination, put this trigger on the chain with "it" for the target: "At once: Choose a target: an enemy unit where the event was (of its own, where this was as it triggered) other than it. It and the target deal damage equal to their Might to each other."',
  ],
])('%s reads as a judge would say it', (card, ...reading) => {
  expect(readingNamed(card)).toEqual(reading);
});

test('every card is encoded, and has a reading', () => {
  const silent = allCards.filter(({ id }) => readingOf(id) === null).map(({ id }) => id);
  expect(silent).toEqual(allCards.map(({ id }) => id).filter((id) => !Object.hasOwn(DEFINITIONS, id)));
  expect(silent).toEqual([]);
});

/** What tells a property of one kind of words from one of the same name in another: its siblings, and the verb or event among them. */
const contextOf = (object: Parts, name: string): string =>
  JSON.stringify([name, Object.keys(object).sort(), KINDS.map((kind) => (kind === name ? '' : (object[kind] ?? '')))]);

/** The plain values that a property has anywhere in the definitions, by its context: what it could as well be. */
const valuesByContext = (): ReadonlyMap<string, ReadonlySet<Json>> => {
  const values = new Map<string, Set<Json>>();
  const gather = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isList(value)) {
      value.forEach(gather);
      return;
    }
    for (const [name, each] of Object.entries(value)) {
      const context = contextOf(value, name);
      if (typeof each === 'object') gather(each);
      else values.set(context, (values.get(context) ?? new Set()).add(each));
    }
  };
  gather(DEFINITIONS as unknown as Json);
  return values;
};

const VALUES = valuesByContext();

type Change = readonly [where: string, changed: Json];

const within = (changes: readonly Change[], where: string, around: (part: Json) => Json): readonly Change[] =>
  changes.map(([inner, part]) => [`${where} ${inner}`, around(part)]);

/** Every value that differs from this one in a single place: a part left out, a number, a word, an entry of a list. */
const changesOf = (value: Json): readonly Change[] => {
  if (typeof value === 'number') return [[`as ${value + 1}`, value + 1]];
  if (typeof value !== 'object' || value === null) return [];
  if (isList(value))
    return value.flatMap((each, index) => [
      [`without ${index}`, value.toSpliced(index, 1)] as const,
      ...within(changesOf(each), String(index), (part) => value.with(index, part)),
    ]);
  return Object.entries(value).flatMap(([name, each]) => {
    const others = [...(VALUES.get(contextOf(value, name)) ?? [])].filter((other) => other !== each);
    return [
      [`without ${name}`, Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))] as const,
      ...others.map((other) => [`${name} as ${JSON.stringify(other)}`, { ...value, [name]: other }] as const),
      ...within(changesOf(each), name, (part) => ({ ...value, [name]: part })),
    ];
  });
};

/** The reading of what may be no definition at all: null where it cannot be read. */
const tryToRead = (definition: Json): string | null => {
  try {
    return readDefinition(definition as unknown as CardDefinition).join('\n');
  } catch {
    return null;
  }
};

test('whatever is changed in a definition, its reading changes', () => {
  const unsaid = Object.entries(DEFINITIONS).flatMap(([card, definition]) => {
    const reading = readDefinition(definition).join('\n');
    return changesOf(definition as unknown as Json)
      .filter(([, changed]) => tryToRead(changed) === reading)
      .map(([where]) => `${card}: ${where}`);
  });
  expect(unsaid).toEqual([]);
});

/** The same value with the properties of every object in the order of their names. */
const sorted = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .sort()
      .map(([name, each]) => [name, sorted(each)]),
  );
};

test('two definitions that differ read differently', () => {
  const readings = new Map<string, string>();
  for (const definition of Object.values(DEFINITIONS)) {
    const reading = readDefinition(definition).join('\n');
    const written = JSON.stringify(sorted(definition as unknown as Json));
    expect(readings.get(reading) ?? written).toBe(written);
    readings.set(reading, written);
  }
});

test('no reading has a hole in it', () => {
  const lines = allCards.flatMap(({ id }) => readingOf(id) ?? []);
  expect(lines.filter((line) => /undefined|null|\[object|NaN| {2}|[ (][,.:;)]/.test(line))).toEqual([]);
  expect(lines.filter((line) => !/^[A-Z[].*[."]$/.test(line))).toEqual([]);
});
