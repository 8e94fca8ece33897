import { each, fields, object, objectRef, piece, pieces, same, variants, type FieldsOf, type Renaming } from '#ruleset';
import type { CostName } from '../../words/definition.js';
import type {
  CostNamed,
  Declared,
  DeclaredCost,
  DeclaredRepeat,
  DescribedCost,
  Payment,
  PlayTarget,
  Correction,
} from '../../words/plays.js';
import type { Moved } from '../../state/facts/fact.js';
import type {
  Cause,
  ChainItem,
  DelayedInForce,
  EffectInForce,
  ExecutionDeclared,
  ItemDeclared,
  PaidCost,
  ObjectRef,
  Target,
} from '../../state/riftbound-state.js';
import type { Left } from '../../state/piece.js';
import { renameInstructions } from './instructions.js';

export const ref: Renaming<ObjectRef> = objectRef;

export const cause: Renaming<Cause> = fields<Cause>({ seat: same, item: same, source: piece });

/** Pieces with their cards, in an order that says something. */
export const moved = { pieces, cards: same } as const;

const byNumber = <T>(parts: readonly T[], numberOf: (part: T) => number): readonly T[] =>
  parts.toSorted((one, other) => numberOf(one) - numberOf(other));

/** Parts of a fact in an order that says nothing but how the recorder knows the pieces. */
export const partSet =
  <T>(one: Renaming<T>, numberOf: (part: T) => number): Renaming<readonly T[]> =>
  (parts, names) =>
    byNumber(
      parts.map((part) => one(part, names)),
      numberOf,
    );

/** Pieces with their cards, in an order that says nothing, and the other fields of the value. */
export const movedSet =
  <Data extends Moved>(rest: FieldsOf<Omit<Data, keyof Moved>>): Renaming<Data> =>
  (data, names) => {
    const named = fields<Omit<Data, keyof Moved>>(rest)(data, names);
    const parts = byNumber(
      data.pieces.map((number, index) => ({ piece: names.piece(number), card: data.cards[index] ?? null })),
      (part) => part.piece,
    );
    return { ...data, ...named, pieces: parts.map((part) => part.piece), cards: parts.map(({ card }) => card) };
  };

const costName = fields<CostName>({
  card: same,
  ability: same,
  within: same,
  instance: same,
  text: same,
  attachment: piece,
  source: piece,
  delayed: same,
});

const costNamed: Renaming<CostNamed> = (cost, names) => (typeof cost === 'number' ? cost : costName(cost, names));

const declaredCost: Renaming<DeclaredCost> = fields<DeclaredCost>({ cost: costNamed, using: pieces });

export const playTarget: Renaming<PlayTarget> = variants<PlayTarget, 'kind'>('kind', {
  piece: { piece },
  item: same,
  seat: same,
});

export const playTargets = each(playTarget);

const declaredRepeat: Renaming<DeclaredRepeat> = fields<DeclaredRepeat>({
  cost: costNamed,
  using: pieces,
  modes: same,
  targets: playTargets,
  to: same,
  also: same,
});

export const declared: Renaming<Declared> = fields<Declared>({
  modes: same,
  way: (way, names) => way && costNamed(way, names),
  using: pieces,
  extra: each(declaredCost),
  repeats: each(declaredRepeat),
  amount: same,
  also: same,
  named: same,
});

export const describedCost: Renaming<DescribedCost> = fields<DescribedCost>({
  energy: same,
  power: same,
  exhaustSource: same,
  instructions: renameInstructions,
});

export const payment: Renaming<Payment> = fields<Payment>({
  exhaust: pieces,
  recycle: each(fields<Payment['recycle'][number]>({ rune: piece, domain: same })),
});

type PieceTarget = Extract<Target, { kind: 'piece' }>;

const target: Renaming<Target> = variants<Target, 'kind'>('kind', {
  piece: object<PieceTarget>({ kind: same, missed: same }),
  item: same,
  seat: same,
});

export const targets = each(target);

const paidCost: Renaming<PaidCost> = fields<PaidCost>({
  cost: (cost, names) => cost && costNamed(cost, names),
  using: pieces,
  left: each(fields<Left>({ piece, zone: same, might: same })),
});

export const itemDeclared: Renaming<ItemDeclared> = fields<ItemDeclared>({
  modes: same,
  paid: each(paidCost),
  repeats: each(fields<ExecutionDeclared>({ modes: same, targets: same, to: same, also: same })),
  banishes: same,
  also: same,
  named: same,
});

export const chainItem: Renaming<ChainItem> = object<ChainItem>({
  id: same,
  kind: same,
  controller: same,
  status: same,
  targets,
  to: same,
  accelerated: same,
  instructions: renameInstructions,
  label: same,
  adds: same,
  from: same,
  instructed: same,
  definition: same,
  it: pieces,
  gone: pieces,
  again: same,
  that: each(ref),
  between: same,
  declared: itemDeclared,
  here: same,
  attachment: ref,
});

export const effect: Renaming<EffectInForce> = object<EffectInForce>({
  id: same,
  might: same,
  base: same,
  since: same,
  anew: same,
  tag: same,
  named: same,
  keyword: same,
  value: same,
  until: same,
});

export const delayed: Renaming<DelayedInForce> = fields<DelayedInForce>({
  id: same,
  name: same,
  controller: same,
  by: same,
  source: ref,
  attachment: ref,
  item: same,
  here: same,
  about: each(ref),
  until: same,
  since: same,
  left: same,
});

/** A correction, of a piece called by another number. */
export const renameCorrection: Renaming<Correction> = variants<Correction, 'change'>('change', {
  move: { piece, zone: same, seat: same },
  'move-to-battlefield': { piece, at: same },
  damage: { piece, amount: same },
  buffs: { piece, amount: same },
  empowered: { piece, amount: same },
  exhausted: { piece, value: same },
  stunned: { piece, value: same },
  controller: { piece, seat: same },
  card: { piece, card: same },
  points: same,
  energy: same,
  power: same,
  'battlefield-controller': same,
  'remove-item': same,
  priority: same,
});
