/**
 * Everything that a link may be asked for, and what it is about.
 * - `match`: about one match, so that a link of an event or of tables counts there alone
 * - `server`: about the whole server, so that only a link for every event counts
 * - `open`: about nothing that is anybody's
 */
export const ACTIONS = {
  'server.read': 'open',
  'rulings.read': 'open',
  'log.read': 'open',
  'session.change': 'open',
  'matches.read': 'open',
  'events.read': 'open',
  'match.read': 'match',
  'present.read': 'match',
  'audit.read': 'match',
  'offers.read': 'match',
  'seat.read': 'match',
  'hands.read': 'match',
  'slip.read': 'match',
  'findings.count': 'server',
  'officials.read': 'server',
  'warnings.read': 'match',
  'match.open': 'match',
  'plays.record': 'match',
  'match.close': 'match',
  'study.write': 'match',
  'call.enter': 'match',
  'call.rule': 'match',
  'round.order': 'match',
  'event.open': 'server',
  'desk.read': 'match',
  'desk.order': 'match',
  'broadcast.direct': 'match',
  'slip.log': 'match',
  'names.erase': 'match',
  'links.manage': 'open',
  'metrics.read': 'server',
  'views.rebuild': 'server',
} as const satisfies Readonly<Record<string, 'match' | 'server' | 'open'>>;

export type Action = keyof typeof ACTIONS;

export const ACTION_NAMES = Object.keys(ACTIONS) as readonly Action[];
