import type { Finding, Problem } from '#ruleset';
import type { Payment } from '../../words/plays.js';
import { cannot, illegal } from '../../words/findings.js';
import { nameOf, playerName, runesOf } from '../../reading/objects.js';
import { firstProblem } from '#ruleset';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { domainOfRune, paymentFor, unpaidOf } from './payment.js';
import type { PowerSymbol } from './cost.js';
import type { TotalCost } from './cost.js';

const repeated = (numbers: readonly number[]): number | undefined =>
  numbers.find((number, index) => numbers.indexOf(number) !== index);

const runeProblem = (state: RiftboundState, seat: number, named: readonly number[]): Problem | null => {
  const runes = runesOf(state, seat);
  const foreign = named.find((rune) => !runes.includes(rune));
  if (foreign === undefined) return null;
  const message = `${nameOf(state, foreign)} is no rune that ${playerName(state, seat)} has on the board.`;
  return cannot('no-such-rune', message, `Name runes in ${playerName(state, seat)}'s base.`);
};

const twiceProblem = (state: RiftboundState, numbers: readonly number[], what: string): Problem | null => {
  const rune = repeated(numbers);
  return rune === undefined
    ? null
    : cannot(
        'rune-twice',
        `One ${nameOf(state, rune)} is named twice to ${what}.`,
        'Name each rune once; one rune may be both exhausted and recycled.',
      );
};

const exhaustedProblem = (state: RiftboundState, exhaust: readonly number[]): Problem | null => {
  const spent = exhaust.find((rune) => state.pieces[rune]?.exhausted);
  return spent === undefined
    ? null
    : cannot(
        'rune-exhausted',
        `${nameOf(state, spent)} is exhausted already.`,
        'Exhaust a ready rune, or recycle this one.',
      );
};

const domainProblem = (state: RiftboundState, recycle: Payment['recycle']): Problem | null => {
  const wrong = recycle.find(({ rune, domain }) => domain !== null && (domainOfRune(state, rune) ?? domain) !== domain);
  if (wrong === undefined) return null;
  const message = `${nameOf(state, wrong.rune)} gives no ${String(wrong.domain)} power.`;
  return cannot(
    'other-domain',
    message,
    `Recycle it for ${String(domainOfRune(state, wrong.rune))}, or name another rune.`,
  );
};

/** Why the runes named cannot be used as named. */
export const paymentProblem = (state: RiftboundState, seat: number, payment: Payment | null): Problem | null => {
  if (!payment) return null;
  const { exhaust, recycle } = payment;
  const recycled = recycle.map(({ rune }) => rune);
  return firstProblem(
    () => runeProblem(state, seat, [...exhaust, ...recycled]),
    () => twiceProblem(state, exhaust, 'exhaust'),
    () => twiceProblem(state, recycled, 'recycle'),
    () => exhaustedProblem(state, exhaust),
    () => domainProblem(state, recycle),
  );
};

const symbolWords = (symbol: PowerSymbol): string =>
  symbol.length === 0 ? 'power of any domain' : `${symbol.join(' or ')} power`;

/** A cost in words: `2 energy and 1 Fury power`. */
const costWords = ({ energy, power }: TotalCost): string => {
  const counts = new Map<string, number>();
  for (const words of power.map(symbolWords)) counts.set(words, (counts.get(words) ?? 0) + 1);
  const parts = [
    ...(energy > 0 ? [`${String(energy)} energy`] : []),
    ...[...counts].map(([words, count]) => `${String(count)} ${words}`),
  ];
  return parts.join(' and ');
};

/** Costs that stay unpaid forbid the play (357, 358), and whatever else hangs on them (203). */
export const unpaidFindings = (
  state: RiftboundState,
  seat: number,
  due: { readonly cost: TotalCost; readonly payment: Payment | null },
): readonly Finding[] => {
  const plan = paymentFor(state, seat, due);
  const unpaid = unpaidOf(plan);
  if (unpaid === 0) return [];
  const { energy, power } = due.cost;
  const short =
    due.payment === null
      ? `${playerName(state, seat)} lacks ${costWords(plan.missing)}`
      : `The runes named leave ${costWords(plan.missing)} unpaid`;
  const message = `${short}; the cost is ${costWords(due.cost)}.`;
  return [illegal('play.costs-paid', message, { unpaid, energy, power: power.length })];
};
