import type { Finding } from '#ruleset';
import type { Card } from '../../cards/card.js';
import { illegal } from '../../findings.js';
import { playerName } from '../../objects.js';
import type { RiftboundState } from '../../state.js';
import { turnState } from '../turn/states.js';

/** When a card or ability may be played: by default, with Action, or with Reaction (806, 813). */
export type Permission = 'default' | 'action' | 'reaction';

/** Discretionary actions need priority (312.1). */
export const priorityFindings = (state: RiftboundState, seat: number): readonly Finding[] => {
  if (state.priority === seat) return [];
  const message =
    state.priority === null
      ? `Nobody has priority now, so ${playerName(state, seat)} cannot act.`
      : `${playerName(state, state.priority)} has priority, not ${playerName(state, seat)}.`;
  return [illegal('priority.right', message)];
};

const inShowdownOpen = (state: RiftboundState, seat: number, permission: Permission): readonly Finding[] => {
  const findings: Finding[] = [];
  if (permission === 'default') {
    findings.push(
      illegal('state.showdown-permission', 'In a Showdown Open State only Action and Reaction may be played.'),
    );
  }
  const focus = state.showdown?.focus ?? null;
  if (focus !== null && focus !== seat) {
    findings.push(illegal('focus.right', `${playerName(state, focus)} has focus, not ${playerName(state, seat)}.`));
  }
  return findings;
};

const inNeutralOpen = (state: RiftboundState, seat: number): readonly Finding[] =>
  state.turn.seat === seat && state.turn.step === 'main'
    ? []
    : [illegal('state.default-permission', `It is not ${playerName(state, seat)}'s Main Phase.`)];

/** Whether the moment allows it (308-310, 347, 338.1.a). */
export const timingFindings = (state: RiftboundState, seat: number, permission: Permission): readonly Finding[] => {
  const now = turnState(state);
  if (now === 'neutral-open') return inNeutralOpen(state, seat);
  if (now === 'showdown-open') return inShowdownOpen(state, seat, permission);
  return permission === 'reaction'
    ? []
    : [illegal('state.closed-permission', 'A chain is open: only Reaction may be played.')];
};

/**
 * The timing of an ability whose text is not encoded: that of the keywords its card speaks of. An ability that adds resources
 * is taken at its word (429.3).
 */
export const abilityPermission = (card: Card | null): Permission => {
  const speaksOf = (word: string): boolean =>
    (card?.mentions.includes(word) ?? false) || (card?.keywords.some((each) => each.keyword === word) ?? false);
  if (speaksOf('Reaction')) return 'reaction';
  return speaksOf('Action') ? 'action' : 'default';
};
