import { cardOf } from '../../cards/catalogue.js';
import { changeState } from '../../evolve/change.js';
import type { FoundTrigger } from './found-trigger.js';
import type { ChainItem, RiftboundState } from '../../state/riftbound-state.js';
import { battlefieldZone } from '../../state/zones.js';
import { holds } from '../conditions.js';
import type { AbilityName, Condition, TriggerEvent, TriggeredAbility } from '../../words/definition.js';
import type { Happening } from '../../evolve/happenings.js';
import { abilitySetting, type Setting } from '../setting.js';
import { subjectOf } from '../history/subjects.js';
import type { AbilityNow } from '../texts/texts.js';
import { policyOf } from '../../words/editions/editions.js';
import { performedThisTurn, timesNow, timesThisTurn } from '../history/this-turn.js';

/** One triggered ability read against one event (383). */

/** A source of triggered abilities, as it was when the event happened. */
export interface Source {
  readonly piece: number;
  readonly controller: number;
  readonly setting: Setting;
}

export const sourceOf = (state: RiftboundState, piece: number, attachment: number | null): Source => {
  const setting = abilitySetting(state, piece, attachment);
  return { piece, controller: setting.you, setting };
};

/** The item as which the source is being played, while its play triggers are looked for. */
const itemPlayed = ({ piece, setting }: Source): ChainItem | undefined =>
  setting.state.chain.find((item) => item.piece === piece && (item.kind === 'unit' || item.kind === 'gear'));

/** What the trigger is called: by its keyword, or by what is attached and gives it. */
const labelOf = ({ card, text }: AbilityName): string => {
  if (text === undefined || text === 'given' || text === 'copied') return 'trigger';
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
    from: itemPlayed(source)?.from ?? null,
    because: ['trigger.what'],
  };
};

/** An event with the table before it. */
export type Seen = Happening & {
  readonly before: RiftboundState;
  /** Where the sources that are asked are: on the board, unless it says otherwise. */
  readonly sourceIn?: 'trash';
};

export type Waiting = AbilityNow & { readonly ability: TriggeredAbility };

/** "When a friendly unit dies" triggers once for each that does, "when one or more do" once. */
const isOfEach = (event: TriggerEvent): boolean =>
  'of' in event && typeof event.of === 'object' && event.together !== true && event.nth === undefined;

const OF_PLAYERS: ReadonlySet<unknown> = new Set(['you', 'you or an ally', 'opponent']);

/** Where what the event is about came from, or was as it happened, for abilities that speak of that. */
const placeOfIt = (event: TriggerEvent, it: number, { from, pieces, seen }: Happening): number | undefined => {
  if (event.event === 'moves' && event.from === 'location') return from[pieces.indexOf(it)];
  return event.there === 'its' ? seen.pieces[it]?.zone : undefined;
};

/** Where what it is about was, where it speaks of that; the event's own battlefield, where it is about a player; else the source's. */
const placeOf = (event: TriggerEvent, { here, it }: Setting, what: Happening): number => {
  const place = placeOfIt(event, it[0] ?? -1, what);
  if (place !== undefined) return place;
  const ofPlayer = 'of' in event && OF_PLAYERS.has(event.of);
  return ofPlayer && what.at !== null ? battlefieldZone(what.at) : here;
};

/** Where the event moved what it was about from, and where to; nothing where the ability does not speak of that. */
const moveOf = (
  event: TriggerEvent,
  it: readonly number[],
  { from, pieces, seen }: Happening,
): Pick<FoundTrigger, 'between'> =>
  event.event === 'moves' && event.between
    ? { between: it.flatMap((one) => [from[pieces.indexOf(one)] ?? -1, seen.pieces[one]?.zone ?? -1]) }
    : {};

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

/** What a spell chooses several times becomes its target once (383.4.b, 754). */
const onceEach = (subject: readonly number[] | null): readonly number[] | null => subject && [...new Set(subject)];

/** What has to be so for it to trigger: older editions look at what stands behind the comma as it resolves. */
const conditionsOf = (state: RiftboundState, { if: condition, provided }: TriggeredAbility): readonly Condition[] => {
  const behind = policyOf(state).triggerConditions === 'as they trigger' ? provided : undefined;
  return [condition, behind].filter((each) => each !== undefined);
};

/**
 * The triggers of an ability on an event: the "if" next to the event is part of what it waits for (383.2.a.1), and what it speaks of
 * is settled now (359.3.f.3).
 */
export const ofAbility = (from: Source, waiting: Waiting, what: Seen): readonly FoundTrigger[] => {
  const { name, ability } = waiting;
  const source = forDoer(from, waiting, what);
  if (ability.once && performedThisTurn(what.before, source.setting.object, name)) return [];
  for (const event of ability.when) {
    const it = onceEach(subjectOf(event, source.setting, what));
    if (it === null || !isNth(what.before, event, { ...source.setting, it })) continue;
    const there = placeOf(event, { ...source.setting, it }, what);
    const setting = { ...source.setting, it, there };
    if (!conditionsOf(setting.state, ability).every((each) => holds(setting, each, itemPlayed(source)))) continue;
    const each = isOfEach(event) ? it.map((one) => [one]) : [it];
    return each.map((about) => ({
      ...found(source, name, about),
      here: placeOf(event, { ...source.setting, it: about }, what),
      ...moveOf(event, about, what),
    }));
  }
  return [];
};
