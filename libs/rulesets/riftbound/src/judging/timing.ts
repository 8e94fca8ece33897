import type { Finding } from '#ruleset';
import type { Card } from '../words/card.js';
import { illegal } from '../words/findings.js';
import { battlefieldName, playerName } from '../reading/objects.js';
import { teammatesOf } from '../state/sides.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { turnState } from '../reading/turn-states.js';
import { policyOf } from '../words/editions/editions.js';

/** When a card or ability may be played: by default, with Action, or with Reaction (806, 813). */
export type Permission = 'default' | 'action' | 'reaction';

/** Whether a teammate acts in the turn player's Main Phase without being asked, as older editions have it (489.8.a). */
const actsForAlly = (state: RiftboundState, seat: number): boolean =>
  policyOf(state).allyTurn === 'freely' &&
  turnState(state) === 'neutral-open' &&
  state.turn.step === 'main' &&
  teammatesOf(state, state.turn.seat).includes(seat);

/** Discretionary actions (410.1) need priority (312.1): without it nobody acts (312.1.b), not even who has focus (313.4). */
export const priorityFindings = (state: RiftboundState, seat: number): readonly Finding[] => {
  if (state.priority === seat || actsForAlly(state, seat)) return [];
  const message =
    state.priority === null
      ? `Nobody has priority now, so ${playerName(state, seat)} cannot act.`
      : `${playerName(state, state.priority)} has priority, not ${playerName(state, seat)}.`;
  return [illegal('priority.right', message)];
};

/** What somebody wants to do at this moment: by what permission, and how to speak of it. */
export interface Attempt {
  /** True for what a teammate who was invited may not play: units and gear. */
  readonly permanent?: boolean;
  readonly seat: number;
  readonly permission: Permission;
  readonly what: string;
}

/** In a showdown who has focus plays what has Action or Reaction (347.1). */
const inShowdownOpen = (state: RiftboundState, { seat, permission, what }: Attempt): readonly Finding[] => {
  const findings: Finding[] = [];
  if (permission === 'default') {
    const where = battlefieldName(state, state.showdown?.battlefield ?? -1);
    const message = `${what} has neither Action nor Reaction, which it takes in the showdown at ${where}.`;
    findings.push(illegal('state.showdown-permission', message));
  }
  const focus = state.showdown?.focus ?? null;
  if (focus !== null && focus !== seat) {
    findings.push(illegal('focus.right', `${playerName(state, focus)} has focus, not ${playerName(state, seat)}.`));
  }
  return findings;
};

/** By default things are done on one's own turn (409), in its Main Phase (316.5.b): spells (155), abilities of units (145.2). */
const inNeutralOpen = (state: RiftboundState, { seat, what, permanent = false }: Attempt): readonly Finding[] => {
  const { turn } = state;
  if (turn.seat === seat && turn.step === 'main') return [];
  if (actsForAlly(state, seat) || (state.priority === seat && teammatesOf(state, turn.seat).includes(seat))) {
    return permanent
      ? [illegal('turn.main-teammate', `Invited teammates play spells and abilities; ${what} is neither.`)]
      : [];
  }
  const message = `Outside of showdowns and chains, ${what} is for ${playerName(state, seat)}'s own Main Phase; it is ${playerName(state, turn.seat)}'s turn.`;
  return [illegal('state.default-permission', message)];
};

/** Whether the moment allows it (308-310, 347, 338.1.a): asked as legality is checked (338.1.a.6, 358.4). */
export const timingFindings = (state: RiftboundState, attempt: Attempt): readonly Finding[] => {
  const now = turnState(state);
  if (now === 'neutral-open') return inNeutralOpen(state, attempt);
  if (now === 'showdown-open') return inShowdownOpen(state, attempt);
  return attempt.permission === 'reaction'
    ? []
    : [illegal('state.closed-permission', `A chain is open, and ${attempt.what} has no Reaction.`)];
};

/**
 * The timing of an ability whose text is not encoded: that of the keywords its card speaks of.
 */
export const abilityPermission = (card: Card | null): Permission => {
  const speaksOf = (word: string): boolean =>
    (card?.mentions.includes(word) ?? false) || (card?.keywords.some((each) => each.keyword === word) ?? false);
  if (speaksOf('Reaction')) return 'reaction';
  return speaksOf('Action') ? 'action' : 'default';
};
