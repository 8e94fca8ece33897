import {
  expectedAt,
  type Found,
  findCard,
  matchWords,
  read,
  readSegment,
  splitOwner,
  writeSeat,
  wordsKind,
} from '#notation';
import { cardOf } from '../../cards/index.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { battlefieldZone, CHAIN_ZONE, facedownZone, placeOf, ROW_ZONE, seatZone } from '../../state/zones.js';
import { SEAT_ZONES, type Location, type SeatZone } from '../../words/vocabulary.js';
import type { Context, Kind } from './source.js';

/** Zones of a player, by the words for them; the first is the one that is written. */
export const ZONE_WORDS: Readonly<Record<SeatZone, readonly string[]>> = {
  'main-deck': ['main deck', 'deck'],
  'rune-deck': ['rune deck'],
  hand: ['hand'],
  trash: ['trash'],
  banishment: ['banishment'],
  champion: ['champion zone', 'champion'],
  legend: ['legend zone', 'legend'],
  base: ['base'],
  aside: ['aside'],
};

/** A player's zone by its words. */
export const zoneNamed = (text: string): SeatZone | null => {
  const typed = text.toLowerCase().replaceAll(/\s+/g, ' ');
  return SEAT_ZONES.find((zone) => ZONE_WORDS[zone].includes(typed)) ?? null;
};

const unknownPlace = (state: RiftboundState) => (): readonly string[] => [
  'base',
  ...state.battlefields.map((_, at) => writeBattlefield(at, { state, style: 'natural' })),
];

