import { useEffect } from 'preact/hooks';
import { makeAddress } from '../address.js';
import { wordsOf } from '../api.js';
import type { Desk } from '../desk.js';
import type { EmbedPlace } from '../embedding.js';
import { loadDesk } from '../load.js';
import { JudgedPanel } from './judged.js';
import { useLoaded } from './loaded.js';
import { Scorebug } from './scorebug.js';
import { TableView } from './table/table.js';
import { attendEmbedded } from './tape-page.js';
import { useTitle } from './title.js';
import { EmbeddedTransport } from './transport.js';

/** What keeps the match away, in words. */
export const NoMatch = ({ problem }: { readonly problem: unknown }) => (
  <main class="embed-bare">
    <p class="problem" role="alert">
      {wordsOf(problem)}
    </p>
  </main>
);

/** The way to the whole page: a window of its own, where nothing stands around it. */
const Whole = ({ desk }: { readonly desk: Desk }) => (
  <a
    class="home-link"
    href={`/${makeAddress({ page: 'match', match: desk.id, at: desk.at.value, viewer: 'public' })}`}
    target="_blank"
    rel="noopener"
    title="Open this step in Matchtape"
  >
    Matchtape
  </a>
);

const Shown = ({ desk }: { readonly desk: Desk }) => {
  useEffect(() => attendEmbedded(desk), [desk]);
  const title = desk.names.join(' against ');
  useTitle(title);
  return (
    <div class="page page-embed">
      <header class="top">
        <h1 class="visually-hidden">{title}</h1>
        <Scorebug desk={desk} />
        <Whole desk={desk} />
      </header>
      <TableView desk={desk} near={desk.near.value} />
      <JudgedPanel desk={desk} />
      <EmbeddedTransport desk={desk} />
    </div>
  );
};

/** A match inside of another page: the table, the verdict and the steps, as the public sees them. Nothing can be done with it. */
export const EmbedPage = ({ match, at }: EmbedPlace) => {
  const { value, problem } = useLoaded(() => loadDesk(match, 'public', at));
  if (problem !== null) return <NoMatch problem={problem} />;
  if (value !== null) return <Shown desk={value} />;
  return (
    <main class="embed-bare">
      <p class="quiet" role="status">
        Laying out the table…
      </p>
    </main>
  );
};
