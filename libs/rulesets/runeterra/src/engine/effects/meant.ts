import type { Doing } from '../../state/agenda.js';
import { propose } from '../gate.js';
import type { Draft } from '../draft.js';
import { isThere } from '../../judging/targets.js';
import {
  attackersOf,
  battlingOf,
  benchUnitsOf,
  enemyOf,
  isUnitInPlay,
  seatOfSide,
  unitsOf,
} from '../../reading/units/board.js';
import { strongestOf, weakestOf } from '../../reading/units/ranking.js';
import { hasKeyword } from '../../reading/units/values.js';
import type { RuneterraState, Target } from '../../state/runeterra-state.js';
import { isSuch } from '../../reading/units/which.js';
import type { Effect, Who } from '../../words/effect.js';
import type { Member } from '../../words/member.js';

type Finders = {
  readonly [Word in Who['who']]: (
    state: RuneterraState,
    who: Member<Who, 'who', Word>,
    doing: Doing,
  ) => readonly number[];
};

const listed = (piece: number | null | undefined): readonly number[] =>
  piece === null || piece === undefined ? [] : [piece];

/** The n-th target chosen, whatever it is. */
export const targetOf = (who: Who, doing: Doing): Target | null =>
  who.who === 'target' ? (doing.targets[who.number] ?? null) : null;

type Many = Extract<Who, { readonly who: 'each' | 'battling' | 'attackers' }>;

/** Those of a side, or of both, the player's own first: such as they must be, with the unit itself or without. */
const manyOf = (
  state: RuneterraState,
  who: Many,
  about: { readonly doing: Doing; readonly of: (state: RuneterraState, seat: number) => readonly number[] },
): readonly number[] => {
  const { seat, source } = about.doing;
  const seats = who.side === 'any' ? [seat, enemyOf(seat)] : [seatOfSide(seat, who.side)];
  const isOther = (piece: number): boolean => !who.others || piece !== source;
  return seats.flatMap((each) => about.of(state, each)).filter((piece) => isOther(piece) && isSuch(state, piece, who));
};

const laneOf = (state: RuneterraState, piece: number | null): number =>
  (state.combat?.lanes ?? []).findIndex(({ attacker }) => attacker === piece);

/** The attacker next to the right: a place that has become empty is stepped over. */
const supportedBy = (state: RuneterraState, source: number | null): number | null => {
  const at = laneOf(state, source);
  const right = at < 0 ? [] : (state.combat?.lanes ?? []).slice(at + 1);
  return right.find(({ attacker }) => attacker !== null)?.attacker ?? null;
};

const FINDERS: Finders = {
  target: (state, who, doing) => {
    const target = targetOf(who, doing);
    return target?.kind === 'piece' && isThere(state, target) ? [target.piece] : [];
  },
  this: (_, _who, { source }) => listed(source),
  it: (_, _who, { it }) => listed(it),
  supported: (state, _who, { source }) => listed(supportedBy(state, source)),
  challenged: (state, _who, { source }) => listed(state.combat?.lanes[laneOf(state, source)]?.opposite),
  piece: (_, { piece }) => [piece],
  strongest: (state, { side }, { seat }) => listed(strongestOf(state, unitsOf(state, seatOfSide(seat, side)))),
  weakest: (state, { side }, { seat }) => listed(weakestOf(state, unitsOf(state, seatOfSide(seat, side)))),
  each: (state, who, doing) => manyOf(state, who, { doing, of: unitsOf }),
  battling: (state, who, doing) => manyOf(state, who, { doing, of: battlingOf }),
  attackers: (state, who, doing) => manyOf(state, who, { doing, of: attackersOf }),
};

/** The pieces that a word means as the effect is done; none where they have gone. */
export const piecesMeant = <Word extends Who['who']>(
  state: RuneterraState,
  who: Member<Who, 'who', Word>,
  doing: Doing,
): readonly number[] => (FINDERS[who.who] as Finders[Word])(state, who, doing);

/** The units in play that an effect is about, without those whose Spell Shield has negated it. */
export const unitsMeant = (state: RuneterraState, who: Who, doing: Doing): readonly number[] =>
  piecesMeant(state, who, doing).filter(
    (piece) => isUnitInPlay(state, piece) && !(doing.shielded ?? []).includes(piece),
  );

/** The first of them. */
export const unitMeant = (state: RuneterraState, who: Who, doing: Doing): number | null =>
  unitsMeant(state, who, doing)[0] ?? null;

/**
 * Whom a unit challenges as it comes attacking: an enemy on its bench. The strongest and the weakest are those of the bench, since
 * who is on the battlefield already has somebody opposite.
 */
export const enemyToChallenge = (state: RuneterraState, who: Who, doing: Doing): number | null => {
  if (who.who === 'strongest' || who.who === 'weakest') {
    const free = benchUnitsOf(state, seatOfSide(doing.seat, who.side));
    return who.who === 'strongest' ? strongestOf(state, free) : weakestOf(state, free);
  }
  const enemy = unitMeant(state, who, doing);
  return enemy !== null && state.pieces[enemy]?.place === 'bench' ? enemy : null;
};

/** Whom an effect would affect, by its words. */
const affectedWords = (effect: Effect): readonly Who[] => [
  ...('to' in effect ? [effect.to] : []),
  ...('one' in effect ? [effect.one, effect.other] : []),
];

/** Spell Shields of enemies that a spell or skill would affect negate it, for all that it still does. */
export const withShields = (draft: Draft, effect: Effect, doing: Doing): Doing => {
  if (doing.item === null) return doing;
  const shielded = affectedWords(effect)
    .flatMap((who) => unitsMeant(draft.state, who, doing))
    .filter(
      (piece) => draft.state.pieces[piece]?.owner !== doing.seat && hasKeyword(draft.state, piece, 'Spell Shield'),
    );
  for (const piece of new Set(shielded)) {
    propose(draft, {
      type: 'KeywordSpent',
      data: { piece, keyword: 'Spell Shield' },
      because: ['runeterra.keyword.spell-shield'],
    });
  }
  return shielded.length === 0 ? doing : { ...doing, shielded: [...(doing.shielded ?? []), ...shielded] };
};
