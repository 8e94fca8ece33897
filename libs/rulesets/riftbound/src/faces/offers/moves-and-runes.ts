import type { Slot } from '#ruleset';
import type { PlayOf } from '../../words/plays.js';
import { problemOf } from '../decide.js';
import { type Candidate, placeLabel } from './candidate.js';
import { isAccepted } from './accepted.js';
import { isUnit, nameOf, runesOf } from '../../reading/objects.js';
import { domainOfRune } from '../../judging/costs/payment.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { piecesAtLocations } from '../../state/zones.js';

type MoveUnits = PlayOf<'MoveUnits'>;

const unitsOf = (state: RiftboundState, seat: number): readonly number[] =>
  piecesAtLocations(state).filter((number) => {
    const piece = state.pieces[number];
    return piece?.controller === seat && !piece.faceDown && isUnit(state, number);
  });

const destinations = (state: RiftboundState, seat: number): readonly Location[] => [
  { zone: 'base', seat },
  ...state.battlefields.map((_, at): Location => ({ zone: 'battlefield', at })),
];

const single = (seat: number, unit: number, to: Location): MoveUnits => ({
  play: 'MoveUnits',
  seat,
  units: [unit],
  to,
});

/** One candidate for each destination with every unit that may go there; and one for each unit that may not, with why. */
const moves = (state: RiftboundState, seat: number, to: Location): readonly Candidate[] => {
  const singles = unitsOf(state, seat)
    .map((unit) => ({ unit, play: single(seat, unit, to) }))
    .filter(({ play }) => problemOf(state, play) === null);
  const able = singles.filter(({ play }) => isAccepted(state, play));
  const refused = singles
    .filter((each) => !able.includes(each))
    .map(({ unit, play }): Candidate => ({
      play,
      label: `Move ${nameOf(state, unit)} to ${placeLabel(state, to, seat)}`,
      slots: [],
    }));
  const [first] = able;
  if (first === undefined) return refused;
  const units = able.map(({ unit }) => unit);
  const options = units.map((unit) => ({ value: unit, label: nameOf(state, unit) }));
  const together = (count: number): MoveUnits =>
    count === 1 ? first.play : { ...first.play, units: units.slice(0, count) };
  const max = able.findLastIndex((_, index) => isAccepted(state, together(index + 1))) + 1;
  const slot: Slot = { name: 'units', question: 'Which units?', options, many: { min: 1, max } };
  return [{ play: first.play, label: `Move to ${placeLabel(state, to, seat)}`, slots: [slot] }, ...refused];
};

const runeCandidates = (state: RiftboundState, seat: number): readonly Candidate[] =>
  runesOf(state, seat).flatMap((rune) => {
    const name = nameOf(state, rune);
    const exhaust: Candidate = {
      play: { play: 'UseRunes', seat, payment: { exhaust: [rune], recycle: [] } },
      label: `Exhaust ${name} for energy`,
      slots: [],
    };
    const domain = domainOfRune(state, rune);
    if (domain === null) return [exhaust];
    const recycle: Candidate = {
      play: { play: 'UseRunes', seat, payment: { exhaust: [], recycle: [{ rune, domain }] } },
      label: `Recycle ${name} for ${domain}`,
      slots: [],
    };
    return [exhaust, recycle];
  });

/** Standard moves and the runes' own abilities. */
export const boardCandidates = (state: RiftboundState, seat: number): readonly Candidate[] => [
  ...destinations(state, seat).flatMap((to) => moves(state, seat, to)),
  ...runeCandidates(state, seat),
];
