import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { fetchMatches, wordsOf, type MatchSummary } from '../api.js';
import { makeAddress } from '../address.js';
import { count } from '../words.js';

const outcomeOf = ({ result, players, status }: MatchSummary): string => {
  if (result === null) return status === 'open' ? 'Being recorded' : 'Closed without a result';
  const winners = result.winners.map((seat) => players[seat] ?? `Seat ${String(seat)}`);
  return winners.length === 0 ? 'Draw' : `Won by ${winners.join(' and ')}`;
};

const Row = ({ match }: { readonly match: MatchSummary }) => (
  <li class="match-row">
    <a href={makeAddress({ match: match.id, at: null, viewer: 'recorder' })}>
      <b class="match-players">{match.players.join(' – ')}</b>
      <span class="match-outcome">{outcomeOf(match)}</span>
      <span class="quiet">{[match.ruleset, match.mode, match.edition].filter((word) => word !== '').join(' · ')}</span>
      <span class="quiet">
        {count(match.plays, 'play')}, {count(match.findings, 'finding')}
      </span>
      <time class="quiet" dateTime={match.openedAt}>
        {match.openedAt.slice(0, 16).replace('T', ' ')} UTC
      </time>
    </a>
    <a class="match-start" href={makeAddress({ match: match.id, at: 0, viewer: 'recorder' })}>
      From the start
    </a>
  </li>
);

/** Every match in the store. */
export const MatchList = () => {
  const matches = useSignal<readonly MatchSummary[] | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    fetchMatches()
      .then((list) => {
        matches.value = list;
      })
      .catch((error: unknown) => {
        problem.value = wordsOf(error);
      });
  }, []);
  return (
    <main class="list-page">
      <h1>Matchtape</h1>
      <p class="quiet">Go to the tape: every play, what it did, and what the rules said.</p>
      {problem.value !== null && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      {matches.value?.length === 0 && (
        <p>
          No match yet. Record one with <code>npx matchtape record FILE</code>, or open one over HTTP.
        </p>
      )}
      <ul class="match-rows" aria-label="Matches">
        {matches.value?.map((match) => (
          <Row key={match.id} match={match} />
        ))}
      </ul>
    </main>
  );
};
