import { shapes, type PlayShape as Shape } from '#ruleset';
import { cardOf, isCardId } from '../../cards/catalogue.js';
import { isTag } from '../../cards/tags.js';
import type {
  CostNamed,
  Declared,
  DeclaredCost,
  DeclaredRepeat,
  DescribedCost,
  ModeNamed,
  Payment,
  PlayTarget,
} from '../../words/plays.js';
import type { AbilityOnObject, CostName } from '../../words/definition.js';
import type { Instruction } from '../../words/instruction.js';
import { BOUNDS } from '../../words/bounds.js';
import { BOUND_TO, DOMAINS, type Location, type PowerKind } from '../../words/vocabulary.js';

const { boolean, either, integer, list, nullable, object, oneOf, optional, text, textThat, variant } = shapes;

export const piece: Shape<number> = integer(0, BOUNDS.pieces - 1);
export const pieces: Shape<readonly number[]> = list(piece, BOUNDS.list);
export const seat: Shape<number> = integer(0, 3);
export const battlefield: Shape<number> = integer(0, 3);
export const amount: Shape<number> = integer(0, BOUNDS.amount);
/** So many cards at once. */
const count: Shape<number> = integer(0, BOUNDS.cards);
const change = integer(-BOUNDS.amount, BOUNDS.amount);
export const item: Shape<number> = integer(1, BOUNDS.item);
export const items: Shape<readonly number[]> = list(item, BOUNDS.list);
export const note: Shape<string> = text(BOUNDS.note);

export const card: Shape<string> = textThat('the id of a card, such as OGN-013', isCardId);
/** Ids of a whole deck, in order. */
export const cards: Shape<readonly string[]> = list(card, BOUNDS.list);

const tag: Shape<string> = textThat('a tag, such as Poro', isTag);

/** A word of a text that players choose between. */
export const word: Shape<string> = textThat('a word of 1 to 40 letters', (said) => /^\p{L}{1,40}$/u.test(said));

const abilityWord: Shape<string> = textThat('what an ability is called', (said) =>
  /^[\p{L}\p{N} -]{1,40}$/u.test(said),
);

/** An ability by its number, as lines name it. */
export const abilityNumber: Shape<number> = integer(0, 19);

const ABILITY_TEXTS: readonly NonNullable<AbilityOnObject['text']>[] = [
  'bearer',
  'copied',
  'given',
  'Equip',
  'Empower',
  'Quick-Draw',
  'Weaponmaster',
];

const ABILITY_ON_OBJECT: shapes.Shapes<AbilityOnObject> = {
  card,
  ability: abilityWord,
  within: optional(list(abilityWord, 9)),
  instance: optional(integer(0, BOUNDS.pieces)),
  text: optional(oneOf(ABILITY_TEXTS)),
  attachment: optional(piece),
};

/** An ability of an object, by its name. */
export const abilityOnObject: Shape<AbilityOnObject> = object<AbilityOnObject>(ABILITY_ON_OBJECT);

/** Cards as far as somebody could tell. */
export const cardsOrUnknown: Shape<readonly (string | null)[]> = list(nullable(card), BOUNDS.list);

export const deck = oneOf(['main-deck', 'rune-deck']);

const token: Shape<string> = textThat('the id of a token', (id) => isCardId(id) && cardOf(id).supertype === 'Token');

