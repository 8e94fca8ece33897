import { MOMENTS, type Moment } from '../../words/definition.js';
import type { FactOf, FactType, RuneterraFact } from '../../state/facts.js';
import type { Effect } from '../../words/effect.js';
import type { Frame, RuneterraState } from '../../state/runeterra-state.js';
import { isSilenced, isUnit } from '../objects.js';
import { holderOf } from '../situation.js';
import { enemyOf, inPlayOf, unitsOf } from '../units/board.js';
import { countOf } from '../units/gained.js';
import { hasKeyword } from '../units/values.js';
import { abilityOf } from './texts.js';

/** A piece's ability of a moment as a task, if it has one; `it`: the unit that set them off. */
export const abilityFrames = (
  state: RuneterraState,
  source: number,
  about: { readonly when: Moment; readonly it?: number },
): readonly Frame[] =>
  abilityOf(state, source, about.when) ? [{ task: 'ability', source, ability: about.when, it: about.it ?? null }] : [];

/** The abilities of a moment of all that a player has in play: the battlefield from left to right, then the bench. */
export const framesOfAll = (
  state: RuneterraState,
  seat: number,
  about: { readonly when: Moment; readonly it?: number },
): readonly Frame[] => inPlayOf(state, seat).flatMap((unit) => abilityFrames(state, unit, about));

/** What a keyword does at once, without a text. */
const byKeyword = (state: RuneterraState, source: number, effect: Effect): Frame => ({
  task: 'effects',
  effects: [effect],
  doing: { seat: state.pieces[source]?.owner ?? 0, source, item: null, targets: [] },
});

/** What a fact sets off; `after` is the table with it, `before` the one without. */
type Watch<Type extends FactType> = (
  data: FactOf<Type>['data'],
  after: RuneterraState,
  before: RuneterraState,
) => readonly Frame[];

/** The abilities of a moment of all that a player has in play but the unit that sets them off. */
const ofOthers = (
  state: RuneterraState,
  seat: number,
  about: { readonly when: Moment; readonly it: number },
): readonly Frame[] =>
  inPlayOf(state, seat)
    .filter((piece) => piece !== about.it)
    .flatMap((piece) => abilityFrames(state, piece, about));

/** A unit comes: its own keyword and text, then the texts of its player's others. */
const summoned: Watch<'UnitSummoned'> = ({ seat, piece }, after) => [
  ...(hasKeyword(after, piece, 'Attune')
    ? [byKeyword(after, piece, { do: 'refill-spell-mana', amount: 1, side: 'ally' })]
    : []),
  ...abilityFrames(after, piece, { when: 'summon' }),
  ...(isUnit(after, piece) ? ofOthers(after, seat, { when: 'ally-summoned', it: piece }) : []),
];

/** Those of pieces that had their texts. */
const withText = (state: RuneterraState, pieces: readonly number[]): readonly number[] =>
  pieces.filter((piece) => !isSilenced(state, piece));

/**
 * Units die: their own texts, as far as they were not silenced in play, then those that watch for it, of who has died with them too.
 * Landmarks are no allies.
 */
const died: Watch<'UnitDied'> = ({ pieces }, after, before) => [
  ...withText(before, pieces).flatMap((piece) => [
    ...abilityFrames(after, piece, { when: 'last-breath' }),
    ...abilityFrames(after, piece, { when: 'ephemeral-ally-attacks' }),
  ]),
  ...pieces
    .filter((piece) => isUnit(after, piece))
    .flatMap((it) => {
      const owner = after.pieces[it]?.owner ?? 0;
      const together = withText(before, pieces).filter((piece) => piece !== it && after.pieces[piece]?.owner === owner);
      return [...inPlayOf(after, owner), ...together].flatMap((piece) =>
        abilityFrames(after, piece, { when: 'ally-died', it }),
      );
    }),
];

const isAttacker = (state: RuneterraState, piece: number): boolean =>
  (state.combat?.lanes ?? []).some(({ attacker }) => attacker === piece);

const struck: Watch<'UnitStruck'> = ({ by, target }, after) => [
  ...abilityFrames(after, by, { when: 'strike' }),
  ...(target === null ? abilityFrames(after, by, { when: 'nexus-strike' }) : []),
  ...(hasKeyword(after, by, 'Impact') && isAttacker(after, by)
    ? [byKeyword(after, by, { do: 'deal-nexus', amount: countOf(after, by, 'Impact'), side: 'enemy' })]
    : []),
];

/** Who has died of it by then is in play no longer, where its text would act. */
const damaged: Watch<'DamageDealt'> = ({ piece }, after) => [
  ...abilityFrames(after, piece, { when: 'survive-damage' }),
  ...ofOthers(after, after.pieces[piece]?.owner ?? 0, { when: 'ally-survives-damage', it: piece }),
];

const discarded: Watch<'CardsDiscarded'> = ({ pieces }, after) =>
  pieces.flatMap((piece) => abilityFrames(after, piece, { when: 'discarded' }));

const AUGMENTED: Effect = { do: 'grow', power: 1, health: 0, to: { who: 'this' }, until: 'always' };

/** A card is played: units with Augment grow where it was made by an effect, then texts act. */
const played: Watch<'CardPlayed'> = ({ seat, piece }, after) => [
  ...(after.pieces[piece]?.created
    ? unitsOf(after, seat)
        .filter((unit) => hasKeyword(after, unit, 'Augment'))
        .map((unit) => byKeyword(after, unit, AUGMENTED))
    : []),
  ...framesOfAll(after, seat, { when: 'card-played', it: piece }),
];

/** Units that watch for an ally to gain a keyword. */
const grown: Watch<'UnitGrew'> = ({ piece, grant }, after) => {
  const frames = framesOfAll(after, after.pieces[piece]?.owner ?? 0, { when: 'ally-gains-keyword', it: piece });
  return frames.filter(
    (frame) => frame.task === 'ability' && abilityOf(after, frame.source, frame.ability)?.keyword === grant.keyword,
  );
};

const leveled: Watch<'UnitLeveledUp'> = ({ piece }, after) => abilityFrames(after, piece, { when: 'level-up' });

/** A phase that is a moment, the start or the end of a round: the texts of both players, first of who has its first turn. */
const phaseBegan: Watch<'PhaseBegan'> = ({ phase }, after) => {
  const first = holderOf(after);
  return MOMENTS.filter((moment) => moment === phase).flatMap((when) =>
    [first, enemyOf(first)].flatMap((seat) => framesOfAll(after, seat, { when })),
  );
};

const WATCHES: { readonly [Type in FactType]?: Watch<Type> } = {
  UnitSummoned: summoned,
  UnitDied: died,
  UnitStruck: struck,
  DamageDealt: damaged,
  CardsDiscarded: discarded,
  CardPlayed: played,
  UnitGrew: grown,
  UnitLeveledUp: leveled,
  PhaseBegan: phaseBegan,
};

/** What a fact sets off, in order: found on the table with it, and on the one before. */
export const triggeredBy = (fact: RuneterraFact, after: RuneterraState, before: RuneterraState): readonly Frame[] => {
  const watch = WATCHES[fact.type] as Watch<FactType> | undefined;
  return watch?.(fact.data, after, before) ?? [];
};
