import type { RuleKey } from '#rulebook';
import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { dealDamage, damageNexus } from '../units/damage.js';
import { enemyOf, isUnitInPlay } from '../../reading/units/board.js';
import { buryDead } from '../units/deaths.js';
import { hasKeyword, healthOf, powerOf } from '../../reading/units/values.js';

/** A strike: by a unit, at an enemy unit, or at the enemy nexus (null). `excess`: Overwhelm may pass damage on. */
export interface Strike {
  readonly by: number;
  readonly target: number | null;
  readonly attacking: boolean;
}

interface Blow extends Strike {
  readonly amount: number;
  /** What goes through to the nexus, where it is above 0. */
  readonly excess: number;
}

const ownerOf = ({ state }: Draft, piece: number): number => state.pieces[piece]?.owner ?? 0;

/** What goes beyond the blocker's health. Barrier negates what is dealt to the blocker, and holds none of this back. */
const excessOf = (draft: Draft, { by, target, attacking }: Strike): number => {
  if (target === null || !attacking || !hasKeyword(draft.state, by, 'Overwhelm')) return 0;
  const tough = hasKeyword(draft.state, target, 'Tough') ? 1 : 0;
  return Math.max(0, powerOf(draft.state, by) - tough - healthOf(draft.state, target));
};

/** The blows as they stand before any of them lands: units without power do not strike. */
const blowsOf = (draft: Draft, strikes: readonly Strike[]): readonly Blow[] =>
  strikes
    .filter(({ by }) => powerOf(draft.state, by) > 0)
    .map((strike) => ({ ...strike, amount: powerOf(draft.state, strike.by), excess: excessOf(draft, strike) }));

const land = (draft: Draft, { by, target, amount, excess }: Blow, because: readonly RuleKey[]): void => {
  const nexus = enemyOf(ownerOf(draft, by));
  if (target === null) {
    damageNexus(draft, { seat: nexus, amount, source: by, by: enemyOf(nexus) }, ['runeterra.keyword.nexus-strike']);
    return;
  }
  // What goes through is dealt to the nexus and not to the blocker, so that Lifesteal heals each point once.
  dealDamage(draft, { to: target, amount: amount - excess, source: by }, because);
  damageNexus(draft, { seat: nexus, amount: excess, source: by, by: enemyOf(nexus) }, ['runeterra.keyword.overwhelm']);
};

/** Strikes that happen at the same time: all blows are measured before the first lands; then Ephemeral strikers and the dead go. */
export const strikeTogether = (draft: Draft, strikes: readonly Strike[], because: readonly RuleKey[]): void => {
  const blows = blowsOf(draft, strikes);
  for (const { by, target, amount } of blows) {
    propose(draft, { type: 'UnitStruck', data: { by, target, amount }, because });
  }
  for (const blow of blows) land(draft, blow, because);
  const fading = [...new Set(blows.map(({ by }) => by))].filter((by) => isFading(draft, by));
  if (fading.length > 0) {
    propose(draft, {
      type: 'UnitDied',
      data: { pieces: fading, by: 'ephemeral' },
      because: ['runeterra.keyword.ephemeral'],
    });
  }
  buryDead(draft);
  growByFury(draft, blows);
};

/** Who has Fury grows for each unit that its strike has killed. */
const growByFury = (draft: Draft, blows: readonly Blow[]): void => {
  for (const { by, target } of blows) {
    const { state } = draft;
    if (target === null || state.pieces[target]?.place !== 'graveyard' || !hasKeyword(state, by, 'Fury')) continue;
    if (!isUnitInPlay(state, by)) continue;
    const grant = { power: 1, health: 1, keyword: null, until: 'always' } as const;
    propose(draft, { type: 'UnitGrew', data: { piece: by, grant }, because: ['runeterra.keyword.fury'] });
  }
};

/** An Ephemeral unit that has struck and is not dead by damage anyway. */
const isFading = ({ state }: Draft, by: number): boolean =>
  hasKeyword(state, by, 'Ephemeral') && healthOf(state, by) > 0;
