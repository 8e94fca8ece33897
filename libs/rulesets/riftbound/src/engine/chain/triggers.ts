import { emit, push, type Draft } from '../draft.js';
import { cardAt } from '../../reading/objects.js';
import { inOrderFrom, turnOrder } from '../../state/sides.js';
import type { FactOf, RiftboundFact } from '../../state/facts.js';
import type { Cause, ChainItem, Combat, Frame, RiftboundState } from '../../state/riftbound-state.js';
import type { FoundTrigger } from '../../reading/triggers/found-trigger.js';
import type { TriggerEvent } from '../../words/definition.js';
import { addsOnly } from '../../cards/encodings.js';
import { decidedWhen, triggeredOf } from '../../judging/settled.js';
import { ordersToAsk } from './order-triggers.js';
import { policyOf } from '../../words/editions/editions.js';

/**
 * On the combat chain (464.2.e) the attacker, then everybody but the defender, who comes last (464.2.e.1); in older editions all in
 * turn order from the attacker.
 */
const onCombatChain = (state: RiftboundState, { attacker, defender }: Combat): readonly number[] =>
  policyOf(state).combatChain === 'turn order'
    ? inOrderFrom(state, attacker)
    : [attacker, ...turnOrder(state).filter((seat) => seat !== attacker && seat !== defender), defender];

/**
 * The order in which simultaneous triggers of an event are put on the chain: elsewhere the turn player's first, then the others'
 * in turn order, so the last player's resolve first (383.3.d.1).
 */
const inOrder = (
  state: RiftboundState,
  fact: RiftboundFact,
  found: readonly FoundTrigger[],
): readonly FoundTrigger[] => {
  const combat = fact.type === 'DesignationsSet' ? state.showdown?.combat : null;
  const seats = combat ? onCombatChain(state, combat) : turnOrder(state);
  return seats.flatMap((seat) => found.filter((trigger) => trigger.controller === seat));
};

/** What else a trigger speaks of, where it does. */
const alsoAbout = ({ that, between }: FoundTrigger): Pick<ChainItem, 'that' | 'between'> => ({
  ...(that && { that }),
  ...(between && { between }),
});

const itemOf = (state: RiftboundState, found: FoundTrigger): ChainItem => ({
  id: state.nextItem,
  kind: 'triggered',
  controller: found.controller,
  piece: found.piece,
  object: found.object,
  status: 'pending',
  targets: [],
  to: null,
  accelerated: false,
  instructions: found.instructions,
  label: found.label,
  adds: addsOnly(found.definition ?? null),
  from: found.from ?? null,
  definition: found.definition ?? null,
  it: found.it ?? [],
  ...alsoAbout(found),
  here: found.here ?? state.pieces[found.piece]?.zone ?? null,
  attachment: found.attachment ?? null,
  declared: found.declared ?? null,
});

/** Whether a combat begins with these designations: nobody else has one. */
const beginsCombat = ({ pieces }: RiftboundState, { data }: FactOf<'DesignationsSet'>): boolean =>
  pieces.filter(({ designation }) => designation !== null).length === data.attackers.length + data.defenders.length;

/** What opens the chain: the triggers that a combat begins with are told apart where focus depends on it (346.1). */
const openingOf = (state: RiftboundState, fact: RiftboundFact): FactOf<'ItemPutOnChain'>['data']['opens'] =>
  policyOf(state).focusPasses === 'after all but the combat chain' &&
  fact.type === 'DesignationsSet' &&
  beginsCombat(state, fact)
    ? 'combat'
    : 'trigger';

/** Whether an ability of a battlefield is controlled by whom it lets choose, and that is not who controls the battlefield, or takes the turn. */
const isOfAnother = ({ battlefields, turn }: RiftboundState, item: ChainItem): boolean => {
  if (triggeredOf(item)?.controlledBy !== 'doer') return false;
  const battlefield = battlefields.find(({ piece }) => piece === item.piece);
  return (battlefield?.controller ?? turn.seat) !== item.controller;
};

