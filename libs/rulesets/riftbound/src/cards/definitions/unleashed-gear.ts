import type { CardDefinition } from '../../abilities/definition.js';
import { equip } from '../../abilities/keyword-abilities.js';
import { always, CONQUERS, draw, equipment, gainXp, PLAYED, when } from './common.js';

/** Equipment of Unleashed. */
export const UNLEASHED_GEAR: Readonly<Record<string, CardDefinition>> = {
  // Blighted Battleaxe
  'UNL-019': equipment([
    when(
      { event: 'turn ends', whose: 'you' },
      [
        { do: 'detach', what: 'attachment' },
        { do: 'deal', amount: 4, to: 'this' },
      ],
      { if: { not: { thisTurn: CONQUERS } } },
    ),
  ]),
  // Soul Sword
  'UNL-039': equipment([always({ might: 1, to: 'this' }, { level: 3 })]),
  // Hunter's Machete
  'UNL-096': equipment(),
  // Shepherd's Heirloom
  'UNL-158': equipment([], when(PLAYED, [gainXp(1)])),
  // Hextech Gauntlets
  'UNL-188': equipment(
    [when(CONQUERS, [draw(1)], { if: { excess: 3 } })],
    equip({ energy: 3, power: ['any'], less: { energy: { mightOf: { target: 0 } } } }),
  ),
};
