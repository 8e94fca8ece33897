import { readdirSync, readFileSync } from 'node:fs';
import { allCards, DEFINITIONS, KEYWORDS, type Ability, type Card, type Choosing } from '#rulesets/riftbound';

/** The encoded texts of all cards, as data. What words there are is held by their types; here is what types cannot say. */
const FOLDER = new URL('../../../libs/rulesets/riftbound/src/cards/definitions/', import.meta.url);
const SETS: readonly (readonly [folder: string, set: string])[] = [
  ['origins', 'OGN'],
  ['proving-grounds', 'OGS'],
  ['spiritforged', 'SFD'],
  ['unleashed', 'UNL'],
  ['vendetta', 'VEN'],
];

interface DefinitionFile {
  readonly folder: string;
  readonly name: string;
  readonly set: string;
  readonly text: string;
}

const filesIn = (folder: string, set: string): readonly DefinitionFile[] =>
  readdirSync(new URL(`${folder}/`, FOLDER))
    .filter((name) => name !== 'index.ts')
    .sort()
    .map((name) => ({ folder, name, set, text: readFileSync(new URL(`${folder}/${name}`, FOLDER), 'utf8') }));

const FILES = SETS.flatMap(([folder, set]) => filesIn(folder, set));
const COMMON = readdirSync(new URL('common/', FOLDER)).map((name) =>
  readFileSync(new URL(`common/${name}`, FOLDER), 'utf8'),
);

const byId: ReadonlyMap<string, Card> = new Map(allCards.map((card) => [card.id, card]));

/** The entries of a file: each id with the name in the comment before it. */
const entriesOf = ({ text }: DefinitionFile): readonly (readonly [id: string, name: string])[] =>
  [...text.matchAll(/^ {2}\/\/ (.*)\n {2}'([A-Z]+-\w+)':/gm)].map(([, name = '', id = '']) => [id, name] as const);

const idsOf = (file: DefinitionFile): readonly string[] => entriesOf(file).map(([id]) => id);

/** The set and the file where the definition of a card stands. */
const placeOf = (id: string): string => {
  const [set = '', number = ''] = id.split('-');
  if (!/^\d+$/.test(number)) return `${set} tokens.ts`;
  const first = Math.floor((Number(number) - 1) / 25) * 25 + 1;
  return `${set} ${[first, first + 24].map((each) => String(each).padStart(3, '0')).join('-')}.ts`;
};

