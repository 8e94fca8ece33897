import { cardOf } from '../cards/catalogue.js';
import type { RiftboundFact } from '../events.js';
import type { ChainItem, RiftboundState } from '../state.js';
import { battlefieldZone, piecesOnBoard } from '../zones.js';
import type { FoundTrigger } from '../rules/keywords/triggers.js';
import { changeState } from '../evolve/change.js';
import { holds } from './conditions.js';
import type { AbilityName, TriggerEvent, TriggeredAbility } from './definition.js';
import { abilityOf } from './definitions.js';
import { delayedSetting } from './later.js';
import { happenings, type Happening } from './happenings.js';
import { abilitySetting, type Setting } from './setting.js';
import { subjectOf } from './subjects.js';
import { abilitiesOn, textOf, type AbilityNow } from './texts.js';
import { performedThisTurn, timesNow, timesThisTurn } from './turn-history.js';

/** A source of triggered abilities, as it was when the event happened. */
interface Source {
  readonly piece: number;
  readonly controller: number;
  readonly setting: Setting;
}

const sourceOf = (state: RiftboundState, piece: number, attachment: number | null): Source => {
  const setting = abilitySetting(state, piece, attachment);
  return { piece, controller: setting.you, setting };
};

/** The item as which the source is being played, while its play triggers are looked for. */
const itemPlayed = ({ piece, setting }: Source): ChainItem | undefined =>
  setting.state.chain.find((item) => item.piece === piece && (item.kind === 'unit' || item.kind === 'gear'));

/** What the trigger is called: by its keyword, or by what is attached and gives it. */
const labelOf = ({ card, text }: AbilityName): string => {
  if (text === undefined || text === 'given') return 'trigger';
  return text === 'bearer' ? `${cardOf(card).name} trigger` : text;
};

const found = (source: Source, name: AbilityName, it: readonly number[]): FoundTrigger => {
  const { state, here, attachment } = source.setting;
  const piece = state.pieces[source.piece];
  return {
    controller: source.controller,
    piece: source.piece,
    object: piece?.object ?? -1,
    label: labelOf(name),
    instructions: null,
    definition: name,
    it,
    here,
    attachment,
    declared: itemPlayed(source)?.declared ?? null,
    because: ['trigger.what'],
  };
};

/** An event with the table before it. */
type Seen = Happening & { readonly before: RiftboundState };

type Waiting = AbilityNow & { readonly ability: TriggeredAbility };

/** "When a friendly unit dies" triggers once for each that does, "when one or more do" once. */
const isOfEach = (event: TriggerEvent): boolean =>
  'of' in event && typeof event.of === 'object' && event.together !== true && event.nth === undefined;

/** The event's own battlefield, where it is about a player; where a unit came from; else the place of the source. */
const placeOf = (event: TriggerEvent, { here, it }: Setting, what: Happening): number => {
  if (event.event === 'moves' && event.from === 'location') return what.from[what.pieces.indexOf(it[0] ?? -1)] ?? here;
  const ofPlayer = 'of' in event && (event.of === 'you' || event.of === 'opponent');
  return ofPlayer && what.at !== null ? battlefieldZone(what.at) : here;
};

/** "The Nth time": one of the things that happen at once is the one, and it triggers once for it (383.1.b). */
const isNth = (before: RiftboundState, event: TriggerEvent, setting: Setting): boolean => {
  if (event.nth === undefined) return true;
  const earlier = timesThisTurn({ ...setting, state: withHistoryOf(setting.state, before) }, event);
  return earlier < event.nth && event.nth <= earlier + timesNow(event, setting.it);
};

const withHistoryOf = (state: RiftboundState, before: RiftboundState): RiftboundState =>
  changeState(state, { history: before.history });

/** The player who did it controls the ability where it says that they do something (190.6.c). */
const forDoer = (source: Source, { ability }: Waiting, { seat }: Happening): Source =>
  ability.controlledBy === 'doer' && seat !== null
    ? { ...source, controller: seat, setting: { ...source.setting, you: seat } }
    : source;

const ofAbility = (from: Source, waiting: Waiting, what: Seen): readonly FoundTrigger[] => {
  const { name, ability } = waiting;
  const source = forDoer(from, waiting, what);
  if (ability.once && performedThisTurn(what.before, source.setting.object, name)) return [];
  for (const event of ability.when) {
    const it = subjectOf(event, source.setting, what);
    if (it === null || !isNth(what.before, event, { ...source.setting, it })) continue;
    const there = placeOf(event, { ...source.setting, it }, what);
    const setting = { ...source.setting, it, there };
    if (ability.if && !holds(setting, ability.if, itemPlayed(source))) continue;
    const each = isOfEach(event) ? it.map((one) => [one]) : [it];
    return each.map((about) => ({ ...found(source, name, about), here: there }));
  }
  return [];
};

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
    waitsFor(each, what.event) ? ofAbility(sourceOf(state, piece, each.attachment), each, what) : [],
  );
};

/** Delayed triggers wait wherever their source has gone (392); what they speak of is looked at as it was. */
const ofDelayed = (state: RiftboundState, what: Seen): readonly FoundTrigger[] =>
  state.delayed.flatMap((delayed) => {
    const ability = abilityOf(delayed.name);
    if (ability?.kind !== 'triggered' || !ability.when.some((each) => each.event === what.event)) return [];
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

/** What leaves the board in an event does not see it, but for what it waits for of itself (383.2.c.2, 808.1.d.2). */
const LOOKS_BACK: ReadonlySet<Happening['event']> = new Set<Happening['event']>(['dies', 'leaves', 'returned']);

const inHappening = (what: Seen, after: RiftboundState): readonly FoundTrigger[] => {
  const there = piecesOnBoard(after).flatMap((piece) => ofSource(after, piece, what));
  if (!LOOKS_BACK.has(what.event)) return [...ofDiscarded(after, what), ...there];
  const left = what.pieces.filter((piece) => after.pieces[piece]?.object !== what.before.pieces[piece]?.object);
  const leaving = left.flatMap((piece) => ofSource(what.before, piece, what)).filter(isAboutItself);
  return [...leaving, ...there.filter(({ piece }) => !left.includes(piece))];
};

/** Whether the trigger waits for what happens to its own source. */
const isAboutItself = ({ definition, piece, it }: FoundTrigger): boolean => {
  const ability = abilityOf(definition ?? null);
  const own = ability?.kind === 'triggered' && ability.when.some((event) => 'of' in event && event.of === 'this');
  return own && (it ?? []).includes(piece);
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
    what.flatMap((each) => [...inHappening({ ...each, before }, after), ...ofDelayed(after, { ...each, before })]),
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
): readonly FoundTrigger[] => pieces.flatMap((piece) => ofSource(state, piece, { ...what, before: state }));