export const domain = oneOf(DOMAINS);
export const powerKind = oneOf([...DOMAINS, 'any']);
const power = list(powerKind, BOUNDS.list);
const until = oneOf(['turn', 'combat', 'always']);
/** A keyword of the book, or one that a card alone has. */
const keyword: Shape<string> = textThat('a keyword of 1 to 40 characters', (word) => /^[^"\p{Cc}]{1,40}$/u.test(word));

export const location: Shape<Location> = variant<Location, 'zone'>('zone', {
  base: { seat },
  battlefield: { at: battlefield },
});

export const targets: Shape<readonly PlayTarget[]> = list(
  variant<PlayTarget, 'kind'>('kind', { piece: { piece }, item: { item }, seat: { seat } }),
  BOUNDS.list,
);

export const damage = list(
  object<{ readonly unit: number; readonly amount: number }>({ unit: piece, amount }),
  BOUNDS.list,
);

export const payment: Shape<Payment> = object<Payment>({
  exhaust: pieces,
  recycle: list(object<Payment['recycle'][number]>({ rune: piece, domain: nullable(domain) }), BOUNDS.list),
});

const instruction: Shape<Instruction> = variant<Instruction, 'verb'>('verb', {
  deal: { amount, to: pieces },
  split: { by: optional(piece), shares: damage },
  strike: { by: piece, amount, to: pieces },
  heal: { pieces },
  kill: { pieces },
  stun: { pieces },
  ready: { pieces },
  exhaust: { pieces },
  recall: { pieces },
  move: { pieces, to: location },
  buff: { pieces },
  'spend-buff': { pieces },
  empower: { pieces },
  disempower: { pieces },
  banish: { pieces },
  return: { pieces },
  recycle: { pieces },
  discard: { pieces },
  draw: { seat, count },
  burn: { seat, count },
  channel: { seat, count, exhausted: boolean },
  score: { seat, points: amount },
  win: { seat },
  replace: { seat, at: battlefield, token },
  'swap-back': { at: battlefield },
  'extra-turn': { seat },
  'gain-xp': { seat, amount: change },
  add: { seat, energy: amount, power, only: nullable(oneOf(BOUND_TO)) },
  pay: { seat, energy: amount, power },
  create: {
    token,
    seat,
    to: location,
    count: integer(0, BOUNDS.created),
    exhausted: boolean,
    played: optional(boolean),
  },
  counter: { item },
  'take-item': { item, seat },
  might: { pieces, amount: change, until },
  'set-might': { pieces, to: amount, until },
  copy: { pieces, of: piece },
  keyword: { pieces, keyword, value: amount, until },
  control: { pieces, seat, until: oneOf(['turn', 'always', 'leaves']) },
  'lose-control': { pieces, seat },
  attach: { piece, to: piece },
  detach: { piece },
  put: { piece, card: nullable(card), to: location },
  reveal: { piece, card },
  look: { seat, count },
  'reveal-top': { seat, count, deck },
  'reveal-hand': { seat },
  show: { pieces },
  'look-facedown': { seat, of: seat },
  play: {
    seat,
    piece,
    card: nullable(card),
    ignoring: nullable(oneOf(['energy', 'cost', 'all'])),
    cost: nullable(
      object<{ readonly energy: number; readonly power: readonly PowerKind[] }>({ energy: amount, power }),
    ),
    less: amount,
    only: nullable(list(location, BOUNDS.list)),
    also: list(location, BOUNDS.list),
    then: nullable(oneOf(['recycle', 'banish'])),
  },
  predict: { seat, count },
  'draw-these': { pieces },
  place: { pieces, on: oneOf(['top', 'bottom', 'hand', 'trash', 'champion']) },
});

export const instructions: Shape<readonly Instruction[]> = list(instruction, BOUNDS.instructions);

export const cost: Shape<DescribedCost> = object<DescribedCost>({
  energy: amount,
  power,
  exhaustSource: boolean,
  instructions,
});

/** A mode of a text that is told at the table, by its number. */
const modeNumber: Shape<number> = integer(0, 9);

const modeNamed: Shape<ModeNamed> = either(
  textThat('what a mode is called', (said) => /^[\p{L}\p{N} -]{1,40}$/u.test(said)),
  modeNumber,
);

/** A cost by what gives it. */
const costName: Shape<CostName> = object<CostName>({
  ...ABILITY_ON_OBJECT,
  source: optional(piece),
  delayed: optional(integer(0, BOUNDS.item)),
});

/** Where further moves go. */
export const moreLocations: Shape<readonly Location[]> = list(location, 3);

const modeList = (mode: Shape<ModeNamed>): Shape<readonly ModeNamed[]> => list(mode, 9);

/** Modes by name, as plays call them, and by number, as lines do. */
export const modesByName = modeList(modeNamed);
export const modesByNumber = modeList(modeNumber);

/** What is declared with a play: modes, the other cost it is played for, additional costs, repeats. */
const declaredOf = (modes: Shape<readonly ModeNamed[]>, cost: Shape<CostNamed>): Shape<Declared> =>
  object<Declared>({
    modes,
    way: nullable(cost),
    using: pieces,
    extra: list(object<DeclaredCost>({ cost, using: pieces }), 9),
    repeats: list(
      object<DeclaredRepeat>({
        cost,
        using: pieces,
        modes,
        targets,
        to: nullable(location),
        also: optional(moreLocations),
      }),
      9,
    ),
    amount,
    also: optional(moreLocations),
    named: optional(tag),
  });

/** The same as plays name it, and as lines number it. */
export const declaredByName: Shape<Declared> = declaredOf(modesByName, costName);
export const declaredByNumber: Shape<Declared> = declaredOf(modesByNumber, integer(0, 19));
