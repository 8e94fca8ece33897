import type { Deed, RiftboundState } from '../../state/riftbound-state.js';
import type { Phase } from '../../words/vocabulary.js';
import type { Filter, TriggerEvent } from '../../words/definition.js';
import { isSameAbility } from '../../cards/abilities-within.js';
import { abilityOf } from '../../cards/encodings.js';
import type { Happening } from '../../evolve/happenings.js';
import type { Setting } from '../setting.js';
import { asThen } from './as-then.js';
import { subjectOf } from './subjects.js';
import { itemOn } from '../../state/chain-item.js';

/** What has happened this turn: the same events that triggers wait for, asked of afterwards. */

const asHappening = (state: RiftboundState, deed: Deed): Happening => ({
  ...deed,
  pieces: deed.pieces.map(({ piece }) => piece),
  seen: asThen(state, deed),
  first: false,
  open: false,
  scored: deed.scored,
  attached: null,
});

/** The source has to have been the same object then, where the event is about itself. */
const aboutItself = (setting: Setting, deed: Deed): boolean =>
  deed.pieces.some(({ object }) => object === setting.object);

/** Events of which each thing that they are about counts for itself. */
const COUNTS_EACH: ReadonlySet<TriggerEvent['event']> = new Set<TriggerEvent['event']>(['draws']);

const countsEach = (event: TriggerEvent): boolean =>
  COUNTS_EACH.has(event.event) || ('of' in event && typeof event.of === 'object' && event.together !== true);

const timesIn = (setting: Setting, event: TriggerEvent, deed: Deed): number => {
  if (deed.event !== event.event) return 0;
  if ('of' in event && event.of === 'this' && !aboutItself(setting, deed)) return 0;
  const subject = subjectOf(event, setting, asHappening(setting.state, deed));
  if (subject === null) return 0;
  return countsEach(event) ? subject.length : 1;
};

/** How many times an event has happened this turn, as the source's controller sees it; in one phase where it says so. */
export const timesThisTurn = (setting: Setting, event: TriggerEvent, phase?: Phase): number =>
  setting.state.history.reduce(
    (sum, deed) => (phase === undefined || deed.phase === phase ? sum + timesIn(setting, event, deed) : sum),
    0,
  );

/** How many activated abilities of what fits have been played this turn: finalized, whether they resolve or not (419.4.b). */
export const abilitiesPlayed = (setting: Setting, of: Filter): number =>
  setting.state.history
    .filter(({ event, ability }) => event === 'performed' && abilityOf(ability)?.kind === 'activated')
    .flatMap(
      (deed) => subjectOf({ event: 'uses', of }, setting, { ...asHappening(setting.state, deed), event: 'uses' }) ?? [],
    ).length;

/** How many times an event that has just happened counts. */
export const timesNow = (event: TriggerEvent, subject: readonly number[]): number =>
  countsEach(event) ? subject.length : 1;

/** Damage that the controller of an ability has assigned beyond what was lethal, in the combat going on. */
export const excessAssigned = ({ state, you }: Setting): number =>
  (state.showdown?.combat?.assigned ?? []).reduce((sum, { seat, excess }) => (seat === you ? sum + excess : sum), 0);

/** Power that the controller of an ability has spent this turn. */
export const powerSpent = ({ state, you }: Setting): number =>
  state.history.reduce((sum, { seat, power }) => (seat === you ? sum + power : sum), 0);

/** Whether an ability of an object has been performed this turn (383.3.e.1): what was used since was performed before. */
export const performedThisTurn = (
  { history }: RiftboundState,
  object: number,
  ability: NonNullable<Deed['ability']>,
): boolean =>
  history.some(
    (deed) => deed.pieces[0]?.object === object && deed.ability !== null && isSameAbility(deed.ability, ability),
  );

/** How often a spell that is played again has dealt damage this turn: as what it was before, and as what it is now. */
export const dealtInAllPlays = ({ state, item }: Setting): number => {
  const again = itemOn(state, item)?.again ?? [];
  const plays = again.length === 0 ? [] : [...again, item];
  return state.history.filter(({ event, cause }) => event === 'damaged' && plays.includes(cause?.item ?? null)).length;
};
