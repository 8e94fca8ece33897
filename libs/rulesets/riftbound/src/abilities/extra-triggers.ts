import type { RiftboundFact } from '../events.js';
import { hasKeyword } from '../objects.js';
import type { FoundTrigger } from '../rules/keywords/triggers.js';
import type { RiftboundState } from '../state.js';
import { battlefieldAt, battlefieldZone } from '../zones.js';
import type { Named } from './definition.js';
import { abilityOf } from './definitions.js';
import { giftsOnBoard } from './statics.js';

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

const isOfKind = (before: RiftboundState, { definition, label, piece, it }: FoundTrigger, named: Named): boolean => {
  if (named !== 'Deathknell') return true;
  if (label === 'Deathknell') return true;
  const ability = abilityOf(definition ?? null);
  const own =
    ability?.kind === 'triggered' && ability.when.some((event) => event.event === 'dies' && event.of === 'this');
  const isDeathknell = own && (ability.keyword === 'Deathknell' || hasKeyword(before, piece, 'Deathknell'));
  return isDeathknell && (it ?? []).includes(piece);
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
