import { cardOf } from '../../cards/catalogue.js';
import { isUnit } from '../objects.js';
import { areFriendly } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { CHAIN_ZONE, battlefieldAt, battlefieldZone, facedownAt, seatZone } from '../../state/zones.js';
import type { Filter, TriggerEvent } from '../../words/definition.js';
import { abilityOf } from '../../cards/encodings.js';
import { matches } from '../filters/filters.js';
import { KIND } from '../filters/states-of-objects.js';
import type { Happening } from '../../evolve/happenings.js';
import type { Setting } from '../setting.js';
import { asThen } from './as-then.js';

/** What an event is about, for an ability that waits for it or asks about it. */
type EventOf<Name, Event = TriggerEvent> = Event extends { readonly event: infer Names }
  ? Name extends Names
    ? Event
    : never
  : never;
type Name = TriggerEvent['event'];
/** The pieces that the trigger speaks of; null where the event is not the one asked for. */
type Subjects<Event extends Name> = (
  event: EventOf<Event>,
  setting: Setting,
  what: Happening,
) => readonly number[] | null;

/** Spells are looked at on the chain, cards that were discarded in the trash, everything else on the board. */
const inItsZone = (filter: Filter, { event, seen, pieces }: Happening): Filter => {
  if (event === 'discarded') return { ...filter, zone: 'any trash' };
  if (event === 'banished') return { ...filter, zone: 'any banishment' };
  const onChain = seen.pieces[pieces[0] ?? -1]?.zone === CHAIN_ZONE;
  return (event === 'played' || event === 'finalized') && onChain ? { ...filter, zone: 'chain' } : filter;
};

const fitting = (setting: Setting, what: Happening, of: 'this' | Filter): readonly number[] => {
  if (of !== 'this') {
    const seen = { ...setting, state: what.seen };
    return what.pieces.filter((number) => matches(seen, number, inItsZone(of, what)));
  }
  return what.pieces.filter((number) => number === setting.source);
};

const isHere = ({ state, source }: Setting, at: number | null): boolean =>
  at !== null && state.battlefields[at]?.piece === source;

const bySide = ({ state, you }: Setting, seat: number | null, by: 'you' | 'opponent' | 'each' | undefined): boolean => {
  if (by === undefined || by === 'each') return true;
  if (seat === null) return false;
  return by === 'you' ? seat === you : !areFriendly(state, seat, you);
};

const ifAny = (pieces: readonly number[]): readonly number[] | null => (pieces.length > 0 ? pieces : null);

const ownsIt = ({ state, it }: Setting, seat: number | null): boolean =>
  it.some((number) => state.pieces[number]?.owner === seat);

/** Who scores or wins, by its word: the source itself there, its controller or an opponent, or anybody at the battlefield that it is. */
const SCORERS: Readonly<
  Record<
    'this' | 'you' | 'you or an ally' | 'opponent' | 'here' | 'owner of it',
    (setting: Setting, what: Happening) => readonly number[] | null
  >
> = {
  this: (setting, what) => (what.seat === setting.you ? ifAny(fitting(setting, what, 'this')) : null),
  you: (setting, what) => (bySide(setting, what.seat, 'you') ? what.pieces : null),
  'you or an ally': ({ state, you }, { seat, pieces }) =>
    seat !== null && areFriendly(state, seat, you) ? pieces : null,
  opponent: (setting, what) => (bySide(setting, what.seat, 'opponent') ? what.pieces : null),
  here: (setting, what) => (isHere(setting, what.at) ? what.pieces : null),
  'owner of it': (setting, what) => (ownsIt(setting, what.seat) ? [] : null),
};

const scoring: Subjects<'conquers' | 'holds' | 'wins combat'> = (event, setting, what) => {
  if ('open' in event && !what.open) return null;
  return typeof event.of === 'object' ? ifAny(fitting(setting, what, event.of)) : SCORERS[event.of](setting, what);
};