/** Finds a battlefield: by name, by name and number where two are called the same, or as `battlefield 2`. */
export const findBattlefield = (text: string, state: RiftboundState): Found<number> => {
  const numbered = /^battlefield (\d+)$/i.exec(text);
  if (numbered) return { kind: 'found', value: Number(numbered[1]) - 1 };
  const [, name = '', index] = /^(.+?)(?:\s+#(\d+))?$/.exec(text) ?? [];
  const ids = state.battlefields.map(({ piece }) => state.pieces[piece]?.card ?? null);
  const found = findCard(
    name,
    ids.flatMap((id) => (id === null ? [] : [cardOf(id)])),
  );
  if (found.kind === 'unknown') return { kind: 'unknown', nearest: unknownPlace(state) };
  if (found.kind === 'ambiguous') return found;
  const at = ids.flatMap((id, each) => (id === found.value.id ? [each] : []));
  const chosen = index === undefined && at.length === 1 ? at[0] : at[Number(index) - 1];
  if (chosen !== undefined) return { kind: 'found', value: chosen };
  const expected = () => at.map((_, each) => `${found.value.name} #${each + 1}`);
  return { kind: 'ambiguous', expected, hint: 'say which by its number' };
};

/** A battlefield's name as it is read back. */
export const writeBattlefield = (at: number, { state, style }: Pick<Context, 'state' | 'style'>): string => {
  const id = state.pieces[state.battlefields[at]?.piece ?? -1]?.card ?? null;
  const reads = (text: string): boolean => {
    const found = findBattlefield(text, state);
    return found.kind === 'found' && found.value === at;
  };
  if (id === null || style === 'numbered') return `battlefield ${at + 1}`;
  const { name } = cardOf(id);
  const written = style === 'quoted' ? `"${name}"` : name;
  return [written, `${written} #1`, `${written} #2`, `${written} #3`].find(reads) ?? `battlefield ${at + 1}`;
};

/** A battlefield, by its place in play order. */
export const battlefieldKind: Kind<number> = {
  read: (context, at) =>
    readSegment(context, at, { what: 'a battlefield here', resolve: (text) => findBattlefield(text, context.state) }),
  write: (at, context) => writeBattlefield(at, context),
};

/** Finds a location: `base` is the acting player's, `Ben's base` another's, all else a battlefield. */
export const findLocation = (text: string, { state, seat }: Pick<Context, 'state' | 'seat'>): Found<Location> => {
  const owned = splitOwner(text, state);
  if (text.toLowerCase() === 'base' && seat !== null) return { kind: 'found', value: { zone: 'base', seat } };
  if (owned?.rest.toLowerCase() === 'base') return { kind: 'found', value: { zone: 'base', seat: owned.seat } };
  const found = findBattlefield(text, state);
  return found.kind === 'found' ? { kind: 'found', value: { zone: 'battlefield', at: found.value } } : found;
};

/** Somewhere units can be: a base or a battlefield. */
export const locationKind: Kind<Location> = {
  read: (context, at) =>
    readSegment(context, at, {
      what: 'a base or a battlefield here',
      resolve: (text) => findLocation(text, context),
    }),
  write: (location, context) => {
    if (location.zone === 'battlefield') return writeBattlefield(location.at, context);
    return location.seat === context.seat ? 'base' : `${writeSeat(location.seat, context.state)}'s base`;
  },
};

/** Where the moves behind the first go: `then to base then to Zaun Warrens`. */
export const furtherKind: Kind<readonly Location[]> = {
  read: (context, at) => {
    const places: Location[] = [];
    for (let end = at; ;) {
      const begin = matchWords(context.line, end, 'then to');
      if (begin === null) return places.length === 0 ? expectedAt(context.line, at, ['then to']) : read(places, end);
      const place = locationKind.read(context, begin);
      if (!place.ok) return place;
      places.push(place.value);
      ({ end } = place);
    }
  },
  write: (places, context) => places.map((place) => `then to ${locationKind.write(place, context)}`).join(' '),
};

const sharedZones = (text: string, state: RiftboundState): readonly number[] => {
  if (text.toLowerCase() === 'chain') return [CHAIN_ZONE];
  if (text.toLowerCase() === 'battlefields') return [ROW_ZONE];
  const facedown = /^facedown (.+)$/i.exec(text)?.[1];
  const found = findBattlefield(facedown ?? text, state);
  if (found.kind !== 'found') return [];
  return [facedown === undefined ? battlefieldZone(found.value) : facedownZone(found.value)];
};

/** The zones that a text names, as zone numbers: a word for a player's zone means every player's unless it says whose. */
export const zonesNamed = (text: string, state: RiftboundState): readonly number[] => {
  const owned = splitOwner(text, state);
  const zone = zoneNamed(owned?.rest ?? text);
  if (zone === null) return sharedZones(text, state);
  const seats = owned === null ? state.seats.map((_, seat) => seat) : [owned.seat];
  return seats.map((seat) => seatZone(zone, seat));
};

/** The words for a zone number, as `zonesNamed` reads them. */
export const writeZone = (zone: number, context: Pick<Context, 'state' | 'style'>): string => {
  const place = placeOf(zone);
  switch (place.zone) {
    case 'battlefield':
      return writeBattlefield(place.at, context);
    case 'facedown':
      return `facedown ${writeBattlefield(place.at, context)}`;
    case 'chain':
      return 'chain';
    case 'battlefield-row':
      return 'battlefields';
    case 'gone':
      return 'gone';
    default:
      return ZONE_WORDS[place.zone][0] ?? place.zone;
  }
};

/** A player's zone with its owner, as a correction names it: `Ana's hand`. */
export const ownedZoneKind: Kind<{ readonly zone: SeatZone; readonly seat: number }> = {
  read: (context, at) =>
    readSegment(context, at, {
      what: 'a zone, such as "Ana\'s hand"',
      resolve: (text) => {
        const owned = splitOwner(text, context.state);
        const zone = zoneNamed(owned?.rest ?? '');
        return owned === null || zone === null
          ? { kind: 'unknown', nearest: () => [] }
          : { kind: 'found', value: { zone, seat: owned.seat } };
      },
    }),
  write: ({ zone, seat }, { state }) => `${writeSeat(seat, state)}'s ${ZONE_WORDS[zone][0] ?? zone}`,
};

/** Which of a player's decks. */
export const deckKind = wordsKind([
  ['main-deck', 'main deck'],
  ['rune-deck', 'rune deck'],
]);
