import { words } from '#ruleset';
import type { Filter, ObjectState, Range } from '../definition.js';
import { amountWords } from './amounts.js';
import { refWords } from './references.js';
import { joined, withArticle } from './sentences.js';

const { listed } = words;

type Kind = NonNullable<Filter['is']>;
type Place = NonNullable<Filter['at']>;
type PlaceWord = Extract<Place, string>;

/** What a part of a filter adds to a noun: words before it or behind it; `is` where behind the noun it reads otherwise than after "is". */
interface Part {
  readonly before?: string;
  readonly after?: string;
  readonly is?: string;
}

const NOUNS: Readonly<Record<Kind, readonly [one: string, several: string]>> = {
  player: ['player', 'players'],
  battlefield: ['battlefield', 'battlefields'],
  unit: ['unit', 'units'],
  gear: ['gear', 'gear'],
  legend: ['legend', 'legends'],
  permanent: ['permanent', 'permanents'],
  spell: ['spell', 'spells'],
  rune: ['rune', 'runes'],
  card: ['Main Deck card', 'Main Deck cards'],
  equipment: ['Equipment', 'Equipment'],
  item: ['spell or ability', 'spells or abilities'],
};

const STATES: Readonly<Record<ObjectState, Part>> = {
  stunned: { before: 'stunned' },
  exhausted: { before: 'exhausted' },
  ready: { before: 'ready' },
  buffed: { before: 'buffed' },
  damaged: { before: 'damaged' },
  attacking: { before: 'attacking' },
  defending: { before: 'defending' },
  alone: { after: 'with no other friendly unit beside it', is: 'alone, with no other friendly unit beside it' },
  equipped: { before: 'equipped' },
  attached: { before: 'attached' },
  'one on one': { after: 'one on one with the only enemy unit there' },
  'in showdown': { after: 'at the battlefield of the showdown' },
  'in combat': { after: 'in combat' },
  empowered: { before: 'Empowered' },
  empowerable: { after: 'not Empowered, or such as may be so several times' },
  detached: { before: 'unattached' },
  open: { before: 'open' },
  'attached this turn': { after: 'attached this turn' },
  mighty: { before: 'Mighty' },
};

const SIDES: Readonly<Record<NonNullable<Filter['side']>, Part>> = {
  friendly: { before: 'friendly' },
  enemy: { before: 'enemy' },
  yours: { after: 'you control', is: 'yours' },
  'not yours': { after: 'you do not control', is: 'not yours' },
};

const PLACES: Readonly<Record<PlaceWord, string>> = {
  here: 'here',
  'this battlefield': 'at the battlefield where this is',
  'your battlefield': 'at a battlefield you control',
  battlefield: 'at a battlefield',
  base: 'at a base',
  elsewhere: 'elsewhere than here',
  there: 'where the event was (of its own, where this was as it triggered)',
  'not there': 'elsewhere than where the event was (of its own, where this was as it triggered)',
  'moved between': 'at a battlefield of the move that triggered this',
  destination: 'at the destination',
  'not destination': 'elsewhere than at the destination',
};

const placeWords = (at: Place): string => {
  if (typeof at === 'string') return PLACES[at];
  return 'locationOf' in at ? `where ${refWords(at.locationOf)} is` : `away from where ${refWords(at.awayFrom)} is`;
};

const ZONES: Readonly<Record<NonNullable<Filter['zone']>, string>> = {
  'your trash': 'in your trash',
  'your hand': 'in your hand',
  'any hand': 'in any hand',
  'any trash': 'in any trash',
  chain: 'on the chain',
  'your champion zone': 'in your Champion Zone',
  battlefields: 'in play',
  'your banishment': 'in your Banishment',
  facedown: 'facedown at a battlefield',
  'your facedown': 'facedown at a battlefield and yours',
  anywhere: 'wherever it says',
  'any banishment': 'in any Banishment',
  looked: 'among the cards looked at or revealed',
  'revealed hand': 'in the revealed hand',
};

/** At least so much, at most so much. */
const rangeWords = ({ min, max }: Range): string =>
  joined(
    [min !== undefined && `at least ${amountWords(min)}`, max !== undefined && `at most ${amountWords(max)}`],
    ' and ',
  );

type Said = Exclude<keyof Filter, 'is' | 'anyOf' | 'zone' | 'state'>;
type Values = Required<Filter>;

