import { withExtraTriggers } from '../reading/triggers/additional-triggers.js';
import { endDelayed } from './chain/delayed-abilities-end.js';
import { mightTriggers } from '../reading/triggers/becoming-mighty.js';
import { cardTriggers } from '../reading/triggers/triggered-abilities.js';
import { takeListening } from '#ruleset';
import { emit, push, type Draft } from './draft.js';
import type { EventFact } from '../state/facts.js';
import { controlReturned, hasLostItsSource } from './battlefields/control-ends.js';
import { contestArrivals } from './battlefields/contested.js';
import { dropStrandedItems } from './chain/leave.js';
import { queueTriggers } from './chain/triggers.js';
import { replacementsOn, type Replacement } from './replacements/keywords.js';
import { oneByOne } from './replacements/one-by-one.js';
import { begun } from '../state/event-progress.js';
import { applying } from '../reading/replacements/replaceable.js';
import type { FoundTrigger } from '../reading/triggers/found-trigger.js';
import { limitsBegun } from '../reading/layers/limits.js';
import { inTurn } from '../reading/triggers/own-death.js';
import { triggersOn } from '../reading/triggers/keywords.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { loseControlAtOnce } from './battlefields/control-lost.js';

const applicable = (state: RiftboundState, fact: EventFact, used: readonly Replacement[]): Replacement | undefined =>
  replacementsOn(fact.type).find((replacement) => !used.includes(replacement) && replacement.applies(state, fact));

/** What keywords replace applies to the event before it happens, each at most once to one event (370.1.c, 370.2). */
const replaced = (state: RiftboundState, fact: EventFact): EventFact => {
  if (replacementsOn(fact.type).length === 0) return fact;
  const used: Replacement[] = [];
  let current = fact;
  for (let next = applicable(state, current, used); next; next = applicable(state, current, used)) {
    used.push(next);
    current = next.replace(state, current);
  }
  return current;
};

/** Facts that take a card from wherever it is, the chain included. */
const LEAVES_ANY_ZONE: ReadonlySet<EventFact['type']> = new Set<EventFact['type']>([
  'PiecesBanished',
  'PiecesReturned',
  'CardsRecycled',
  'CardsPlaced',
  'PiecePut',
  'TableCorrected',
]);

/**
 * The one gate that every fact of the rules passes. Where a replacement ability applies to it, it becomes a task of its own,
 * which is done before whatever waits on the agenda. Else what keywords replace applies first, what is left is emitted and folded, and
 * what triggers on it is put on the chain as pending, with the state before and after at hand (383.2.c). `complete` is the rest
 * of an event that takes several facts: what triggers looks at the event when all of it has happened.
 */
export const propose = (draft: Draft, fact: EventFact, complete?: () => void): void => {
  if (applying(draft.state, fact).length > 0) push(draft, { task: 'event', ...begun(fact) });
  else happen(draft, fact, complete);
};

/** An event happens: nothing that replaces it is left. */
export const happen = (draft: Draft, fact: EventFact, complete?: () => void): void => {
  for (const part of oneByOne(draft.state, fact)) happenAtOnce(draft, part, complete);
};

/** Passive abilities with a minimum that begin or end to apply: how much they take is fixed in older editions. */
const fixLimits = (draft: Draft): void => {
  const limits = limitsBegun(draft.state);
  if (limits) emit(draft, { type: 'LimitsFixed', data: { limits }, because: ['layer.decreases'] });
};

const happenAtOnce = (draft: Draft, fact: EventFact, complete?: () => void): void => {
  fixLimits(draft);
  const before = draft.state;
  const happening = replaced(before, fact);
  takeListening(draft.steps, happening, before.pieces.length);
  emit(draft, happening);
  if (LEAVES_ANY_ZONE.has(happening.type)) dropStrandedItems(draft);
  complete?.();
  fixLimits(draft);
  const triggered: FoundTrigger[] = [];
  for (const trigger of triggersOn(happening.type)) triggered.push(...trigger(before, happening, draft.state));
  triggered.push(...cardTriggers(before, happening, draft.state), ...mightTriggers(before, happening, draft.state));
  const found = withExtraTriggers(before, happening, { found: triggered, after: draft.state });
  contestArrivals(draft, happening);
  loseControlAtOnce(draft);
  if (found.length > 0) queueTriggers(draft, happening, inTurn(before, found));
  endDelayed(draft, { before, fact: happening }, found);
  const { state } = draft;
  const returned = controlReturned(state, (change) => hasLostItsSource(state, change));
  if (returned) propose(draft, returned);
};
