import { pieceId } from '#ruleset';
import type { TableZone, ZoneRole } from '#table';
import { combatMight } from '../../reading/combat-might.js';
import { battlefieldName, playerName, unitsAt } from '../../reading/objects.js';
import type { BattlefieldState, RiftboundState } from '../../state/riftbound-state.js';
import { SEAT_ZONES, type SeatZone } from '../../words/vocabulary.js';
import { CHAIN_ZONE, battlefieldZone, facedownZone, placeOf, seatZone } from '../../state/zones.js';

/** Id of a zone on the neutral table: the zone's name, with the seat or the battlefield it belongs to. */
export const zoneId = (zone: number): string => {
  const place = placeOf(zone);
  if ('seat' in place) return `${place.zone}-${place.seat}`;
  return 'at' in place ? `${place.zone}-${place.at}` : place.zone;
};

const ROLES: Readonly<Record<SeatZone, readonly [ZoneRole, string]>> = {
  'main-deck': ['deck', 'Main Deck'],
  'rune-deck': ['resource-deck', 'Rune Deck'],
  hand: ['hand', 'hand'],
  trash: ['discard', 'trash'],
  banishment: ['removed', 'Banishment'],
  champion: ['champion', 'Champion Zone'],
  legend: ['leader', 'Legend Zone'],
  base: ['home', 'base'],
  aside: ['aside', 'set-aside cards'],
};

/** For all to see and to count, the cards of a hand as well (108.7.e). */
const idsIn = (state: RiftboundState, zone: number): readonly string[] => (state.zones[zone] ?? []).map(pieceId);

const seatZones = (state: RiftboundState, seat: number): readonly TableZone[] =>
  SEAT_ZONES.map((name): TableZone => {
    const zone = seatZone(name, seat);
    const [role, words] = ROLES[name];
    return {
      id: zoneId(zone),
      name: `${playerName(state, seat)}'s ${words}`,
      role,
      owner: seat,
      arena: null,
      pieces: idsIn(state, zone),
      badges: [],
    };
  });

const said = (isSo: boolean, words: string): readonly string[] => (isSo ? [words] : []);

/** What is going on at a battlefield; what is staged is told from what is in progress. */
const battlefieldBadges = (state: RiftboundState, battlefield: BattlefieldState, at: number): readonly string[] => {
  const { controller, contestedBy, showdownStaged, combatStaged, scoredBy } = battlefield;
  const here = state.showdown?.battlefield === at ? state.showdown : null;
  return [
    ...(controller === null ? [] : [`controlled by ${playerName(state, controller)}`]),
    ...(contestedBy === null ? [] : [`contested by ${playerName(state, contestedBy)}`]),
    ...said(here !== null && !here.closed, 'showdown'),
    ...said(here !== null && here.combat !== null, 'combat'),
    ...said(showdownStaged, 'staged showdown'),
    ...said(combatStaged, 'staged combat'),
    ...scoredBy.map((seat) => `scored by ${playerName(state, seat)} this turn`),
  ];
};

/** The Might that each player with units at a battlefield would bring to combat there. */
const strengthsAt = (state: RiftboundState, at: number): NonNullable<TableZone['strengths']> =>
  [...new Set(unitsAt(state, at).flatMap((number) => state.pieces[number]?.controller ?? []))]
    .sort((one, other) => one - other)
    .map((seat) => ({ seat, label: 'Might', value: combatMight(state, at, seat) }));

/** A battlefield with its card first, and its facedown zone. */
const battlefieldZones = (state: RiftboundState, battlefield: BattlefieldState, at: number): readonly TableZone[] => {
  const arena = zoneId(battlefieldZone(at));
  const name = battlefieldName(state, at);
  return [
    {
      id: arena,
      name,
      role: 'arena',
      owner: null,
      arena,
      pieces: [pieceId(battlefield.piece), ...idsIn(state, battlefieldZone(at))],
      badges: battlefieldBadges(state, battlefield, at),
      strengths: strengthsAt(state, at),
    },
    {
      id: zoneId(facedownZone(at)),
      name: `Facedown Zone of ${name}`,
      role: 'hidden',
      owner: null,
      arena,
      pieces: idsIn(state, facedownZone(at)),
      badges: [],
    },
  ];
};

/** Every zone of the game that has been opened; none before. */
export const viewZones = (state: RiftboundState): readonly TableZone[] => {
  if (state.zones.length === 0) return [];
  const pieces = idsIn(state, CHAIN_ZONE);
  return [
    ...state.seats.flatMap((_, seat) => seatZones(state, seat)),
    ...state.battlefields.flatMap((battlefield, at) => battlefieldZones(state, battlefield, at)),
    { id: zoneId(CHAIN_ZONE), name: 'Chain', role: 'stack', owner: null, arena: null, pieces, badges: [] },
  ];
};
