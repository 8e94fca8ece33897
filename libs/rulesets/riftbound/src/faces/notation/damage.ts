import { type Answer, matchWords, numberKind, pieceKind, read } from '#notation';
import { objectScope } from './scopes.js';
import { type Context, type Kind } from './source.js';

interface DamagePart {
  readonly unit: number;
  readonly amount: number;
}

/** A unit on the board. */
export const unitKind = pieceKind(objectScope);

const readDamage = (context: Context, at: number): Answer<DamagePart> => {
  const amount = numberKind.read(context, at);
  if (!amount.ok) return amount;
  const unit = unitKind.read(context, matchWords(context.line, amount.end, 'to') ?? amount.end);
  return unit.ok ? read({ unit: unit.value, amount: amount.value }, unit.end) : unit;
};

/** Damage to one unit: `3 to Vi`. */
export const damageKind: Kind<DamagePart> = {
  read: readDamage,
  write: ({ unit, amount }, context) => `${amount} to ${unitKind.write(unit, context)}`,
};
