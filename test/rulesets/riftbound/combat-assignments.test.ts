import { game } from '../../support/riftbound/game.js';
import { duel } from '../../support/riftbound/tables.js';
import fc from '../../support/fast-check.js';

/** A defending unit: printed Might by its card, damage marked on it, and what order it demands. */
interface Unit {
  readonly card: string;
  readonly might: number;
  readonly damage: number;
  readonly tank: boolean;
  readonly backline: boolean;
}

const CARDS = [
  ['Cithria of Cloudfield', 1],
  ['Pit Rookie', 2],
  ['First Mate', 3],
  ['Wizened Elder', 4],
] as const;

const unit: fc.Arbitrary<Unit> = fc
  .record({ of: fc.constantFrom(...CARDS), hurt: fc.nat({ max: 3 }), tank: fc.boolean(), backline: fc.boolean() })
  .map(({ of: [card, might], hurt, ...demands }) => ({ card, might, damage: hurt % might, ...demands }));

const orders = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

const ranks = ({ tank, backline }: Unit): readonly number[] =>
  tank && backline ? [0, 2] : [tank ? 0 : backline ? 2 : 1];

/** Whether units in this order, each with a rank of its own, never step back in rank. */
const isRanked = ([unit, ...rest]: readonly Unit[], least = 0): boolean =>
  unit === undefined || ranks(unit).some((rank) => rank >= least && isRanked(rest, rank));

/** The book's procedure, told as such: one unit after the other is filled, and only when all are is anything left over. */
const follows = (order: readonly { readonly unit: Unit; readonly amount: number }[], total: number): boolean => {
  let left = total;
  const all = order.every(({ unit, amount }) => {
    const fill = Math.min(left, unit.might - unit.damage);
    left -= fill;
    return amount >= fill;
  });
  const sum = order.reduce((so, { amount }) => so + amount, 0);
  return all && sum === total;
};

test('an assignment is legal exactly where some order of the units that obeys their demands leads to it', () => {
  const arbitrary = fc
    .tuple(fc.array(unit, { minLength: 2, maxLength: 4 }), fc.integer({ min: 1, max: 8 }))
    .chain(([units, total]) =>
      fc.tuple(fc.constant(units), fc.constant(total), fc.array(fc.nat({ max: 4 }), { minLength: 4, maxLength: 4 })),
    );
  fc.assert(
    fc.property(arbitrary, ([units, total, wild]) => {
      const table = game(
        duel({
          Ana: { base: [{ card: 'Pit Rookie', might: total - 2 }] },
          warrens: {
            controller: 'Ben',
            units: {
              Ben: units.map(({ card, damage, tank, backline }) => ({
                card,
                damage,
                keywords: { ...(tank ? { Tank: 1 } : {}), ...(backline ? { Backline: 1 } : {}) },
              })),
            },
          },
        }),
      );
      table.play("Ana: moves Ana's Pit Rookie to Zaun Warrens").pass();
      const numbers = table.state.zones
        .flat()
        .filter((number) => table.state.pieces[number]?.designation === 'defender');
      let left = total;
      const amounts = units.map((_, index) => {
        const amount = index === units.length - 1 ? left : Math.min(left, wild[index] ?? 0);
        left -= amount;
        return amount;
      });
      const parts = units.map((each, index) => ({ unit: each, amount: amounts[index] ?? 0 }));
      const lawful = orders(parts).some((order) => isRanked(order.map((part) => part.unit)) && follows(order, total));
      const damage = numbers.map((number, index) => ({ unit: number, amount: amounts[index] ?? 0 }));
      const { strict } = table.attempt({ play: 'AssignDamage', seat: 0, damage });
      expect([strict.outcome, amounts]).toEqual([lawful ? 'accepted' : 'refused', amounts]);
    }),
    { numRuns: 120 },
  );
});
