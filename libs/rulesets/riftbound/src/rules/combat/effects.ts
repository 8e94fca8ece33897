import type { RuleKey } from '#rulebook';
import type { Draft } from '../../draft.js';
import { propose } from '../../gate.js';

const BECAUSE: Readonly<Record<'turn' | 'combat', readonly RuleKey[]>> = {
  turn: ['turn.expiration-effects', 'action.stun-ends'],
  combat: ['combat.effects-expire'],
};

/** All effects of a window expire at once (317.2.c, 466.7.c); with the turn, stuns end too (423.1.a.2). */
export const endWindow = (draft: Draft, window: 'turn' | 'combat'): void => {
  const effects = draft.state.effects.filter((effect) => effect.until === window).map((effect) => effect.id);
  const unstunned =
    window === 'turn' ? draft.state.pieces.flatMap((piece, number) => (piece.stunned ? [number] : [])) : [];
  if (effects.length === 0 && unstunned.length === 0) return;
  propose(draft, { type: 'EffectsEnded', data: { effects, unstunned }, because: BECAUSE[window] });
};
