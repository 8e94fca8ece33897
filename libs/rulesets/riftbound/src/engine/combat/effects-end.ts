import type { RuleKey } from '#rulebook';
import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { controlReturned } from '../battlefields/control-ends.js';

const BECAUSE: Readonly<Record<'turn' | 'combat', readonly RuleKey[]>> = {
  turn: ['turn.expiration-effects', 'action.stun-ends'],
  combat: ['combat.effects-expire'],
};

const endDelayedWith = (draft: Draft, window: 'turn' | 'combat'): void => {
  const delayed = draft.state.delayed.filter(({ until }) => until === window).map(({ id }) => id);
  if (delayed.length > 0) propose(draft, { type: 'DelayedEnded', data: { delayed }, because: BECAUSE[window] });
};

const stunned = ({ state }: Draft): readonly number[] =>
  state.pieces.flatMap((piece, number) => (piece.stunned ? [number] : []));

/** Stuns end by themselves, before the turn's effects do. */
export const endStuns = (draft: Draft): void => {
  const unstunned = stunned(draft);
  if (unstunned.length > 0)
    propose(draft, { type: 'EffectsEnded', data: { effects: [], unstunned }, because: ['action.stun-ends'] });
};

/** All effects of a window expire at once (317.2.c, 466.7.c); with the turn, stuns end too (423.1.a.2). */
export const endWindow = (draft: Draft, window: 'turn' | 'combat'): void => {
  const effects = draft.state.effects.filter((effect) => effect.until === window).map((effect) => effect.id);
  const returned = window === 'turn' ? controlReturned(draft.state, ({ until }) => until === 'turn') : null;
  if (returned) propose(draft, returned);
  const unstunned = window === 'turn' ? stunned(draft) : [];
  endDelayedWith(draft, window);
  if (effects.length === 0 && unstunned.length === 0) return;
  propose(draft, { type: 'EffectsEnded', data: { effects, unstunned }, because: BECAUSE[window] });
};
