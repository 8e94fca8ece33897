import { riftbound, type RiftboundFact } from '#rulesets/riftbound';
import { holds } from '../../../libs/rulesets/riftbound/src/reading/conditions.js';
import { plainSetting } from '../../../libs/rulesets/riftbound/src/reading/setting.js';
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

  test.each([
    [0, true],
    [1, false],
  ])('a cost that only has a number, %d: the first is the own additional cost of the card (%s)', (cost, isOwn) => {
    const declared = { modes: [], paid: [{ cost, using: [] }], repeats: [], banishes: false };
    const item = { declared } as unknown as Parameters<typeof holds>[2];
    const setting = plainSetting(game(duel()).state, 0, 0);
    expect(holds(setting, { paid: 'additional cost' }, item)).toBe(isOwn);
  });
});