/** How each part of a filter is said, in the order in which it is. */
const PARTS: { readonly [Name in Said]: (value: Values[Name]) => Part } = {
  other: () => ({ before: 'other', is: 'not this' }),
  side: (side) => SIDES[side],
  owner: (owner) => ({ after: owner === 'you' ? 'you own' : 'of the owner of it' }),
  chosenChampion: () => ({ after: "with the whole name of its owner's Chosen Champion" }),
  isNo: (kind) => ({ before: `non-${kind}`, is: `no ${kind}` }),
  token: (token) => (token ? { before: 'token', is: 'a token' } : { before: 'non-token', is: 'no token' }),
  tag: (tag) => ({ before: tag, is: `a ${tag}` }),
  domain: (domain) => ({ before: domain }),
  name: (name) => ({ after: `named ${name}` }),
  might: (range) => ({ after: `with Might of ${rangeWords(range)}`, is: `of Might ${rangeWords(range)}` }),
  energy: (range) => ({ after: `with a printed energy cost of ${rangeWords(range)}` }),
  power: (range) => ({ after: `with a printed power cost of ${rangeWords(range)}` }),
  units: (range) => ({ after: `with ${rangeWords(range)} units there` }),
  empowered: (range) => ({ after: `Empowered ${rangeWords(range)} times` }),
  keyword: (keyword) => ({ after: `with ${keyword}` }),
  without: (keyword) => ({ after: `without ${keyword}` }),
  withoutTag: (tag) => ({ after: `without the tag ${tag}` }),
  namedTag: () => ({ after: 'with the named tag' }),
  at: (at) => ({ after: placeWords(at) }),
  attachedTo: (ref) => ({ after: `attached to ${refWords(ref)}` }),
  notAttachedTo: (ref) => ({ after: `not attached to ${refWords(ref)}` }),
  with: (filter) => ({ after: `with ${aThing(filter)} there` }),
  chooses: (filter) => ({ after: `choosing ${aThing(filter)}` }),
  choosesNo: (filter) => ({ after: `choosing no ${thing(filter)}` }),
  chosenBy: (filter) => ({ after: `chosen by ${aThing(filter)}` }),
  controlledLike: (ref) => ({ after: `with the same controller as ${refWords(ref)}` }),
  banishedWithThis: () => ({ after: 'banished with this' }),
  among: (ref) => ({ after: `among ${refWords(ref)}`, is: `among ${refWords(ref)}` }),
  not: (ref) => ({ after: `other than ${refWords(ref)}`, is: `not ${refWords(ref)}` }),
};

const saying = <Name extends Said>(name: Name, value: Values[Name]): Part => PARTS[name](value);

const partOf = (filter: Filter, name: Said): readonly Part[] => {
  const value = filter[name];
  return value === undefined ? [] : [saying(name, value)];
};

/** Whose and where: said first. */
const FIRST: readonly Said[] = ['other', 'side'];
const OTHERS = (Object.keys(PARTS) as readonly Said[]).filter((name) => !FIRST.includes(name));

/** Where to look. An alternative has a zone of its own: it is said where it differs from that of the whole. */
const zoneOf = ({ zone }: Filter, outer: Filter['zone']): readonly Part[] => {
  if (zone === outer || zone === 'anywhere') return [];
  return [{ after: zone === undefined ? 'on the board' : ZONES[zone] }];
};

const partsOf = (filter: Filter, outer: Filter['zone']): readonly Part[] => [
  ...FIRST.flatMap((name) => (name === 'side' && isOpponent(filter) ? [] : partOf(filter, name))),
  ...zoneOf(filter, outer),
  ...OTHERS.flatMap((name) => partOf(filter, name)),
  ...(filter.state ?? []).map((state) => STATES[state]),
];

const isOpponent = ({ is, side }: Filter): boolean => is === 'player' && side === 'enemy';

const nounOf = (filter: Filter, several: boolean): string => {
  const { is, zone } = filter;
  if (isOpponent(filter)) return several ? 'opponents' : 'opponent';
  if (is !== undefined) return NOUNS[is][several ? 1 : 0];
  const one = zone === undefined || zone === 'battlefields' || zone === 'anywhere' ? 'object' : 'card';
  return several ? `${one}s` : one;
};

const alternatives = (filters: readonly Filter[], zone: Filter['zone']): string =>
  filters.map((each) => withArticle(nounPhrase(each, false, zone))).join(' or ');

/** `with Tank and with 5 Might`: two parts that begin alike need a word between them. */
const withMore = (said: string, more = ''): string => {
  const isOneMore = more.startsWith('with ') && said.includes('with ');
  return joined([said, isOneMore && 'and', more]);
};

const nounPhrase = (filter: Filter, several: boolean, outer?: Filter['zone']): string => {
  const parts = partsOf(filter, outer);
  const kinds = filter.anyOf && `that ${several ? 'are each' : 'is'} ${alternatives(filter.anyOf, filter.zone)}`;
  return joined([
    ...parts.map(({ before }) => before),
    nounOf(filter, several),
    parts.reduce((said, { after }) => withMore(said, after), ''),
    kinds,
  ]);
};

/** What fits, without an article: `enemy unit here`. */
export const thing = (filter: Filter): string => nounPhrase(filter, false);

/** Several that fit: `enemy units here`. */
export const things = (filter: Filter): string => nounPhrase(filter, true);

/** One that fits: `an enemy unit here`; of several kinds each in turn, and what alone is meant by its own word. */
export const aThing = (filter: Filter): string => {
  const [only, ...others] = Object.keys(filter);
  if (others.length > 0) return withArticle(thing(filter));
  if (only === 'anyOf' && filter.anyOf) return alternatives(filter.anyOf, undefined);
  return only === 'among' && filter.among ? refWords(filter.among) : withArticle(thing(filter));
};

const likenessIn = (filter: Filter, outer: Filter['zone']): string => {
  const parts = partsOf(filter, outer).map(({ before = '', after = '', is }) => is ?? joined([before, after]));
  const kind = filter.is === undefined ? [] : [withArticle(nounOf(filter, false))];
  const kinds = filter.anyOf
    ? [`either ${filter.anyOf.map((each) => likenessIn(each, filter.zone)).join(' or ')}`]
    : [];
  const said = [...kind, ...parts, ...kinds];
  return said.length === 0 ? 'on the board' : listed(said);
};

/** What is said of an object that fits, behind "is": `Empowered and at a battlefield`. */
export const likeness = (filter: Filter): string => likenessIn(filter, undefined);