describe('where a definition stands', () => {
  test('each is written once, under its id, behind its name', () => {
    const entries = FILES.flatMap(entriesOf);
    expect(entries.map(([id]) => id).sort()).toEqual(Object.keys(DEFINITIONS).sort());
    expect(entries.filter(([id, name]) => byId.get(id)?.name !== name)).toEqual([]);
  });

  test('a set is in collector order, and a number says its file', () => {
    expect(FILES.filter((file) => idsOf(file).join() !== idsOf(file).toSorted().join())).toEqual([]);
    const misplaced = FILES.flatMap((file) => idsOf(file).filter((id) => placeOf(id) !== `${file.set} ${file.name}`));
    expect(misplaced).toEqual([]);
    expect(Object.keys(DEFINITIONS)).toEqual(FILES.flatMap(idsOf));
  });

  test('a name is bound once, and files of cards bind none but their own', () => {
    const bound = (text: string): readonly string[] =>
      [...text.matchAll(/^(?:export )?(?:const|type|interface|function) (\w+)/gm)].map(([, name = '']) => name);
    expect(FILES.map(({ folder, name, text }) => [`${folder}/${name}`, bound(text)])).toEqual(
      FILES.map(({ folder, name }) => [
        `${folder}/${name}`,
        [`${folder}_${name.replace('.ts', '')}`.toUpperCase().replaceAll('-', '_')],
      ]),
    );
    const names = COMMON.flatMap(bound);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

type Data = Readonly<Record<string, unknown>>;
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** Everything in a value that has properties, the value itself first; `stop` says what is not gone into. */
const within = (value: unknown, stop: (inner: Data) => boolean = () => false): readonly Data[] => {
  if (!isData(value)) return [];
  const inner = Object.values(value).flatMap((each) => (isData(each) && stop(each) ? [] : within(each, stop)));
  return Array.isArray(value) ? inner : [value, ...inner];
};

const EVERYTHING = Object.entries(DEFINITIONS).flatMap(([id, definition]) =>
  within(definition).map((part) => ({ id, part })),
);

/** The values of a property, wherever it is said, that are no words of a list. */
const strangersTo = (property: string, words: ReadonlySet<unknown>): readonly unknown[] =>
  EVERYTHING.filter(({ part }) => typeof part[property] === 'string' && !words.has(part[property])).map(
    ({ id, part }) => [id, property, part[property]],
  );

describe('words that a type leaves open', () => {
  const names = new Set(allCards.map(({ name }) => name));
  const tags = new Set(allCards.flatMap((card) => [...card.tags, ...card.championTags]));
  const tokens = new Set(allCards.filter(({ supertype }) => supertype === 'Token').map(({ name }) => name));

  test('tags, names, tokens and keywords are those of cards', () => {
    expect(strangersTo('tag', tags)).toEqual([]);
    expect(strangersTo('withoutTag', tags)).toEqual([]);
    expect(strangersTo('name', names)).toEqual([]);
    expect(strangersTo('token', tokens)).toEqual([]);
    expect(strangersTo('brings', tokens)).toEqual([]);
    expect(strangersTo('keyword', new Set(KEYWORDS))).toEqual([]);
    expect(strangersTo('without', new Set(KEYWORDS))).toEqual([]);
  });

  test('they are said at all, so that a renamed property is noticed', () => {
    const said = (property: string) => EVERYTHING.filter(({ part }) => typeof part[property] === 'string').length;
    expect(
      ['tag', 'withoutTag', 'name', 'token', 'brings', 'keyword', 'without'].filter((each) => said(each) === 0),
    ).toEqual([]);
  });
});

const isAbility = (value: Data): boolean => 'kind' in value;
const isMode = (value: Data): boolean => 'does' in value && !isAbility(value) && !('asSeen' in value);

/** The numbers of choices that something speaks of, what other abilities and modes within it say aside. */
const targetsIn = (value: unknown): readonly number[] =>
  within(value, (inner) => isAbility(inner) || isMode(inner)).flatMap(({ target }) =>
    typeof target === 'number' ? [target] : [],
  );

/** What is wrong with the numbers: there is no choice of the number, or it chooses a place. */
const misses = (value: unknown, choices: readonly Choosing[]): readonly number[] =>
  targetsIn(value).filter((target) => !choices.some((choice, number) => number === target && 'target' in choice));

/** Numbers of choices in an ability, its modes and the abilities that it makes, that stand for nothing. */
const danglingIn = (ability: Ability, spoken: readonly Choosing[]): readonly number[] => {
  const own = 'choices' in ability ? (ability.choices ?? []) : ability.kind === 'static' ? spoken : [];
  const modes = 'modes' in ability ? (ability.modes ?? []) : [];
  const inner = Object.values(ability)
    .flatMap((part) => within(part))
    .filter(isAbility) as unknown as Ability[];
  return [
    ...misses(ability, own),
    ...modes.flatMap(({ choices = [], ...mode }) => misses({ ...mode, choices }, choices)),
    ...inner.flatMap((each) => danglingIn(each, [])),
  ];
};

describe('numbers', () => {
  test('of targets are those of choices that choose something', () => {
    const dangling = Object.entries(DEFINITIONS).flatMap(([id, { abilities, bearer }]) => {
      const spell = abilities.find(({ kind }) => kind === 'spell');
      const spoken = (spell && 'choices' in spell && spell.choices) || [];
      const all = [...abilities, ...(bearer === 'copied' ? [] : (bearer ?? []))];
      const wrong = all.flatMap((ability) => danglingIn(ability, spoken));
      return wrong.length > 0 ? [[id, wrong]] : [];
    });
    expect(dangling).toEqual([]);
  });

  test('a number that stands for nothing, or for a place, is seen', () => {
    const kill: Ability = { kind: 'spell', does: [{ do: 'kill', what: { target: 0 } }] };
    const made: Ability = {
      kind: 'spell',
      choices: [{ target: { is: 'unit' } }],
      does: [{ do: 'trigger', ability: { kind: 'triggered', when: [], does: kill.does } }],
    };
    expect(danglingIn(kill, [])).toEqual([0]);
    expect(danglingIn({ ...kill, choices: [{ destination: 'location' }] }, [])).toEqual([0]);
    expect(danglingIn(made, [])).toEqual([0]);
    expect(danglingIn({ ...kill, choices: [{ target: { is: 'unit' } }] }, [])).toEqual([]);
  });

  test('of costs that were paid are those of additional costs', () => {
    const unpaid = Object.entries(DEFINITIONS).filter(([, { abilities }]) => {
      const costs = within(abilities).filter((part) => 'additionalCost' in part && part.of === 'this').length;
      return within(abilities).some(({ paid }) => typeof paid === 'number' && paid >= costs);
    });
    expect(unpaid.map(([id]) => id)).toEqual([]);
  });

  test('a card whose text stands on its bearer is an Equipment, and a spell has one ability that resolves', () => {
    const odd = Object.entries(DEFINITIONS).filter(([id, { abilities, bearer }]) => {
      const type = byId.get(id)?.type;
      const spells = abilities.filter(({ kind }) => kind === 'spell').length;
      return spells !== (type === 'Spell' ? 1 : 0) || (bearer !== undefined && type !== 'Gear');
    });
    expect(odd.map(([id]) => id)).toEqual([]);
  });
});

const modesOf = (ability: Ability): readonly (readonly string[])[] =>
  'modes' in ability ? [ability.modes.map(({ called }) => called)] : [];

const isTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;

/** Lists of names of which one stands for two: of a card's abilities and of modes, and inwards of those that an ability makes. */
const namedTwice = (abilities: readonly Ability[]): readonly (readonly string[])[] => {
  const names = abilities.map(({ called, kind }) => called ?? kind);
  const made = abilities.map((ability) =>
    within('gives' in ability && 'ability' in ability.gives ? ability.gives.ability : ability, isAbility)
      .filter((part) => part['do'] === 'trigger' || part['do'] === 'delay')
      .map((step) => step['ability'] as Ability),
  );
  const inner = made.filter((each) => each.length > 0).flatMap(namedTwice);
  return [...[names, ...abilities.flatMap(modesOf)].filter(isTwice), ...inner];
};

describe('names, which stand on tapes', () => {
  test('tell an ability from the others of its card', () => {
    const twice = Object.entries(DEFINITIONS).flatMap(([id, { abilities, bearer }]) =>
      [abilities, bearer === 'copied' ? [] : (bearer ?? [])].flatMap(namedTwice).map((names) => [id, names]),
    );
    expect(twice).toEqual([]);
  });

  test('two of one kind without a name are seen, and two that an ability makes', () => {
    const draw: Ability = { kind: 'triggered', when: [], does: [{ do: 'draw', who: 'you', count: 1 }] };
    const made: Ability = {
      ...draw,
      does: [
        { do: 'trigger', ability: draw },
        { do: 'trigger', ability: draw },
      ],
    };
    expect(namedTwice([draw, draw])).toEqual([['triggered', 'triggered']]);
    expect(namedTwice([{ ...draw, called: 'hold' }, draw])).toEqual([]);
    expect(namedTwice([made])).toEqual([['triggered', 'triggered']]);
    const modes = ['draw', 'draw'].map((called) => ({ called, does: draw.does }));
    expect(namedTwice([{ ...draw, modes }])).toEqual([['draw', 'draw']]);
  });

  test('are a word or three in small letters', () => {
    const called = EVERYTHING.flatMap(({ part }) => (typeof part['called'] === 'string' ? [part['called']] : []));
    expect(called.length).toBeGreaterThan(100);
    expect(called.filter((each) => !/^[a-z]+(?: [a-z0-9]+){0,2}$/.test(each))).toEqual([]);
  });
});
