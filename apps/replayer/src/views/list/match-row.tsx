import { delayText } from '#access';
import { placeWords, SEED_WARNING } from '#ruleset';
import { deckOf, type ListedMatch } from '#projections';
import type { ShownMatch } from '../../listing.js';
import { makeAddress } from '../../address.js';
import { gameWords } from '../../game-words.js';
import { count } from '../../words.js';

const outcomeOf = ({ result, players, status }: ListedMatch): string => {
  if (result === null) return status === 'open' ? 'Being recorded' : 'Closed without a result';
  const winners = result.winners.map((seat) => players[seat] ?? `Seat ${String(seat)}`);
  return winners.length === 0 ? 'Draw' : `Won by ${winners.join(' and ')}`;
};

const Players = ({ match }: { readonly match: ListedMatch }) => (
  <span class="match-players">
    {match.players.map((name, seat) => {
      const deck = deckOf(match, seat);
      return (
        <span key={seat}>
          {seat > 0 && ' – '}
          <b>{name}</b>
          {deck.length > 0 && <span class="match-deck quiet"> {deck.join(', ')}</span>}
        </span>
      );
    })}
  </span>
);

const Outcome = ({ match }: { readonly match: ShownMatch }) => (
  <span class="match-outcome">
    {outcomeOf(match)}
    {match.delay !== undefined && match.status === 'open' && <span class="mark">Shown {delayText(match.delay)}</span>}
    {match.dealtBy === 'seed' && (
      <span class="mark" title={SEED_WARNING}>
        Dealt from a seed given by hand
      </span>
    )}
    {match.calls.length > 0 && <span class="mark">{count(match.calls.length, 'open call')}</span>}
    {match.status === 'closed' && match.result !== null && <span class="mark">Tape closed</span>}
  </span>
);

const placeOf = (match: ListedMatch): string =>
  [...placeWords(match), ...gameWords(match)].filter((word) => word !== '').join(' · ');

/** A match in the list: who played what, where, and what came of it. */
export const MatchRow = ({ match }: { readonly match: ShownMatch }) => (
  <li class="match-row">
    <a href={makeAddress({ page: 'match', match: match.id, at: null, viewer: 'recorder' })}>
      <Players match={match} />
      <Outcome match={match} />
      <span class="quiet">{placeOf(match)}</span>
      <span class="match-counts quiet">
        {count(match.plays, 'play')}
        {match.findings !== undefined && `, ${count(match.findings, 'finding')}`}
        {match.told !== undefined && match.told > 0 && `, ${String(match.told)} told`}
      </span>
      <time class="quiet" dateTime={match.openedAt}>
        {match.openedAt.slice(0, 16).replace('T', ' ')} UTC
      </time>
    </a>
    <a class="match-start" href={makeAddress({ page: 'match', match: match.id, at: 0, viewer: 'recorder' })}>
      From the start
    </a>
  </li>
);
