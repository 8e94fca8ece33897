/**
 * Everything that a link may be asked for, with one sentence for the page of roles and for OpenAPI.
 * - `match`: about one match, so that a link of an event or of tables counts there alone
 * - `server`: about the whole server, so that only a link for every event counts
 * - `open`: about nothing that is anybody's
 */
export const ACTIONS = {
  'server.read': { about: 'open', words: 'ask how the server is, what it is, and who one is to it' },
  'rulings.read': { about: 'open', words: 'read the ruling book' },
  'log.read': { about: 'open', words: 'read the signed log of heads' },
  'session.change': { about: 'open', words: 'enter by a link, and give back what it gave' },
  'matches.read': { about: 'open', words: 'list matches and open calls, and what can be counted over all of them' },
  'events.read': { about: 'open', words: 'list events, and read what is public of their desks' },
  'match.read': { about: 'match', words: 'read a match as the viewer that the role allows' },
  'present.read': {
    about: 'match',
    words: 'see a match as it is now, where its event shows it to the audience behind a delay',
  },
  'audit.read': { about: 'match', words: 'read what was legal instead of a play, and what a rewind would undo' },
  'offers.read': { about: 'match', words: 'be told what may be played now, and why not' },
  'seat.read': { about: 'match', words: 'look as a seat: its own hand' },
  'hands.read': { about: 'match', words: "look as the recorder: every hidden card, and the recorder's notes" },
  'slip.read': {
    about: 'match',
    words: 'take the slip or the proof of a match; of a match that goes on with the hands alone',
  },
  'findings.count': { about: 'server', words: 'count findings over all matches' },
  'officials.read': { about: 'server', words: 'read names of officials at open calls' },
  'warnings.read': { about: 'match', words: 'read warnings that the players have from other matches' },
  'match.open': { about: 'match', words: 'open a match' },
  'plays.record': { about: 'match', words: 'record plays, and take back what was misheard' },
  'match.close': { about: 'match', words: 'close a tape' },
  'study.write': { about: 'match', words: 'write studies of a match, read those that are not shared, lead a review' },
  'call.enter': { about: 'match', words: 'call a judge, enter claims, notes and appeals of players' },
  'call.rule': { about: 'match', words: 'take a call, rule, order remedies and rewinds, penalise, give time' },
  'round.order': { about: 'match', words: 'run the clock of a round, enter concessions, draws and result slips' },
  'event.open': { about: 'server', words: 'open an event' },
  'desk.read': {
    about: 'match',
    words: 'read the desk of an event whole: results of open rounds, calls, deck lists, codes of tables',
  },
  'desk.order': {
    about: 'match',
    words: 'take pairings and standings in, run the clock of all tables, announce, register decks and drops',
  },
  'broadcast.direct': {
    about: 'match',
    words: 'direct the broadcast of an event: pick the match, the parts and the texts that overlays show',
  },
  'slip.log': { about: 'match', words: 'log the head of a match at once' },
  'names.erase': { about: 'match', words: 'erase names' },
  'links.manage': { about: 'open', words: 'make links, list them with their devices, revoke them' },
  'metrics.read': { about: 'server', words: 'read the numbers of a node: how much is asked, recorded and followed' },
  'views.rebuild': { about: 'server', words: 'make the kept views anew' },
} as const satisfies Readonly<Record<string, { readonly about: 'match' | 'server' | 'open'; readonly words: string }>>;

export type Action = keyof typeof ACTIONS;

export const ACTION_NAMES = Object.keys(ACTIONS) as readonly Action[];
