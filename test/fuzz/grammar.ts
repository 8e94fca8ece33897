import type { HeldRuleset } from '#ruleset';
import type { FormEntry } from '#notation';
import type { Table } from '#table';
import type { Die } from '../support/die.js';

/** What lines are made of: the forms of a game's notation, and what its tables hold. */
export interface Grammar {
  readonly player: readonly string[];
  readonly table: readonly string[];
  readonly correction: readonly string[];
  /** Effects told at the table, joined by this. */
  readonly effect: readonly string[];
  readonly joint: string;
  /** Names of cards, on the table or not. */
  readonly cards: readonly string[];
}

/** Where a line is said. */
export interface Place {
  readonly ruleset: HeldRuleset;
  readonly view: Table;
}

/** The patterns of a table of forms. */
export const patternsOf = (forms: readonly FormEntry[]): readonly string[] => forms.flatMap(({ patterns }) => patterns);

const NUMBERS =
  '0 1 1 1 2 2 3 4 7 9 50 99 100 999 1000 20000 1000000 99999999 1000000000000 9007199254740993 1e9 -1 -7 1.5 0x10 NaN ٣'.split(
    ' ',
  );

const JUNK = [
  'unknown',
  'seat 9',
  '#-1',
  '""',
  '__proto__',
  'constructor',
  'Ana:',
  '->',
  ';',
  '(((',
  'é\u0301',
  '\u202e',
  '%00',
  '🃏',
  'a'.repeat(300),
];

const PLACES = [
  'base',
  "Ana's base",
  "Ben's hand",
  'the deck',
  'the chain',
  'nowhere',
  'hand',
  'graveyard',
  'the bench',
];

const WORDS = [
  'this turn',
  'exhausted',
  'Assault 2',
  'Fury',
  'main deck',
  'rune deck',
  'Spectral',
  'the attack token',
  'ready',
  'on top',
];

const pick = (die: Die, words: readonly string[], other = ''): string => die.one(words) ?? other;

/** How often a list is as long as nobody would type it. */
const ONE_IN = 60;
const MANY = 400;

const listOf = (die: Die, one: () => string, joint = ', '): string => {
  const most = die.below(ONE_IN) === 0 ? MANY : 3;
  return Array.from({ length: 1 + die.below(most) }, one).join(joint);
};

const ZONES = ['hand', 'trash', 'base', 'chain', 'deck', 'graveyard'];

/** Ways to speak of a piece, most of them by its name. */
const SPOKEN: readonly ((name: string, grammar: Grammar, die: Die) => string)[] = [
  (name, { cards }, die) => pick(die, cards, name),
  (_, __, die) => pick(die, JUNK),
  (name, _, die) => `${pick(die, NUMBERS)} ${name}`,
  (name, _, die) => `${name}#${String(die.below(200))}`,
  (_, __, die) => `piece ${String(die.below(200))}`,
  (name, _, die) => `${name}@${pick(die, ZONES)}`,
  (name) => name,
  (name) => name,
  (name) => name,
  (name) => name,
];

const pieceName = ({ view }: Place, grammar: Grammar, die: Die): string => {
  const name = die.one(view.pieces.filter((piece) => piece.name !== null))?.name ?? 'unknown';
  return die.one(SPOKEN)?.(name, grammar, die) ?? name;
};

type Slots = readonly (readonly [kinds: RegExp, say: () => string])[];

/** Fills the slots of patterns with what lies on the table, and with what nobody should say. */
export class Sayer {
  constructor(
    private readonly grammar: Grammar,
    private readonly place: Place,
    private readonly die: Die,
  ) {}

  /** What is said for the kinds of slots, the first that fits. */
  readonly #slots: Slots = [
    [/number|count|signed|ability/, () => pick(this.die, NUMBERS)],
    [/seat|who/, () => (this.die.below(2) === 0 ? this.#seat() : this.#piece())],
    [
      /instructions|effects/,
      () => listOf(this.die, () => this.#fill(this.die.one(this.grammar.effect)), this.grammar.joint),
    ],
    [/cost|resources|payment|runes/, () => `${pick(this.die, NUMBERS)} energy, ${pick(this.die, NUMBERS)} Fury`],
    [/location|place|zone|battlefield/, () => (this.die.below(2) === 0 ? pick(this.die, PLACES) : this.#arena())],
    [/s$|list|choosable|damage/, () => listOf(this.die, () => this.#piece())],
  ];

  /** A line by the grammar: a play of a player, of the table, or a correction. */
  line(): string {
    const { die, grammar } = this;
    const kind = die.below(12);
    if (kind === 0) return this.#fill(die.one(grammar.table));
    if (kind < 3)
      return `correct: ${this.#fill(die.one(grammar.correction))}${die.below(2) === 0 ? '' : ` # ${this.#piece()}`}`;
    return `${this.#seat()}: ${this.#fill(die.one(grammar.player))}`;
  }

  #fill(pattern = ''): string {
    const parts = pattern.replace(/\[(\w+)\|([^\]]*)\]/g, (_, __, inner: string) =>
      this.die.below(3) === 0 ? '' : inner,
    );
    return parts.replace(/\{\w*:([\w-]+)\}/g, (_, kind: string) => this.#slot(kind));
  }

  #slot(kind: string): string {
    const [, say] = this.#slots.find(([kinds]) => kinds.test(kind)) ?? [];
    return say?.() ?? this.#other();
  }

  #other(): string {
    return this.die.below(4) === 0 ? pick(this.die, WORDS) : this.#piece();
  }

  #piece(): string {
    return pieceName(this.place, this.grammar, this.die);
  }

  #seat(): string {
    const names = this.place.view.players.map(({ name }) => name);
    return this.die.below(12) === 0 ? (this.die.one(JUNK) ?? '') : (this.die.one(names) ?? 'Ana');
  }

  #arena(): string {
    return this.die.one(this.place.view.zones)?.name ?? 'base';
  }
}
