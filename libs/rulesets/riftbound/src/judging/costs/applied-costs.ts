import { areFriendly } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { AbilityCost, Step } from '../../words/definition.js';
import type { Location } from '../../words/vocabulary.js';
import { zoneOf } from '../../state/zones.js';
import { locationFor, objectsOf } from '../../reading/references.js';
import type { Setting } from '../../reading/setting.js';
import { giftsOnBoard } from '../../reading/statics/statics.js';

/** Units that go to one place at the same time, and whose move it is. */
interface Together {
  readonly seat: number;
  readonly units: readonly number[];
  readonly to: Location;
}

/** Power of any domain to be paid for a move of several units: an applied cost (204.4). */
export const powerForMoving = (state: RiftboundState, { seat, units, to }: Together): number => {
  if (to.zone !== 'battlefield' || units.length < 2) return 0;
  const demanding = giftsOnBoard(state, 'applies').filter(
    ({ setting }) => setting.here === zoneOf(to) && !areFriendly(state, setting.you, seat),
  );
  return demanding.length * (units.length - 1);
};

/** The power that an instruction costs which moves several units to one battlefield, for who follows it. */
const powerForStep = (setting: Setting, step: Step): number => {
  if (step.do !== 'move') return 0;
  const { state, you } = setting;
  const going = objectsOf(setting, step.what).flatMap((unit) => {
    const to = locationFor(setting, step.to, unit);
    return to === null || state.pieces[unit]?.zone === zoneOf(to) ? [] : [{ unit, to }];
  });
  return state.battlefields.reduce((sum, _, at) => {
    const units = going.flatMap(({ unit, to }) => (to.zone === 'battlefield' && to.at === at ? [unit] : []));
    return sum + powerForMoving(state, { seat: you, units, to: { zone: 'battlefield', at } });
  }, 0);
};

/** What an instruction costs as it is followed: its own cost, and what others apply to what it does; undefined for nothing. */
export const costOfStep = (setting: Setting, step: Step): AbilityCost | undefined => {
  const more = powerForStep(setting, step);
  if (more === 0) return step.cost;
  const power = Array.from({ length: more }, () => 'any' as const);
  return { ...step.cost, power: [...(step.cost?.power ?? []), ...power] };
};
