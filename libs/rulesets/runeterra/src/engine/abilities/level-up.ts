import type { PlayRule } from '../play-rule.js';
import type { Draft } from '../draft.js';
import type { Finding } from '#ruleset';
import { cannot, illegal, told } from '../../words/findings.js';
import { propose } from '../gate.js';
import { doubt } from '../../words/doubts.js';
import { cardName, isSilenced, nameOf, playerName } from '../../reading/objects.js';
import { cardOfCode } from '../../cards/known-cards.js';
import { cardAt } from '../../cards/known-cards.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { isUnitInPlay } from '../../reading/units/board.js';
import { isReady, levelUpOf } from './progress.js';

/** A champion in play becomes its next level, where the engine knows which. */
export const reachLevel = (draft: Draft, piece: number): void => {
  const levels = levelUpOf(draft.state, piece);
  if (!levels) return;
  propose(draft, {
    type: 'UnitLeveledUp',
    data: { piece, into: levels.into },
    because: ['runeterra.keyword.level-up'],
  });
};

const RULE = 'runeterra.keyword.level-up';

/** Held against a level that the table tells, of a champion whose condition nobody counts. */
const toldLevelFindings = (state: RuneterraState, piece: number, into: string): readonly Finding[] => {
  const [from, to] = [cardAt(state, piece), cardOfCode(state, into)];
  if (from !== null && !from.champion) return [illegal(RULE, `${nameOf(state, piece)} is no champion.`)];
  const higher = (to?.level ?? 0) > (from?.level ?? 0);
  return higher ? [] : [illegal(RULE, `${cardName(state, into)} is no higher level.`)];
};

/** Only champions level up, to a higher level; one whose condition the engine counts does it by itself, into its own card. */
const levelFindings = (state: RuneterraState, piece: number, into: string): readonly Finding[] => {
  const name = nameOf(state, piece);
  const levels = levelUpOf(state, piece);
  if (levels) {
    if (levels.into !== into)
      return [illegal(RULE, `${name} becomes ${cardName(state, levels.into)}, and nothing else.`)];
    return isReady(state, piece, levels)
      ? []
      : [illegal(RULE, `${name} levels up by itself, and has not seen enough for it yet.`)];
  }
  return toldLevelFindings(state, piece, into);
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
  may: (state, { piece, into }) => [
    ...levelFindings(state, piece, into),
    ...(isSilenced(state, piece) ? doubt('silenced-champion') : []),
    told('runeterra.keyword.level-up', `that ${nameOf(state, piece)} levels up is told at the table.`),
  ],
  apply: (draft, { piece, into }) => {
    propose(draft, { type: 'UnitLeveledUp', data: { piece, into }, because: ['runeterra.keyword.level-up'] });
  },
};
