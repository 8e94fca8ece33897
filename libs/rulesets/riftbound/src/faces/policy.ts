import type { Policy } from '#ruleset';
import { INFRACTIONS, LENIENCE, UPGRADES } from './policy/infractions.js';
import { PERMISSIONS } from './policy/permissions.js';

/** What the Tournament Rules of 2026-07-16 say of disputes: they stand beside every edition of the Core Rules. */
export const policy: Policy = {
  document: 'tournament-2026-07-16',
  permissions: PERMISSIONS,
  infractions: INFRACTIONS,
  upgrades: UPGRADES,
  lenience: LENIENCE,
  callIsShort: { seconds: 60, rule: 'tournament.time-extension' },
  rewinding: {
    steps: 'tournament.rewind-steps',
    shuffle: 'tournament.remedy-shuffle',
    table: 'tournament.public-information',
  },
  onceACall: 'tournament.game-loss-once',
  reported: 'tournament.penalty-reported',
};
