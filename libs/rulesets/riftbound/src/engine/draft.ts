import { allSteps, pushFirst, takeStep, type Steps } from '#ruleset';
import type { DoubtName } from '../words/doubts.js';
import type { FactType, RiftboundFact } from '../state/facts.js';
import { evolve } from '../evolve/evolve.js';
import { withAttached } from './attached.js';
import type { MightAnew } from '../state/lasting.js';
import type { Choice, Frame, RiftboundState } from '../state/riftbound-state.js';
import type { RuleKey } from '#rulebook';
import { policyOf } from '../words/editions/editions.js';

/**
 * The working copy of a decision: the state folded so far, the facts that made it, and the tasks still to do. Lives only
 * while one decision runs; what must outlive it goes into the state through `ChoiceAwaited`.
 */
export interface Draft {
  state: RiftboundState;
  readonly facts: RiftboundFact[];
  readonly agenda: Frame[];
  /** What this decision may still do. */
  readonly steps: Steps;
  cleanupDue: boolean;
  /** Doubtful points of the book that this decision met: they make its verdict doubtful. */
  readonly doubts: Set<DoubtName>;
  /** What the text under way says of Might, where the match's edition leaves open whether what comes of it stays. */
  saying: MightAnew | null;
  /** Rules that it came to without a fact that cites them, and that the match's edition may leave open. */
  readonly asked: Set<RuleKey>;
}

/** Begins a decision on a state: its tasks are taken up where the last choice left them. */
export const draftOf = (state: RiftboundState): Draft => ({
  state,
  facts: [],
  agenda: [...state.agenda],
  steps: allSteps(),
  cleanupDue: state.cleanupDue,
  doubts: new Set(),
  saying: null,
  asked: new Set(),
});

/** Facts after which a cleanup becomes an outstanding task (319, 319.1-319.8): chain, phases, board, statuses, moves. */
const CLEANUP_AFTER: ReadonlySet<FactType> = new Set<FactType>([
  'StepBegan', // 319.2
  'ItemPutOnChain', // 319.3
  'ChainItemFinalized', // 319.4
  'ChainItemResolved', // 319.5, as the next two
  'ChainItemCountered',
  'ChainItemRemoved',
  'ChainClosed',
  'PermanentEntered', // 319.6, as whatever else brings or takes objects
  'PiecePut',
  'TokensCreated',
  'RunesChanneled',
  'RunesExhausted',
  'RuneRecycled',
  'PiecesReadied', // 319.7, as whatever else changes a status
  'PiecesExhausted',
  'UnitsMoved', // 453
  'PiecesRecalled',
  'AttackersRecalled',
  'UnitsStunned',
  'DamageDealt',
  'UnitsHealed',
  'PiecesKilled',
  'PiecesBanished',
  'PiecesReturned',
  'PiecesTrashed',
  'CardsRecycled',
  'CardsPlaced',
  'CardHidden',
  'UnitsBuffed',
  'BuffsSpent',
  'PiecesEmpowered',
  'PiecesDisempowered',
  'ControlChanged',
  'ControlReturned',
  'PieceAttached',
  'CopiesMade',
  'TextCopied',
  'PieceDetached',
  'EffectsBegan',
  'EffectsEnded',
  'BattlefieldContested',
  'ContestedCleared',
  'ShowdownStaged',
  'CombatStaged',
  'ShowdownOpened',
  'ShowdownEnded',
  'CombatOpened',
  'CombatEnded',
  'DesignationsSet',
  'ControlEstablished',
  'ControlLost',
  'PointsGained',
  'BattlefieldAdded',
  'BattlefieldReplaced',
  'BattlefieldSwappedBack',
  'PlayersRemoved',
  'TableCorrected',
]);

/** The same where an older edition has four occasions for a cleanup. */
const FOUR_OCCASIONS: ReadonlySet<FactType> = new Set<FactType>([
  'ChainItemResolved',
  'ChainItemCountered',
  'ChainItemRemoved',
  'UnitsMoved',
  'ShowdownEnded',
  'CombatEnded',
  'PlayersRemoved', // what leaves with a player, and what is corrected, is no occasion of the game
  'TableCorrected',
]);

const isCleanupDue = (state: RiftboundState, fact: FactType): boolean => {
  const occasions = policyOf(state).cleanupAfter === 'any change' ? CLEANUP_AFTER : FOUR_OCCASIONS;
  return occasions.has(fact);
};

/**
 * Emits one fact, with what is attached to the pieces that it moves: folds it, keeps it, notes the cleanup it calls for. Rules go
 * through `propose` instead.
 */
export const emit = (draft: Draft, event: RiftboundFact): void => {
  takeStep(draft.steps, draft.state.pieces.length);
  const fact = withAttached(draft.state, event);
  draft.state = evolve(draft.state, fact);
  draft.facts.push(fact);
  if (isCleanupDue(draft.state, fact.type)) draft.cleanupDue = true;
};

/** Puts tasks on the agenda so that the first named runs first. */
export const push = (draft: Draft, ...frames: readonly Frame[]): void => {
  pushFirst(draft.agenda, frames);
};

/** Stops the run until somebody has chosen: the tasks left stand in the fact, so that a tape cut here goes on. */
export const awaitChoice = (draft: Draft, choice: Choice, because: RiftboundFact['because']): void => {
  emit(draft, {
    type: 'ChoiceAwaited',
    data: { choice, agenda: [...draft.agenda], cleanupDue: draft.cleanupDue },
    because,
  });
};
