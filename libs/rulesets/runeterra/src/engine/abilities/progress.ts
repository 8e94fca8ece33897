import type { Definition, LevelUp } from '../../words/definition.js';
import { emit, type Draft } from '../draft.js';
import type { FactOf, FactType, RuneterraFact } from '../../state/facts.js';
import { hasLevelled, textOf } from '../../cards/known-cards.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { isSilenced, isUnit } from '../../reading/objects.js';
import { enemyOf, unitsOf } from '../../reading/units/board.js';

type Levels = NonNullable<Definition['levelUp']>;

/** How a champion levels up, where the engine knows it. */
export const levelUpOf = (state: RuneterraState, piece: number): Levels | null =>
  textOf(state, state.pieces[piece]?.card ?? null)?.levelUp ?? null;

/** How much a fact adds to what a champion (`piece`) counts. */
type Count<Type extends FactType> = (state: RuneterraState, data: FactOf<Type>['data'], piece: number) => number;
type Counts = { readonly [Type in FactType]?: Count<Type> };

const sameOwner = (state: RuneterraState, one: number, other: number): boolean =>
  state.pieces[one]?.owner === state.pieces[other]?.owner;

/** What a champion does not count by itself: the table shows it. */
type Shown = 'allies-survived-strikes' | 'enemy-nexus';

const unitsAmong = (state: RuneterraState, pieces: readonly number[]): readonly number[] =>
  pieces.filter((piece) => isUnit(state, piece));

const COUNTS: Readonly<Record<Exclude<LevelUp['after'], Shown>, Counts>> = {
  'units-died': { UnitDied: (state, { pieces }) => unitsAmong(state, pieces).length },
  'allies-died': {
    UnitDied: (state, { pieces }, piece) =>
      unitsAmong(state, pieces).filter((dead) => sameOwner(state, dead, piece)).length,
  },
  'cards-drawn': {
    CardsDrawn: (state, { seat, pieces }, piece) => (state.pieces[piece]?.owner === seat ? pieces.length : 0),
  },
  'barriers-gained': {
    UnitGrew: (state, { piece: grown, grant }, piece) =>
      grant.keyword === 'Barrier' && sameOwner(state, grown, piece) ? 1 : 0,
  },
  attacks: { AttackCommitted: (state, { seat }, piece) => (state.pieces[piece]?.owner === seat ? 1 : 0) },
  'allies-summoned': {
    UnitSummoned: (state, { seat, piece: summoned }, piece) =>
      state.pieces[piece]?.owner === seat && isUnit(state, summoned) ? 1 : 0,
  },
  strikes: { UnitStruck: (_, { by }, piece) => (by === piece ? 1 : 0) },
  'damage-dealt': {
    DamageDealt: (_, { source, amount }, piece) => (source === piece ? amount : 0),
    NexusDamaged: (_, { source, amount }, piece) => (source === piece ? amount : 0),
  },
};

/** The facts that any champion counts: nothing is looked at for the others. */
const COUNTED: ReadonlySet<FactType> = new Set<FactType>([
  'UnitDied',
  'CardsDrawn',
  'UnitGrew',
  'AttackCommitted',
  'UnitSummoned',
  'UnitStruck',
  'DamageDealt',
  'NexusDamaged',
]);

const counted = (state: RuneterraState, fact: RuneterraFact, about: { piece: number; levels: Levels }): number => {
  const { after } = about.levels;
  if (after === 'allies-survived-strikes' || after === 'enemy-nexus') return 0;
  const count = COUNTS[after][fact.type] as Count<FactType> | undefined;
  return count?.(state, fact.data, about.piece) ?? 0;
};

/** Whether the champion has seen what it levels up by. */
export const isReady = (state: RuneterraState, piece: number, levels: Levels): boolean => {
  const champion = state.pieces[piece];
  if (!champion) return false;
  if (champion.card !== null && hasLevelled(state, champion.owner, champion.card)) return true;
  if (levels.after === 'enemy-nexus') return (state.seats[enemyOf(champion.owner)]?.nexus ?? Infinity) <= levels.count;
  return levels.after !== 'allies-survived-strikes' && champion.counted >= levels.count;
};

/** Those that are ready level up once what is happening is over. */
const queueReady = (draft: Draft, units: readonly number[]): void => {
  for (const unit of units) {
    const levels = levelUpOf(draft.state, unit);
    if (!levels || !isReady(draft.state, unit, levels)) continue;
    if (isSilenced(draft.state, unit)) draft.doubts.add('silenced-champion');
    draft.queued.push({
      task: 'effects',
      effects: [{ do: 'level-up', to: { who: 'this' } }],
      doing: { seat: draft.state.pieces[unit]?.owner ?? 0, source: unit, item: null, targets: [] },
    });
  }
};

/** Facts after which a champion may be ready without having counted anything by itself. */
const READIES: ReadonlySet<FactType> = new Set<FactType>(['UnitReleased', 'StrikeSurvived', 'UnitLeveledUp']);

/** Champions in play count what they see; those that are ready level up. */
export const countProgress = (draft: Draft, fact: RuneterraFact): void => {
  if (!COUNTED.has(fact.type) && !READIES.has(fact.type)) return;
  const units = [0, 1].flatMap((seat) => unitsOf(draft.state, seat));
  for (const piece of units) {
    const levels = levelUpOf(draft.state, piece);
    const more = levels ? counted(draft.state, fact, { piece, levels }) : 0;
    if (more === 0) continue;
    if (isSilenced(draft.state, piece)) draft.doubts.add('silenced-champion');
    const total = (draft.state.pieces[piece]?.counted ?? 0) + more;
    emit(draft, {
      type: 'ProgressCounted',
      data: { piece, counted: total },
      because: ['runeterra.keyword.level-up'],
    });
  }
  queueReady(draft, units);
};
