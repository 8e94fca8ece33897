import type { RiftboundFact } from '../../state/facts.js';
import type { FoundTrigger } from './found-trigger.js';
import { isDeathknell } from './own-death.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { battlefieldAt, battlefieldZone } from '../../state/zones.js';
import type { Named, TriggerEvent } from '../../words/definition.js';
import { abilityOf } from '../../cards/encodings.js';
import { giftsOnBoard } from '../statics/statics.js';

/** Effects that have other triggered abilities trigger an additional time, or not at all. */
interface Kinds {
  readonly named: Named;
  readonly at: number | null;
}

/** The named kind of trigger that an event may be (383.4); null where it is none. */
const kindOf = (fact: RiftboundFact): Kinds | null => {
  if (fact.type === 'BattlefieldConquered') return { named: 'conquers', at: fact.data.at };
  if (fact.type === 'BattlefieldHeld') return { named: 'holds', at: fact.data.at };
  return fact.type === 'PiecesKilled' ? { named: 'Deathknell', at: null } : null;
};

/** Who conquers or holds: with the two as one, an effect that waits for either may trigger on either. */
const isScoring = ({ event }: TriggerEvent): boolean => event === 'conquers' || event === 'holds';

const isOfKind = (before: RiftboundState, trigger: FoundTrigger, named: Named): boolean => {
  if (trigger.label === 'Hunt') return true;
  if (named === 'Deathknell') return isDeathknell(before, trigger);
  const ability = abilityOf(trigger.definition ?? null);
  return ability?.kind === 'triggered' && ability.when.some(isScoring);
};

/** How many more times the effects of a player trigger. Of a death, what leaves with it still counts (808.1.d.2). */
const timesMore = (state: RiftboundState, { named, at }: Kinds, seat: number): number =>
  giftsOnBoard(state, 'again').filter(({ gift, setting }) => {
    const there = gift.at === undefined || (at !== null && setting.here === battlefieldZone(at));
    return gift.again === named && there && setting.you === seat;
  }).length;

/** What has triggered on an event, with what triggers additional times. */
export const withExtraTriggers = (
  before: RiftboundState,
  fact: RiftboundFact,
  { found, after }: { readonly found: readonly FoundTrigger[]; readonly after: RiftboundState },
): readonly FoundTrigger[] => {
  const kind = found.length > 0 ? kindOf(fact) : null;
  if (!kind) return found;
  const state = kind.named === 'Deathknell' ? before : after;
  return found.flatMap((trigger) => {
    const more = isOfKind(before, trigger, kind.named) ? timesMore(state, kind, trigger.controller) : 0;
    return Array.from({ length: 1 + more }, () => trigger);
  });
};

/** Whether the Temporary of an object does not trigger, because of what is at its battlefield. */
export const isSilenced = (state: RiftboundState, number: number): boolean => {
  const piece = state.pieces[number];
  if (!piece || battlefieldAt(piece.zone) === null) return false;
  return giftsOnBoard(state, 'silences').some(
    ({ setting }) => setting.here === piece.zone && setting.you === piece.controller,
  );
};
