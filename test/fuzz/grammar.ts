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

/** How often a list is as long as nobody would type it. */
const ONE_IN = 60;
const MANY = 400;

const listOf = (die: Die, one: () => string, joint = ', '): string => {
  const most = die.below(ONE_IN) === 0 ? MANY : 3;
  return Array.from({ length: 1 + die.below(most) }, one).join(joint);
};

const pieceName = ({ view }: Place, { cards }: Grammar, die: Die): string => {
  const onTable = die.one(view.pieces.filter(({ name }) => name !== null))?.name ?? 'unknown';
  switch (die.below(10)) {
    case 0:
      return die.one(cards) ?? onTable;
    case 1:
      return die.one(JUNK) ?? '';
    case 2:
      return `${die.one(NUMBERS) ?? ''} ${onTable}`;
    case 3:
      return `${onTable}#${String(die.below(200))}`;
    case 4:
      return `piece ${String(die.below(200))}`;
    case 5:
      return `${onTable}@${die.one(['hand', 'trash', 'base', 'chain', 'deck', 'graveyard']) ?? ''}`;
    default:
      return onTable;
  }
};

/** Fills the slots of patterns with what lies on the table, and with what nobody should say. */
export class Sayer {
  constructor(
    private readonly grammar: Grammar,
    private readonly place: Place,
    private readonly die: Die,
  ) {}

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
    const { die } = this;
    if (/number|count|signed|ability/.test(kind)) return die.one(NUMBERS) ?? '';
    if (/seat|who/.test(kind)) return die.below(2) === 0 ? this.#seat() : this.#piece();
    if (/instructions|effects/.test(kind))
      return listOf(die, () => this.#fill(die.one(this.grammar.effect)), this.grammar.joint);
    if (/cost|resources|payment|runes/.test(kind))
      return `${die.one(NUMBERS) ?? ''} energy, ${die.one(NUMBERS) ?? ''} Fury`;
    if (/location|place|zone|battlefield/.test(kind))
      return die.below(2) === 0 ? (die.one(PLACES) ?? '') : this.#arena();
    if (/s$|list|choosable|damage/.test(kind)) return listOf(die, () => this.#piece());
    return die.below(4) === 0 ? (die.one(WORDS) ?? '') : this.#piece();
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
