import type { Finding } from '#ruleset';
import { doubt } from '../../words/doubts.js';
import { illegal } from '../../words/findings.js';
import { battlefieldName, locationName, nameOf, playerName } from '../../reading/objects.js';
import { destinationWords } from '../../words/said/choices.js';
import { isMovedByOneReading, NOT_PRESENT, whyNotMoved } from './presence.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { battlefieldAt, zoneOf } from '../../state/zones.js';
import type { Choosing } from '../../words/definition.js';
import { movePieces } from '../../evolve/pieces.js';
import { matches, matching } from '../../reading/filters/filters.js';
import { objectsOf } from '../../reading/references.js';
import type { Setting } from '../../reading/setting.js';

/** The destination of a move, chosen as the item is finalized (355.4). */
type DestinationChoice = Extract<Choosing, { destination: unknown }>;

const destinationsIn = (choices: readonly Choosing[]): readonly DestinationChoice[] =>
  choices.filter((choosing) => 'destination' in choosing);

/** The places that are chosen as destinations, in order. */
export const placesIn = <Place>({
  to,
  also = [],
}: {
  readonly to: Place | null;
  readonly also?: readonly Place[];
}): readonly Place[] => (to === null ? [] : [to, ...also]);

/** How many destinations an ability chooses: one for each of its moves (355.4). */
export const countDestinations = (choices: readonly Choosing[]): number => destinationsIn(choices).length;

/** What the move takes there. */
const movedTo = (setting: Setting, { of = { target: 0 } }: DestinationChoice): readonly number[] =>
  objectsOf(setting, of);

/** Whether a place is such as the text of a move says of its destination (449.1). */
const isAsTextSays = (setting: Setting, choosing: DestinationChoice, to: Location): boolean => {
  const { destination } = choosing;
  if (destination === 'battlefield' && to.zone === 'base') return false;
  return isFromOrToBase(setting, choosing, to) && isSuch(setting, choosing, to) && hasCompany(setting, choosing, to);
};

const isFromOrToBase = (setting: Setting, choosing: DestinationChoice, to: Location): boolean => {
  if (choosing.destination !== 'to or from base') return true;
  const { pieces } = setting.state;
  const isFromBase = movedTo(setting, choosing).some((unit) => battlefieldAt(pieces[unit]?.zone ?? -1) === null);
  return isFromBase !== (to.zone === 'base');
};

/** A valid destination of a move is another location where the units may be (355.4.a), such as the text names. */
const ofMove = (setting: Setting, choosing: DestinationChoice, to: Location): readonly Finding[] => {
  const { state, source } = setting;
  if (!isAsTextSays(setting, choosing, to)) {
    const message = `${locationName(state, to)} is not where ${nameOf(state, source)} moves something: ${destinationWords(choosing)}.`;
    return [illegal('move.effect-restrictions', message)];
  }
  const units = movedTo(setting, choosing);
  const isOpen = units.some((unit) => isMovedByOneReading(state, unit, to));
  return [
    ...units.flatMap((unit) => presenceFindings(state, unit, to)).slice(0, 1),
    ...(isOpen ? doubt('moves-with-none-left') : []),
  ];
};

/**
 * Whether the destination of that number is still such as the text names, as the move is made: a choice that has become invalid
 * leaves an instruction that cannot be followed (359.3.e.6, 359.3.e.9).
 */
export const isStillDestination = (setting: Setting, number: number, to: Location): boolean => {
  const choosing = destinationsIn(setting.choices)[number];
  return choosing === undefined || isAsTextSays({ ...setting, you: setting.controller }, choosing, to);
};

/**
 * Another place than where it is, where it may be present (355.4.a). That a card keeps it from moving there bars no choice: what moves
 * it is played all the same, and the move is impossible then (358.3.a).
 */
const presenceFindings = (state: RiftboundState, unit: number, to: Location): readonly Finding[] => {
  const name = nameOf(state, unit);
  const { zone, controller = -1 } = state.pieces[unit] ?? {};
  if (zone === zoneOf(to)) return [illegal('play.move-destination-differs', `${name} is there already.`)];
  if (to.zone === 'base') {
    const message = `${name} is not ${playerName(state, to.seat)}'s, so it moves to another base.`;
    return controller === to.seat ? [] : [illegal('play.move-destination-differs', message)];
  }
  const rule = whyNotMoved(state, to.at, controller);
  if (rule === null) return [];
  return [illegal(rule, `${name} cannot move there: ${NOT_PRESENT[rule](battlefieldName(state, to.at))}.`)];
};

const isSuch = (setting: Setting, { being }: DestinationChoice, to: Location): boolean =>
  being === undefined ||
  (to.zone === 'battlefield' && matches(setting, setting.state.battlefields[to.at]?.piece ?? -1, being));

const hasCompany = (setting: Setting, choosing: DestinationChoice, to: Location): boolean =>
  choosing.with === undefined ||
  matching(setting, choosing.with).some((number) => setting.state.pieces[number]?.zone === zoneOf(to));

const tooManyPlaces = ({ state, source }: Setting, more: number): Finding =>
  illegal(
    'play.move-destination',
    `${nameOf(state, source)} makes fewer moves than destinations are chosen. Leave out ${String(more)}.`,
  );

/** The table once the units of a move are where that takes them: a later move is judged by that. */
const afterMove = (setting: Setting, choosing: DestinationChoice, to: Location): Setting => ({
  ...setting,
  state: movePieces(setting.state, movedTo(setting, choosing), { zone: zoneOf(to) }),
});

/**
 * What the rules hold against the destinations chosen for an ability's choices, move by move, with its targets in the setting: no illegal
 * state (405.2).
 */
export const destinationFindings = (setting: Setting, places: readonly Location[]): readonly Finding[] => {
  const wanted = destinationsIn(setting.choices);
  const findings: Finding[] = [];
  let seen = setting;
  wanted.forEach((choosing, index) => {
    const to = places[index];
    if (to === undefined) {
      const what = nameOf(setting.state, setting.source);
      const message = `Where ${what} moves something has to be chosen: ${destinationWords(choosing)}.`;
      findings.push(illegal('play.move-destination', message));
      return;
    }
    findings.push(...ofMove(seen, choosing, to));
    if (index + 1 < wanted.length) seen = afterMove(seen, choosing, to);
  });
  return places.length > wanted.length && wanted.length > 0
    ? [...findings, tooManyPlaces(setting, places.length - wanted.length)]
    : findings;
};
