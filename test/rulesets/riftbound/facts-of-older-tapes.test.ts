import { riftbound, type RiftboundFact } from '#rulesets/riftbound';
import { game } from '../../support/riftbound/game.js';
import { duel } from '../../support/riftbound/tables.js';

describe('what facts did not say at first', () => {
  test('damage assigned without a word on what was beyond lethal: nothing was', () => {
    const table = game(
      duel({ Ana: { base: ['Wizened Elder'] }, warrens: { controller: 'Ben', units: { Ben: ['Pit Rookie'] } } }),
    ).play('Ana: moves Wizened Elder to Zaun Warrens');
    const damage = [{ unit: table.number('Pit Rookie'), amount: 4 }];
    const said = { type: 'DamageAssigned', data: { seat: 0, damage }, because: [] } as const;
    const { showdown } = riftbound.evolve(table.state, said satisfies RiftboundFact);
    expect(showdown?.combat?.assigned).toEqual([{ seat: 0, damage, excess: 0 }]);
  });
});