/** Puts triggered abilities on the chain as pending items (400), in the order given. */
export const putTriggers = (
  draft: Draft,
  found: readonly FoundTrigger[],
  opens: FactOf<'ItemPutOnChain'>['data']['opens'] = 'trigger',
): readonly ChainItem[] =>
  found.map((trigger): ChainItem => {
    const item = itemOf(draft.state, trigger);
    if (isOfAnother(draft.state, item)) draft.asked.add('battlefield.abilities-chooser');
    emit(draft, {
      type: 'ItemPutOnChain',
      data: { item, card: cardAt(draft.state, trigger.piece)?.id ?? null, opens },
      because: [...trigger.because, 'trigger.chain'],
    });
    return item;
  });

/** One task for each of the items just put on the chain that its controller may leave as it triggers. */
const whetherToUse = (state: RiftboundState, items: readonly ChainItem[]): readonly Frame[] =>
  items.flatMap((item) => {
    const ability = triggeredOf(item);
    return ability && decidedWhen(state, ability) === 'as they trigger' ? [{ task: 'whether', item: item.id }] : [];
  });

const isInCombatCleanup = ({ showdown }: RiftboundState): boolean => showdown?.combat?.step === 'cleanup';

/** Whether one of these triggers waits for such an event. */
const someWaitsFor = (found: readonly FoundTrigger[], isSuch: (event: TriggerEvent) => boolean): boolean =>
  found.some(({ definition }) => triggeredOf({ definition: definition ?? null })?.when.some(isSuch));

/** Whether a trigger waits for somebody to kill something. */
const asksWhoKilled = (event: TriggerEvent): boolean => event.event === 'dies' && event.by !== undefined;

const asksFromWhere = (event: TriggerEvent): boolean => event.event === 'played' && event.from !== undefined;

/** Whether a kill is attributed to whoever controls the unit that dealt the damage, and not to whose item had it do so. */
const isOfTheDealer = ({ history }: RiftboundState, { item, seat }: Cause): boolean =>
  history.some((deed) => deed.event === 'resolved' && deed.item === item && deed.seat !== seat);

/** Whether a trigger asks from where a spell was played that another player has finalized than who controls it now (419.4). */
const isPlayedFromByAnother = (
  { history }: RiftboundState,
  fact: RiftboundFact,
  found: readonly FoundTrigger[],
): boolean => {
  if (fact.type !== 'ChainItemResolved') return false;
  const by = history.find(({ event, item }) => event === 'finalized' && item === fact.data.item)?.seat;
  const ofOthers = found.filter(({ controller }) => by !== undefined && by !== controller);
  return someWaitsFor(ofOthers, asksFromWhere);
};

/** Puts triggers that an instruction makes on the chain; their controllers order those that differ. */
export const queueReflexes = (draft: Draft, found: readonly FoundTrigger[]): void => {
  const seats = turnOrder(draft.state);
  const items = putTriggers(
    draft,
    seats.flatMap((seat) => found.filter(({ controller }) => controller === seat)),
  );
  push(draft, ...whetherToUse(draft.state, items), ...ordersToAsk(draft.state, items));
};

/**
 * Puts what triggered on an event on the chain, one group of what triggered at once after the other; who has several of a group that
 * differ orders them next (383.3.d).
 */
export const queueTriggers = (
  draft: Draft,
  fact: RiftboundFact,
  groups: readonly (readonly FoundTrigger[])[],
): void => {
  const all = groups.flat();
  if (fact.type === 'PiecesKilled' && fact.data.by === 'cleanup' && someWaitsFor(all, asksWhoKilled)) {
    draft.asked.add(isInCombatCleanup(draft.state) ? 'action.kill-in-cleanup' : 'action.kill-attributed');
    if (fact.data.causes?.some(({ cause }) => isOfTheDealer(draft.state, cause)))
      draft.asked.add('action.deal-responsible');
  }
  if (isPlayedFromByAnother(draft.state, fact, all)) draft.doubts.add('played-from-by-another');
  const items = groups.map((found) =>
    putTriggers(draft, inOrder(draft.state, fact, found), openingOf(draft.state, fact)),
  );
  push(draft, ...items.flatMap((group) => [...whetherToUse(draft.state, group), ...ordersToAsk(draft.state, group)]));
};
