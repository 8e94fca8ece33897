import type { FunctionComponent } from 'preact';
import { type AskedAddress, makeAddress } from '../../address.js';
import { wordsOf } from '../../api.js';
import { useLoaded } from '../loaded.js';

const HEADS = {
  search: { title: 'Search', words: 'Steps of all tapes, by card, rule, chain, finding, player and result.' },
  statistics: {
    title: 'Statistics',
    words: 'Figures over matches, each with how many it is of and an interval of 95 %.',
  },
} as const;

/** What each page is made of: loaded when somebody goes there. */
const PARTS: Readonly<Record<AskedAddress['page'], () => Promise<FunctionComponent<{ readonly q: string }>>>> = {
  search: async () => (await import('./search.js')).Search,
  statistics: async () => (await import('./rates.js')).Rates,
};

const Part = ({ page, q }: AskedAddress) => {
  const { value, problem } = useLoaded(async () => ({ Shown: await PARTS[page]() }));
  if (problem !== null)
    return (
      <p class="problem" role="alert">
        {wordsOf(problem)}
      </p>
    );
  return value === null ? <p class="quiet">Loading…</p> : <value.Shown key={q} q={q} />;
};

/** A page of questions over all tapes. */
export const AskedPage = (place: AskedAddress) => {
  const { title, words } = HEADS[place.page];
  const other = place.page === 'search' ? 'statistics' : 'search';
  return (
    <main class="list-page">
      <header class="list-head">
        <h1>{title}</h1>
        <p class="quiet">{words}</p>
        <nav class="book-links" aria-label="Other pages">
          <a class="book-link" href={makeAddress({ page: 'matches' })}>
            All matches
          </a>
          <a class="book-link" href={makeAddress({ page: other, q: '' })}>
            {HEADS[other].title}
          </a>
        </nav>
      </header>
      <Part key={place.page} {...place} />
    </main>
  );
};
