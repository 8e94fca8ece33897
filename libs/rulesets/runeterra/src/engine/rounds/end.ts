import { push, runStep, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import type { Frame, Piece, RuneterraState } from '../../state/runeterra-state.js';
import { LIMITS, type Keyword } from '../../words/vocabulary.js';
import { cardAt, codeAt } from '../../cards/known-cards.js';
import { unitsOf } from '../../reading/units/board.js';
import { buryDead } from '../units/deaths.js';
import { hasKeyword, healthOf } from '../../reading/units/values.js';

type RoundEnd = Extract<Frame, { task: 'round-end' }>;

const allUnits = (state: RuneterraState): readonly number[] => state.seats.flatMap((_, seat) => unitsOf(state, seat));

const unitsWith = (state: RuneterraState, keyword: Keyword): readonly number[] =>
  allUnits(state).filter((unit) => hasKeyword(state, unit, keyword));

const effects = (draft: Draft): void => {
  propose(draft, { type: 'PhaseBegan', data: { phase: 'round-end' }, because: ['runeterra.round.end-effects'] });
};

/** Skills that the end of the round has put on the stack resolve before it goes on. */
const skills = (draft: Draft): void => {
  push(draft, { task: 'resolve-stack', before: draft.state.nextItem });
};

const ephemeral = (draft: Draft): void => {
  const pieces = unitsWith(draft.state, 'Ephemeral');
  if (pieces.length === 0) return;
  propose(draft, { type: 'UnitDied', data: { pieces, by: 'ephemeral' }, because: ['runeterra.keyword.ephemeral'] });
};

/** Frostbite is something that was lost for the round. */
const lastsForRound = ({ grants, held, stunned, silenced }: Piece): boolean =>
  stunned || silenced === 'round' || held.length > 0 || grants.some(({ until }) => until === 'round');

/** Whether a unit that is silenced for the round has a Barrier held back, given or printed. */
const holdsBarrier = (state: RuneterraState, unit: number, { held, silenced, spent }: Piece): boolean =>
  held.some(({ keyword }) => keyword === 'Barrier') ||
  (silenced === 'round' && !spent.includes('Barrier') && cardAt(state, unit)?.keywords.includes('Barrier') === true);

/** Whether a unit has a Barrier, or had one as it was silenced: it lasts no longer than the round either way. */
const hasBarrier = (state: RuneterraState, unit: number): boolean => {
  const piece = state.pieces[unit];
  return piece !== undefined && (hasKeyword(state, unit, 'Barrier') || holdsBarrier(state, unit, piece));
};

/** Whether Regeneration heals it as the round ends. */
const healsAtEnd = (state: RuneterraState, unit: number): boolean =>
  hasKeyword(state, unit, 'Regeneration') && (state.pieces[unit]?.damage ?? 0) > 0;

/** What lasts for the round ends; that somebody dies of it, or has Regeneration again, shows an order that no source gives. */
const thisRound = (draft: Draft): void => {
  for (const piece of allUnits(draft.state).filter((unit) => hasBarrier(draft.state, unit))) {
    propose(draft, {
      type: 'KeywordSpent',
      data: { piece, keyword: 'Barrier' },
      because: ['runeterra.keyword.barrier'],
    });
  }
  const pieces = draft.state.pieces.flatMap((piece, number) => (lastsForRound(piece) ? [number] : []));
  if (pieces.length === 0) return;
  const quiet = pieces.filter((piece) => draft.state.pieces[piece]?.silenced === 'round');
  propose(draft, { type: 'RoundEffectsEnded', data: { pieces }, because: ['runeterra.round.this-round'] });
  const shows = (unit: number): boolean =>
    healthOf(draft.state, unit) <= 0 || (quiet.includes(unit) && healsAtEnd(draft.state, unit));
  if (allUnits(draft.state).some(shows)) draft.doubts.add('round-end-order');
  buryDead(draft);
};

const regeneration = (draft: Draft): void => {
  for (const piece of unitsWith(draft.state, 'Regeneration')) {
    const amount = draft.state.pieces[piece]?.damage ?? 0;
    if (amount === 0) continue;
    propose(draft, { type: 'UnitHealed', data: { piece, amount }, because: ['runeterra.keyword.regeneration'] });
  }
};

const fleeting = (draft: Draft): void => {
  for (const [seat, { hand }] of draft.state.seats.entries()) {
    const pieces = hand.filter((piece) => hasKeyword(draft.state, piece, 'Fleeting'));
    if (pieces.length === 0) continue;
    const cards = pieces.map((piece) => codeAt(draft.state, piece));
    propose(draft, {
      type: 'CardsDiscarded',
      data: { seat, pieces, cards },
      because: ['runeterra.keyword.fleeting'],
    });
  }
};

/** Mana that is left becomes spell mana, up to three. */
const keepMana = (draft: Draft): void => {
  for (const [seat, { mana, spellMana }] of draft.state.seats.entries()) {
    const amount = Math.min(mana, LIMITS.spellMana - spellMana);
    if (amount <= 0) continue;
    propose(draft, {
      type: 'SpellManaGained',
      data: { seat, amount, spellMana: spellMana + amount },
      because: ['runeterra.round.spell-mana'],
    });
  }
};

const loseToken = (draft: Draft): void => {
  for (const [seat, { token }] of draft.state.seats.entries()) {
    if (!token) continue;
    propose(draft, {
      type: 'AttackTokenLost',
      data: { seat, by: 'round-end' },
      because: ['runeterra.round.token-lost'],
    });
  }
};

const nextRound = (draft: Draft): void => {
  push(draft, { task: 'round-start', step: 0 });
};

/** What happens as a round ends, in this order: no source gives one, see the doubtful point `round-end-order`. */
const STEPS: readonly ((draft: Draft) => void)[] = [
  effects,
  skills,
  ephemeral,
  thisRound,
  regeneration,
  fleeting,
  keepMana,
  loseToken,
  nextRound,
];

/** One step of the end of a round, and then the next. */
export const runRoundEnd = (draft: Draft, frame: RoundEnd): void => {
  runStep(draft, STEPS, frame);
};
