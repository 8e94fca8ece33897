import type { GameLaw } from './random-player.js';
import { isEqual } from './same.js';

/** What was said and ruled is never taken back: disputes only grow, whatever is undone. */
export const disputesStand: GameLaw = {
  name: 'no rewind takes anything of a dispute back',
  watch:
    () =>
    ({ before, after }) => {
      const lost = before.disputes.filter((was) => {
        const is = after.disputes[was.number - 1];
        const less = (['claims', 'notes', 'minutes'] as const).some((each) => (is?.[each] ?? -1) < was[each]);
        const fewer = (['rulings', 'remedies', 'penalties', 'appeals', 'atTable'] as const).some(
          (each) => (is?.[each].length ?? -1) < was[each].length,
        );
        return less || fewer || (was.closed && !isEqual(is, was));
      });
      return lost.map(({ number }) => `Dispute ${String(number)} has lost something.`);
    },
};
