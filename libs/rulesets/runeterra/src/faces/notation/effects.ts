import {
  compileForms,
  listKind,
  numberKind,
  seatKind,
  sequenceKind,
  skipSpaces,
  expectedAt,
  read,
  readSegment,
  foundAs,
  wordsKind,
  type FormEntry,
  type Kinds,
} from '#notation';
import type { Effect, Side } from '../../words/effect.js';
import { cardKindHere } from './cards.js';
import { findNexus, writeNexus } from './targets.js';
import { cardWhoKind, keywordKind, whoKind } from './who.js';
import type { Context, Kind } from './source.js';

const sideOf = (seat: number, { seat: acting }: Context): Side => (seat === (acting ?? 0) ? 'ally' : 'enemy');

const seatOfSide = (side: Side, { seat, state }: Context): number => {
  const acting = seat ?? 0;
  return side === 'ally' ? acting : state.seats.findIndex((_, each) => each !== acting);
};

/** A side by its player's name. */
const playerKind: Kind<Side> = {
  read: (context, at) => {
    const answer = seatKind.read(context, at);
    return answer.ok ? read(sideOf(answer.value, context), answer.end) : answer;
  },
  write: (side, context) => seatKind.write(seatOfSide(side, context), context),
};

/** A side by its nexus: `Ben's nexus`, `enemy nexus`. */
const nexusKind: Kind<Side> = {
  read: (context, at) =>
    readSegment(context, at, {
      what: 'a nexus, such as "Ben\'s nexus"',
      resolve: (text) => foundAs(findNexus(text, context), (seat) => sideOf(seat, context)),
    }),
  write: (side, context) => writeNexus(seatOfSide(side, context), context.state),
};

interface Growth {
  readonly power: number;
  readonly health: number;
}

const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);

/** Power and health gained or lost: `+2|+1`. */
const growthKind: Kind<Growth> = {
  read: ({ line }, at) => {
    const start = skipSpaces(line, at);
    const [text, power, health] = /^([+-]\d+)[|/]([+-]\d+)/.exec(line.slice(start)) ?? [];
    if (text === undefined) return expectedAt(line, start, ['power and health such as +2|+1']);
    return read({ power: Number(power), health: Number(health) }, start + text.length);
  },
  write: ({ power, health }) => `${signed(power)}|${signed(health)}`,
};

const kinds: Kinds = {
  number: numberKind,
  who: whoKind,
  'hand-card': cardWhoKind,
  player: playerKind,
  nexus: nexusKind,
  growth: growthKind,
  keyword: keywordKind,
  card: cardKindHere,
  cards: listKind(cardKindHere, { until: 'then' }),
  duration: wordsKind([
    ['round', 'this round'],
    ['always', 'always'],
  ]),
  where: wordsKind([
    ['hand', 'in hand'],
    ['deck', 'in the deck'],
  ]),
};

/** Something a side does: its own player without a name, the other by name. */
const sided = (own: string, theirs: string): readonly string[] => [own, `{side:player} ${theirs}`];

/**
 * Every verb of the effects, as it is said: the one table from which told effects are both read and written. `fixed.do` names
 * the verb.
 */
