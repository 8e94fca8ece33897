import { PENALTIES, type Viewer } from '#ruleset';
import type { DisputeEvent, PenaltyIssued, RemedyOrdered } from '../disputes/events.js';
import type { Person } from '../disputes/people.js';
import { playOf, type Played } from '../disputes/played.js';
import type { MatchState } from '../state.js';

/** Who it was by role: names of people are the recorder's alone. Players are known by their seats. */
export const withoutName = <P extends Person>(person: P): P => ('name' in person ? { ...person, name: '' } : person);

/** A line of notation may name what is hidden. */
const seeRemedy = ({ remedy, ...data }: RemedyOrdered['data']): RemedyOrdered['data'] => ({
  ...data,
  remedy: 'line' in remedy ? { ...remedy, line: null } : remedy,
});

const decides = (penalty: PenaltyIssued['data']['penalty']): boolean =>
  PENALTIES.indexOf(penalty) >= PENALTIES.indexOf('game-loss');

/** Penalties are explained to the players (TR 701.3.b); outsiders are told of those alone that decide a game. */
const seePenalty = (data: PenaltyIssued['data'], viewer: Viewer): PenaltyIssued['data'] => {
  if (viewer !== 'public') return data;
  const players = data.players
    .filter(({ penalty }) => decides(penalty))
    .map(({ seat, penalty }) => ({ seat, penalty, earlier: { same: 0, any: 0 }, upgrade: null }));
  return { ...data, infraction: null, penalty: players[0]?.penalty ?? 'none', deviates: false, players };
};

/** What the rules say of the play in dispute as far as the viewer can tell. */
const verdictSeen = ({ disputes, played }: Pick<MatchState<unknown>, 'disputes' | 'played'>, dispute: number) => {
  const about = disputes[dispute - 1]?.about ?? null;
  const known: Played = played;
  return about === null ? null : (playOf(known, about)?.verdict ?? null);
};

/**
 * An event of a dispute as a viewer other than the recorder may know it: what was ruled and done, without the words that were said and the
 * names of officials. `known`: the match as the viewer knows it.
 */
export const seeDispute = (event: DisputeEvent, known: MatchState<unknown>, viewer: Viewer): DisputeEvent => {
  const common = { by: withoutName(event.data.by), words: '' };
  switch (event.type) {
    case 'ClaimMade':
      return { ...event, data: { ...event.data, ...common, line: null, verdict: null } };
    case 'RulingIssued':
      return { ...event, data: { ...event.data, ...common, verdict: verdictSeen(known, event.data.dispute) } };
    case 'RemedyOrdered':
      return { ...event, data: seeRemedy({ ...event.data, ...common }) };
    case 'PenaltyIssued': {
      const data = seePenalty({ ...event.data, ...common }, viewer);
      // The rules that a penalty rests on name its infraction.
      return viewer === 'public' ? { ...event, data: { ...data, citing: null }, because: [] } : { ...event, data };
    }
    default:
      return { ...event, data: { ...event.data, ...common } } as DisputeEvent;
  }
};
