import type { RiftboundFact } from '../../state/facts.js';
import type { FoundTrigger } from './found-trigger.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { AbilityName } from '../../words/definition.js';
import { abilityOf } from '../../cards/encodings.js';
import { happenings, type Happening } from '../../evolve/happenings.js';
import { delayedSetting } from './delayed-abilities.js';
import { listenersInTrashes, listenersOnBoard } from './listeners.js';
import { objectsOf } from '../references.js';
import { LEAVING } from '../setting.js';
import { giftsOnBoard } from '../statics/statics.js';
import { abilitiesOn, textOf, type AbilityNow } from '../texts/texts.js';
import { ofAbility, sourceOf, type Seen, type Source, type Waiting } from './one-trigger.js';

/** Abilities of a card that is discarded look for that event alone, wherever the card now lies (383.2.c). */
const ofDiscarded = (state: RiftboundState, what: Seen): readonly FoundTrigger[] =>
  what.event === 'discarded'
    ? what.pieces.flatMap((piece) =>
        ofSource(state, piece, what).filter(({ definition }) => {
          const ability = abilityOf(definition ?? null);
          return (
            ability?.kind === 'triggered' &&
            ability.when.some((each) => each.event === 'discarded' && each.of === 'this')
          );
        }),
      )
    : [];

const waitsFor = (now: AbilityNow, event: Happening['event']): now is Waiting =>
  now.ability.kind === 'triggered' && now.ability.when.some((each) => each.event === event);

const NONE: readonly FoundTrigger[] = [];

/** Keywords are short for triggers on the object itself being played, so they are asked of nothing else. */
const textFor = (state: RiftboundState, piece: number, { event, pieces }: Happening): readonly AbilityNow[] =>
  event === 'played' && pieces.includes(piece) ? abilitiesOn(state, piece) : textOf(state, piece);

/** Most sources wait for other events: what an ability is read against is made only for those that wait for this one. */
const ofSource = (state: RiftboundState, piece: number, what: Seen): readonly FoundTrigger[] => {
  const text = textFor(state, piece, what);
  if (!text.some((each) => waitsFor(each, what.event))) return NONE;
  return text.flatMap((each) =>
    waitsFor(each, what.event) && each.ability.from === what.sourceIn
      ? ofAbility(sourceOf(state, piece, each.attachment), each, what)
      : [],
  );
};

/** Delayed triggers wait wherever their source has gone (392); what they speak of is looked at as it was. */
const ofDelayed = (state: RiftboundState, what: Seen): readonly FoundTrigger[] =>
  state.delayed.flatMap((delayed) => {
    const ability = abilityOf(delayed.name);
    const waits = ability?.kind === 'triggered' && ability.when.some((each) => each.event === what.event);
    if (!waits) return [];
    const { it } = delayedSetting(what.before, delayed);
    const setting = { ...delayedSetting(state, delayed), it };
    const source: Source = { piece: delayed.source.piece, controller: delayed.controller, setting };
    const waiting: Waiting = { name: delayed.name, ability, attachment: delayed.attachment?.piece ?? null };
    return ofAbility(source, waiting, what).map((trigger) => ({
      ...trigger,
      object: delayed.source.object,
      here: delayed.here,
      delayed: delayed.id,
      it: trigger.it?.length === 0 ? it : (trigger.it ?? it),
    }));
  });

/**
 * What is there after the event sees it: what came by it (383.2.c.1), and what is active only since, as it became Empowered
 * (828.1.d). What leaves with the event sees only what it waits for of itself (383.2.c.2, 808.1.d.2).
 */
const inHappening = (what: Seen, after: RiftboundState): readonly FoundTrigger[] => {
  const there = [
    ...listenersOnBoard(after, what).flatMap((piece) => ofSource(after, piece, what)),
    ...listenersInTrashes(after).flatMap((piece) => ofSource(after, piece, { ...what, sourceIn: 'trash' })),
  ];
  if (!LEAVING.has(what.event)) return [...ofDiscarded(after, what), ...there];
  return [...what.pieces.flatMap((piece) => ofSource(what.before, piece, what)).filter(isAboutItself), ...there];
};

/** Whether the trigger waits for what happens to its own source. */
const isAboutItself = ({ definition, piece, it }: FoundTrigger): boolean => {
  const ability = abilityOf(definition ?? null);
  const own = ability?.kind === 'triggered' && ability.when.some((event) => 'of' in event && event.of === 'this');
  return own && (it ?? []).includes(piece);
};

const OTHER = { conquers: 'holds', holds: 'conquers' } as const;

/** Who conquers effects are hold effects as well has those that wait for the other of the two (383.4). */
const aliased = (state: RiftboundState, what: Seen): readonly FoundTrigger[] => {
  if (what.event !== 'conquers' && what.event !== 'holds') return NONE;
  const other = OTHER[what.event];
  const pieces = giftsOnBoard(state, 'alias').flatMap(({ gift, setting }) => objectsOf(setting, gift.to));
  return [...new Set(pieces)].flatMap((piece) =>
    ofSource(state, piece, { ...what, event: other }).filter(({ definition }) => !alsoWaits(definition, what.event)),
  );
};

const alsoWaits = (name: AbilityName | undefined, event: Happening['event']): boolean => {
  const ability = abilityOf(name ?? null);
  return ability?.kind === 'triggered' && ability.when.some((each) => each.event === event);
};

/** Parts of one event that an ability waits for together, or the Nth of, trigger it once. */
const isOnce = ({ definition }: FoundTrigger): boolean => {
  const ability = abilityOf(definition ?? null);
  return (
    ability?.kind === 'triggered' && ability.when.some((event) => event.together === true || event.nth !== undefined)
  );
};

const isSame = (one: FoundTrigger, other: FoundTrigger): boolean =>
  one.piece === other.piece && one.definition === other.definition && one.controller === other.controller;

const withoutRepeats = (triggers: readonly FoundTrigger[]): readonly FoundTrigger[] =>
  triggers.filter(
    (trigger, index) => !isOnce(trigger) || triggers.findIndex((each) => isSame(each, trigger)) === index,
  );

/** Triggered abilities of encoded cards that wait for these parts of one event; of those that leave with it, as they were. */
export const triggersIn = (
  before: RiftboundState,
  what: readonly Happening[],
  after: RiftboundState,
): readonly FoundTrigger[] =>
  withoutRepeats(
    what
      .map((each): Seen => ({ ...each, before }))
      .flatMap((each) => [...inHappening(each, after), ...aliased(after, each), ...ofDelayed(after, each)]),
  );

/** Triggered abilities of encoded cards on the board that find their event in a fact (383.2.c). */
export const cardTriggers = (
  before: RiftboundState,
  fact: RiftboundFact,
  after: RiftboundState,
): readonly FoundTrigger[] => {
  const what = happenings(before, fact, after);
  return what.length === 0 ? NONE : triggersIn(before, what, after);
};

/** Effects of a kind that are told to be activated: checked as if the event had just happened, which it has not (383.4.g). */
export const activatedEffects = (
  state: RiftboundState,
  pieces: readonly number[],
  what: Happening,
): readonly FoundTrigger[] => {
  const seen: Seen = { ...what, before: state };
  const asWell = aliased(state, seen).filter(({ piece }) => pieces.includes(piece));
  return [...pieces.flatMap((piece) => ofSource(state, piece, seen)), ...asWell];
};