export const EFFECT_FORMS: readonly FormEntry[] = [
  { fixed: { do: 'deal-nexus' }, patterns: ['deal {amount:number} to {side:nexus}'] },
  { fixed: { do: 'deal' }, patterns: ['deal {amount:number} to {to:who}'] },
  { fixed: { do: 'heal-nexus' }, patterns: ['heal {side:nexus} by {amount:number}'] },
  { fixed: { do: 'heal', amount: 'all' }, patterns: ['heal {to:who}'] },
  { fixed: { do: 'heal' }, patterns: ['heal {to:who} by {amount:number}'] },
  {
    fixed: { do: 'grow' },
    absent: { until: 'always' },
    patterns: ['give {:growth} to {to:who}[until| {until:duration}]'],
  },
  {
    fixed: { do: 'grant' },
    absent: { until: 'always' },
    patterns: ['give {keyword:keyword} to {to:who}[until| {until:duration}]'],
  },
  { fixed: { do: 'drain-nexus' }, patterns: ['drain {amount:number} from {side:nexus}'] },
  { fixed: { do: 'drain' }, patterns: ['drain {amount:number} from {to:who}'] },
  { fixed: { do: 'destroy' }, patterns: ['destroy {to:who}'] },
  { fixed: { do: 'stop' }, patterns: ['stop {to:who}'] },
  {
    fixed: { do: 'silence' },
    absent: { until: 'always' },
    patterns: ['silence {to:who}[until| {until:duration}]'],
  },
  { fixed: { do: 'stun' }, patterns: ['stun {to:who}'] },
  { fixed: { do: 'frostbite' }, patterns: ['frostbite {to:who}'] },
  { fixed: { do: 'kill' }, patterns: ['kill {to:who}'] },
  { fixed: { do: 'recall' }, patterns: ['recall {to:who}'] },
  { fixed: { do: 'obliterate' }, patterns: ['obliterate {to:who}'] },
  { fixed: { do: 'level-up' }, patterns: ['level up {to:who}'] },
  { fixed: { do: 'capture' }, patterns: ['{by:who} captures {to:who}'] },
  { fixed: { do: 'strike-nexus' }, patterns: ['{by:who} strikes the nexus'] },
  { fixed: { do: 'strike' }, patterns: ['{by:who} strikes {to:who}'] },
  { fixed: { do: 'strike-each-other' }, patterns: ['{one:who} and {other:who} strike each other'] },
  { fixed: { do: 'swap' }, patterns: ['swap {one:who} and {other:who}'] },
  { fixed: { do: 'draw' }, absent: { side: 'ally' }, patterns: sided('draw {count:number}', 'draws {count:number}') },
  { fixed: { do: 'toss' }, absent: { side: 'ally' }, patterns: sided('toss {count:number}', 'tosses {count:number}') },
  { fixed: { do: 'discard' }, patterns: ['discard {to:hand-card}'] },
  { fixed: { do: 'rally' }, absent: { side: 'ally' }, patterns: sided('rally', 'rallies') },
  {
    fixed: { do: 'refill-mana' },
    absent: { side: 'ally' },
    patterns: sided('refill {amount:number} mana', 'refills {amount:number} mana'),
  },
  {
    fixed: { do: 'refill-spell-mana' },
    absent: { side: 'ally' },
    patterns: sided('refill {amount:number} spell mana', 'refills {amount:number} spell mana'),
  },
  { fixed: { do: 'gain-gem' }, absent: { side: 'ally' }, patterns: sided('gain a mana gem', 'gains a mana gem') },
  {
    fixed: { do: 'create' },
    absent: { side: 'ally', count: 1, fleeting: false },
    patterns: sided(
      'create [count|{count:number} ]{card:card} {where:where}[fleeting| fleeting]',
      'creates [count|{count:number} ]{card:card} {where:where}[fleeting| fleeting]',
    ),
  },
  {
    fixed: { do: 'summon' },
    absent: { side: 'ally', count: 1, attacking: false },
    patterns: sided(
      'summon [count|{count:number} ]{card:card}[attacking| attacking][challenging| challenging {challenging:who}]',
      'summons [count|{count:number} ]{card:card}[attacking| attacking][challenging| challenging {challenging:who}]',
    ),
  },
  {
    fixed: { do: 'free-attack' },
    absent: { challenging: null },
    patterns: ['{by:who} attacks freely[challenging| challenging {challenging:who}]'],
  },
  { fixed: { do: 'skill' }, patterns: ['use {cards:cards}'] },
  { fixed: { do: 'nothing' }, patterns: ['do nothing'] },
];

/** What happened, effect by effect, separated by semicolons; `nothing` where nothing did. */
export const effectsKind = sequenceKind<Effect, Context>(compileForms(EFFECT_FORMS, kinds), [', then', 'and commits']);
