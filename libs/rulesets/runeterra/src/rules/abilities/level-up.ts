import type { PlayRule } from '../../play-rule.js';
import type { Draft } from '../../draft.js';
import { cannot, illegal } from '../../findings.js';
import { propose } from '../../gate.js';
import { cardOfCode, nameOf, playerName } from '../../objects.js';
import { isUnitInPlay } from '../units/board.js';
import { isReady, levelUpOf } from './progress.js';

/** A champion becomes its next level, where the engine knows which; nothing where it has gone or is ready no longer. */
export const reachLevel = (draft: Draft, piece: number): void => {
  const levels = levelUpOf(draft.state, piece);
  if (!levels || !isUnitInPlay(draft.state, piece)) return;
  propose(draft, {
    type: 'UnitLeveledUp',
    data: { piece, into: levels.into },
    because: ['runeterra.keyword.level-up'],
  });
};

/** A level that the table tells: for champions whose condition the engine does not count. */
export const levelUp: PlayRule<'LevelUp'> = {
  cannot: (state, { seat, piece, into }) => {
    if (!isUnitInPlay(state, piece) || state.pieces[piece]?.owner !== seat) {
      const message = `${playerName(state, seat)} has no such unit in play.`;
      return cannot('no-such-unit', message, 'Name a unit that the player has in play.');
    }
    return cardOfCode(state, into)?.type === 'unit'
      ? null
      : cannot('no-such-card', `No unit card is known as ${into}.`, 'Name the card of its next level, or define it.');
  },
  may: (state, { piece }) => {
    const levels = levelUpOf(state, piece);
    if (!levels || isReady(state, piece, levels)) return [];
    const message = `${nameOf(state, piece)} levels up by itself, and has not seen enough for it yet.`;
    return [illegal('runeterra.keyword.level-up', message)];
  },
  apply: (draft, { piece, into }) => {
    propose(draft, { type: 'UnitLeveledUp', data: { piece, into }, because: ['runeterra.keyword.level-up'] });
  },
};
