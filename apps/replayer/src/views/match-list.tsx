import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { SEED_WARNING } from '#ruleset';
import type { ListedMatch } from '#projections';
import { fetchMatches, PAGE, wordsOf } from '../api.js';
import { makeAddress } from '../address.js';
import { mayOpen, mayRecord, maySend } from '../session.js';
import { count } from '../words.js';
import { KeyForm } from './key-form.js';
import { FirstWords } from './first-words.js';
import { OpenFile } from './open-file.js';
import { NewMatch } from './opening/new-match.js';

const outcomeOf = ({ result, players, status }: ListedMatch): string => {
  if (result === null) return status === 'open' ? 'Being recorded' : 'Closed without a result';
  const winners = result.winners.map((seat) => players[seat] ?? `Seat ${String(seat)}`);
  return winners.length === 0 ? 'Draw' : `Won by ${winners.join(' and ')}`;
};

const Row = ({ match }: { readonly match: ListedMatch }) => (
  <li class="match-row">
    <a href={makeAddress({ page: 'match', match: match.id, at: null, viewer: 'recorder' })}>
      <b class="match-players">{match.players.join(' – ')}</b>
      <span class="match-outcome">
        {outcomeOf(match)}
        {match.dealtBy === 'seed' && (
          <span class="mark" title={SEED_WARNING}>
            Dealt from a seed given by hand
          </span>
        )}
        {match.calls.length > 0 && <span class="mark">{count(match.calls.length, 'open call')}</span>}
        {match.status === 'closed' && match.result !== null && <span class="mark">Tape closed</span>}
      </span>
      <span class="quiet">{[match.ruleset, match.mode, match.edition].filter((word) => word !== '').join(' · ')}</span>
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

/** Where else this browser may go. */
const OtherPages = () => (
  <nav class="book-links" aria-label="Other pages">
    <a class="book-link" href={makeAddress({ page: 'events' })}>
      Events
    </a>
    <a class="book-link" href={makeAddress({ page: 'search', q: '' })}>
      Search
    </a>
    <a class="book-link" href={makeAddress({ page: 'statistics', q: '' })}>
      Statistics
    </a>
    <a class="book-link" href={makeAddress({ page: 'calls' })}>
      Open calls
    </a>
    {maySend('links.manage') && (
      <a class="book-link" href={makeAddress({ page: 'access' })}>
        Access
      </a>
    )}
    <a class="book-link" href={makeAddress({ page: 'book', wish: {} })}>
      Ruling book
    </a>
  </nav>
);

/** How to begin, where nothing has been recorded yet. */
const Beginning = () => (
  <section class="beginning" aria-labelledby="beginning-title">
    <h2 id="beginning-title">No match yet</h2>
    <ol>
      <li>
        Press <b>New match</b>: name the players and paste their deck lists, or leave the decks unknown.
      </li>
      <li>Record each play as it is made: pick it from what each player may do, or type it as a line.</li>
      <li>Step back and forth through the tape at any time, and close it when the match is over.</li>
    </ol>
    <p class="quiet">
      A match that is written down already is recorded from its file: <code>npx matchtape record FILE --data data</code>
    </p>
  </section>
);

const NothingYet = () => <p class="quiet">No match has been recorded yet.</p>;

const ListHead = ({ matches }: { readonly matches: readonly ListedMatch[] }) => {
  const isNew = useSignal(false);
  const opener = useRef<HTMLButtonElement>(null);
  const left = (): void => {
    isNew.value = false;
    opener.current?.focus();
  };
  return (
    <>
      <header class="list-head">
        <h1>Matchtape</h1>
        <p class="quiet">Go to the tape: every play, what it did, and what the rules said.</p>
        <OtherPages />
        {mayOpen() && (
          <button
            ref={opener}
            type="button"
            class={isNew.value ? '' : 'primary'}
            aria-expanded={isNew.value}
            onClick={() => {
              isNew.value = !isNew.value;
            }}
          >
            New match
          </button>
        )}
      </header>
      <FirstWords matches={matches} />
      <KeyForm />
      {isNew.value && mayOpen() && <NewMatch left={left} />}
    </>
  );
};

/** The matches in the store, page by page, and the form that opens a new one. */
export const MatchList = () => {
  const matches = useSignal<readonly ListedMatch[] | null>(null);
  const isAll = useSignal(true);
  const problem = useSignal<string | null>(null);
  const more = (): void => {
    const known = matches.value ?? [];
    isAll.value = true;
    fetchMatches(known.at(-1)?.id)
      .then((page) => {
        matches.value = [...known, ...page];
        isAll.value = page.length < PAGE;
      })
      .catch((error: unknown) => {
        problem.value = wordsOf(error);
      });
  };
  useEffect(more, []);
  return (
    <main class="list-page">
      <ListHead matches={matches.value ?? []} />
      {problem.value !== null && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      {matches.value?.length === 0 && (mayRecord() ? <Beginning /> : <NothingYet />)}
      <ul class="match-rows" aria-label="Matches">
        {matches.value?.map((match) => (
          <Row key={match.id} match={match} />
        ))}
      </ul>
      <OpenFile />
      {!isAll.value && (
        <button type="button" class="older" onClick={more}>
          Older matches
        </button>
      )}
    </main>
  );
};