const isController = ({ state }: Setting, { at, seat }: Happening): boolean =>
  state.battlefields[at ?? -1]?.controller === seat;

const fighting: Subjects<'attacks' | 'defends'> = (event, setting, what) => {
  // "You" is the battlefield's controller, and nobody where it has none (190.6.d).
  if (event.of === 'here')
    return what.first && isHere(setting, what.at) && isController(setting, what) ? ifAny(what.pieces) : null;
  if (event.of === 'you') return what.first && what.seat === setting.you ? ifAny(what.pieces) : null;
  return ifAny(fitting(setting, what, event.of));
};

/** Where a card was played from: not from the hand of whoever has played it, as "your hand" is theirs. */
const CAME_FROM: Readonly<Record<'facedown' | 'not hand', (zone: number, you: number) => boolean>> = {
  facedown: (zone) => facedownAt(zone) !== null,
  'not hand': (zone, you) => zone !== seatZone('hand', you),
};

/** Energy that the controller of an ability has spent on an item, as the history of the turn tells: not who had the item before (419.4). */
const spentOn = ({ state, you }: Setting, item: number | null): number =>
  state.history.reduce(
    (sum, { event, seat, item: paidFor, energy }) =>
      event === 'pays' && seat === you && paidFor === item && item !== null ? sum + energy : sum,
    0,
  );

const cameFrom = ({ you }: Setting, from: keyof typeof CAME_FROM | undefined, zones: readonly number[]): boolean =>
  from === undefined || (zones.length > 0 && zones.every((zone) => CAME_FROM[from](zone, you)));

const played: Subjects<'played' | 'finalized'> = (event, setting, what) => {
  if (!bySide(setting, what.seat, event.by) || !cameFrom(setting, event.from, what.from)) return null;
  const least = 'spent' in event ? event.spent : undefined;
  const isEnough = least === undefined || spentOn(setting, what.item) >= least;
  return isEnough ? ifAny(fitting(setting, what, event.of)) : null;
};

const moving: Subjects<'moves'> = (event, setting, what) => {
  if (!bySide(setting, what.seat, event.by)) return null;
  return ifAny(
    fitting(setting, what, event.of).filter((number) => {
      const zone = what.seen.pieces[number]?.zone ?? -1;
      const from = what.from[what.pieces.indexOf(number)] ?? -1;
      if (event.to !== undefined && battlefieldAt(zone) === null) return false;
      if (event.from === 'battlefield') return battlefieldAt(from) !== null;
      return event.from !== 'here' || from === setting.here;
    }),
  );
};

const isSpell = ({ pieces }: RiftboundState, number: number): boolean => {
  const card = pieces[number]?.card ?? null;
  return card !== null && cardOf(card).type === 'Spell';
};

/** Whether what did it is such: itself, or as what the ability came from (428.5.d). */
const byMeansOf = (
  means: 'this' | 'spell' | 'spell or unit',
  { item }: Setting,
  { seen, cause }: Happening,
): boolean => {
  const source = cause?.source ?? -1;
  if (means === 'this') return cause?.item === item;
  return isSpell(seen, source) || (means === 'spell or unit' && isUnit(seen, source));
};

const happenedTo: Subjects<
  'dies' | 'damaged' | 'chosen' | 'discarded' | 'banished' | 'stunned' | 'buffed' | 'readied' | 'empowered' | 'returned'
> = (event, setting, what) => {
  if (!bySide(setting, what.seat, event.by)) return null;
  const means = 'with' in event ? event.with : undefined;
  if (means !== undefined && !byMeansOf(means, setting, what)) return null;
  return ifAny(fitting(setting, what, event.of));
};

const turning: Subjects<'turn begins' | 'main begins' | 'turn ends'> = (event, setting, what) =>
  bySide(setting, what.seat, event.whose) ? [] : null;

