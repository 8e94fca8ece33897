import type { RiftboundFact } from '../events.js';
import type { ChainItem, RiftboundState } from '../state.js';
import { CHAIN_ZONE, battlefieldAt, battlefieldZone, piecesOnBoard } from '../zones.js';
import type { FoundTrigger } from '../rules/keywords/triggers.js';
import { holds } from './conditions.js';
import type { Ability, Filter, TriggerEvent, TriggeredAbility } from './definition.js';
import { abilityOf, definitionOf } from './definitions.js';
import { matches } from './filters.js';
import { happenings, type Happening } from './happenings.js';
import { boardSetting, type Setting } from './setting.js';

/** A source of triggered abilities, as it was when the event happened. */
interface Source {
  readonly piece: number;
  readonly controller: number;
  readonly setting: Setting;
}

/** Spells are looked at on the chain, cards that were discarded in the trash, everything else on the board. */
const inItsZone = (filter: Filter, { event, seen, pieces }: Happening): Filter => {
  if (event === 'discarded') return { ...filter, zone: 'any trash' };
  const onChain = seen.pieces[pieces[0] ?? -1]?.zone === CHAIN_ZONE;
  return event === 'played' && onChain ? { ...filter, zone: 'chain' } : filter;
};

const fitting = (source: Source, what: Happening, of: 'this' | Filter): readonly number[] =>
  of === 'this'
    ? what.pieces.filter((number) => number === source.piece)
    : what.pieces.filter((number) => matches({ ...source.setting, state: what.seen }, number, inItsZone(of, what)));

const isBattlefieldHere = (source: Source, at: number | null): boolean =>
  at !== null && source.setting.state.battlefields[at]?.piece === source.piece;

/** Who scores or wins: the source itself there, its controller, or anybody at the battlefield that the source is. */
const scores = (source: Source, { at, seat }: Happening, of: 'this' | 'you' | 'here'): boolean => {
  if (of === 'here') return isBattlefieldHere(source, at);
  if (source.controller !== seat) return false;
  return of === 'you' || (at !== null && source.setting.state.pieces[source.piece]?.zone === battlefieldZone(at));
};

const bySide = (source: Source, seat: number | null, by: 'you' | 'opponent' | 'each' | undefined): boolean =>
  by === undefined || by === 'each' || (by === 'you') === (seat === source.controller);

const movedSo = (
  event: Extract<TriggerEvent, { event: 'moves' }>,
  source: Source,
  what: Happening,
): readonly number[] => {
  const moved = fitting(source, what, event.of);
  return moved.filter((number) => {
    const zone = what.seen.pieces[number]?.zone ?? -1;
    const from = what.from[what.pieces.indexOf(number)];
    if (event.to !== undefined && (event.to === 'battlefield') !== (battlefieldAt(zone) !== null)) return false;
    if (event.from === 'battlefield') return battlefieldAt(from ?? -1) !== null;
    return event.from === undefined || from === source.setting.here;
  });
};

const ifAny = (pieces: readonly number[]): readonly number[] | null => (pieces.length > 0 ? pieces : null);

type EventOf<Name, Event = TriggerEvent> = Event extends { readonly event: infer Names }
  ? Name extends Names
    ? Event
    : never
  : never;
type Subjects<Name extends TriggerEvent['event']> = (
  event: EventOf<Name>,
  source: Source,
  what: Happening,
) => readonly number[] | null;

const scoring: Subjects<'conquers' | 'holds' | 'wins combat'> = (event, source, what) =>
  scores(source, what, event.of) ? [] : null;

const fighting: Subjects<'attacks' | 'defends'> = (event, source, what) => {
  if (event.of !== 'here') return ifAny(fitting(source, what, event.of));
  return isBattlefieldHere(source, what.at) ? ifAny(what.pieces) : null;
};

const turning: Subjects<'turn begins' | 'turn ends'> = (event, source, what) =>
  bySide(source, what.seat, event.whose) ? [] : null;

const doneTo: Subjects<'played' | 'chosen'> = (event, source, what) =>
  bySide(source, what.seat, event.by) ? ifAny(fitting(source, what, event.of)) : null;

const happenedTo: Subjects<'dies' | 'discarded' | 'stunned' | 'buffed' | 'readied'> = (event, source, what) =>
  ifAny(fitting(source, what, event.of));

