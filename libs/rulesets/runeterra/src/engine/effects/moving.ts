import type { RuleKey } from '#rulebook';
import { propose } from '../gate.js';
import { isLandmark } from '../../reading/objects.js';
import { beginFreeAttack } from '../combat/commit.js';
import { isInPlay, seatOfSide } from '../../reading/units/board.js';
import { newPiece, summon as bring } from '../units/summon.js';
import { enemyToChallenge, piecesMeant, unitMeant, unitsMeant } from './meant.js';
import type { Doing } from '../../state/agenda.js';
import type { Who } from '../../words/effect.js';
import type { RuneterraState } from '../../state/runeterra-state.js';
import { LIMITS } from '../../words/vocabulary.js';
import { causeOf, type Performer } from './performer.js';

const isHandFull = ({ seats }: RuneterraState, seat: number): boolean => (seats[seat]?.hand.length ?? 0) >= LIMITS.hand;

/** Units go back to their owners' hands; who finds no room there is lost, as any card is. */
export const recall: Performer<'recall'> = (draft, { to }, doing) => {
  for (const piece of unitsMeant(draft.state, to, doing)) {
    if (isHandFull(draft.state, draft.state.pieces[piece]?.owner ?? 0)) {
      const data = { piece, by: 'full-hand' } as const;
      propose(draft, { type: 'PieceObliterated', data, because: ['runeterra.keyword.recall', 'runeterra.hand.limit'] });
    } else propose(draft, { type: 'UnitRecalled', data: { piece }, because: ['runeterra.keyword.recall'] });
  }
};

const landmarksMeant = (state: RuneterraState, who: Who, doing: Doing): readonly number[] =>
  piecesMeant(state, who, doing).filter((piece) => isInPlay(state, piece) && isLandmark(state, piece));

/** Landmarks go together; one that has counted down does so by that. */
export const destroy: Performer<'destroy'> = (draft, { to }, doing) => {
  const { state } = draft;
  const pieces = landmarksMeant(state, to, doing);
  if (pieces.length === 0) return;
  const isRunDown = pieces.every((piece) => piece === doing.source && state.pieces[piece]?.countdown === 0);
  const because: readonly RuleKey[] = isRunDown ? ['runeterra.keyword.countdown'] : causeOf(state, doing);
  propose(draft, { type: 'UnitDied', data: { pieces, by: 'effect' }, because });
};

/** Units and landmarks are gone, without a Last Breath. */
export const obliterate: Performer<'obliterate'> = (draft, { to }, doing) => {
  for (const piece of [...unitsMeant(draft.state, to, doing), ...landmarksMeant(draft.state, to, doing)]) {
    const data = { piece, by: 'effect' } as const;
    propose(draft, { type: 'PieceObliterated', data, because: ['runeterra.keyword.obliterate'] });
  }
};

export const capture: Performer<'capture'> = (draft, { to, by }, doing) => {
  const captor = unitMeant(draft.state, by, doing);
  if (captor === null) return;
  for (const piece of unitsMeant(draft.state, to, doing)) {
    propose(draft, { type: 'UnitCaptured', data: { piece, by: captor }, because: ['runeterra.keyword.capture'] });
  }
};

/** Two units change places: the one way to change them once blocks are committed. */
export const swap: Performer<'swap'> = (draft, { one, other }, doing) => {
  const first = unitMeant(draft.state, one, doing);
  const second = unitMeant(draft.state, other, doing);
  if (first === null || second === null || first === second) return;
  propose(draft, {
    type: 'PositionsSwapped',
    data: { one: first, other: second },
    because: ['runeterra.defence.fixed'],
  });
};

/** Units come into play; attacking where an attack goes on, else to the bench. */
export const summon: Performer<'summon'> = (draft, { card, count, attacking, side, challenging }, doing) => {
  const seat = seatOfSide(doing.seat, side);
  const to = attacking && draft.state.combat?.seat === seat ? 'battlefield' : 'bench';
  for (let made = 0; made < count; made++) {
    const piece = newPiece(draft.state);
    const enemy = to === 'battlefield' && challenging ? enemyToChallenge(draft.state, challenging, doing) : null;
    const summoned = { seat, piece, card, from: 'nowhere', to, challenging: enemy } as const;
    bring(draft, summoned, causeOf(draft.state, doing));
  }
};

/** An attack without a token, outside combat: who has become unable to attack or gone does not begin it. */
export const freeAttack: Performer<'free-attack'> = (draft, { by, challenging }, doing) => {
  if (draft.state.combat !== null) return;
  const units = unitsMeant(draft.state, by, doing);
  const enemy = challenging === null ? null : enemyToChallenge(draft.state, challenging, doing);
  beginFreeAttack(draft, { seat: doing.seat, units, enemy });
};