const did: Subjects<'hides' | 'spends a buff' | 'gains XP' | 'draws'> = (event, setting, what) =>
  bySide(setting, what.seat, event.by) ? what.pieces : null;

const paying: Subjects<'pays'> = (event, setting, what) => {
  const isEnough = what.seat === setting.you && what.energy >= event.energy;
  return isEnough && isSpell(what.seen, what.pieces[0] ?? -1) ? what.pieces : null;
};

/** A rune is no card there (052), and neither is a token (185). */
const recycling: Subjects<'recycled'> = (event, setting, { seen, seat, pieces }) => {
  const isSuch = KIND[event.what ?? 'card'];
  const fit = pieces.filter((number) => isSuch(seen, number, null));
  return bySide(setting, seat, event.by) ? ifAny(fit) : null;
};

const beginning: Subjects<'showdown begins' | 'combat begins' | 'combat ends'> = (event, setting, what) => {
  const at = battlefieldZone(what.at ?? -1);
  if (event.of === 'here') return isHere(setting, what.at) || setting.here === at ? [] : null;
  return ifAny(fitting(setting, what, 'this'));
};

/** What was used up by its own cost is looked at as it was on the board (359.3.e.13); what is there again is the card that it was. */
const asLastSeen = (what: Happening): Happening => {
  const left = what.seen.history.findLast(
    ({ event, pieces }) => event === 'leaves' && pieces.some(({ piece }) => what.pieces.includes(piece)),
  );
  return left ? { ...what, seen: asThen(what.seen, left) } : what;
};

/** Whether the base cost of the ability that was used has so much energy. */
const costsEnergy = ({ ability }: Happening, least: number): boolean => {
  const used = abilityOf(ability);
  return used?.kind === 'activated' && used.cost.energy !== undefined && used.cost.energy >= least;
};

/** What each event is about. */
const SUBJECTS: { readonly [Event in Name]: Subjects<Event> } = {
  conquers: scoring,
  holds: scoring,
  'wins combat': scoring,
  attacks: fighting,
  defends: fighting,
  moves: moving,
  'turn begins': turning,
  'main begins': turning,
  'turn ends': turning,
  recycled: recycling,
  played,
  finalized: played,
  chosen: happenedTo,
  dies: happenedTo,
  damaged: happenedTo,
  discarded: happenedTo,
  banished: happenedTo,
  stunned: happenedTo,
  buffed: happenedTo,
  readied: happenedTo,
  empowered: happenedTo,
  returned: happenedTo,
  leaves: (event, setting, what) => ifAny(fitting(setting, what, event.of)),
  'reaches Might': (event, setting, what) =>
    what.energy === event.might ? ifAny(fitting(setting, what, event.of)) : null,
  hides: did,
  'gains points': (event, setting, what) =>
    bySide(setting, what.seat, event.by) && event.from === what.scored ? [] : null,
  'spends a buff': did,
  'gains XP': did,
  draws: did,
  pays: paying,
  uses: (event, setting, what) =>
    bySide(setting, what.seat, event.by) && (event.energy === undefined || costsEnergy(what, event.energy))
      ? ifAny(fitting(setting, asLastSeen(what), event.of))
      : null,
  attached: (event, setting, what) => {
    const fits = matches({ ...setting, state: what.seen }, what.attached ?? -1, event.what);
    return fits && bySide(setting, what.seat, event.by) ? ifAny(fitting(setting, what, event.of)) : null;
  },
  'showdown begins': beginning,
  'combat begins': beginning,
  'combat ends': beginning,
};

/** The same table, as its reader sees it: the event's own name has chosen the function. */
type Subject = (event: TriggerEvent, setting: Setting, what: Happening) => readonly number[] | null;

/** What the trigger speaks of where the event is the one it waits for; null where it is not. */
export const subjectOf = (event: TriggerEvent, setting: Setting, what: Happening): readonly number[] | null =>
  event.event === what.event ? (SUBJECTS[event.event] as Subject)(event, setting, what) : null;