/** What each event is about, for an ability that waits for it; null where it waits for another one. */
const SUBJECTS: { readonly [Name in TriggerEvent['event']]: Subjects<Name> } = {
  conquers: scoring,
  holds: scoring,
  'wins combat': scoring,
  attacks: fighting,
  defends: fighting,
  moves: (event, source, what) => ifAny(movedSo(event, source, what)),
  'turn begins': turning,
  'turn ends': turning,
  recycled: (event, source, what) => (bySide(source, what.seat, event.by) ? [] : null),
  played: doneTo,
  chosen: doneTo,
  dies: happenedTo,
  discarded: happenedTo,
  stunned: happenedTo,
  buffed: happenedTo,
  readied: happenedTo,
};

/** The same table, as its reader sees it: the event's own name has chosen the function. */
type Subject = (event: TriggerEvent, source: Source, what: Happening) => readonly number[] | null;

/** What the trigger speaks of where the event is the one it waits for; null where it is not. */
const subjectOf = (event: TriggerEvent, source: Source, what: Happening): readonly number[] | null =>
  event.event === what.event ? (SUBJECTS[event.event] as Subject)(event, source, what) : null;

const isActive = (state: RiftboundState, number: number): boolean => {
  const piece = state.pieces[number];
  return piece !== undefined && !piece.faceDown && piece.attachedTo === null;
};

const sourceOf = (state: RiftboundState, piece: number): Source => {
  const setting = boardSetting(state, piece);
  return { piece, controller: setting.you, setting };
};

const found = (source: Source, ability: number, it: readonly number[]): FoundTrigger => {
  const { state, here } = source.setting;
  const piece = state.pieces[source.piece];
  return {
    controller: source.controller,
    piece: source.piece,
    object: piece?.object ?? -1,
    label: 'trigger',
    instructions: null,
    definition: { card: piece?.card ?? '', ability },
    it,
    here,
    because: ['trigger.what'],
  };
};

interface Waiting {
  readonly index: number;
  readonly ability: TriggeredAbility;
}

/** The item as which the source is being played, while its play triggers are looked for. */
const itemPlayed = ({ piece, setting }: Source): ChainItem | undefined =>
  setting.state.chain.find((item) => item.piece === piece && (item.kind === 'unit' || item.kind === 'gear'));

/** "When a friendly unit dies" triggers once for each that does. */
const isOfEach = (event: TriggerEvent): boolean => 'of' in event && typeof event.of === 'object';

const ofAbility = (source: Source, { index, ability }: Waiting, what: Happening): readonly FoundTrigger[] => {
  for (const event of ability.when) {
    const it = subjectOf(event, source, what);
    if (it === null) continue;
    const setting = { ...source.setting, it };
    if (ability.if && !holds(setting, ability.if, itemPlayed(source))) continue;
    return isOfEach(event) ? it.map((each) => found(source, index, [each])) : [found(source, index, it)];
  }
  return [];
};

/** Abilities of a card that is discarded look for that event alone, wherever the card now lies (383.2.c). */
const ofDiscarded = (state: RiftboundState, what: Happening): readonly FoundTrigger[] =>
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

const waitsFor = (ability: Ability, event: TriggerEvent['event']): ability is TriggeredAbility =>
  ability.kind === 'triggered' && ability.when.some((each) => each.event === event);

const NONE: readonly FoundTrigger[] = [];

/** Most sources wait for other events: what an ability is read against is made only for those that wait for this one. */
const ofSource = (state: RiftboundState, piece: number, what: Happening): readonly FoundTrigger[] => {
  const abilities = definitionOf(state, state.pieces[piece]?.card ?? null)?.abilities;
  if (!abilities?.some((ability) => waitsFor(ability, what.event)) || !isActive(state, piece)) return NONE;
  return abilities.flatMap((ability, index) =>
    waitsFor(ability, what.event) ? ofAbility(sourceOf(state, piece), { index, ability }, what) : [],
  );
};

/** Triggered abilities of encoded cards on the board that find their event; of those that die with it, as they were (383.2.c). */
export const cardTriggers = (
  before: RiftboundState,
  fact: RiftboundFact,
  after: RiftboundState,
): readonly FoundTrigger[] =>
  happenings(before, fact, after).flatMap((what) => {
    const there = piecesOnBoard(after).flatMap((piece) => ofSource(after, piece, what));
    if (what.event !== 'dies') return [...ofDiscarded(after, what), ...there];
    const dying = what.pieces.flatMap((piece) => ofSource(before, piece, what));
    return [...dying, ...there.filter(({ piece }) => !what.pieces.includes(piece))];
  });
