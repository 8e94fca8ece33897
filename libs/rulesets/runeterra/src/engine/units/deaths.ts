import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { LIMITS } from '../../words/vocabulary.js';
import { enemyOf, isInPlay, unitsOf } from '../../reading/units/board.js';
import { hasKeyword, healthOf } from '../../reading/units/values.js';

/** Units without health die together: those of the player whose action it is are named first. */
const buryUnits = (draft: Draft): void => {
  const { state } = draft;
  const first = state.combat?.seat ?? state.toAct ?? 0;
  const units = [first, enemyOf(first)].flatMap((seat) => unitsOf(state, seat));
  const pieces = units.filter((unit) => healthOf(state, unit) <= 0);
  if (pieces.length === 0) return;
  propose(draft, { type: 'UnitDied', data: { pieces, by: 'damage' }, because: ['runeterra.unit.death'] });
};

/** Who was captured comes back as soon as the captor is in play no longer. */
const releaseCaptured = (draft: Draft): void => {
  for (const [piece, { captor, place }] of draft.state.pieces.entries()) {
    if (place !== 'captured' || captor === null || isInPlay(draft.state, captor)) continue;
    propose(draft, { type: 'UnitReleased', data: { piece }, because: ['runeterra.keyword.capture'] });
  }
};

/** Whoever finds no place on a bench is obliterated, from the right. */
export const keepToBoard = (draft: Draft): void => {
  for (const seat of [0, 1]) {
    for (const piece of (draft.state.seats[seat]?.bench ?? []).slice(LIMITS.board).toReversed()) {
      propose(draft, {
        type: 'PieceObliterated',
        data: { piece, by: 'full-board' },
        because: ['runeterra.board.obliterated'],
      });
    }
  }
};

/** Whether Deep lasts once the deck has grown again is open, as long as somebody has it. */
const doubtDeep = (draft: Draft): void => {
  for (const [seat, { deck, deep }] of draft.state.seats.entries()) {
    if (!deep || deck.length <= LIMITS.deep) continue;
    if (unitsOf(draft.state, seat).some((unit) => hasKeyword(draft.state, unit, 'Deep'))) {
      draft.doubts.add('deep-and-more-cards');
    }
  }
};

/** What follows at once from whatever was done: the dead go, captives come free, and no board holds more than it can. */
export const buryDead = (draft: Draft): void => {
  doubtDeep(draft);
  buryUnits(draft);
  releaseCaptured(draft);
  keepToBoard(draft);
};
