import ts from 'typescript';

/** Names that stand for what a table has, by the function or property that gives them. */
const KINDS: Readonly<Record<string, string>> = {
  playerName: 'player',
  nameOf: 'card',
  cardName: 'card',
  name: 'card',
  host: 'card',
  names: 'card',
  nameOfTarget: 'card',
  targetWords: 'card',
  battlefieldName: 'place',
  locationName: 'place',
  costWords: 'cost',
  aThing: 'object',
  howMany: 'targets',
  groupWords: 'group',
  destinationWords: 'destination',
  conditionWords: 'condition',
  whyKeptFrom: 'saying',
  whyUnplayable: 'saying',
  whyUnchoosable: 'saying',
  title: 'document',
  domains: 'domain',
  championTags: 'tag',
  regions: 'region',
  code: 'code',
  from: 'day',
};

/** Examples of each kind: the first blank of a sentence takes the first, the next another. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  player: ['Ana', 'Ben', 'Cleo'],
  card: ['Vi', 'Jinx', 'Ekko'],
  place: ['battlefield 1', 'battlefield 2'],
  cost: ['2 energy', '1 Fury power'],
  object: ['a friendly unit', 'an enemy unit'],
  targets: ['a unit at a battlefield', 'exactly 2 friendly units'],
  group: ['all in one place'],
  destination: ['a battlefield or base'],
  condition: ['this is at a battlefield'],
  saying: ['Jinx says that all units here cannot move to a base'],
  document: ['Core Rules 1.4', 'Core Rules 1.2'],
  domain: ['Fury', 'Calm', 'Mind', 'Body'],
  tag: ['Vi', 'Jinx'],
  region: ['Demacia', 'Noxus', 'Ionia'],
  code: ['01DE001', '01NX002'],
  day: ['2026-07-31'],
  number: ['2', '3', '4', '5'],
};

// No sentence has such brackets of its own.
const CLOSES = '⟧';
const blankForm = /⟦(\w+) ([^⟧]*)⟧/g;

const blank = (kind: string, what: string): string => `⟦${kind} ${what}${CLOSES}`;

/** What is asked or taken by its name: `nameOf` of a call, `name` of a property. */
const lastName = (node: ts.Node): string | undefined => {
  if (ts.isCallExpression(node)) return lastName(node.expression);
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : undefined;
};

/** Whether the expression names something of the table that is not looked into further. */
export const isNamed = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && Object.hasOwn(KINDS, lastName(node) ?? '');

const isOfFlag = (type: ts.Type, flag: ts.TypeFlags): boolean =>
  (type.isUnion() ? type.types : [type]).every((each) => (each.flags & flag) !== 0);

/** The texts of a type that has a few of them; null for any other. */
export const literalsOf = (type: ts.Type): readonly string[] | null => {
  const texts = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)),
  );
  return texts.every((each) => each.isStringLiteral()) ? texts.map(({ value }) => value) : null;
};

/** A blank for what only the table decides, by its name or its type; null where neither tells what could stand there. */
export const blankFor = (node: ts.Node, checker: ts.TypeChecker): string | null => {
  const what = node.getText().replaceAll(/\s+/g, ' ');
  const type = checker.getTypeAtLocation(node);
  if (type.isNumberLiteral()) return String(type.value);
  if (isOfFlag(type, ts.TypeFlags.NumberLike)) return blank('number', what);
  const [first] = literalsOf(type) ?? [];
  if (first !== undefined) return first;
  const kind = KINDS[lastName(node) ?? ''];
  return kind === undefined ? null : blank(kind, what);
};

/** Two blanks of the same kind, as a list of several would have them. */
export const listed = (text: string, between: string): string =>
  `${text}${between}${text.replaceAll(CLOSES, ` again${CLOSES}`)}`;

/** The sentence with an example in each blank: the same blank has the same example, others have others. */
export const filled = (text: string): string => {
  const taken = new Map<string, string>();
  const counts = new Map<string, number>();
  return text.replaceAll(blankForm, (_, kind: string, what: string) => {
    const key = `${kind} ${what}`;
    if (!taken.has(key)) {
      const count = counts.get(kind) ?? 0;
      const examples = EXAMPLES[kind] ?? [kind];
      taken.set(key, examples[count % examples.length] ?? kind);
      counts.set(kind, count + 1);
    }
    return taken.get(key) ?? '';
  });
};
