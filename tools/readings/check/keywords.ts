import { allCards, type CardDefinition } from '#rulesets/riftbound';
import { partsOf, tokensOf, type Part } from './parts.js';

/** Keywords that a text can give, ask for or speak of: those that are conditions or actions are words. */
const KEYWORDS: ReadonlySet<string> = new Set([
  'Accelerate',
  'Ambush',
  'Assault',
  'Backline',
  'Deflect',
  'Flow',
  'Ganking',
  'Hidden',
  'Hunt',
  'Quick-Draw',
  'Repeat',
  'Shield',
  'Tank',
  'Temporary',
  'Unique',
  'Vision',
  'Weaponmaster',
]);

/** What of a definition answers a text: what is `meant` asks for a text that says it, what is `implied` does not. */
export interface Answers {
  readonly meant: readonly string[];
  readonly implied: readonly string[];
}

const written = (keyword: string, value: unknown): string =>
  `[${keyword}${typeof value === 'number' && value > 1 ? ` ${value}` : ''}]`;

const KEYWORD = /\[([A-Z][A-Za-z-]+)(?: (\d+))?\]/g;

/** Whether it is written as a keyword is. */
export const isKeyword = (word: string): boolean => keywordsSaid(word).includes(word);

/** The keywords of a text, as it writes them: "[Assault 2]". */
export const keywordsSaid = (spoken: string): readonly string[] =>
  [...spoken.matchAll(KEYWORD)]
    .filter(([, keyword = '']) => KEYWORDS.has(keyword))
    .map(([, keyword = '', value]) => written(keyword, Number(value)));

/** How encodings speak of keywords without the keyword. */
const SPOKEN_OF: Readonly<Record<string, readonly (readonly [name: string, ...values: readonly string[]])[]>> = {
  Repeat: [['repeat'], ['part', 'repeat']],
  Flow: [['flow']],
  Hidden: [
    ['hides'],
    ['from', 'facedown', 'facedown here'],
    ['zone', 'facedown', 'your facedown'],
    ['played', 'from facedown'],
  ],
  Ambush: [['playableTo', 'enemy units by Ambush', 'what pays by Ambush']],
};

const spokenOf = ({ value }: Part): readonly string[] =>
  Object.entries(SPOKEN_OF).flatMap(([keyword, ways]) =>
    ways.some(([name, ...values]) => (values.length === 0 ? name in value : values.includes(value[name] as string)))
      ? [written(keyword, 1)]
      : [],
  );

const NAMES = ['keyword', 'without', 'cardKeyword', 'ignores', 'silences', 'keywordValue'];

const keywordsOf = ({ value }: Part): readonly string[] =>
  NAMES.flatMap((name) => {
    const keyword = value[name];
    return typeof keyword === 'string' && KEYWORDS.has(keyword) ? [written(keyword, value['value'])] : [];
  });

/** The keywords of a definition: `meant` by its words, `implied` by what it speaks of and by the tokens that it plays. */
export const keywordsMeant = (definition: CardDefinition): Answers => {
  const parts = partsOf(definition);
  const ofTokens = tokensOf(definition).flatMap(({ keywords }) =>
    keywords.map(({ keyword, value }) => written(keyword, value)),
  );
  return { meant: parts.flatMap(keywordsOf), implied: [...parts.flatMap(spokenOf), ...ofTokens] };
};

/** Tags that texts name; what attaches is a type of its own in encodings. */
const TAGS: readonly string[] = [...new Set(allCards.flatMap(({ tags }) => tags))].filter((tag) => tag !== 'Equipment');
const TOKENS: readonly string[] = [
  ...new Set(allCards.filter(({ supertype }) => supertype === 'Token').map(({ name }) => name)),
];

const namesIn = (names: readonly string[], spoken: string): readonly string[] =>
  names.filter((name) => new RegExp(String.raw`\b${name}s?\b`).test(spoken));

/** Whether it is a tag, or the name of a token. */
export const isName = (word: string): boolean => TAGS.includes(word) || TOKENS.includes(word);

/** The tags and the tokens that a text names. */
export const namesSaid = (spoken: string): readonly string[] => namesIn([...new Set([...TAGS, ...TOKENS])], spoken);

const NAMED = ['tag', 'withoutTag', 'name', 'token', 'brings'];

/** The tags and the names in a definition: `meant` by it, `implied` by the tokens that it plays. */
export const namesMeant = (definition: CardDefinition): Answers => ({
  meant: partsOf(definition).flatMap(({ value }) => {
    const names = NAMED.flatMap((name) => (typeof value[name] === 'string' ? [value[name]] : []));
    return names.flatMap(namesSaid);
  }),
  implied: tokensOf(definition).flatMap(({ tags }) => tags),
});
