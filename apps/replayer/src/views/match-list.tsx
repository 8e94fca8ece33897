import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { ListedMatch } from '#projections';
import { wordsOf } from '../api.js';
import { makeAddress } from '../address.js';
import type { ListAddress, ListAsked } from '../list-address.js';
import { fetchListing, type Listing, PAGE } from '../listing.js';
import { go } from '../route.js';
import { mayOpen, mayRecord, maySend } from '../session.js';
import { ListForm } from './list/list-form.js';
import { MatchRow } from './list/match-row.js';
import '../styles/list.css';
import { KeyForm } from './key-form.js';
import { FirstWords } from './first-words.js';
import { OpenFile } from './open-file.js';
import { NewMatch } from './opening/new-match.js';

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

/** What the list shows: nothing yet, the matches, or why there is none of them. */
interface Shown {
  readonly listing: Listing | null;
  readonly problem: string | null;
}

/** Loads the list anew whenever it is asked for otherwise; what arrives after that is dropped. The old one stays until then. */
const useListing = (asked: ListAsked, shown: number): Shown => {
  const state = useSignal<Shown>({ listing: null, problem: null });
  useEffect(() => {
    const abandoned = new AbortController();
    const tell = (next: Shown): void => {
      if (!abandoned.signal.aborted) state.value = next;
    };
    fetchListing(asked, shown)
      .then((listing) => tell({ listing, problem: null }))
      .catch((error: unknown) => tell({ listing: null, problem: wordsOf(error) }));
    return () => abandoned.abort();
  }, [JSON.stringify(asked), shown]);
  return state.value;
};

const isWhole = (asked: ListAsked): boolean => Object.keys(asked).length === 0;

const Count = ({ listing: { count: all, matches }, isChosen }: { readonly listing: Listing; isChosen: boolean }) => (
  <p class="list-count quiet" role="status">
    {all === 0 ? 'No match fits.' : `${String(all)} ${all === 1 ? 'match' : 'matches'}`}
    {matches.length < all && `, of which ${String(matches.length)} are shown`}
    {isChosen && (
      <>
        {' '}
        <a href={makeAddress({ page: 'matches' })}>Show all</a>
      </>
    )}
  </p>
);

const Rows = ({ listing, asked }: { readonly listing: Listing; readonly asked: ListAsked }) => {
  const { matches, count: all } = listing;
  return (
    <>
      <Count listing={listing} isChosen={!isWhole(asked)} />
      <ul class="match-rows" aria-label="Matches">
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
      {matches.length < all && (
        <button
          type="button"
          class="older"
          onClick={() => go({ page: 'matches', asked, shown: matches.length + PAGE })}
        >
          More matches
        </button>
      )}
    </>
  );
};

const NoMatch = () => (mayRecord() ? <Beginning /> : <NothingYet />);

const Problem = ({ words }: { readonly words: string }) => (
  <p class="problem" role="alert">
    {words} <a href={makeAddress({ page: 'matches' })}>Show all matches</a>
  </p>
);

/** The list once the server has answered: its form stays where it is, whatever was found. */
const Answered = ({ listing, problem, asked }: Shown & { readonly asked: ListAsked }) => (
  <>
    {problem !== null && <Problem words={problem} />}
    <ListForm asked={asked} ask={(next) => go({ page: 'matches', asked: next })} />
    {listing !== null && <Rows listing={listing} asked={asked} />}
  </>
);

const Body = ({ asked, ...state }: Shown & { readonly asked: ListAsked }) => {
  if (state.listing === null && state.problem === null) return null;
  return state.listing?.count === 0 && isWhole(asked) ? <NoMatch /> : <Answered {...state} asked={asked} />;
};

/** The matches in the store, chosen, in order and page by page, and the form that opens a new one. */
export const MatchList = ({ asked = {}, shown = PAGE }: ListAddress) => {
  const state = useListing(asked, shown);
  return (
    <main class="list-page">
      <ListHead matches={state.listing?.matches ?? []} />
      <Body {...state} asked={asked} />
      <OpenFile />
    </main>
  );
};
