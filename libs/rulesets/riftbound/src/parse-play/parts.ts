import { KEYWORDS } from '../cards/card.js';
import { cardOf, isCardId } from '../cards/catalogue.js';
import type { DescribedCost, Payment, PlayTarget } from '../commands.js';
import type { Instruction } from '../effects/instruction.js';
import { DOMAINS, type Location } from '../vocabulary.js';
import { boolean, integer, list, nullable, object, oneOf, text, textThat, variant, type Shape } from './shape.js';

/** Bounds that no table reaches; they keep numbers and lists from untrusted input within reason. */
const MOST_PIECES = 999;
const MOST_AT_ONCE = 60;
const MOST_AMOUNT = 999;

export const piece: Shape<number> = integer(0, MOST_PIECES);
export const pieces: Shape<readonly number[]> = list(piece, MOST_AT_ONCE);
export const seat: Shape<number> = integer(0, 3);
export const battlefield: Shape<number> = integer(0, 2);
export const amount: Shape<number> = integer(0, MOST_AMOUNT);
const change = integer(-MOST_AMOUNT, MOST_AMOUNT);
export const item: Shape<number> = integer(1, 99_999);
export const ability: Shape<number> = integer(0, 19);
export const items: Shape<readonly number[]> = list(item, MOST_AT_ONCE);
export const note: Shape<string> = text(500);

export const card: Shape<string> = textThat('the id of a card, such as OGN-013', isCardId);
/** Ids of a whole deck, in order. */
export const cards: Shape<readonly string[]> = list(card, MOST_AT_ONCE);

const token: Shape<string> = textThat('the id of a token', (id) => isCardId(id) && cardOf(id).supertype === 'Token');

export const domain = oneOf(DOMAINS);
export const powerKind = oneOf([...DOMAINS, 'any']);
const power = list(powerKind, MOST_AT_ONCE);
const until = oneOf(['turn', 'combat', 'always']);

export const location: Shape<Location> = variant<Location, 'zone'>('zone', {
  base: { seat },
  battlefield: { at: battlefield },
});

export const targets: Shape<readonly PlayTarget[]> = list(
  variant<PlayTarget, 'kind'>('kind', { piece: { piece }, item: { item }, seat: { seat } }),
  MOST_AT_ONCE,
);

export const damage = list(
  object<{ readonly unit: number; readonly amount: number }>({ unit: piece, amount }),
  MOST_AT_ONCE,
);

export const payment: Shape<Payment> = object<Payment>({
  exhaust: pieces,
  recycle: list(object<Payment['recycle'][number]>({ rune: piece, domain: nullable(domain) }), MOST_AT_ONCE),
});

const instruction: Shape<Instruction> = variant<Instruction, 'verb'>('verb', {
  deal: { amount, to: pieces },
  heal: { pieces },
  kill: { pieces },
  stun: { pieces },
  ready: { pieces },
  exhaust: { pieces },
  recall: { pieces },
  move: { pieces, to: location },
  buff: { pieces },
  'spend-buff': { pieces },
  banish: { pieces },
  return: { pieces },
  recycle: { pieces },
  discard: { pieces },
  draw: { seat, count: amount },
  burn: { seat, count: amount },
  channel: { seat, count: amount, exhausted: boolean },
  score: { seat, points: amount },
  'gain-xp': { seat, amount: change },
  add: { seat, energy: amount, power },
  pay: { seat, energy: amount, power },
  create: { token, seat, to: location, count: integer(0, 20), exhausted: boolean },
  counter: { item },
  might: { pieces, amount: change, until },
  keyword: { pieces, keyword: oneOf(KEYWORDS), value: amount, until },
  control: { pieces, seat },
  attach: { piece, to: piece },
  detach: { piece },
  put: { piece, card: nullable(card), to: location },
  reveal: { piece, card },
});

export const instructions: Shape<readonly Instruction[]> = list(instruction, MOST_AT_ONCE);

export const cost: Shape<DescribedCost> = object<DescribedCost>({
  energy: amount,
  power,
  exhaustSource: boolean,
  instructions,
});
